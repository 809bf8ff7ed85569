### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

language = Français
# Devant ces débuts on dit « d’ » et « qu’ » ; un y compte comme une voyelle devant une consonne : « d’Yves », mais « de Yusuf ».
elided = [aeiouàâäáåéèêëîïíôöóøùûüúœæ]|y[^aeiou]
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = ,{ " " }
colon = { "\u00A0" }:{ " " }
close = Fermer
back = Retour
cancel = Finalement non
ok = C’est bon
aloud = { $text } !
you-name = Toi
you-place = Ta place
colour-green = Vert
colour-blue = Bleu
colour-red = Rouge
colour-yellow = Jaune
colour-black = Noir
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card_count = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
card-back = carte face cachée
menu-title = Menu
menu-settings = Réglages
menu-rules = Règles
menu-copy = Copier le lien
menu-copied = Copié.
menu-gallery = Toutes les cartes
menu-home = Page d’accueil
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-evening = Soir
settings-day = En terrasse
settings-evening_short = Soir
settings-day_short = Jour
settings-system = comme l’appareil
settings-speed = Vitesse des mouvements
settings-slow = lente
settings-usual = normale
settings-quick = rapide
settings-pace = Rythme des bots (pour tous)
settings-paces-calm = lent
settings-paces-usual = normal
settings-paces-brisk = rapide
settings-paces-instant = immédiat
settings-sound = Sons : cartes, toc-toc, fiches
settings-vibrate = Vibrer à mon tour et quand il faut taper
settings-call = Me prévenir quand c’est à moi et que je regarde ailleurs
calls-blocked = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages.
settings-hand = De quelle main joues-tu ?
settings-right = droite
settings-left = gauche
settings-taps = Combien d’appuis ?
settings-taps-one = un seul joue
settings-taps-two = deux pour les cartes
settings-taps-both = deux pour les personnes aussi
settings-sort = Trier ta main
settings-sort-colour = par couleur
settings-sort-rank = par valeur
settings-volume = Volume
start-tagline = Cinq jeux pour fripouilles. Prends place.
start-code = Code de table
start-join = Rejoindre
start-games = Jeux
start-people = { $from }–{ $to } joueurs
start-minutes = { $n } min
start-age = à partir de { $n } ans
start-play = Jouer
start-learn = Apprendre
start-learn_label = Apprendre : { $game }
start-invite = Inviter
start-invite_label = Nouvelle table : { $game }
start-yours = Tes tables
start-past = Soirées passées
start-your_turn = À toi de jouer
start-running = en cours
start-lobby = en attente
start-again = Revoir
start-bring = Regarder un enregistrement
start-look = Revoir
start-nobody = Encore personne. La première partie est offerte par la maison.
start-back = Retour à ta table
start-go_on = Continuer
start-change = changer
start-change_label = Changer ta façon de jouer à { $game }
start-how = { $game } : comment joues-tu ?
start-strength = Quel niveau pour les autres ?
start-length = Quelle durée ?
start-rules = Règles
start-people_count = { $n } joueurs
length-short = courte
length-usual = habituelle
length-long = longue
length-by-limit = Limite de points : { $n }.
length-by-rounds = { $n } manches.
start-gallery = Voir toutes les cartes
start-gallery_text = Cinq jeux de cartes, chaque visage et ce qu’il sait faire.
start-foot = Stammtisch est un logiciel libre. Tous les dessins et les textes sont de nous.
start-more = Et aussi
start-pad = Le carnet de points
start-pad_text = Il compte les points quand vous jouez avec de vraies cartes.
start-stats = Ton casier judiciaire
start-stats_text = Parties, victoires et méfaits.
start-lab = Que change une règle ?
start-lab_text = Des milliers de parties jouées en quelques secondes.
start-offline = Pas de connexion. Le carnet, les cartes et les règles marchent quand même.
start-no_line = Pas de connexion
start-try_again = Réessayer
start-loading = Un instant…
name-title = Comment t’appelles-tu ?
name-label = Ton nom
start-me = { $name } : changer de nom et de visage
levels-random = Hasard
levels-lehrling = Apprenti
levels-geselle = Compagnon
levels-meister = Maître
connection-lost = Pas de connexion. On réessaie…
rules-title = Règles : { $game }
rules-found = { $n ->
    [0] Les règles n’en disent rien.
    [one] { $n } paragraphe
   *[other] { $n } paragraphes
}
rules-search = Chercher
rules-rule = Règle { $n }
rules-offer = Envie d’essayer ? Une première manche avec des explications.
rules-learn = Jouer une première manche
rules-example = Voir l’exemple de la règle imprimée
refused-wrong_host = Ce serveur ne s’appelle pas ainsi. La personne qui s’en occupe peut lui dire son nom (--name).
refused-busy = Le Maître a fort à faire. Redemande dans un instant.
refused-damaged_table = Le journal de cette table est abîmé. La personne qui tient le serveur doit le réparer.
refused-bad_message = Le serveur n’a pas compris.
    .full = { KNOWN($why) ->
        [yes] { $why }
       *[no] { refused-bad_message }
    }
refused-wrong_origin = Cela venait d’un autre site.
refused-too_large = C’est trop d’un coup.
    .full = c’est trop à la fois{ KNOWN($most) ->
        [yes]  : au plus { $most }
       *[no] { "" }
    }
refused-too_fast = Doucement, doucement. Réessaie dans un instant.
    .full = trop de demandes à la fois : réessaie dans un instant
refused-no_such_table = Cette table n’existe pas (ou plus).
    .full = il n’y a pas de table { $code }
refused-no_such_game = Ce jeu n’existe pas.
    .full = il n’y a pas de jeu '{ $game }' : au choix { $known }{ fault-near }
refused-bad_option = Ces règles ne peuvent pas être choisies ainsi.
    .full = { $why }
refused-bad_players = Ce nombre de joueurs ne convient pas.
    .full = { $why }
refused-bad_name = Un nom a de 1 à 24 caractères.
    .full = il faut un nom de 1 à 24 caractères visibles
refused-name_taken = Quelqu’un ici s’appelle déjà ainsi.
    .full = quelqu’un s’appelle déjà { $name } à la table : il faut un autre nom
refused-table_full = La table est complète.
refused-no_such_replay = Ce lien n’existe pas, ou la partie est encore en cours.
    .full = ce n’est pas le lien d’une partie finie
refused-bad_record = { KNOWN($line) ->
    [yes] Ligne { $line } : { $why }
   *[no] { $why }
}
    .full = { KNOWN($line) ->
        [yes] ligne { $line } : { $why }
       *[no] { $why }
    }
refused-clock_while_waiting = Une table qui attend les absents joue sans limite de temps.
    .full = une table qui attend les absents joue sans limite de temps : il faut 0
refused-too_many_tables = Le bistrot est plein : pas de nouvelle table pour l’instant.
refused-races_on_one_device = Ici, c’est la rapidité qui compte : il faut un appareil par personne.
refused-open_beside_device = À plusieurs sur un appareil, on joue entre soi et avec des bots : aucune place ne peut rester libre.
refused-restarting = Le serveur redémarre. Réessaie dans un instant.
refused-offline = Pas de connexion.
refused-server_fault = Le serveur a eu un problème. Réessaie dans un instant.
refused-unknown = Cela n’a pas marché.
new-seat_n = Place { $n }

## table

menu-match = La partie
menu-table = La table
menu-you = Pour toi
menu-share = Partager
menu-invite = Inviter
menu-link = Lien personnel
menu-link_text = Avec lui, tu retrouves ta place sur n’importe quel appareil. Ne le donne à personne.
menu-leave = Quitter la table
menu-leave_text = Un bot prend ta place pour de bon.
menu-leave_sure = Vraiment partir ?
menu-rest = Laisser un bot jouer pour moi
menu-unrest = Je reprends la main
menu-qr = Pour un autre appareil
calls-title = C’était à toi
calls-text = Ton appareil doit-il te prévenir quand la table t’attend et que tu regardes ailleurs ?
calls-yes = Oui, volontiers
calls-no = Non, merci
door-title = À la porte
door-waiting = aimerait jouer
door-sent_away = a dû partir
door-let_in = Faire entrer
door-let_in_name = Faire entrer { $name }
door-asked = On a demandé si tu peux entrer.
door-waits = { $name } aimerait jouer.
door-where = Menu, « À la porte ».
door-nobody = Il n’y a personne à la porte.
news-elsewhere = Cette table est ouverte trop de fois : le plus ancien onglet est fermé.
news-away = { $name } s’absente un instant.
news-away_small = Un bot va bientôt prendre sa place.
news-away_waits = La table attend.
news-bot = Un bot joue maintenant pour { $name }.
news-back = { $name } est de retour.
news-joined = { $name } rejoint la table.
news-host = { $name } est maintenant l’hôte.
news-your_turn = À toi de jouer
news-kicked = On t’a demandé de quitter la table.
news-restarting = Le serveur redémarre. On reprend tout de suite.
refused-plays_alone = Cette table est pour une seule personne. Ouvre la tienne.
refused-opened_here = La personne qui a ouvert la table y reste, et il faut avoir joué avec elle pour devenir hôte.
refused-sent_away = On t’a demandé de partir. Tu peux revenir quand on te laisse entrer.
refused-seen_cards = Tu as vu les cartes d’une autre place dans cette partie. Tu peux reprendre la tienne, ou n’importe laquelle après la partie.
    .full = tu as vu les cartes de la place { $seat } dans cette partie : il faut cette place, ou la partie suivante
refused-seen_from_here = Quelqu’un a déjà vu des cartes de cette partie depuis ton adresse. Tu pourras t’asseoir quand elle sera finie.
refused-asked_already = La question est posée. Attends un instant.
refused-own_guest = Cette personne passe par la même connexion que toi. Quelqu’un d’autre doit la laisser entrer.
refused-log_full = Le journal de cette table est plein. Ouvre une nouvelle table.
refused-face_taken = { $name } a déjà ce visage.
refused-seat_taken = La place est prise.
    .full = la place { $seat } est prise : il en faut une autre
refused-no_such_seat = Cette place n’existe pas.
    .full = il n’y a pas de place { $seat } : elles vont de 0 à { $last }
refused-not_seated = Pour cela, il faut avoir une place à la table.
refused-seated_already = Tu as déjà une place.
    .full = tu es à la place { $seat }
refused-not_host = Seul l’hôte peut le faire.
refused-not_now = Ce n’est pas le moment.
    .full = la table est dans la phase '{ $phase }' : il en faut une autre
refused-seats_open = Il reste des places libres.
    .full = { $count ->
        [one] { $count } place est libre : il y faut quelqu’un
       *[other] { $count } places sont libres : il faut quelqu’un sur chacune
    }
refused-no_such_person = Cette personne n’est pas là.
refused-not_asked = On ne te demande rien pour l’instant.
refused-too_late = Trop tard, c’est décidé.
refused-bad_move = Ce coup n’existe pas.
    .full = { $why }
refused-still_playing = La partie est encore en cours.
refused-no_hints = Pas de conseils à cette table.
refused-not_alone = D’autres personnes sont à la table : ici, on ne presse personne.
refused-as_it_lies = Cette donne se joue telle quelle : tout le monde trouve la même table.
    .full = rien ne change à cette table : il faut un coup, un mot ou un autre rythme
end-day = Classement
end-compare = Comparer
end-challenge = Défier quelqu’un
plain-sealed = Tout le monde choisit
plain-scores = Les points de la manche { $round } sont comptés.
plain-window = Tu réagis ?
known-card = { KNOWN($card) ->
    [yes] { colon }{ $card }
   *[no] { "" }
}
known-cards = { KNOWN($cards) ->
    [yes] { colon }{ $cards }
   *[no] { "" }
}
said-colour = { $colour ->
    [green] vert
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[black] noir
}
sign-rock = Pierre
sign-paper = Feuille
sign-scissors = Ciseaux
sign-well = Puits
pile-left = { $n ->
    [0] vide
   *[other] reste { $n }
}
pile-label = { $n ->
    [0] Pioche vide
    [one] Pioche, { $n } carte
   *[other] Pioche, { $n } cartes
}
pile-top = Dessus : { $card }
middle-label = Au milieu
where-round = Manche { $round }
where-round_of = Manche { $round } sur { $of }
where-trick = Manche { $round } · pli { $trick }/{ $of }
where-turn = Tour { $n }
where-over = On ferme
hand-label = Tes cartes, { $n }
hand-playable = jouable
hand-unplayable = pas maintenant
shared-give = Passe l’appareil à { $name }
shared-who = Qui a l’appareil ?
shared-hidden = Toutes les mains sont cachées.
shared-am = C’est moi, { $name }
new-here = Personnes sur cet appareil
new-here_text = Entre les tours, l’écran cache toutes les mains. Les autres places sont à des bots, et la table attend tout le monde.
new-here_name = Nom de la personne { $n }
hand-ready = posée d’avance
hand-put = { $card } : place { $n } sur { $of }
hand-sorted_colour = Main triée par couleur.
hand-sorted_rank = Main triée par valeur.
ready-laid = { $card } : posée d’avance pour ton tour.
ready-taken = { $card } : de retour dans ta main.
ready-waits = Posée d’avance pour ton tour : { $card }. Touche-la pour la reprendre.
ready-again = Touche encore pour la poser d’avance.
ready-returned = { $card } ne convient pas maintenant : de retour dans ta main.
slip-aimed = { $name } : touche encore une fois.
gone-title = Les cartes tombées
gone-closed = À cette table, on ne regarde pas plus loin que le dernier pli.
gone-none = Aucune carte n’est encore tombée dans cette manche.
gone-row = { $n ->
    [one] Une est tombée
   *[other] { $n } sont tombées
}{ $mine ->
    [0] { "" }
   *[other] , { $mine } dans ta main
}
seat-label = { $n ->
    [0] { $name }, aucune carte
    [one] { $name }, { $n } carte
   *[other] { $name }, { $n } cartes
}
seat-bot = Bot
seat-away = revient vite
seat-bot_in = bot dans { $time }
seat-waits = pas là, on attend
seat-stand_in = un bot joue
seat-sealed = a choisi
seat-dog = chien de garde
seat-host = hôte
seat-turn = doit jouer
seat-choice = au choix
seat-barred = pas maintenant
seat-before = Devant { $name }
seat-open_hand = main découverte
slip-your_turn = À toi de jouer
slip-turn_of = À { $name } de jouer
slip-waiting = Tout le monde réfléchit
slip-waiting_for = On attend : { $names }
slip-lay = Jouer
slip-named = { $card } : { $does }
slip-no_fit = Elle ne convient pas. Il faut : { $what }.
zoom-in_deck = { $n }× dans le jeu
gallery-count = { $n }×
gallery-counts = { $n }×, ou { $fewer }× jusqu’à cinq joueurs
slip-gathered = Choisies : { $n } sur { $of }.
slip-enough = { $n ->
    [one] Une seule carte suffit. Repose-la pour en prendre une autre.
   *[other] { $n } cartes suffisent. Reposes-en une pour en prendre une autre.
}
slip-put_back = Reprendre
slip-seconds = { $n ->
    [one] reste { $n } seconde
   *[other] reste { $n } secondes
}
slip-race_time = le temps de taper
slip-fewer = moins
slip-more = plus
slip-take = Prendre ({ $n } sur { $of })
slip-resting = Un bot joue pour toi
slip-you_take = Tu prends le pli
slip-you_win = Tu gagnes la manche
slip-arrived = Trois cartes { ELIDE("de ", "d’", $name) }
slip-takes = { $name } prend le pli
slip-wins = { $name } gagne la manche
slip-thrown = Chi-fou-mi !
slip-moment = Un instant…
slip-over = On ferme
slip-slapped = Tapé !
slip-judged = Voyons qui a tapé en dernier.
slip-kept = Ton coup est gardé
slip-kept_text = Il partira dès que la connexion sera revenue.
slip-away_waits = { $name } n’est pas là. La table attend.
slip-away_bot = { $name } n’est pas là. Un bot va jouer.
slip-reading = { $count ->
    [one] { $names } lit encore le décompte.
   *[other] { $names } lisent encore le décompte.
}
slip-back_to_table = À toi de jouer : retour à la table
slip-watching = Tu regardes
slip-sit = Prendre place
tools-log = Journal
tools-rules = Règles
tools-hint = Conseil
tools-last = Dernier pli
tools-talk = Parler
tools-pad = Carnet
tools-menu = Menu
tools-label = Outils
log-label = Journal
log-empty = Il ne s’est encore rien passé.
pad-label = Carnet de points
pad-sum = Total
pad-round = Manche
pad-cards = Cartes
pad-until = { $game }, jusqu’à { $n }
pad-rounds = { $game }, { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
talk-label = Parler
talk-placeholder = Dis quelque chose…
talk-send = Envoyer
talk-empty = Personne n’a encore rien dit.
talk-emotes = Réactions
emote-laugh = Ha ha !
emote-cheer = Santé !
emote-groan = Aïe aïe…
emote-shock = Quoi ?!
emote-wink = Tiens, tiens.
emote-hurry = Tic, tac.
emote-well_played = Bien joué.
emote-thanks = Merci !
person-open = Main découverte
person-known = Ce que tu en connais
person-taken = Cartes prises
person-nothing = On n’en sait pas plus pour l’instant.
person-replace = Remplacer par un bot
new-title = Nouvelle table : { $game }
new-players = Combien de joueurs ?
new-seats = Qui s’assoit où ?
new-me = Toi
new-open = libre
new-bot = Bot
sets-title = Règles
sets-usual = Règles habituelles
sets-keep = Garder ces règles
sets-keep_text = Sous un nom, dans ce navigateur. Qui vient par ton invitation voit comment la table joue, et peut garder ces règles aussi.
sets-name = Nom de ces règles
sets-placeholder = Comme d’habitude
sets-keep_act = Garder
sets-kept = Gardé sous « { $name } ».
sets-called = Ces règles s’appellent « { $name } ».
sets-drop = Oublier « { $name } »
sets-rule = La règle
sets-no_rule = La règle n’en dit pas davantage.
new-options = Quelles règles ?
new-house_rules = Règles maison
new-lab = Qu’est-ce que ça change ?
new-variants = Variantes
new-clock = Temps de réflexion
new-no_clock = sans limite
new-seconds = { $n } s
new-spectators = Spectateurs bienvenus
new-spectators_text = Avec le lien, on peut regarder, mais on ne voit que ce qui est à découvert.
new-stand_in = Qui prend le relais ?
new-stand_in_text = Si quelqu’un perd la connexion, un bot joue à sa place jusqu’à son retour.
new-absence = Si quelqu’un est absent, un bot joue
new-absence_text = Une table qui attend se joue sur plusieurs jours. Elle n’a pas de limite de temps.
new-after = après { $time }
new-never = jamais : la table attend
new-pace = Rythme des bots
new-open_table = Ouvrir la table
new-usual_depends = d’habitude (selon le nombre de joueurs)
new-ages = Les places, de l’aîné au plus jeune
new-ages_text = Dans certains jeux, l’aîné commence, ou passe en premier à égalité. Touche les places dans cet ordre.
new-more = Plus de réglages
deck-sum = { $n ->
    [1] { $n } carte
   *[other] { $n } cartes
}
deck-count = nombre
deck-points = points
lobby-text = Envoie le lien ou montre le code.
lobby-invites = { $name } t’invite à une partie de { $game }.
lobby-join = Je joue
lobby-full = Toutes les places sont prises.
lobby-copy = Copier le lien
lobby-share = Partager
lobby-code = Code de table
lobby-qr = QR code pour rejoindre la table
lobby-sit = S’asseoir ici
lobby-free = libre
lobby-you = toi
lobby-add_bot = Ajouter un bot
lobby-fill_bots = Compléter avec des bots
lobby-remove = Libérer la place
lobby-swap_with = Échanger avec qui ?
lobby-start = Commencer
lobby-start_wait = { $n ->
    [1] Il reste une place libre
   *[other] Il reste { $n } places libres
}
lobby-waiting_host = { $name } lance la partie quand tout le monde est là.
lobby-watchers = { $n ->
    [1] { $n } personne regarde
   *[other] { $n } personnes regardent
}
lobby-options = Ce qui est convenu
lobby-change = Changer
lobby-level = Niveau
lobby-away = revient vite
lobby-won = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
lobby-booklet = Selon la règle imprimée.
lobby-booklet_with = Selon la règle imprimée, avec :
lobby-differs = Tout n’est pas comme dans la règle imprimée :
source-booklet = comme imprimé
source-variant = variante imprimée
source-open = la règle imprimée laisse le choix
source-ours = une règle de notre cru
lobby-make_host = En faire l’hôte
reckon-label = Manche { $round } : qui a eu quoi
reckon-round = La manche { $round } est finie
reckon-you = { $n ->
    [0] Aucun point pour toi
    [one] { $n } point pour toi
   *[other] { $n } points pour toi
}
reckon-you_off = { $n ->
    [one] { $n } point de moins pour toi
   *[other] { $n } points de moins pour toi
}
reckon-lead = { $count ->
    [one] { $names } mène.
   *[other] { $names } mènent.
}
reckon-behind = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent
}, tu as { $n } de retard.
reckon-ahead = Tu mènes, avec { $n } d’avance sur { $names }.
reckon-level = Tu mènes, à égalité avec { $names }.
reckon-all_level = Tout le monde est à égalité.
reckon-missing = { ROLE($who) ->
    [reader] Il te manque
   *[other] Il manque à { $who }
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour arriver à la limite, { $limit }.
reckon-rounds_left = { $n ->
    [one] Encore une manche.
   *[other] Encore { $n } manches.
}
reckon-over = La partie est finie.
reckon-flag = la fin est à { $n }
reckon-nothing = rien
reckon-value = arrive à { $n }
reckon-why = Pli { $trick } : { ROLE($seat) ->
    [reader] tu prends avec { $card }
   *[other] { $seat } prend avec { $card }
}, { ROLE($giver) ->
    [reader] tu y jettes { $dear }.
   *[other] { $giver } y jette { $dear }.
}
reckon-why_own = Pli { $trick } : { ROLE($seat) ->
    [reader] tu prends toi-même avec { $card }.
   *[other] { $seat } prend avec { $card }.
}
reckon-continue = Continuer
reckon-to_result = Voir le résultat
reckon-next_you = C’est bientôt à toi.
reckon-next = On attend { $names }.
reckon-reading = { $count ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
reckon-all_read = Les autres ont continué.
end-title = { $name } gagne !
end-title_you = Tu gagnes !
end-title_many = { $names } gagnent !
end-reason-limit = La limite de points met fin à la partie.
end-reason-rounds = La dernière manche est jouée.
end-reason-hand_empty = Une main est vide.
end-reason-stock_empty = La pioche est vide.
end-reason-surrounded = Tout le monde est encerclé.
end-reason-bound = Après tout ce temps, il faut s’arrêter.
end-rematch = Encore une
end-wait_host = { $name } peut lancer la revanche.
end-result = Résultat
end-propose = Proposer une revanche
end-proposed = Tu as proposé une revanche.
end-wants = { $count ->
    [one] { $names } aimerait une revanche.
   *[other] { $names } aimeraient une revanche.
}
end-picture = Image du résultat
end-no_picture = L’image n’a pas pu être faite.
end-last_card = La dernière carte
end-home = Page d’accueil
end-place = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
end-share = Partager le résultat
end-why-limit = { $name } est à { $total }, la limite était { $limit }.
end-why-limit_you = Tu es à { $total }, la limite était { $limit }.
end-why-rounds = { $n ->
    [1] La seule manche est jouée.
   *[other] Les { $n } manches sont jouées.
}
end-why-hand_empty = { ROLE($who) ->
    [reader] Tu n’as plus de cartes.
   *[other] { $who } n’a plus de cartes.
}
end-why-hands_empty = { $names } n’ont plus de cartes.
end-ahead = { ROLE($who) ->
    [reader] Tu gagnes
   *[other] { $who } gagne
} avec { $n ->
    [one] un point
   *[other] { $n } points
} d’avance.
end-decisive = Le moment décisif
end-decisive_round = Manche { $round } : { $what } { $then }
refused-not_in_hand = Tu n’as pas cette carte.
    .full = { $card } n’est pas dans ta main
refused-chosen_already = Celle-là, tu l’as déjà choisie.
refused-must_follow = Tu peux fournir, alors fournis.
refused-does_not_fit = Elle ne convient pas.
tricks-leads = mène
tricks-takes = prend
tricks-takes_points = prend : { $n }
tricks-lead = C’est toi qui entames.
tricks-free = Tu ne peux pas fournir : défausse ce que tu veux.
tricks-follow = Fournis du { said-colour }.
tricks-count = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
tricks-pass = Trois cartes pour { $name }
tricks-pass_text = Choisis trois cartes et donne-les.
tricks-passed = C’est choisi
tricks-seal = Donner
tricks-last = Dernier pli
tricks-last_by = pour { $name }
tricks-last_you = pour toi
tricks-no_last = Aucun pli n’a encore été pris dans cette manche.
end-decisive_strikes = { ROLE($who) ->
    [reader] Tu t’enlèves
   *[other] { $who } s’enlève
} { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
end-decisive_gets = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour { ROLE($who) ->
    [reader] toi
   *[other] { $who }
}.
end-decisive_leads = { ROLE($who) ->
    [reader] Tu passes en tête.
   *[other] { $who } passe en tête.
}
end-decisive_ahead = { ROLE($who) ->
    [reader] Tu prends
   *[other] { $who } prend
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’avance.
lobby-own_bot = bot invité
lobby-bot_gone = { $name } n’est pas là : un Compagnon joue

## faults

refused-same_rules = Ce sont les mêmes règles.
refused-lab_busy = Le labo est occupé. Réessaie dans un instant.
refused-no_such_study = Cette étude n’existe plus. Compare encore une fois.
fault-a_move = un coup de la place { $seats }
    .full = un coup de la place { $seats }
fault-a_pick = le résultat d’un tirage
    .full = le résultat d’un tirage
fault-a_shuffle = le résultat d’un mélange
    .full = le résultat d’un mélange
fault-after_the_end = La partie est déjà finie ici.
    .full = il ne faut rien après la fin de la partie, il y a { $found }
fault-bad_seed = Ce n’est pas une graine.
    .full = { $got } n’est pas une graine : il faut un entier de 0 à 2**256 - 1, 64 chiffres hexadécimaux ou 32 octets
fault-breaks_off = L’enregistrement s’interrompt. Il manque : { $missing }
    .full = l’enregistrement s’interrompt : il manque { $missing }
fault-cannot_be_read = Le fichier ne peut pas être lu.
    .full = { $file } ne peut pas être lu : { $reason }
fault-card_too_often = La carte { $card } apparaît plus souvent que le jeu ne la contient.
    .full = la carte { $card } apparaît plus souvent que le jeu ne la contient
fault-choice_expected = Au choix : { $of }, pas { $got }.
    .full = au choix { $of }, pas { $got }
fault-contributions = Il faut { $players } contributions, une par place, pas { $got }.
    .full = il faut { $players } contributions, une par place, trouvé { $got }
fault-empty_record = L’enregistrement est vide.
    .full = l’enregistrement est vide : il manque l’en-tête d’une partie
fault-from_the_seed = ce qui découle de la graine
    .full = { $line } (cela découle de la graine)
fault-header_differs = L’en-tête de la partie n’est pas juste.
    .full = l’en-tête devrait être { $header }
fault-impossible = Ce n’est pas possible.
fault-line_differs = Il devrait y avoir autre chose ici : { $wanted }
    .full = il faudrait ici { $wanted }, il y a { $found }
fault-digest_differs = L’empreinte ne correspond pas aux lignes qui précèdent : quelqu’un a modifié l’enregistrement.
    .full = l’empreinte ne correspond pas aux lignes qui précèdent : il faut { $wanted }, trouvé { $found }
fault-not_asked = Ce n’est pas à la place { $seat } de jouer.
    .full = la place { $seat } n’a rien à décider maintenant : c’est à la place { $others }
fault-match_over = La partie est déjà finie.
    .full = la partie est finie : il n’y a plus de coup à jouer
fault-move_impossible = « { $move } » de la place { $seat } n’était pas possible. { $fault }
    .full = '{ $move }' de la place { $seat } n’était pas possible : { $fault }
fault-move_not_plain = « { $move } » n’est pas écrit comme un coup d’enregistrement.
    .full = il faut un seul coup, écrit simplement comme '{ $example }', pas '{ $move }'
fault-needs_cards = { $option } n’a aucun effet avec ce jeu de cartes : il faut au moins { $least } des cartes concernées, il y en a { $got }. Change le jeu, ou enlève cette règle.
    .full = l’option '{ $option }' n’a aucun effet avec ce jeu de cartes : au moins { $least } des cartes concernées, pas { $got }
fault-too_few_rounds = { $option } n’a aucun effet en si peu de manches : il en faut au moins { $least }.
    .full = l’option '{ $option }' n’a aucun effet en si peu de manches : au moins { $least }
fault-stopped_too_soon = Avec rounds={ $rounds }, { $option } n’a aucun effet : donne rounds={ $least } ou plus.
    .full = avec rounds={ $rounds }, l’option '{ $option }' n’a aucun effet : donne rounds={ $least } ou plus
fault-needs_variant = { $option } n’a aucun effet sans « { $variant } ».
    .full = l’option '{ $option }' n’a aucun effet sans la variante '{ $variant }' : les deux, ou aucune
fault-no_header = Une partie devrait commencer ici.
    .full = il faut l’en-tête d’une partie, { $header }
fault-no_proof = Ce n’est pas une preuve.
    .full = pas une preuve
fault-no_secret = Le secret n’a pas { $digits } chiffres hexadécimaux.
    .full = il faut un secret de { $digits } chiffres hexadécimaux
fault-no_such_match = Il n’y a pas de partie { $number }.
    .full = { KNOWN($count) ->
        [yes] il n’y a pas de partie { $number } : il y en a de 1 à { $count }
       *[no] il n’y a pas de partie { $number } : il n’y en a qu’une
    }
fault-no_such_option = Ce jeu n’a pas d’option « { $option } ».
    .full = il n’y a pas d’option '{ $option }' : au choix { $known }{ fault-near_word }
fault-no_such_variant = Ce jeu n’a pas de variante « { $option } ».
    .full = il n’y a pas de variante '{ $option }' : { KNOWN($known) ->
        [yes] au choix { $known }
       *[no] ce jeu n’en a aucune
    }{ fault-near_word }
fault-not_a_line = Une telle ligne n’existe dans aucun enregistrement.
    .full = pas une ligne d’enregistrement
fault-not_json = Ce n’est pas du JSON.
    .full = il faut un objet JSON, pas { $found }
fault-not_text = Ce n’est pas un enregistrement.
    .full = { KNOWN($file) ->
        [yes] { $file } n’est pas un enregistrement : il faut du texte UTF-8, un objet JSON par ligne
       *[no] pas un enregistrement : il faut du texte UTF-8, un objet JSON par ligne
    }
fault-number_expected = Il faut un nombre de { $least } à { $most }, pas { $got }.
    .full = il faut un entier de { $least } à { $most }, pas { $got }
fault-on_and_off = « { $option } » ne peut pas être à la fois choisie et refusée.
    .full = la variante '{ $option }' est demandée et refusée à la fois : l’un ou l’autre
fault-record_version = Cet enregistrement est de la version { $got }, seule la { $version } est connue.
    .full = la version { $got } du format n’est pas connue : il faut { $version }
fault-imagined_match = Une partie imaginée n’a pas d’enregistrement.
    .full = une partie imaginée n’a pas d’enregistrement : ses cartes n’ont jamais été distribuées
fault-no_record = Ce n’est pas un enregistrement.
    .full = il faut un enregistrement : le chemin d’un fichier, un fichier ouvert, son texte ou ses lignes, trouvé { $got }
fault-not_your_seat = Un bot ne voit que de sa propre place.
    .full = un bot assis à la place { $seat } ne peut interroger que cette place, demandé { $got }
fault-research_missing = Il faut { $package }, qui n’est pas installé.
    .full = il faut { $package } pour cela ({ $missing } manque) : pip install 'stammtisch[research]'
fault-research_unobserved = Des programmes ne peuvent pas apprendre { $game } : il ne dit pas ce qu’une place en voit.
    .full = { $game } ne déclare pas d’observation : il faut un jeu avec une règle observe(s, seat, out)
fault-research_observer = Les observateurs n’ont pas de paramètres ici.
    .full = il faut un observateur sans paramètres, trouvé { $got }
fault-several_matches = Il y a { $got } parties ici au lieu d’une.
    .full = il faut une seule partie, trouvé { $got }
fault-truth_expected = Il faut oui ou non, pas { $got }.
    .full = il faut true ou false, pas { $got }
fault-vec_actions = Il faut un nombre entier par partie.
    .full = il faut { $matches } nombres entiers, une action par partie, trouvé { $got }
fault-vec_nobody = Il faut quelqu’un dont les actions viennent de l’extérieur.
    .full = il faut au moins une place sans adversaire : des bots les occupent toutes
fault-vec_not_legal = Cette action n’est pas permise maintenant.
    .full = l’action { $action } n’est pas permise ici : il faut l’une de { $legal }
fault-vec_opponents = Les adversaires sont des bots par place, par exemple { $like }.
    .full = il faut des adversaires par place, par exemple { $like }, et non { $got }
fault-vec_options = On convient des options ou on les tire au sort, pas les deux.
    .full = il faut des options ou random_options, pas les deux
fault-vec_too_long = Cette partie était trop longue pour être racontée.
    .full = cette partie compte plus de { $most } décisions et n’a pas été gardée en entier
fault-whole_expected = Il faut un entier d’au moins { $least }, pas { $got }.
    .full = il faut un entier d’au moins { $least }, pas { $got }
fault-wrong_ages = Chaque place figure une seule fois dans l’ordre des âges.
    .full = il faut les places 0 à { $last }, de l’aîné au plus jeune, pas { $got }
fault-wrong_form = Ce n’est pas ainsi que cela s’écrit.
fault-wrong_names = Il faut { $players } noms de 1 à 40 caractères.
    .full = il faut { $players } noms de 1 à 40 caractères visibles, pas { $got }
fault-wrong_pick = Le tirage n’a pas pu se faire ainsi.
    .full = il faut un tirage parmi { $size }, il y a { $got }
fault-wrong_players = { $game } se joue de { $least } à { $most } joueurs, pas à { $got }.
    .full = { $game } se joue de { $least } à { $most } joueurs, pas à { $got }
fault-wrong_secret = Le secret ne correspond pas à l’empreinte.
    .full = ce n’est pas le secret sur lequel la table s’était engagée : son SHA-256 n’est pas l’empreinte
fault-wrong_seed = Le secret et le hasard ajouté donnent une autre graine.
    .full = la graine de la partie n’est pas le SHA-256 du secret et de ce qui y a été ajouté : il faut { $seed }, trouvé { $got }
fault-wrong_shuffle = Les cartes n’ont pas pu être mélangées ainsi.
    .full = { KNOWN($size) ->
        [yes] il faut un mélange de { $size } cartes, il y en a { $got }
       *[no] les cartes mélangées ne sont pas celles qui étaient là
    }
fault-wrong_value = { $option } : { $fault }
    .full = option '{ $option }' : { $fault }
fault-message_not_json = Ce n’est pas du JSON.
    .full = il faut un message en JSON
fault-object_expected = Il faut un objet, pas { $got }.
    .full = il faut un objet, pas { $got }
fault-field_missing = « { $field } » manque.
    .full = il manque le champ '{ $field }'
fault-wrong_field = { $field } : { $fault }
fault-text_expected = Il faut un autre texte, pas { $got }.
    .full = { KNOWN($most) ->
        [yes] il faut un texte de { $least } à { $most } caractères, pas { $got }
       *[no] il faut un texte, pas { $got }
    }
fault-list_expected = Il faut une autre liste, pas { $got }.
    .full = { KNOWN($most) ->
        [yes] { KNOWN($least) ->
            [yes] il faut une liste de { $least } à { $most }, pas { $got }
           *[no] il faut une liste de { $most } au plus, pas { $got }
        }
       *[no] il faut une liste, pas { $got }
    }
fault-nothing_said = Il n’y a rien.
    .full = il faut quelque chose à dire
fault-token_expected = Il manque la clé.
    .full = il faut une clé
fault-seats_expected = Une des { $players } places doit être la tienne.
    .full = il faut { $players } places, dont la tienne
fault-no_lesson = Il n’y a pas de leçon pour { $game }.
    .full = il n’y a pas de leçon pour { $game } : il faut un autre jeu
fault-json_expected = Ce n’est pas du JSON.
    .full = il faut Content-Type: application/json
fault-hello_expected = Le premier message doit être hello.
    .full = il faut hello comme premier message
fault-nothing_there = Il n’y a rien là.

## me

me-title = Qui es-tu ?
me-text = C’est ainsi que tu t’assieds à chaque table.
me-faces = Ton visage
me-face = Visage { $n }
me-face_of = Visage { $n }, déjà pris par { $name }
me-done = C’est moi
me-name_missing = Comment t’appeler ?
me-change = Changer de nom et de visage

## learning

hint-thinking = Le Maître réfléchit…
hint-meister = Le choix du Maître
hint-geselle = Le choix du Compagnon
hint-only = Il n’y a rien d’autre à faire.
hint-first_thought = Plutôt que « { $other } ». Le Maître s’échauffe encore : c’est la première idée du Compagnon.
hint-better = { $n ->
    [one] En moyenne { $n } point de mieux que « { $other } ».
   *[other] En moyenne { $n } points de mieux que « { $other } ».
}
hint-likelier = La chance de gagner est supérieure de { $n } points de pourcentage à celle de « { $other } ».
hint-close = À peine mieux que « { $other } » : choisis ce que tu préfères.
hint-mixed = À peu près aussi bon que « { $other } ». Le Maître varie, pour que personne ne le devine.
hint-habit = À peu près aussi bon que « { $other } ». Ici, le Maître suit son expérience, pas les chiffres.
hint-these = Ces trois-là
hint-together = Les trois ensemble. Un seul appui sur le bouton suffit.
hint-nothing = Tu n’as rien à décider pour l’instant.
hint-compare = Comparer les coups
hint-key-few = Points d’ici la fin : moins, c’est mieux
hint-key-many = Points d’ici la fin : plus, c’est mieux
hint-key-chance = Chances de gagner
hint-key-liking = Ce que préfère le Compagnon
hint-thinking_own = { $name } réfléchit…
hint-own = Ce que ferait { $name }
hint-instead = { $name } n’a pas de conseil ici. Le choix du Compagnon
hint-says = « { $text } »
hint-no_reason = { $name } ne dit pas pourquoi.
hint-rather = Plutôt que « { $other } ».
hint-ask = À qui demandes-tu ?
hint-key-liking_own = Ce que préfère { $name }
hint-allowed = Conseils permis
hint-allowed_text = Quand c’est à toi, tu peux demander ce que ferait le Maître. Personne d’autre ne voit la réponse.
lesson-understood = Compris
lesson-skip = Sans conseils
lesson-play_on = Continuer
lesson-new_table = Nouvelle table
lesson-example = Voir un exemple
lesson-end = C’était la première manche
    .text = Voilà comment on compte. Continue ici, ou ouvre une table et invite du monde.

## hints

purpose-points = { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}
purpose-coloured = { $colour ->
    [green] verte
    [blue] bleue
    [red] rouge
    [yellow] jaune
   *[black] noire
}
purpose-ducks = Reste sous le { $card } : { $n ->
    [one] le point du pli va
   *[other] les { $n } points du pli vont
} à quelqu’un d’autre.
purpose-highest_below = Ta plus haute carte qui reste sous le { $card } : tu ne prends pas le pli.
purpose-below = Reste sous le { $card } : tu ne prends pas le pli.
purpose-gives = Te débarrasse de { purpose-points } pendant que quelqu’un d’autre doit prendre le pli.
purpose-empties = Ta dernière carte { purpose-coloured } : après, le { said-colour } ne t’oblige plus à rien.
purpose-high = { $n ->
    [0] Te débarrasse d’une carte haute là où elle ne nuit pas : personne n’a plus haut en { said-colour }.
    [one] Te débarrasse d’une carte haute là où elle ne nuit pas : il ne reste qu’une carte { purpose-coloured } plus haute.
   *[other] Te débarrasse d’une carte haute là où elle ne nuit pas : il ne reste que { $n } cartes { purpose-coloured }s plus hautes.
}
purpose-cannot_take = Avec elle, tu ne peux pas prendre le pli.
purpose-collects = Personne d’autre n’a encore pris de carte qui compte, et en voici une de plus pour toi : tu peux encore les avoir toutes.
purpose-stops = Jusqu’ici, personne d’autre { ELIDE("que ", "qu’", $seat) } n’a pris de carte qui compte. Ici tu en prends une, et personne ne les aura toutes.
purpose-good = Prend le pli, qui t’enlève { purpose-points }.
purpose-clean = Prend le pli tant qu’il ne coûte rien.
purpose-leads_top = Personne n’a de carte { purpose-coloured } plus haute : le pli est à toi, et tu entames encore.
purpose-alone = Plus personne d’autre n’a de { said-colour } : le pli est à toi.
purpose-anyway_highest = Tu prends ce pli quoi que tu joues : autant lâcher ta plus haute carte.
purpose-anyway = Tu prends ce pli quoi que tu joues.
purpose-takes = Prend le pli, qui vaut { purpose-points }.
purpose-takes_surely = Prend le pli : personne après toi n’a de carte { purpose-coloured } plus haute.
purpose-may_be_beaten = { $n ->
    [one] Mène pour l’instant ; une carte { purpose-coloured } plus haute peut encore venir.
   *[other] Mène pour l’instant ; { $n } cartes { purpose-coloured }s plus hautes peuvent encore venir.
}
purpose-lowest = Personne n’a de carte { purpose-coloured } plus basse : qui fournit en { said-colour } passe au-dessus de toi.
purpose-leads = { $n ->
    [one] Les autres ont une carte { purpose-coloured } plus haute, qui peut te prendre le pli.
   *[other] Les autres ont { $n } cartes { purpose-coloured }s plus hautes, qui peuvent te prendre le pli.
}
purpose-passes_last = Ta dernière carte { purpose-coloured } : si l’on ne t’en donne pas, le { said-colour } ne t’obligera à rien.
purpose-can_empty = Tu n’as que { $n } cartes { purpose-coloured }s, et tu peux toutes les donner.
purpose-bare = { $n ->
    [0] Une carte haute sans aucune carte { purpose-coloured } plus basse pour la couvrir.
    [one] Une carte haute avec une seule carte { purpose-coloured } plus basse pour la couvrir.
   *[other] Une carte haute avec seulement { $n } cartes { purpose-coloured }s plus basses pour la couvrir.
}
purpose-beaten_by = { $n ->
    [0] Aucune carte { purpose-coloured } ne la bat.
    [one] Une seule carte { purpose-coloured } la bat.
   *[other] { $n } cartes { purpose-coloured }s la battent.
}

## keys

keys-title = Touches
keys-hand = parcourir ta main
keys-place = de ta première à ta neuvième carte
keys-take = choisir une carte, encore une fois pour la jouer
keys-asked = aller à la question posée
keys-back = reprendre, fermer une fiche
keys-card = Ce que fait une carte
keys-hint = conseil
keys-rules = les règles du moment
keys-log = journal
keys-last = dernier pli
keys-order = déplacer une carte dans ta main
keys-sort = trier ta main par couleur ou par valeur
keys-gone = les cartes tombées
keys-hurry = continuer tout de suite, sans attendre
keys-pad = carnet
keys-talk = parler
keys-menu = menu
keys-keys = cette liste
keys-step = coup précédent, coup suivant
keys-round = manche précédente, manche suivante
keys-ends = au début, à la fin
keys-play = lecture, pause
keys-open = découvrir toutes les cartes, les recouvrir
keys-whatif = essayer un autre coup
keys-lineback = retour à la partie
keys-steer = prendre la main, quand on regarde ensemble
keys-pace = plus vite, moins vite
keys-cap-enter = Entrée
keys-cap-esc = Échap
keys-cap-home = Début
keys-cap-end = Fin
keys-cap-space = Espace
keys-letters = Raccourcis d’une seule lettre
keys-letters_text = Si tu dictes, désactive-les ici. Les flèches, Tab, Entrée et Échap fonctionnent toujours.

## replay

fair-title = Une donne honnête
fair-text = Avant la donne, le serveur s’engage : il montre l’empreinte d’un secret qu’il ne peut plus changer. Puis chaque navigateur à la table y ajoute un peu de hasard, et tout est mélangé à partir des deux. Après la partie, le secret est révélé, et chacun peut vérifier que personne n’a touché aux cartes.
fair-commitment = L’engagement du serveur
fair-thrown_in = Le hasard ajouté par la table
fair-nothing = Rien encore.
fair-later = Tu pourras vérifier après la partie.
fair-check = Vérifier maintenant
fair-only_table = Il faut avoir été à la table pour vérifier.
fair-lobby = Le serveur s’est déjà engagé :
fair-how = Qu’est-ce que ça veut dire ?
fair-count = { $n ->
    [0] Aucun navigateur n’y a encore ajouté de hasard.
    [one] { $n } navigateur y a ajouté du hasard.
   *[other] { $n } navigateurs y ont ajouté du hasard.
}
fair-right-shown = L’empreinte est celle que ce navigateur a vue avant la donne.
fair-right-secret = Le secret correspond à l’empreinte.
fair-right-mine = Ce que ton navigateur a ajouté s’y trouve.
fair-right-proof = La table montre la même chose que l’enregistrement.
fair-right-seed = Le secret et le hasard ajouté donnent bien la graine de tous les tirages.
fair-right-chance = { $n ->
    [1] L’unique mélange en découle.
   *[other] Chaque mélange et chaque tirage en découlent : { $n } en tout.
}
fair-right-hand = Tes premières cartes sont bien celles que cette graine a données.
fair-right-digest = L’enregistrement est intact.
fair-wrong-shown = Avant la donne, ce navigateur a vu une autre empreinte.
fair-wrong-secret = Le secret ne correspond pas à l’empreinte.
fair-wrong-mine = Ce que ton navigateur a ajouté manque.
fair-wrong-proof = La table montre autre chose que l’enregistrement.
fair-wrong-seed = Le secret et le hasard ajouté ne donnent pas la graine de cette partie.
fair-wrong-chance = La ligne { $line } n’en découle pas : on n’a pas mélangé ainsi.
fair-wrong-hand = Tu avais d’autres cartes au départ.
fair-wrong-digest = L’enregistrement a été modifié.
fair-wrong-unread = Ce n’est pas un enregistrement.
fair-wrong-alone = Cette partie a été donnée sans engagement. Il n’y a rien à prouver.
fair-fair = Tout est juste. Personne n’a touché aux cartes.
fair-forged = Le compte n’y est pas.
fair-elsewhere = C’est ton navigateur qui a calculé. Sans lui, prends l’enregistrement et
replay-title = Revoir la partie
replay-bar = Revoir la partie
replay-move = Coup
replay-at = Coup { $n } sur { $of } · manche { $round }
replay-round_back = Manche précédente
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-on = Coup suivant
replay-round_on = Manche suivante
replay-pace = Vitesse : ×{ $n }
replay-view = Point de vue
replay-open = Découvertes
replay-closed = Cette place seulement
replay-cards = Quelles cartes ?
replay-from = De quelle place ?
replay-one_view = Ce lien montre la partie telle { ELIDE("que ", "qu’", $name) } l’a vue.
replay-begins = Les cartes sont distribuées.
replay-decides = { $name } décide en secret.
replay-moves-pass = { $name } donne : { $card }.
replay-moves-pick = { $name } prend dans la pile : { $card }.
replay-moves-throw = { $name } montre : { $sign }.
replay-moves-with = { $name } accepte le puits.
replay-moves-without = { $name } refuse le puits.
replay-moves-propose = { $name } propose { ELIDE("que ", "qu’", $one) } donne une carte.
replay-moves-propose_to = { $name } précise : à { $one }.
replay-moves-propose_nothing = { $name } ne propose rien.
replay-moves-vote = { $name } vote pour : { $one } à { $two }.
replay-moves-abstain = { $name } s’abstient.
replay-moves-protect = { $n ->
    [0] { $name } ne pose aucune fiche sur sa carte.
    [one] { $name } pose { $n } fiche sur sa carte.
   *[other] { $name } pose { $n } fiches sur sa carte.
}
replay-moves-done = { $name } en reste là.
replay-review = Après la partie
replay-practise = Jouer à partir d’ici
replay-share = Copier le lien
replay-share_open = Copier le lien : toutes les cartes
replay-share_own = Copier le lien : mon point de vue
replay-download = Télécharger l’enregistrement
replay-bring = Revoir un enregistrement
replay-bring_text = Une partie dans un fichier : téléchargée ici, notée dans le terminal ou jouée par des bots. Elle est vérifiée ligne par ligne et n’est gardée nulle part.
replay-choose = Choisir un fichier
replay-drop = ou le déposer ici
replay-which = { $n ->
    [one] { $n } partie.
   *[other] { $n } parties. Laquelle ?
}
watch-title = Tu regardes
watch-text = Tu ne vois que ce qui est à découvert.
watch-silent = Pour parler, il faut être à la table.
watch-closed = Ici, on joue sans spectateurs.

## review

review-title = Après la partie
review-where = { $game }, { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
review-computing = calcul en cours : { $done } sur { $of }
review-waiting = Le Maître se prépare encore. Cela commencera tout seul.
review-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} avec { $points }
review-luck-bad = { $n } points de malchance
review-luck-good = { $n } points de chance
review-luck-even = Des cartes comme les autres
review-given = { $luck }, et { $n } dont tu as fait cadeau.
review-nothing = { $luck }, et aucun cadeau de ta part.
review-others-gave = Les autres t’en ont offert { $n }.
review-others-took = Les autres t’en ont fait perdre { $n }.
review-others-even = Les autres n’y ont rien changé.
review-part-fair = Part équitable
review-part-deal = Ta donne
review-part-decisions = Tes coups
review-part-others = Les autres
review-part-points = Ton résultat
review-of_rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
} à { $each }
review-error = ±{ $n }
review-curve = Comment les chances ont évolué
review-curve_text = Chances de gagner en pourcentage, coup par coup, si des Compagnons continuaient. Un sceau mène à ce moment de la partie.
review-curve_label = Chances de gagner au début de chaque manche et à la fin : { $said }
review-rounds = Manche par manche
review-par_text = Par : ce qu’un Compagnon fait de tes cartes en moyenne
review-round = Manche { $n }
review-leads = À toi d’entamer
review-key-par = le par
review-key-deal = donne
review-key-moves = tes coups
review-key-others = les autres
review-key-you = toi
review-round_line = Le par était { $par }. Tu as eu { $points }.
review-deal-bad = Une mauvaise donne
review-deal-good = Une bonne donne
review-deal-even = Une donne ordinaire
review-round_given = offert : { $n }
review-round_nothing = rien d’offert
review-round_others = les autres { $n }
review-moments = À revoir
review-no_moments = Rien d’offert, pour autant qu’on puisse le voir. Santé !
review-verdict-best = le meilleur
review-verdict-as_good = aussi bon
review-verdict-slip = une étourderie
review-verdict-mistake = une erreur
review-verdict-blunder = une grosse erreur
review-at = Manche { $round }, coup { $n }
review-price = { $n } points
review-price_error = ±{ $half } · chances de gagner { $loss } %
review-you = Toi
review-meister = Maître
review-instead = Toi : { $move } Le Maître : { $best }
review-play_here = Jouer à partir d’ici
review-look = Regarder
review-habit = Une habitude
review-habit_text = { $count } de tes { $of } erreurs portaient sur cette question : { $asked }
review-habit_over_text = { $n ->
    [one] Dans ta dernière partie
   *[other] Sur tes { $n } dernières parties
}, { $count } erreurs sur { $of } portaient sur cette question : { $asked }
review-habit_kind = { $count } de tes { $of } erreurs sont du même genre : { $kind }.
review-habit_over_kind = { $n ->
    [one] Dans ta dernière partie
   *[other] Sur tes { $n } dernières parties
}, { $count } erreurs sur { $of } sont du même genre : { $kind }.
review-kind-lead = Entamer une autre carte
review-kind-throw = Défausser une autre carte
review-kind-pass = Donner une autre carte
review-kind-under = Rester dessous avec une autre carte
review-kind-above = Monter avec une autre carte
review-kind-under_above = Rester sous la plus haute carte
review-kind-above_under = Monter sur la plus haute carte
review-a_round = { $n } par manche
review-every = Chaque décision
review-every_text = Ce que tu as choisi, ce que le Maître aurait choisi, et ce que valait la différence.
review-counts = { $best ->
    [0] jamais le meilleur coup
   *[other] { $best } fois le meilleur coup
}, { $good } fois aussi bon, { $slips ->
    [one] { $slips } étourderie
   *[other] { $slips } étourderies
}, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] { $blunders } grosse erreur
   *[other] { $blunders } grosses erreurs
}
review-again = Réessayer
review-seat = La partie de qui ?
review-trends = Au fil de tes parties
review-trend = { $game } : { $given } points offerts par manche, { $way ->
    [better] { $par } de mieux que le par
    [worse] { $par } de moins bien que le par
   *[even] au par
} ({ $n ->
    [one] { $n } partie
   *[other] { $n } parties
})
review-trend_given = points offerts par manche
review-trend_par = points de mieux que le par, par manche
review-export = Enregistrer dans un fichier

## day

day-title = La donne du jour
day-result-better = { day-count } de mieux que le par.
day-result-worse = { day-count } de moins bien que le par.
day-result-at = Au par.
day-count = { $n ->
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
   *[other] { $n }
}
day-by-better = { $n } de mieux que le par
day-by-worse = { $n } de moins bien que le par
day-by-at = au par
day-lead-low = Tu prends { $points } ; à ta place, un Compagnon prend { $par } en moyenne.
day-lead-high = Tu fais { $points } ; à ta place, un Compagnon fait { $par } en moyenne.
day-lead-cards = Il { $points ->
    [0] ne te reste aucune carte
    [one] te reste { $points } carte
   *[other] te reste { $points } cartes
} ; à ta place, il en reste { $par } en moyenne à un Compagnon.
day-meister-better = Le Maître en a tiré { $n }.
day-meister-same = Exactement comme le Maître.
day-meister-worse = Mieux que le Maître, qui est arrivé à { $n }.
day-meister = Le Maître
day-apart = hors concours
day-you = Toi
day-round = Ta tablée
day-list = Sur ce serveur
day-list_text = Les personnes qui ont joué cette donne ici et ont signé.
day-not_yet = n’a pas encore joué
day-has_played = a joué
day-no_friends = Fais passer ton résultat : qui ouvre le lien s’assoit à ta tablée.
day-name = Nom sur la liste
day-sign = Signer
day-signed = Tu es sur la liste.
day-second = Tu avais déjà vu cette donne : elle ne compte pas pour la liste.
day-strokes = Un trait : { $each } parties sur { $all } avec les mêmes cartes, jouées par des Compagnons.
day-field = { $n } résultats de Compagnons, de { $low } à { $high } ; le par est à { $par }. { $marks }
day-mark = { $name } : { $points }
day-par = Par
day-share = Partager
day-picture = Image
day-beside = Comparer avec le Maître
day-replay = Revoir
day-looking = Après la partie
day-send = Défier quelqu’un
day-shared = Stammtisch, la donne du jour { $day }, { $game } : { $result }
day-shared_meister = Stammtisch, la donne du jour { $day }, { $game } : { $result } (Maître { $meister })
day-and_you = Maître : { $meister }. Et toi ?
day-dare = Et toi ?
day-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} de suite
day-better = mieux que le par
day-even = au par
day-worse = moins bien que le par
day-calendar = Calendrier
day-before = Mois précédent
day-after = Mois suivant
day-cell = { $day } : { $what }
day-none = aucune donne jouée
day-later = à venir
day-table = Aujourd’hui sur la table
day-table_past = Sur la table le { $day }
day-played = jouée
day-begun = commencée
day-open = à jouer
day-leaf = Une donne pour chaque jeu
day-leaf_text = Les mêmes cartes pour tout le monde, les mêmes adversaires et le même hasard. Un seul essai compte. Tu peux te lever à tout moment et reprendre plus tard.
day-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
day-match = une partie
day-seat = place { $seat } sur { $players }
day-ready = Tes cartes sont distribuées.
day-fact-seat = Ta place
day-fact-seat_text = Numéro { $seat } sur { $players } ; aux autres places jouent des bots de niveau Compagnon.
day-fact-rules = Règles
day-fact-tries = Essais
day-one_try = Un seul compte : le premier. Tu peux te lever à tout moment et reprendre plus tard.
day-to_rules = Lire les règles
day-no_hurry = Ici, personne n’a besoin d’être rapide : c’est le hasard qui dit qui arrive en premier.
day-past = Jouée après coup, elle ne compte pas pour tes jours de suite.
day-special = Aujourd’hui : { $rules }
day-play = Jouer
day-see = Résultat
day-on = Reprendre
day-on_trick = Reprendre : pli { $n }
day-on_round = Reprendre : manche { $n }
day-first = Commencer : { $game }
day-next = Ensuite : { $game }
day-yesterday = Hier : { $game }, après la partie
day-yesterday_open = Les donnes d’hier
day-today = Les donnes d’aujourd’hui
day-teaser = { $done } jouées sur { $of }.
day-teaser_all = Les { $of } sont jouées.
day-teaser_none = Les mêmes cartes pour tous, une fois par jour.
day-teaser_days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} de suite.
day-waiting = Les Compagnons jouent encore. Le par viendra tout seul.
day-parted = { $n ->
    [1] Vos chemins se séparent dès ton premier coup.
   *[other] Le Maître et toi jouez pareil. À ton coup { $n }, vos chemins se séparent.
}
day-never_parted = Le Maître et toi avez joué exactement pareil.
day-beside_you = Toi
day-friend_link = { $name } a joué. Tu verras le résultat quand tu auras joué aussi.
day-again = Réessayer
challenge-title = Un défi
challenge-from = { $name } t’envoie ces cartes.
challenge-own = Tu as envoyé ces cartes.
challenge-text = La même place, les mêmes cartes, les mêmes adversaires et le même hasard. Quand tu auras joué, chacun verra tout.
challenge-others = Avec toi : { $names }.
challenge-results = Ce que chacun en a fait
challenge-at_it = est en train de jouer
challenge-again = encore une fois
challenge-shared = { $name } te défie, { $game } : les mêmes cartes, la même place. Mieux que moi ?
challenge-meister = Un Maître a un temps de réflexion limité : une autre fois, il peut décider autrement.
refused-no_such_day = Il n’y a pas de donne pour ce jour.
    .full = il n’y a pas de donne pour « { $day } » : il faut un jour comme 2026-11-15, à partir du { $first }
refused-day_not_begun = Ce jour n’a pas encore commencé.
    .full = le { $day } n’a encore commencé nulle part : il faut aujourd’hui ou un jour passé
refused-no_daily = { $game } n’a pas de donne du jour.
    .full = { $game } n’a pas de donne du jour : il faut un jeu qui en a une
refused-not_played = Il faut d’abord l’avoir jouée.
    .full = il faut le code et la clé d’une table où cette donne a été jouée jusqu’au bout
refused-no_first_try = Seul un premier essai entre dans la liste.
    .full = ce navigateur avait déjà vu la donne : il faut un premier essai
refused-no_such_challenge = Ce défi n’existe pas (ou plus).
    .full = ce n’est pas le lien d’un défi
refused-others_sat_there = D’autres personnes étaient à cette table. Tu ne peux pas envoyer leurs cartes.
    .full = il faut une partie jouée par une seule personne contre des bots
refused-nothing_to_send = Cette partie ne peut pas être envoyée.
    .full = il faut une partie avec une nouvelle donne
refused-day_still_on = Tout le monde peut encore jouer cette donne aujourd’hui. Partage plutôt ton résultat.
    .full = le jour n’est pas fini partout : il faut un jour passé

## gallery

gallery-title = Toutes les cartes
gallery-jump = Aller à un jeu
gallery-previous = Précédente
gallery-next = Suivante
gallery-own_deck = seulement dans un jeu à soi

## examples

example-title = L’exemple de la règle imprimée
example-next = Suite

## pad

scorepad-title = Le carnet de points
scorepad-about = Vous jouez avec de vraies cartes ? Notez ce que chacun a pris, le carnet fait les comptes.
scorepad-yours = Tes carnets
scorepad-begin = Nouveau carnet
scorepad-kept_here = Les carnets restent dans ce navigateur. Ils marchent aussi sans connexion.
scorepad-won_by = victoire : { $names }
scorepad-rounds = { $n ->
    [0] à peine commencé
    [one] { $n } manche
   *[other] { $n } manches
}
scorepad-new = Nouveau carnet : { $game }
scorepad-names = Qui joue ?
scorepad-names_text = Dans le sens des aiguilles d’une montre, selon vos places.
scorepad-name_n = Nom { $n }
scorepad-name_missing = Comment s’appelle la personne { $n } ?
scorepad-limit_wrong = La limite est un nombre entier, au moins 1.
scorepad-options_text = On ne demande que ce qui compte pour le calcul.
scorepad-own_deck = Notre jeu est différent
scorepad-worth = Que valent les cartes malus et les jokers ?
scorepad-worth_text = Si vos cartes disent autre chose, notez-le ici.
scorepad-start = Ouvrir le carnet
scorepad-people = { $n } joueurs
scorepad-tap_round = Touche le numéro d’une manche pour la corriger.
scorepad-change_round = Corriger la manche { $n }
scorepad-how_it_ended = Comment ça s’est fini ?
scorepad-enter = Noter
scorepad-change = Corriger
scorepad-strike = Rayer la manche
scorepad-undo = Annuler
scorepad-redo = Rétablir
scorepad-plain = Points seuls
scorepad-points = Points de la manche
scorepad-sign = Changer le signe
scorepad-standing = Avant cette manche
scorepad-nothing_entered = Rien n’est encore noté.
scorepad-nobody = 0 pour tous
scorepad-agreed = Noms et règles
scorepad-save = Enregistrer
scorepad-again = Encore une, mêmes joueurs
scorepad-throw_away = Jeter le carnet
scorepad-throw_sure = Jeter le carnet ?
scorepad-throw_text = Toutes ses manches seront perdues.
scorepad-cut = La partie se termine donc après la manche { $n }. Les suivantes disparaissent.
scorepad-comes_to = Cela fait : { $list }
scorepad-left = { $what } : il en reste { $n }
scorepad-over = { $what } : { $n } de trop
scorepad-done = { $what } : le compte y est
scorepad-least_wins = Le plus petit total gagne.
scorepad-most_wins = Le plus grand total gagne.
scorepad-series = Victoires en { $n } parties : { $list }
scorepad-column-crooks = Voyous
scorepad-column-low = 1 à 6
scorepad-column-spies = Espions noirs
scorepad-column-good = Bons espions
scorepad-column-chips = Fiches
scorepad-column-hand_normal = Normales
scorepad-column-hand_jokers = Jokers
scorepad-column-in_hand = Points en main
scorepad-column-normal = Cartes normales
scorepad-column-jokers = Jokers
scorepad-column-n1 = Les 1
scorepad-column-n2 = Les 2
scorepad-column-n3 = Les 3
scorepad-column-n4 = Les 4
scorepad-column-numbers = Numérotées
scorepad-column-other = Autres
scorepad-column-dogs = Chiens
scorepad-column-sold = Vendues
scorepad-column-gained = Par la bombe
scorepad-column-left = Cartes
scorepad-value-gang-others = Tous les autres +{ $n }
scorepad-value-gang-self = Soi-même −{ $n }
scorepad-value-spy-capture = Arrêter : tous les autres +60
scorepad-value-spy-release = Relâcher : soi-même −60
scorepad-deed-charges = Manche { $round } : { $name } réunit la bande, { $worth } pour tous les autres.
scorepad-deed-clears = Manche { $round } : { $name } réunit la bande et s’enlève { $worth }.
scorepad-deed-captures = Manche { $round } : { $name } a toutes les noires, 60 pour tous les autres.
scorepad-deed-releases = Manche { $round } : { $name } a toutes les noires et s’enlève 60.
scorepad-deed-reduces = Manche { $round } : { $name }, pile à { $before }, tombe à { $after }.
scorepad-deed-takes_rest = { $points ->
    [one] Manche { $round } : { $name } prend les cartes de manche restantes, { $points } point.
   *[other] Manche { $round } : { $name } prend les cartes de manche restantes, { $points } points.
}
scorepad-wrong-no_number = « { $got } » n’est pas un nombre de cartes.
scorepad-wrong-negative = { $got } : personne ne peut en avoir moins de zéro.
scorepad-wrong-no_points = « { $got } » n’est pas un nombre de points. Il faut un nombre entier jusqu’à { $most }, négatif si besoin.
scorepad-wrong-too_few = { $what } : il en manque { $missing }. Il en faut { $of } en tout.
scorepad-wrong-too_many = { $what } : { $missing } de trop. Il en faut { $of } en tout.
scorepad-wrong-more_than_there_are = { $what } : { $got }, c’est trop, il n’y en a que { $of }.
scorepad-wrong-no_politician = Quelqu’un doit avoir le politicien.
scorepad-wrong-no_gang = Qui réunit la bande choisit la suite.
scorepad-wrong-nobody_has = Quelqu’un doit avoir le { $card } noir.
scorepad-wrong-no_spy_choice = Arrêter ou relâcher ?
scorepad-wrong-no_loser = Reste à dire qui a perdu la manche.
scorepad-wrong-no_round_card = Quelle carte de manche était visible ?
scorepad-wrong-round_card_again = La carte de manche { $card } est déjà prise.
scorepad-wrong-unturned_count = { $of ->
    [one] Il restait une des cartes de manche convenues, pas { $got }.
   *[other] Il restait { $of } des cartes de manche convenues, pas { $got }.
}
scorepad-wrong-few_on_table = Chacun pose une carte : au moins { $least }, pas { $got }.
scorepad-wrong-many_on_table = Chacun pose deux cartes au plus : { $most } au maximum, pas { $got }.
scorepad-wrong-penalty_again = La carte malus { $card } est déjà prise.
scorepad-wrong-rest_unknown = Certaines manches sont notées en points seuls : on ne sait donc pas quelles cartes de manche restent. Note celle-ci en points aussi.
scorepad-wrong-hand_too_large = { $name } a { $got } cartes ; plus de { $most }, c’est impossible.
scorepad-wrong-hand_too_small = { $got ->
    [one] { $name } n’a que { $got } carte. Même sans piocher, il en reste au moins { $least }.
   *[other] { $name } n’a que { $got } cartes. Même sans piocher, il en reste au moins { $least }.
}
scorepad-wrong-no_top = Quelle couleur est sur le dessus ?
scorepad-wrong-no_such_plan = Le jeu habituel n’a pas de plan de ces couleurs. Si le vôtre en a un, indique-le sous « Noms et règles ».
scorepad-wrong-gained_too_much = Une bombe rapporte { $most } points au plus, pas { $got }.
scorepad-wrong-nobody_is_out = Reste à dire qui n’a plus de carte.
scorepad-wrong-all_are_out = Quelqu’un doit encore avoir des cartes.

## evening

evening-title = La soirée
evening-fold = Toute une soirée : plusieurs parties
evening-about = Plusieurs parties, de plusieurs jeux si vous voulez, sur un même carnet. Chaque partie donne des points de soirée : aucun à la dernière place, un de plus à chaque place au-dessus. Les ex æquo se partagent les points.
evening-points_text = Points de soirée : aucun à la dernière place, un de plus à chaque place au-dessus ; les ex æquo se partagent les points.
evening-offer = Plusieurs parties sur un même carnet, et quelqu’un gagne la soirée.
evening-make = En faire une soirée
evening-change = Changer le programme
evening-programme = Le programme
evening-times_of = Combien de parties de { $game } ?
evening-after = Et ensuite
evening-add = Ajouter un jeu
evening-line = Une partie de la soirée
evening-game = Jeu
evening-times = Combien de parties ?
evening-edit = Changer
evening-earlier = Plus tôt
evening-drop = Retirer
evening-range = { $game } se joue de { $least } à { $most } joueurs.
evening-for = de { $least } à { $most }
evening-not_for = Pas à { $n } : { $games }
evening-next = Ensuite : { $game } ({ $n } sur { $of })
evening-nobody = Personne n’a encore de points.
evening-points = { $points ->
    [one] { $said } point
   *[other] { $said } points
}
evening-ahead = { ROLE($who) ->
    [reader] Tu mènes
   *[other] { $who } mène
} la soirée avec { evening-points }.
evening-ahead_many = { $names } mènent la soirée avec { evening-points } chacun.
evening-won = { ROLE($who) ->
    [reader] Tu gagnes la soirée
   *[other] { $who } gagne la soirée
} avec { evening-points } !
evening-won_many = { $names } se partagent la soirée avec { evening-points } chacun !
evening-go_on = Suite : { $game }
evening-propose = Proposer la suite : { $game }
evening-wants = { $count ->
    [one] { $names } aimerait continuer.
   *[other] { $names } aimeraient continuer.
}
evening-proposed = Tu as proposé de continuer.
evening-wait_host = { $name } lance la partie suivante.
evening-end = Terminer la soirée ici
evening-again = La même soirée encore une fois
evening-new_pad = Nouvelle soirée : plusieurs parties
evening-pad_about = Plusieurs parties avec de vraies cartes, chacune sur son carnet, et un carnet pour toutes. Choisissez le premier jeu.
evening-next_pad = La partie suivante
evening-played = { $n ->
    [0] tout juste commencée
    [1] une partie
   *[other] { $n } parties
}
evening-to = Voir la soirée
evening-from_pad = En faire une soirée
evening-one_more = Encore une partie
evening-throw_away = Jeter le carnet de la soirée
evening-throw_sure = Jeter le carnet de la soirée ?
evening-throw_text = Les carnets de ses parties restent.
refused-long_programme = Une soirée compte au plus { $most } parties.
    .full = une soirée compte au plus { $most } parties

## together

together-title = Regarder ensemble
together-face = { $name } regarde
together-face_shows = { $name } montre
together-other = { $name } montre
together-you = Tu montres, les autres suivent
together-alone = Il n’y a encore personne d’autre
together-take = Prendre la main
together-leave = Quitter
together-shows = { $name } montre : { $what }
together-how_to_take = « Prendre la main » ou la touche T, et c’est toi qui tournes les pages.
together-begins = La partie suivante commence.
together-calls = { $name } revoit la partie.
together-along = Regarder ensemble
together-part-verdict = le résultat
together-part-curve = la courbe
together-part-round = la manche { $n }
together-part-habit = l’habitude
together-part-moment = le moment { $n }
whatif-title = Et si… ?
whatif-text = Un autre coup { ELIDE("de ", "d’", $name) }. Des Compagnons continuent avec les cartes telles qu’elles étaient.
whatif-real = coup joué
whatif-more = Et ensuite ?
whatif-back = Retour à la partie
whatif-none = Ici, il n’y avait pas le choix.
whatif-shown = Voilà ce qui aurait pu arriver.
refused-not_showing = C’est { $name } qui montre en ce moment.
    .full = c’est { $name } qui montre en ce moment : il faut d’abord prendre la main

## stats

stats-title = Ton casier judiciaire
stats-none = Aucune partie finie pour l’instant. Un casier vierge.
stats-since = Depuis le { $day }.
stats-matches = Parties
stats-played = jouées
stats-won = gagnées
stats-deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
} du jour, { $days }.
stats-crimes = Tes méfaits
stats-about = Tout est compté dans ce navigateur et n’en sort pas. Le serveur n’en sait rien.
stats-erase = Tout effacer
stats-erase_sure = Tout effacer ?
stats-erase_text = Parties, victoires et méfaits seront oubliés. Tes tables et tes carnets restent.

## lab

lab-title = Que change cette règle ?
lab-usual = Règles habituelles
lab-usual_doc = Rien n’est changé.
lab-change = changer
lab-game = Jeu
lab-players = Joueurs
lab-rules = Règles { $letter }
lab-values = Plusieurs valeurs d’une règle
lab-values_doc = Chacune est comparée à la première.
lab-rule = Quelle règle
lab-which = Ses valeurs, séparées par des virgules
lab-compare = Comparer
lab-line = { $game } à { $players } : { $count } parties par jeu de règles, jouées par des Compagnons, toutes avec les mêmes cartes.
lab-progress = { $done } parties sur { $count }
lab-instead = { $b } au lieu de { $a }
lab-at = { $setting } : { $says }
lab-headline = { CAPITAL($first) }.
lab-headline_two = { CAPITAL($first) }, { $second }.
lab-none = Aucune différence visible
lab-none_with = Aucune différence visible ({ $difference } ± { $half })
lab-difference = { $difference } (± { $half })
lab-percentage_points = { $value } points de pourcentage
lab-same = Inchangé, autant qu’on puisse en juger : { LIST($names) }.
lab-nothing = { $count } parties ne montrent aucun changement.
lab-waiting = Rien de certain pour l’instant…
lab-ask = Que voudrais-tu savoir ?
lab-ask_doc = Change une règle de ton choix, ou prends l’une de celles-ci.
lab-foot = L’intervalle indiqué contient la vraie valeur dans 95 cas sur 100. « Aucune différence » veut dire qu’il pourrait n’y en avoir aucune.
lab-pace = Les minutes sont estimées : { $decision } secondes par décision, { $round } pour distribuer et compter une manche.
lab-table = Ouvrir une table avec { $letter }
lab-save = Enregistrer le rapport
lab-again = Réessayer
lab-failed = Le labo ne répond plus. Seuls ces chiffres sont perdus.
lab-closer = De plus près
lab-seat = Place { $n }
lab-plot = { $title } : { $values }
lab-reading = { $letter } { $value }, de { $low } à { $high }
lab-report = Ce qu’une règle change à { $game }
lab-made = Trouvé par Stammtisch { $version } avec la graine { $seed }. La même commande trouve la même chose.
lab-measure = Mesuré
lab-wrong_number = Il faut de { $least } à { $most } jeux de règles à comparer, et non { $got }.
lab-named_twice = { $option } est nommé deux fois : une seule valeur est attendue.
lab-value_missing = { $option } : une valeur est attendue après un signe égal.
lab-no_tables = { $option } est un tableau : on ne peut parcourir qu’un nombre, un choix ou une variante.
lab-sweep_values = { $option } : de { $least } à { $most } valeurs sont attendues, séparées par des virgules.
lab-minutes = Durée
    .more = des parties plus longues
    .less = des parties plus courtes
    .says = minutes pour une partie.
    .name = la durée
lab-rounds = Manches
    .more = plus de manches
    .less = moins de manches
    .says = manches dans une partie.
    .name = le nombre de manches
lab-spread = Points à la fin
    .more = des écarts plus grands
    .less = des écarts plus petits
    .says = points d’écart entre les totaux et leur moyenne.
    .name = les écarts à la fin
lab-leads = Changements de leader
    .more = plus de changements de leader
    .less = moins de changements de leader
    .says = changements de leader dans une partie.
    .name = les changements de leader
lab-early = En tête à mi-partie
    .more = qui mène tôt gagne plus souvent
    .less = qui mène tôt gagne moins souvent
    .says = des parties sont gagnées par la personne qui menait à mi-partie.
    .name = ce que vaut une avance précoce
lab-comebacks = Remontées
    .more = plus de remontées
    .less = moins de remontées
    .says = des parties sont gagnées par la personne en dernière place à mi-partie.
    .name = les remontées
lab-skill = Habileté
    .more = l’habileté compte davantage
    .less = l’habileté compte moins
    .says = des parties sont gagnées par un Compagnon parmi des Apprentis ; { $fair } serait pur hasard.
    .name = le poids de l’habileté
lab-seats = Places
    .more = la place compte davantage
    .less = la place compte moins
    .says = Combien de fois chaque place gagne ; en pointillés, la part équitable.
    .name = les places

## terminal

terminal-or = { " " }ou{ " " }
terminal-players_minutes = { $least }–{ $most } joueurs, { $minutes } minutes
terminal-from_age = , à partir de { $age } ans
terminal-how_many = Combien à la table, en te comptant, de { $least } à { $most } ? [{ $usual }]{ " " }
terminal-by_usual_rules = Jouer selon les règles habituelles, sans variantes ? [o]{ " " }
terminal-usual = comme d’habitude
terminal-read_a_rulebook = lire les règles d’un jeu
terminal-leave_the_table = quitter la table
terminal-back_to_menu = Entrée retourne au menu :{ " " }
terminal-your_name = Ton nom ? [{ $name }]{ " " }
terminal-bad_name = un nom a de 1 à 40 caractères
terminal-yes = oui
terminal-no = non
terminal-good_bye = Au revoir.
terminal-which_game = Quel jeu ? [{ $usual }]{ " " }
terminal-your_match = ta partie { ELIDE("de ", "d’", $game) }, manche { $number }
terminal-rules = règles
terminal-quit = quitter
terminal-number_or_game = il faut un nombre de 1 à { $most }, ou le nom d’un jeu
terminal-number_between = il faut un nombre de { $least } à { $most }
terminal-change_which = Que changer ? Le numéro, ou Entrée pour jouer :{ " " }
terminal-agreed = Ce qui est convenu
terminal-house_rules = Règles maison
terminal-number_or_name = il faut un nombre de 1 à { $most }, ou le début d’un des noms
terminal-continue = continuer
terminal-which_rules = Les règles de quel jeu ? [1]{ " " }
terminal-y = o
terminal-the_regulars_table = la table des habitués
terminal-auction_bid = enchère pour la carte { ELIDE("de ", "d’", $owner) }, { $bidder } offre { $bid }
terminal-they_go_to = Elles vont à { $name }.
terminal-round = manche { $number }
terminal-auction = enchère pour la carte { ELIDE("de ", "d’", $owner) }
terminal-takes_the_trick = { $name } prend le pli.
terminal-waiting_for = On attend { $names }…
terminal-trick = pli { $number }
terminal-to_choose_from = Au choix :
terminal-then = { "\u202F" }; puis{ " " }
terminal-no_move = tape un coup, par exemple { $example } ; ? montre ce que tu peux taper
terminal-a_card_such_as = une carte, par exemple { $example }
terminal-not_a_move = { $typed } n’est pas un coup ici : tape { $expected } ; ? montre ce que tu peux taper
terminal-too_long = cela faisait { $n } caractères : tape un coup, ou ? pour l’aide
terminal-number_expected = il faut un nombre de { $first } à { $last }, pas { $typed }
terminal-card_expected = { $typed } n’est pas une carte : tape le numéro ou le nom d’une carte, par exemple { $example }
terminal-does_nothing = Il n’y a rien de plus à en dire.
terminal-which_move = { $typed } pourrait être { $moves } : tapes-en un peu plus
terminal-verb_expected = il faut { $verbs } avant les cartes
terminal-one_expected = il faut { $number }, pas { $typed }
terminal-cards = cartes
terminal-help_points = Points : le total, et (+3) ce que cette manche a rapporté jusqu’ici. Pendant que les autres jouent, Entrée les presse.
terminal-help_face_down = Une carte cachée est un ?, ou figure entre parenthèses si tu l’as vue.
terminal-help_paper = Les cartes sur fond clair peuvent être choisies maintenant.
terminal-help_brackets = Les cartes entre crochets peuvent être choisies maintenant.
terminal-saved = Enregistré dans { $file }. Un enregistrement contient toutes les mains : n’y regarde qu’après la partie.
terminal-what_you_can_type = Ce que tu peux taper
terminal-help_motifs = Une carte s’écrit par la lettre de sa couleur et son rang ou son motif : { $shown }.
terminal-help_ranks = Une carte s’écrit par la lettre de sa couleur et son rang : { $shown }.
terminal-help_several = plusieurs cartes à la fois
terminal-no_tricks = Il n’y a pas de plis dans { $game } : journal raconte ce qui s’est passé.
terminal-no_trick_yet = Aucun pli n’a encore été pris.
terminal-took_the_trick = { $name } a pris le pli.
terminal-no_round_yet = Aucune manche n’a encore été comptée.
terminal-wins = gagne
terminal-the_house_would = La maison ferait :{ " " }
terminal-move = coup
terminal-points_to_come = points à venir
terminal-purpose = pour quoi faire
terminal-thousands = { "\u202F" }
terminal-all = tout
terminal-file_expected = il manque le nom d’un fichier, par exemple : garder soirée.jsonl
terminal-letter_for = { $letter } pour { $colour }
terminal-help_choose = choisir cette carte ; majuscules et espaces n’importent pas
terminal-help_number = le choix de ce numéro, ici : { $move }
terminal-help_words = ou assez de ses mots pour que ce soit clair
terminal-enter_key = Entrée
terminal-nothing_else_is_possible = { $move } : rien d’autre n’est possible
terminal-loses = perd
terminal-decimal = ,
terminal-thought_deals = C’est ce qu’ont donné { $n } donnes jouées en pensée.
terminal-is_folder = { $file } est un dossier : il faut le nom d’un fichier
terminal-file_exists = { $file } existe déjà et n’est pas l’enregistrement de cette partie : prends un autre nom
terminal-cannot_be_written = { $file } ne peut pas être écrit : { $reason }
terminal-no_cards = aucune carte
terminal-others_win = { $winners } gagnent ; tu es { $place } sur { $of }.
terminal-total = Total
terminal-you_win = Tu gagnes !
terminal-you_win_with = Tu gagnes, avec { $others } !
terminal-other_wins = { $winner } gagne ; tu es { $place } sur { $of }.
terminal-round_column = Manche
terminal-shared = { " " }(ex æquo)
terminal-unit-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-starts = commence
terminal-leads = entame
terminal-unit-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
terminal-takes = prend
terminal-done = a fini
terminal-is_you = { " " }(toi)
terminal-match_in_file_over = la partie de { $file } est finie : il en faut une inachevée
terminal-other_game_in_file = { $file } contient une partie { ELIDE("de ", "d’", $found) } : il en faut une { ELIDE("de ", "d’", $game) }
terminal-meister_warming = Le Maître se prépare ; la première demi-minute, un Compagnon le remplace.
terminal-not_possible = Impossible : { $reason }
terminal-good_bye_name = Au revoir, { $name }.
terminal-game_or_record = il faut un jeu à jouer, ou un enregistrement à reprendre
terminal-round_is_over = La manche { $number } est finie.
terminal-next_round = Entrée distribue la manche suivante :{ " " }
terminal-the_record_is_in = L’enregistrement est dans { $file }.
terminal-too_late = Trop tard : les autres ont été plus rapides.
terminal-kept_with = La partie est gardée. Reprends-la quand tu veux, depuis le menu ou avec :
terminal-kept = La partie est gardée. Reprends-la quand tu veux :
terminal-back_to_table = Entrée retourne à la table :{ " " }
terminal-goes_on = { $error }. La partie continue malgré tout.
terminal-keep_for_later = Garder cette partie pour plus tard ? Entrée la garde, un nom de fichier l’y enregistre, n l’abandonne :{ " " }
terminal-heading-turn = À toi.
terminal-heading-sealed = Tous choisissent, en secret.
terminal-heading-window = Ça te concerne.
terminal-heading-race = Vite !
terminal-heading-elsewhere = À toi de choisir.
terminal-colour-g = vert
terminal-colour-b = bleu
terminal-colour-r = rouge
terminal-colour-y = jaune
terminal-colour-k = noir
terminal-place-1 = 1er
terminal-place-2 = 2e
terminal-place-3 = 3e
terminal-place-4 = 4e
terminal-place-5 = 5e
terminal-place-6 = 6e
terminal-place-7 = 7e
terminal-place-8 = 8e
terminal-guest = Invité
terminal-command-help = aide
terminal-command-rules = règles
terminal-command-score = score
terminal-command-last = dernier
terminal-command-hint = conseil
terminal-command-log = journal
terminal-command-save = garder
terminal-command-quit = quitter
terminal-typed-card = ? 3, ? NOM
terminal-meaning-card = ce que fait une carte, par son numéro ou son nom
terminal-typed-rules = règles, règles 14
terminal-meaning-rules = les règles, ou l’un de leurs paragraphes
terminal-typed-score = score
terminal-meaning-score = le carnet de points
terminal-typed-last = dernier
terminal-meaning-last = le dernier pli, ou la dernière manche comptée
terminal-typed-hint = conseil
terminal-meaning-hint = ce que ferait le meilleur bot disponible, et pourquoi
terminal-typed-log = journal, journal tout
terminal-meaning-log = l’histoire de cette manche, ou de toute la partie
terminal-typed-save = garder FICHIER
terminal-meaning-save = écrire l’enregistrement de la partie jusqu’ici
terminal-typed-quit = quitter
terminal-meaning-quit = partir ; on te demande s’il faut garder la partie
terminal-reason-limit = la limite de points a tranché
terminal-reason-rounds = la dernière manche est jouée
terminal-reason-hand_empty = une main est vide
terminal-reason-stock_empty = la pioche est vide
terminal-reason-surrounded = tout le monde a été encerclé
terminal-reason-bound = elle a été arrêtée après 1000 manches ou tours
fault-in_line = ligne { $line } : { $fault }
move-seat = place
move-play = jouer
move-pass = passer
move-pass_ = passer
move-gang_others = points aux autres
move-gang_self = points retirés pour moi
move-pick = prendre
move-announce = annoncer
move-red = rouge
move-yellow = jaune
move-green = vert
move-blue = bleu
move-capture = arrêter
move-release = relâcher
move-draw = piocher
move-let = laisser faire
move-propose_nothing = ne rien proposer
move-propose = proposer
move-to = à
move-vote = voter pour
move-abstain = s’abstenir
move-with_well = avec le puits
move-without_well = sans le puits
move-throw_rock = montrer la pierre
move-throw_paper = montrer la feuille
move-throw_scissors = montrer les ciseaux
move-throw_well = montrer le puits
move-slap = taper
move-stay = ne pas taper
move-challenge = défier
move-swap = échanger avec
move-name = nommer
move-react = réagir
move-give = donner
move-can_t = je ne peux pas
move-lay_dog = poster le chien de garde
move-sell = vendre
move-throw = jeter
move-rob = voler
move-trade = échanger avec
move-take = prendre à
move-target = viser
move-nobody = personne
move-rob_nobody = ne voler personne
move-trade_nobody = n’échanger avec personne
move-take_nobody = ne prendre à personne
move-wish = demander
move-believe = croire
move-doubt = douter
move-police = policier !
move-done = c’est tout
move-lay = poser
move-open = visible
move-hidden = cachée
move-add = ajouter
move-protect = protéger avec
move-decline = renoncer
move-auction = enchérir sur
move-bid = offrir
move-keep = laisser cachée
move-reveal = retourner
fault-table_not_json = le tableau n’est pas du JSON
fault-no_such_card = il n’y a pas de carte '{ $card }' : les cartes s’écrivent comme { $example }{ fault-near }
fault-card_expected = { KNOWN($other) ->
    [yes] il faut '{ $verb }' et le nom d’une carte, ou '{ $other }', pas '{ $typed }'
   *[no] il faut '{ $verb }' et le nom d’une carte, pas '{ $typed }'
}
fault-one_card_expected = il faut '{ $verb }' et une carte, pas '{ $typed }'
fault-cards_expected = il faut '{ $verb }' et { $most ->
    [1] une carte
   *[other] une à { $most } cartes
}, pas { $typed }
fault-answer_expected = il faut { $of }, pas '{ $typed }'
fault-number_up_to = il faut '{ $verb }' et un nombre jusqu’à { $most }, pas '{ $typed }'
fault-too_many_cards = le coup nomme plus de cartes qu’il n’en est demandé
fault-move_too_long = un coup a au plus 200 caractères
fault-no_move = il manque un coup, comme 'play r10'
fault-move_in_words = il faut un coup en mots, comme 'play r10', pas { $got }
fault-list_of_variants = il faut une liste de variantes, pas le texte '{ $got }'
fault-no_such_bot = il n’y a pas de bot '{ $name }' : au choix { $known }{ fault-near }
fault-bot_too_slow = { $name } réfléchit loin et prendrait trop de temps ici : au choix { $known }
fault-no_such_paragraph = il n’y a pas de paragraphe '{ $number }' dans { $game } : ils vont de { $first } à { $last }
fault-no_rulebook = il n’y a pas de règles : il faut { $file } dans { $folder }
fault-no_such_language = il n’y a pas de langue '{ $language }' : au choix { $known }
fault-language_after = il manque une langue après { $flag } : { $known }
fault-cannot_listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
fault-database_in_use = un autre serveur utilise la base de données { $database } : il faut un seul serveur par fichier, ou PostgreSQL pour plusieurs
fault-database_foreign = la base de données a déjà une table { $table } qui n’est pas celle de Stammtisch : colonnes attendues { $columns }, et non { $got }
fault-database_layout = la base de données a la structure { $layout }, d’une version ultérieure de Stammtisch : { $most } au plus ici
fault-database_unreadable = impossible d’ouvrir la base de données { $database } : { $reason }
terminal-expects-whole = un nombre entier{ KNOWN($most) ->
    [yes] { " " }de { $least } à { $most }
   *[no] { " " }d’au moins { $least }
}
terminal-expects-table = un tableau de données
fault-near = { KNOWN($near) ->
    [yes]  ; voulais-tu dire { $near } ?
   *[no] { "" }
}
fault-near_word = { KNOWN($near) ->
    [yes]  ; voulais-tu dire '{ $near }' ?
   *[no] { "" }
}
fault-plain = { $text }
fault-damaged_line = ligne { $number } : { $reason }
fault-no_budget = { $bot } ne réfléchit pas loin et ne prend pas de budget : il faut { $bot } sans { $got }
fault-bad_budget = { $bot } ne peut pas avoir { $got } : il faut un nombre de simulations jusqu’à { $most }, comme { $bot }:2000, ou un temps jusqu’à { $longest } ms, comme { $bot }:300ms
terminal-adviser_would = { $name } ferait :{ " " }

## commands

cli-usage = Usage :{ " " }
cli-show_help = Montrer cette aide.
cli-no_whole_number = il faut un nombre entier, pas { $given }
cli-long_number = il faut un nombre entier d’au plus { $most } chiffres, pas { $given }
cli-not_positive = il faut un entier d’au moins 1, pas { $given }
cli-not_between = il faut un nombre de { $least } à { $most }, pas { $given }
cli-no_seed = il faut un entier d’au moins 0 ou 64 chiffres hexadécimaux, pas { $given }
cli-game_first = nomme d’abord le jeu : { $command } { $games }, puis { $flag }
cli-details_are_in = Les détails sont dans { $file }
cli-no_details = Les détails n’ont pas pu être écrits dans un fichier
cli-with_help = { $message }. Aide : { $command } --help
cli-a_file_or_the_output = un fichier ou la sortie
cli-unreadable = { $where } ne peut être ni lu ni écrit : { $reason }
cli-bug = c’est une erreur de Stammtisch, pas la tienne : { $fault }
cli-game_fails = le jeu { $game } échoue dans { $name } ({ $at }) : { $fault }
cli-goodbye = Salut.
cli-setting_the_table = On met la table. Ctrl-C y met fin ; les parties inachevées reprennent la prochaine fois.
cli-commitment = engagement { $commitment }, { $given ->
    [one] { $given } place sur { $seats } y a ajouté du hasard
   *[other] { $given } places sur { $seats } y ont ajouté du hasard
}
cli-proof_right = la preuve est juste : { $fair }
cli-seed_follows = la graine qui en découle est { $seed }
cli-all_right = { $n ->
    [one] { $n } partie, tout est juste
   *[other] { $n } parties, tout est juste
}
cli-checking = vérification
cli-fair_deal = une donne honnête : { $fair }
cli-no_fair_line = l’enregistrement ne dit pas d’où vient sa graine : il faut une ligne du type fair
cli-other_commitment = un autre engagement a été montré avant la donne : trouvé { $commitment }
cli-how_to_play = stammtisch play JEU pour jouer, stammtisch rules JEU pour ses règles.
cli-usual = D’habitude : { $default }.
cli-seat_or_open = --seat et --open se contredisent : l’un des deux, ou aucun
cli-no_such_seat = il n’y a pas de place { $seat } : elles vont de 0 à { $last }
cli-game_is_no_command = { $game } est un jeu : tape 'stammtisch play { $game }' ou 'stammtisch rules { $game }'
cli-reviewing = analyse
cli-review_at = Manche/coup
cli-review_you = Toi
cli-review_meister = Le Maître
cli-review_verdict = Verdict
cli-review_points = Points
cli-review_chance = Chances %
cli-not_over = cette partie n’est pas finie : il en faut une jouée jusqu’au bout
cli-match_of = Partie { $match } sur { $count }
cli-no_such_example = { $game } n’a pas d’exemple nommé { $name } : il faut { $known }
cli-no_record_named = il faut le fichier d’un enregistrement, ou JEU:EXEMPLE, et il n’y a rien
cli-own_option = { $option } sur mesure
cli-new_game-name = { $name } ne peut pas être le nom d’un jeu : il faut de 2 à 32 minuscules, chiffres et tirets bas, par exemple mau_mau
cli-new_game-taken = un jeu s’appelle déjà { $name } : il faut un autre nom
cli-new_game-module = un module de Python ou un paquet installé s’appelle déjà { $name } : il faut un autre nom
cli-new_game-exists = { $folder } existe déjà : il faut un dossier qui n’existe pas encore, ou un dossier vide
cli-new_game-written = { $n } fichiers sont dans { $folder }. Et maintenant :
cli-new_game-next = La suite est expliquée par stammtisch docs adding-a-game
cli-docs-where = Chacune se montre par son nom, par exemple avec stammtisch docs bots. Elles sont dans { $folder }
cli-docs-no_such_page = il n’y a pas de page { $page } : { $known } sont attendues
cli-game_with = { $game } avec { $people }
cli-round = manche
cli-total = total
cli-seat = Place { $seat }
cli-is_dealt = { $name } reçoit{ " " }
cli-match_over = La partie est finie : { $reason }.
cli-breaks_off = L’enregistrement s’arrête ici.
cli-the_table_is_set = La table est mise : { $address }
cli-for_others = Pour les autres sur ton réseau : { $address }
phases-the_phases_of = Les phases { ELIDE("de ", "d’", $game) }
phases-the_match_is_over = la partie est finie
phases-dot = point
phases-may_follow = peut suivre ; les lignes qui se croisent sans point ne se touchent pas
phases-again = encore
phases-may_repeat = l’étape peut se suivre elle-même
phases-hollow = creux
phases-only_with_an_option = seulement avec une option :
doctor-one_of = il faut une seule des options --mend, --show et --export, ou aucune
doctor-file_damaged = le fichier lui-même est abîmé, seule une sauvegarde peut aider : { $reason }
doctor-open = un serveur a cette table ouverte, elle reste comme elle est
doctor-kept = Ce qui a été retiré est gardé : { $command }
doctor-to_keep = Pour en garder ce qui est intact : { $command }
doctor-first = la première ligne manque, ou n’ouvre pas cette table
doctor-gap = la ligne { $number } manque
doctor-twice = le numéro { $number } existe deux fois
doctor-unreadable = la ligne { $number } est illisible
doctor-unknown = cette version ne connaît pas la ligne { $number }, qui vient peut-être d’une plus récente
doctor-impossible = la ligne { $number } ne peut pas suivre les précédentes
doctor-refused = la ligne { $number } ne peut pas suivre les précédentes ({ $reason })
doctor-nothing_taken = rien n’a été retiré à une table { $code }
doctor-taken_on = Retiré le { $when } : { $why }
doctor-file_exists = { $file } existe déjà : il faut le nom d’un nouveau fichier
doctor-no_address = { $database } n’est pas l’adresse d’une base
doctor-in_use = un serveur utilise { $database } : il faut d’abord l’arrêter
doctor-cannot_be_opened = impossible d’ouvrir la base de données { $database } : { $reason }
doctor-no_tables = il n’y a pas de tables de Stammtisch dans { $database }
doctor-later_layout = { $database } vient d’une version plus récente de Stammtisch : structure { $number }, au plus { $known } ici
doctor-no_file = il n’y a pas de fichier { $file }
doctor-folder = { $file } est un dossier : il faut une base
doctor-no_database = { $file } n’est pas une base
cli-not_called = Ce serveur ne s’appelle pas { $name }. La personne qui s’en occupe peut le lui dire : --name { $name }
doctor-can_be_kept = { $n ->
    [one] { $whole } sur { $n } ligne peut être gardée
   *[other] { $whole } sur { $n } lignes peuvent être gardées
}
doctor-taken = { $n ->
    [one] { $n } ligne retirée, { $whole } gardées
   *[other] { $n } lignes retirées, { $whole } gardées
}
doctor-whole = { $n ->
    [one] { $n } table, intacte
   *[other] { $n } tables, toutes intactes
}
doctor-damaged = { $n ->
    [one] { $n } table, abîmée : { $damaged }
   *[other] { $n } tables, abîmées : { $damaged }
}
doctor-written = { $n ->
    [one] { $n } ligne écrite dans { $file }
   *[other] { $n } lignes écrites dans { $file }
}
help-doctor =
    Trouver les tables dont le journal est abîmé, et les réparer.

    Chaque table d’une base est reconstruite d’après son journal. Rien ne change
    sans que tu le demandes, et un serveur peut continuer à tourner.

    Avec --mend chaque table abîmée garde son plus long début intact. Ce qui suit
    n’est pas effacé, mais rangé à part dans la même base, où --show et --export
    le retrouvent. Pour cela il faut arrêter le serveur :

      stammtisch doctor tables.db --mend

    Le code de retour est 1 si quelque chose est abîmé et n’a pas été réparé.
help-of-mend = Garder ce qui est intact et mettre le reste de côté.
help-of-show = Montrer les lignes retirées à cette table.
help-of-export = Écrire toutes les lignes retirées dans ce fichier, un objet JSON chacune.
help-of-as_json = En JSON, pour les programmes.
help-of-source = Le fichier d’une base, ou son URL à la manière de SQLAlchemy.
help-new_game = Écrire un petit jeu qui marche et dont on peut partir, sous forme de paquet.
help-of-new_name = Le nom du jeu dans le code et sur la ligne de commande : minuscules, chiffres et tirets bas.
help-of-new_folder = Où le mettre : un dossier qui n’existe pas encore. Sans indication, il porte le nom du jeu.
meta-folder = DOSSIER
meta-page = PAGE
help-of-proxy = Un proxy, ou un réseau de proxys, que l’on croit quand il dit pour qui il parle (X-Forwarded-For).
help-of-server_name = Le nom de ce serveur sur internet, comme dans son adresse ; dans un réseau local, inutile de le dire.
meta-code = CODE
meta-database = BASE
help-stammtisch =
    Des jeux de cartes allemands pour fripouilles : à jouer, à étudier, à détourner.

    Sans commande, une table est dressée et s’ouvre dans ton navigateur :
    tout de suite contre des bots, ou avec des amis. Dans le terminal :

      stammtisch menu
      stammtisch rules { $example }
      stammtisch play { $example }
help-serve =
    Servir des tables aux navigateurs, pour un soir ou pour de bon.

    Les parties sont gardées sur le disque et survivent à un redémarrage.
    L’état est sous /health, les chiffres pour Prometheus sous /metrics :

      stammtisch serve --host 0.0.0.0 --port 80 --name play.example.org
help-menu = Choisir un jeu et le jouer contre la maison, ici dans le terminal.
help-games = Montrer les jeux, avec leurs options et leurs variantes.
help-rules =
    Montrer les règles d’un jeu.

    Chaque règle a un numéro. Quand un coup est refusé, le numéro qui suit la
    raison mène ici :

      stammtisch rules { $example } --paragraph GB-12
help-docs =
    Montrer ce qui est écrit sur tout.

    Bots et jeux à soi, la bibliothèque, la recherche, les enregistrements, le
    protocole, la marche d’un serveur. En anglais ; tout est venu avec ce
    programme. Sans nom, quelles pages il y a, et où elles sont :

      stammtisch docs
      stammtisch docs adding-a-game
help-of-page = Quelle page : son nom, comme il est dans la liste.
help-replay =
    Raconter une partie enregistrée.

    Pli par pli, avec le carnet de points après chaque manche, comme un spectateur
    l’aurait vue. Avec --seat ou --open, tu en apprends davantage :

      stammtisch replay evening.jsonl --match 3 --open --speed 2

    L’exemple d’une règle imprimée a un nom :

help-review =
    Revenir sur une partie enregistrée : qu’est-ce qui était chance, où sont les erreurs ?

    Chaque décision d’une place est jugée par le Maître d’après ce que la
    place savait alors, et chaque donne se mesure au par : ce que des Compagnons
    font des mêmes cartes en moyenne. Cela prend une demi-minute environ.

      stammtisch review soiree.jsonl --seat 0
      stammtisch review soiree.jsonl --seat 0 --html soiree.html
help-verify =
    Vérifier un enregistrement, ou la preuve d’une donne honnête.

    Chaque partie d’un enregistrement est rejouée et chaque ligne comparée. Si les
    cartes ont été données à une table, la donne en fait partie : le secret doit
    être celui sur lequel la table s’était engagée, et la graine doit découler de
    lui et de ce que les joueurs y ont ajouté.

    Dit que tout est juste, ou quelle est la première ligne impossible ; le
    code de sortie est alors 1.
help-play = Jouer à un jeu contre la maison, ici dans le terminal.
help-play-epilog = Exemple : stammtisch play { $example } --players 4 --name Ada
help-simulate = Faire jouer un jeu à des bots un grand nombre de fois, et voir ce que ça donne.
help-play-game = Jouer à { $title } contre la maison, ici dans le terminal.
help-play-game-epilog = Tape ? à tout moment pendant le jeu, et l’on te dit ce que tu peux faire.
help-of-version = Dire de quelle version il s’agit.
help-of-language = La langue à parler, pour toutes les commandes.
help-of-install_completion = Installer la complétion pour ce shell.
help-of-show_completion = Montrer la complétion pour ce shell, à copier ou à adapter.
help-of-host = Où écouter.
help-of-port = À quel port ; 0 en prend un libre.
help-of-database = Où les parties sont gardées, à la manière de SQLAlchemy.
help-of-origin = Un autre site dont les pages peuvent parler à ce serveur.
help-of-rate = Messages par seconde et par connexion. 0 lève toute limite par seconde, adresse ou personne : messages, requêtes, pages, images, connexions, nouvelles tables, tables en mémoire, discussion, changements, coups des bots, études, parties regardées ensemble, noms sur les listes.
help-of-keep = Combien de temps une table est gardée après son dernier coup, le tiers si aucune partie n’a été finie ; 0 : toujours.
help-of-log_json = Journal : un objet JSON par ligne.
help-of-metrics_token = Avec ce jeton, on peut lire /metrics depuis une autre machine.
help-of-browser = Ouvrir une fenêtre du navigateur.
help-of-game = Son nom, tel que `stammtisch games` le montre.
help-of-paragraph = Ce paragraphe seulement, par exemple GB-12.
help-of-file = Un fichier écrit par --record.
help-of-match = Quelle partie, si le fichier en a plusieurs.
help-of-seat = La raconter telle que cette place l’a vécue, à partir de 0.
help-of-reviewed = Les décisions de qui, à partir de 0.
help-of-html = L’écrire dans ce fichier, comme page pour un navigateur.
help-of-everything = Raconter aussi tous les secrets : toutes les mains, toutes les cartes passées.
help-of-speed = Combien de lignes par seconde.
help-of-commitment = Ce que la table a montré avant la donne.
help-of-players = Combien sont à la table, de { $least } à { $most }.
help-of-seed = La même graine redonne les mêmes cartes.
help-of-name = Ton nom à la table.
help-of-record = Écrire la partie dans ce fichier, pour la revoir plus tard.
help-of-resume = Continuer la partie inachevée de ce fichier.
help-of-pace = Combien de temps la maison réfléchit : 0 pas du tout, 2 deux fois plus.
help-of-against = Contre qui tu joues : lehrling, geselle, meister (meister:1000ms réfléchit plus longtemps), ou un bot à toi comme shy=./shy.py:Shy. Un pour tous, ou un par place.
help-of-variant = Activer une variante par son nom ; peut se répéter.
default-language = celle de ton système
default-database = un fichier dans ton dossier de données
default-speed = toutes d’un coup
meta-options = [OPTIONS]
meta-command_args = COMMANDE [ARGUMENTS]...
meta-game_options = JEU [OPTIONS]
meta-number = NOMBRE
meta-days = JOURS
meta-game = JEU
meta-file = FICHIER
meta-hash = EMPREINTE
meta-name = NOM
meta-json_file = JSON/FICHIER
panel-table = À la table
panel-records = Enregistrements
panel-lab = Au laboratoire
panel-games = Jeux
panel-options = Options du jeu
panel-house = Règles maison
cli-frame-options = Options
cli-frame-arguments = Arguments
cli-frame-commands = Commandes
cli-frame-default = [par défaut : { $default }]
cli-frame-required = [obligatoire]
phases-runs = tout seul
phases-runs-asked = personne n’est consulté
phases-turn = Tour
phases-turn-asked = une place est consultée
phases-sealed = Secret
phases-sealed-asked = plusieurs, en secret jusqu’à la dernière réponse
phases-window = Fenêtre
phases-window-asked = plusieurs, l’un après l’autre, peuvent réagir
phases-race = Course
phases-race-asked = plusieurs, et c’est l’ordre qui compte
cli-no_such_flag = { KNOWN($near) ->
    [yes] Il n’y a pas d’option { $option } (peut-être : { $near })
   *[no] Il n’y a pas d’option { $option }
}
cli-no_such_command = Il n’y a pas de commande { $command }{ KNOWN($near) ->
    [yes] . Voulais-tu dire '{ $near }' ?
   *[no] { "" }
}
cli-missing_argument = Il manque { $name }
cli-missing_flag = Il manque l’option { $name }
cli-wrong_flag = Valeur incorrecte pour { $option } : { $reason }
cli-not_one_of = { $value } n’existe pas ici ; au choix { $choices }
cli-too_much = Argument(s) en trop ({ $rest })
cli-flag_needs_value = L’option { $option } demande une valeur
cli-flag_without_value = L’option { $option } ne prend pas de valeur
cli-not_ordinary = { $file } n’est pas un fichier ordinaire : il faut le nom d’un fichier à écrire
cli-exists_already = { $file } existe déjà : choisis un autre nom, ou remplace-le avec --force
cli-no_folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }
cli-in_file = { $file } : { $fault }
help-compare =
    Découvrir ce qu’une règle change à un jeu.

    Des bots jouent les mêmes donnes avec les règles A et avec les règles B ; ce
    qui diffère est dit en mots et en chiffres. Les règles sont des options
    séparées par des virgules, comme `stammtisch games` les montre ; sans rien,
    ce sont les règles habituelles.

      stammtisch compare { $example } --b limit=50
      stammtisch compare { $example } --sweep limit=25,50,100 --html rapport.html

    La même graine trouve la même chose. Les donnes sont les mêmes pour toutes
    les règles : même les petites différences se voient.
help-of-rules_a = Règles A : options séparées par des virgules, comme "NOM=VALEUR,NOM" ; sans rien, les règles habituelles.
help-of-rules_b = Règles B, de même.
help-of-sweep = À la place de B : une option avec plusieurs valeurs ; chacune est comparée à la première.
help-of-people = Combien de joueurs à la table.
help-of-matches = Combien de parties jouer avec chacune des règles.
help-of-chance = Une autre graine donne d’autres cartes.
help-of-html_file = Écrire une page avec mots et dessins, en un seul fichier, à envoyer à quelqu’un.
help-of-csv_file = Écrire toutes les parties, une ligne par partie et par place.
help-of-npz_file = La même chose en tableaux NumPy.
help-of-parquet_file = La même chose en Parquet, si pyarrow est installé.
help-of-json_file = Écrire les nombres en JSON ; - les affiche.
help-of-force = Permettre de remplacer des fichiers.
help-of-jobs = Combien de processus travaillent en même temps.
help-of-cluster = Travailler sur un cluster Ray : son adresse, auto pour celui qui tourne, local pour en lancer un ici.
default-jobs = un par cœur
cli-b_or_sweep = --b et --sweep se contredisent : un seul est attendu
cli-nothing_to_compare = il manque de quoi comparer : --b ou --sweep est attendu
cli-positions_suffix = il faut un fichier qui finit par .npz ou .parquet, trouvé { $file }
cli-positions_native = les positions ne s’écrivent qu’avec random, lehrling et geselle, qui jouent en natif ; reçu : { $got }
cli-no_parquet = --parquet a besoin de pyarrow : pip install pyarrow
cli-compiling = Les règles { ELIDE("de ", "d’", $game) } sont compilées une fois pour toutes ; cela peut prendre une minute…
cli-comparing = comparaison
cli-written = Écrit : { $file }
meta-rules = RÈGLES
meta-values = NOM=VALEUR,VALEUR
meta-address = ADRESSE
panel-files = Fichiers
panel-work = Comment on travaille
fault-seen_form = ce que sait la place est illisible ({ $what })
fault-seen_rules = { $game } se joue là-bas avec d’autres règles qu’ici : il faut la même version de Stammtisch des deux côtés
fault-event_parameter = l’événement '{ $kind }' n’a pas de '{ $name }' : au choix { $known }
fault-event_value = '{ $name }' de l’événement '{ $kind }' vaut { $got } et n’est pas du genre { $wanted }
own-form = '{ $got }' ne désigne aucun bot : au choix un de la maison, FICHIER.py:CLASSE comme ./shy.py:Shy, ou MODULE:CLASSE
own-name = un bot ne peut pas s’appeler '{ $name }' : il faut 1 à { $most } lettres, chiffres, espaces, - ou _, et d’abord une lettre ou un chiffre
own-left_out = le bot '{ $name }' du paquet { $package } est laissé de côté : { $fault }
outside-left_out = le jeu '{ $game }' du paquet { $package } est laissé de côté : { $why }
native-uncompilable = { $at } ne peut pas être compilé : { $reason }
own-taken = le nom est déjà pris par { $owner } : il en faut un autre
own-no_file = il n’y a pas de fichier { $file }
own-no_module = il n’y a pas de module '{ $module }' : il en faut un qui soit installé ou dans ce dossier, ou un fichier comme ./shy.py
own-not_loaded = { $place } ne peut pas être chargé : { $error }
own-no_class = il n’y a pas de '{ $what }' dans { $place }{ KNOWN($near) ->
    [yes]  ; est-ce { $near } ?
   *[no] { "" }
}
own-not_made = { $bot } ne peut pas être créé : { $error }
own-no_bot = { $bot } n’est pas un bot : il faut une méthode choose(match, seat), c’est { $kind }
own-no_own_file = son fichier { $file } est illisible : { $reason }
own-memory = il voulait plus de mémoire qu’il n’en a le droit
own-raised = il a levé { $error }
own-no_move = il a répondu { $got } : il faut un coup en texte, un de match.legal()
own-no_thought = explain a répondu { $got } : il faut un bots.Thought
own-hung = il a mis plus de { $seconds } s et a été arrêté
own-gone = son processus s’est arrêté ({ $code }){ KNOWN($printed) ->
    [yes]  ; il a écrit en dernier : { $printed }
   *[no] { "" }
}
own-illegal = il a joué '{ $move }' : { $why }
own-forfeits = { $bot } à la place { $seat } : { $why }. Un Compagnon décide à sa place.
own-forfeits_rest = { $bot } à la place { $seat } : { $why }. Un Compagnon joue le reste de la partie.
panel-own = Tes propres bots
help-of-bot_seconds = Combien de secondes un bot à toi peut prendre pour une décision.
help-of-bot_memory = Combien de mégaoctets il peut prendre, là où le système les compte ; 0 : sans limite.
own-lost = { $bot } a perdu { $count ->
    [1] une décision
   *[other] { $count } décisions
} au profit d’un Compagnon : { $why }. La première : { $first }
own-lost-raised = { $count } × une erreur
own-lost-illegal = { $count } × un coup interdit
own-lost-no_move = { $count } × aucun coup
own-lost-hung = { $count } × trop lent
own-lost-gone = { $count } × processus arrêté
own-lost-memory = { $count } × trop de mémoire
own-lost-other = { $count } × autre chose
own-other_sources = les sources { ELIDE("de ", "d’", $bot) } ne sont pas celles du début : il faut les mêmes ici et sur chaque machine
help-of-hints = Qui conseille quand tu demandes un conseil : un bot de la maison ou un bot à toi.
help-of-bot = Offrir un bot à toi à côté de ceux de la maison, par son nom : shy=./shy.py:Shy, shy=paquet.module:Shy, ou le nom sous lequel un paquet l’apporte ; peut être répété.
own-of_the_house = { $name } est de la maison et toujours là : il faut un bot à toi, comme shy=./shy.py:Shy
sit-link = '{ $got }' n’est pas une invitation : il faut le lien d’une table, comme https://play.example.org/t/k7m4fqx2
sit-not_ours = { $server } répond, mais pas comme un Stammtisch : il faut le lien d’une table
sit-certificate = le certificat de { $server } n’est pas digne de confiance : { $reason }
sit-tls = impossible d’établir une connexion sûre avec { $server } : { $reason }
sit-unreachable = { $server } est injoignable : { $reason }
sit-sent_away = L’hôte a prié le bot de partir, ou il y a trop de spectateurs.
sit-elsewhere = Le bot est déjà connecté à cette table depuis trop d’endroits.
sit-found = Il y a une table de { $game } sur { $server }.
sit-sat = { $name } est à la place { $seat }. Ctrl-C le fait partir.
sit-door = Le bot attend que l’hôte le laisse entrer.
sit-match = La partie { $number } a commencé.
sit-over = La partie { $number } est finie : rang { $place }.
sit-alone = Tout le monde est rentré. Au revoir.
sit-again = La connexion est coupée ; nouvel essai dans { $seconds } s.
default-bot_name = le nom du bot
meta-link = LIEN
help-sit =
    Asseoir un bot à n’importe quelle table du monde, par son invitation.

    Il joue d’ici, par le réseau, tout ce qu’on lui demande, partie après
    partie, et revient quand la connexion est coupée. Ce qu’il ne décide pas à
    temps ou selon les règles, un Compagnon le décide pour lui.
help-of-link = L’invitation : l’adresse de la table, comme l’hôte l’envoie à ses amis.
help-sit-of-bot = Quel bot : meister, shy=./shy.py:Shy, paquet.module:Classe, ou un qu’un paquet installé apporte.
help-sit-of-name = Son nom à la table.
help-sit-of-seat = Quelle place il prend, à partir de 1 ; sinon la première libre.
help-bots = Montrer les bots qu’il y a, et comment apporter les siens.
bots-about-random = Joue n’importe quel coup permis, tous avec la même probabilité.
bots-about-lehrling = Connaît les règles, a de la bonne volonté et prend souvent la deuxième meilleure carte.
bots-about-geselle = Joue solidement, à l’expérience, comme un ami qui connaît le jeu.
bots-about-meister = Anticipe en jouant des centaines de donnes compatibles avec ce qu’il a vu. meister:2000 réfléchit pendant 2000 simulations, meister:300ms pendant 300 ms.
bots-your_own = Un bot à soi est une classe avec une méthode choose(match, seat), nommée par son fichier : shy=./shy.py:Shy. stammtisch docs bots en dit plus.

## research

cli-no_output = la sortie ne peut pas être écrite : { $reason }
help-simulate-epilog = Exemple : stammtisch simulate { $example } --games 10000
help-simulate-game =
    Faire jouer { $title } à des bots un grand nombre de fois, et voir ce que ça donne.

    Montre la longueur des parties, ce que marque et gagne chaque place, et si
    une place a l’avantage. La même graine donne les mêmes chiffres.
help-simulate-game-epilog =
    Exemples

      stammtisch simulate { $game } --games 10000 --players 4
      stammtisch simulate { $game } --bots geselle,random,random,random
      stammtisch simulate { $game } --games 20 --seed 7 --record soiree.jsonl

    Avec --json : game, players, matches, seed, bots, quick et options tels que
    demandés ; rounds et decisions d’une partie (mean, min, max, total) ; seats,
    une place après l’autre : seat, bot, mean_total et son intervalle à 95 %,
    win_share (une victoire partagée est divisée) et win_interval, advantage
    (win_share moins la part équitable) et advantage_interval, significant ;
    reasons, combien de parties ont fini de telle façon ; speed : seconds et
    decisions_per_second.
help-simulate-of-matches = Combien de parties jouer.
help-simulate-of-bots = Qui joue : geselle (solide), lehrling (débutant) ou random. Un pour toutes les places, ou un pour chacune. Ou un bot à soi comme shy=./shy.py:Shy, bien plus lentement alors.
help-simulate-of-quick = La vitesse de chaque place dans les courses : 3,1,1,1 rend la première trois fois plus rapide que les autres.
help-simulate-of-record = Écrire aussi toutes les parties dans ce fichier.
help-simulate-of-positions = Écrire aussi chaque décision de ces parties dans ce fichier (.npz ou .parquet), pour des programmes qui apprennent.
help-simulate-of-force = Laisser --record et --positions remplacer un fichier.
help-simulate-of-as_json = Afficher les chiffres en JSON.
help-arena =
    Trouver quel bot est le meilleur, et de combien.

    Les bots jouent les mêmes donnes depuis chaque place ; le tableau dit ce que
    chacun marque et gagne, et de combien il devance les autres.
help-arena-epilog =
    Les participants sont des bots, séparés par des virgules. Ils prennent
    les places dans cet ordre, et le dernier prend toutes celles qui restent :

      geselle,lehrling          un geselle contre une table de lehrlings
      2*geselle,2*lehrling      deux de chaque, assis comme écrit
      geselle,random,lehrling   le troisième prend la troisième et la quatrième place
      a=geselle,b=geselle       le même bot sous deux noms
      meister:2000,meister:300ms   2000 simulations ou 300 ms par décision
      shy=./shy.py:Shy,geselle     un bot à soi : une classe avec choose(match, seat)

    Chaque donne est jouée une fois pour chaque rotation des participants
    autour de la table, avec les mêmes cartes et le même hasard, pour que la
    chance s’annule. L’unité de toutes les statistiques est la donne. L’avance
    se compte en points par partie, face aux autres des mêmes tables ; * marque
    celle que le hasard seul n’explique guère : son intervalle à 95 % ne
    contient pas 0.

    Une donne est une partie entière, et ses points en sont les totaux. Avec
    --rounds, chaque partie s’arrête au plus tard après tant de manches, et le
    score d’alors compte ; ce qu’un jeu ne compte qu’à la fin n’y est pas.

    Chaque donne terminée est notée dans un journal. La même commande reprend
    où elle s’était arrêtée, et --games peut alors être plus grand. Les chiffres
    ne dépendent ni de --jobs, ni de --cluster, ni des interruptions ; seuls les
    temps de réflexion en millisecondes dépendent de la machine. De meilleurs
    bots ou d’autres règles ont leur propre journal.

    Exemples

      stammtisch arena { $example } --bots meister:500,geselle --rounds 1
      stammtisch arena all --bots geselle,lehrling,random --picture arena.svg
      stammtisch arena { $last } --bots geselle --variants random --checked

    Avec --json : plan, ce qui était demandé ; games, chacun avec deals,
    matches, le nombre moyen de rounds, decisions, reasons (comment les parties
    ont fini) et ses contestants : points, points_per_round, wins (divisées si
    partagées), place, lead, lead_per_round et lead_in_wins, chaque fois une
    moyenne et son intervalle à 95 % ; pairs, qui est meilleur que qui ;
    ratings par jeu et en tout : mu, sigma et ordinal de chaque participant.
help-arena-of-game = Quels jeux : leurs noms, ou all pour tous.
help-arena-of-bots = Les participants : { $bots }. Voir plus bas.
help-arena-of-deals = Combien de donnes de chaque jeu ; chacune est jouée dans toutes les rotations.
help-arena-of-seed_ = Une autre graine donne d’autres donnes.
help-arena-of-players = Combien de joueurs à la table.
help-arena-of-rounds = Arrêter chaque partie après tant de manches.
help-arena-of-variants = Les variantes en vigueur ; ou random : des options tirées pour chaque donne.
help-arena-of-option = Une option du jeu ; peut être répété.
help-arena-of-checked = Jouer coup par coup comme à la table et vérifier chaque coup : pour éprouver les bots.
help-arena-of-picture = Dessiner les avances en .svg, ou en .png si Chromium est là.
help-arena-of-force = Permettre à --json et à --picture de remplacer des fichiers.
help-arena-of-journal = Où noter les donnes terminées.
help-check_game =
    Vérifier qu’un jeu tient ce que chaque jeu promet.

    Les règles, les mots, les enregistrements, les deux vitesses, et que
    personne n’apprenne plus que sa place ne peut savoir. Pour les jeux
    d’autres paquets aussi :

      stammtisch check-game { $example } --matches 3
help-check_game-of-matches = Combien de parties chaque contrôle regarde.
help-check_game-of-only = Seulement ce contrôle ; peut être donné plusieurs fois.
help-check_game-of-seconds = Combien de secondes de calcul chaque contrôle a au plus.
help-check_game-of-as_json = Un objet JSON par contrôle.
panel-results = Résultats
default-whole_matches = parties entières
default-cache = dans le dossier de cache
meta-bots = BOT[,BOT…]
meta-numbers = NOMBRE[,NOMBRE…]
meta-games = JEU[,JEU…]
meta-names = NOM[,NOM…]
meta-name_value = NOM=VALEUR
meta-check = CONTRÔLE
sim-playing = en jeu
sim-writing = écriture
sim-rating = classement
sim-summary = { $game } : { sim-matches } à { $players }
sim-matches = { $n ->
    [one] { $count } partie
   *[other] { $count } parties
}
sim-options = options
sim-seed = graine
sim-as_usual = comme d’habitude
sim-own_table = { $option } sur mesure ({ $size }, { $digest })
sim-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sim-rows = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
sim-per_match = par partie
sim-mean = moyenne
sim-least = minimum
sim-most = maximum
sim-rounds = manches
sim-decisions = décisions
sim-seat = place
sim-mean_total = total moyen
sim-wins = victoires
sim-advantage = avantage
sim-interval = 95 %
sim-percent = { $number } %
sim-from_to = { $low } à { $high }
sim-advantage_is = Avantage : victoires au-dessus de la part équitable de { $share } %, en points de pourcentage ; chaque intervalle ne vaut que pour sa place.
sim-seats_differ = * est plus que le hasard n’explique, les { $players } places considérées ensemble (5 %).
sim-seats_alike = Considérées ensemble, les { $players } places ne diffèrent pas plus que le hasard ne l’explique (5 %).
sim-misses_zero = { $n ->
    [one] Qu’un intervalle sur { $players } ne contienne pas 0 n’a rien d’inhabituel.
   *[other] Que { $n } intervalles sur { $players } ne contiennent pas 0 n’a rien d’inhabituel non plus : ce qu’une place gagne, d’autres le perdent.
}
sim-different_bots = Des bots différents jouent ces places : leur force s’y voit donc aussi.
sim-ended = Fin ({ $reason }) : { sim-matches }.
sim-ended_share = Fin ({ $reason }) : { sim-matches } ({ $share } %).
sim-speed = { $speed } décisions par seconde, { $seconds } s en tout.
sim-bots_per_seat = il faut un bot pour toutes les places ou { $players } bots, un par place, pas { $got } : { $bots }
sim-quickness = il faut { $players } entiers de 1 à 1000, la vitesse de chaque place, pas { $got }
sim-no_tables = { $game } n’a pas de tables de poids à ajuster : { $module } est attendu
arena-random_options = --variants random tire toutes les options : pas de --option à côté
arena-option = --option { $option } : il faut NOM=VALEUR, par exemple limit=50
arena-played_before = Toutes les donnes ont déjà été jouées et sont dans { $file }
arena-kept = Toutes les donnes sont gardées dans { $file }
arena-stopped = Arrêté : { $done } donnes sur { $deals } sont gardées dans { $file }
arena-goes_on = La même commande reprend : { $command }
arena-compiling_search = La recherche pour { $game } est compilée une fois pour toutes ; cela peut prendre une minute…
arena-drawn = Dessiné : { $file }
arena-heading = { $game } : { arena-deals }, en { arena-rotations } par donne
arena-deals = { $deals ->
    [one] { $count } donne
   *[other] { $count } donnes
}
arena-rotations = { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}
arena-whole_matches = Parties entières ({ $mean } manches en moyenne), { $agreed }, { $best }
arena-short_matches = { $rounds ->
    [one] Parties d’au plus { $rounds } manche
   *[other] Parties d’au plus { $rounds } manches
} ({ $mean } en moyenne), { $agreed }, { $best }
arena-options_drawn = options tirées pour chaque donne
arena-usual_rules = règles habituelles
arena-lowest = le total le plus bas gagne
arena-highest = le total le plus haut gagne
arena-seats = Places : { $names }
arena-contestant = participant
arena-points = points
arena-per_round = par manche
arena-wins = victoires, %
arena-place = rang
arena-lead = avance
arena-ratings = classement
arena-overall = en tout
arena-ordinal = ordinal
arena-intervals = ± : intervalles à 95 % à partir de { $least } donnes, l’unité étant la donne.
arena-lead_is = Avance : points par partie de mieux que les autres des mêmes tables ; * est plus que le hasard n’explique.
arena-ratings_are = Classement : Bradley-Terry d’après les rangs, mu ± sigma ; l’ordinal est mu - 3 sigma.
arena-ratings_of_all = Classement : Bradley-Terry d’après les rangs, mu ± sigma ; l’ordinal est mu - 3 sigma de tous les jeux.
arena-ratings_alike = Le classement de { $what } ne départage personne : il y a trop peu de donnes, ou tous se valent.
arena-alone = { $name } ne joue ici que contre lui-même : personne n’est comparé.
arena-ahead = Points d’avance sur la table
arena-against = { $one } contre { $other }
arena-dots = Les points sont des moyennes sur les donnes, les barres des intervalles à 95 %.
arena-subtitle = À { $players }, { arena-deals }, en { arena-rotations } par donne, parties entières
arena-subtitle_short = À { $players }, { arena-deals }, en { arena-rotations } par donne, { $rounds ->
    [one] { $rounds } manche au plus
   *[other] { $rounds } manches au plus
}
arena-short_wins = victoires
arena-no_ray = --cluster a besoin de Ray : pip install 'stammtisch[cluster]' l’installe
arena-no_cluster = pas de cluster Ray à { $address } : { $reason } ; il faut local, auto ou une adresse comme 10.0.0.1:6379
arena-cluster_lost = le cluster a perdu un processus pour de bon ({ $error }) : ce qui était fini est gardé ; la même commande reprend
arena-worker_lost = un processus de travail s’est arrêté sans prévenir, peut-être par manque de mémoire : ce qui était fini est gardé ; la même commande avec un --jobs plus petit reprend
arena-no_picture = { $file } n’est pas une image : il faut un nom qui finit par .svg ou .png
arena-one_contestant = une image compare des participants : il faut au moins deux bots différents
arena-no_browser = une image .png a besoin de Chromium, introuvable ici : installe-le, ou demande un .svg
arena-browser_failed = { $browser } n’a pas pu dessiner l’image : demande plutôt un .svg
arena-two_bots = { $name } est le nom de deux bots différents, { $one } et { $other }
arena-bots_for_seats = il faut des bots pour { $players } places, pas pour { $got } : { $bots }
arena-seats_before_star = { $part } : il faut un nombre de places de 1 à { $players } devant le *, pas { $got }
arena-name_before_equals = { $part } : il faut un nom de 1 à 24 caractères imprimables devant le =
arena-journal_unwritten = { $file } ne peut pas être écrit : { $reason }
arena-journal_damaged = { $file } est abîmé : la ligne { $number } n’est pas une donne de ce plan
arena-no_journal = { $file } n’est pas le journal d’une arène : il faut un autre fichier, ou un nouveau nom
arena-journal_format = { $file } a été écrit par une autre version : il faut le format { $format }, pas { $got }
arena-journal_sources = { $file } a été joué avec d’autres règles ou d’autres bots que ceux d’aujourd’hui : il faut un autre fichier ou un autre nom
arena-journal_plan = { $file } appartient à un autre plan, qui diffère par { $what } : il faut un autre fichier, ou un nouveau nom
arena-journal_open = { $file } est en cours d’écriture par une autre exécution : attends-la, ou donnes-en un autre avec --journal
check-ok = bon
check-failed = ÉCHEC
check-late = après { $seconds } secondes : { $done } parties sur { $matches } menées à leur fin ; --seconds laisse plus de temps
check-same = la même chose que pour { $check }
check-no_such_check = il n’y a pas de contrôle { $check } : il y a { $known }
check-about-declaration = Ce qu’il déclare a un sens
check-about-rules = Les règles ne contiennent que ce qui a le même sens une fois compilé
check-about-ending = Chaque partie finit, quelqu’un peut toujours jouer, et l’issue correspond aux totaux
check-about-notation = Les coups en mots ramènent aux mêmes choix, et diffèrent entre eux
check-about-refusals = Un coup est accepté si et seulement s’il est dans la liste ; un refus ne change rien et cite un paragraphe
check-about-rulebook = Ses règles, s’il en apporte, sont lisibles et ont chaque paragraphe qu’un refus cite
check-about-nonsense = Quoi qu’on tape à la place d’un coup, c’est refusé avec des mots, jamais par un plantage
check-about-clones = Une copie en est là où en est sa partie, et va son propre chemin
check-about-records = Un enregistrement rejoue la même partie, vue de chaque place et dans chaque événement
check-about-events = Chaque note est un événement déclaré dont la phrase peut être dite, et chaque étape qui interroge a une consigne
check-about-views = Chaque vue a une main, le nombre de cartes de chaque place, et les faits déclarés pour ce qu’ils sont
check-about-forms = Chaque coup a exactement une des formes déclarées pour son étape
check-about-secrets = Ni vue, ni observation, ni liste de coups, ni note, ni but ne dépend de ce que la place ne peut pas savoir
check-about-imagining = Un monde s’imagine d’après ce que la place sait, et rien d’autre
check-about-playing_on = Dans un monde imaginé, une partie peut se jouer jusqu’au bout
check-about-sealed = Une réponse cachée reste invisible jusqu’à ce que la dernière soit donnée
check-about-telling = Une carte dont un événement parle à une place est connue d’elle à partir de là
check-about-dealing = Des donnes identiques pour une place lui sont racontées avec les mêmes mots, et elle imagine la même chose ensuite
check-about-two_worlds = Les règles compilées donnent les mêmes états, coups, mondes et choix que les règles simples
check-found = { $where } : { $what }
check-found_in = { $found } ({ $name }, { $at })
check-crashed = { $error }, dans { $name } ({ $at })
check-does_not_return = { $name } n’arrive pas à sa fin ({ $at })
check-where = partie { $number } à { $players }, options { $options }, après { $moves } coups, à { $step }
check-the_end = la fin
check-match = partie { $number }
check-at_its_end = partie { $number }, à sa fin
check-decision = partie { $number }, décision { $count }
check-no_move = la place { $seat } est interrogée et n’a aucun coup
check-endless = elle ne finit pas
check-no_end_yet = elle n’est pas finie après { $seconds } secondes
check-nobody_moves = personne n’est interrogé, et la partie n’est pas finie
check-no_such_step = l’étape { $step } est demandée : une étape du jeu est attendue, de 0 à { $last }
check-no_such_seat = la place { $seat } est interrogée : une place de cette table est attendue, de 0 à { $last }
check-winners = les places { $winners } gagnent avec les totaux { $totals } : { $right } est attendu
check-same_words = deux choix ont les mêmes mots parmi { $moves }
check-spelling = des minuscules et des espaces simples sont attendues, pas { $move }
check-read_otherwise = { $move } est le choix { $choice }, et se lit { $read }
check-listed = place { $seat }, { $move } est dans la liste, et refusé : { $reason }
check-unlisted = place { $seat }, { $move } n’est pas dans la liste, et accepté
check-asking_changes = place { $seat }, demander pourquoi { $move } est refusé change la partie
check-wordless = place { $seat }, { $move } est refusé sans un mot
check-no_paragraph = place { $seat }, { $move } est refusé sans paragraphe
check-crash = { $typed } donne { $error }
check-clone_changes = des coups sur une copie changent { $field }
check-replay_record = l’enregistrement de la relecture diffère
check-replay_view = la place { $seat } voit autre chose dans la relecture
check-replay_events = la place { $seat } apprend autre chose dans la relecture
check-note_untold = la note { $note } ne peut pas être racontée ({ $error })
check-note_unknown = la note { $note } n’est pas un événement du jeu ({ $at })
check-no_prompt = le message { $prompt } est attendu dans texts/en.ftl, ou une phrase dans prompts
check-unknown_paragraph = la place { $seat } est refusée par { $paragraph } : un paragraphe des règles est attendu
check-hand = main de la place { $seat } : une liste de cartes est attendue, pas { $got }
check-spectator = main des spectateurs : aucune carte n’est attendue, pas { $got }
check-counts = counts : un nombre pour chacune des { $players } places est attendu, pas { $got }
check-count = counts : { $cards } cartes sont attendues pour la place { $seat }, pas { $got }
check-fact_missing = facts : { $fact } est attendu dans la vue
check-fact = { $fact } : attendu, { $kind }, et non { $got }
check-kind-flag = oui ou non
check-kind-number = un nombre entier
check-kind-word = un mot
check-kind-steps = une liste d’étapes, chacune avec nom et valeur
check-kind-seat = une place
check-kind-card = une carte
check-kind-cards = une liste de cartes
check-kind-auction = target, bidder et bid
check-kind-pile = le nombre de cartes qui s’y trouvent
check-kind-played = une liste de places et de cartes
check-kind-open = une liste de cartes pour chaque place
check-kind-numbers = un nombre pour chaque place
check-form = { $move } devrait avoir une des formes { $forms }, il a { $has }
check-depends = { $what } de la place { $seat } dépend de ce qu’elle ne peut pas savoir
check-observation = l’observation ({ $key })
check-shared_view = la vue commune ({ $key })
check-own_view = la vue ({ $key })
check-list_of_moves = la liste des coups
check-mark = la note du bot
check-purpose = le but annoncé d’un coup
check-imagines = ce que la place { $seat } imagine dépend de ce qu’elle ne peut pas savoir ({ $field })
check-stuck = dans un monde que la place { $seat } imagine, personne ne peut jouer
check-noticed = la place { $other } remarque ce que la place { $seat } répond
check-told_too_much = après { $move }, la place { $seat } apprend { $event }, qu’elle ne sait pas ensuite
check-imagines_otherwise = la place { $seat } imagine autre chose après une donne identique pour elle
check-told_the_deal = la place { $seat } apprend { $event }, qu’elle ne sait pas
check-compiled_state = les règles compilées diffèrent en { $field }
check-compiled_moves = les règles compilées donnent d’autres coups à la place { $seat }
check-compiled_world = une fois compilé, la place { $seat } imagine un autre monde
check-compiled_choice = une fois compilé, la place { $seat } choisit autrement
check-compiled_unlisted = le bot de la place { $seat } choisit un coup qui n’est pas dans la liste
sim-move_by_move = Avec un bot à toi, les parties se jouent coup par coup : des centaines de fois plus lentement que compilées.

### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

mood = Un huit américain pour chapardeurs. Mentir est permis.
time = 30 min
card = { $tail ->
    [1] Pièce
    [2] Montre
    [3] Chandelier
    [4] Trésor
    [key] Trou de serrure
    [safe] Petit coffre-fort
    [bigsafe] Grand coffre-fort
    [plan] Plan
    [crook] Voyou
    [trade] Échange
   *[other] { $head ->
        [police] Policier
        [dog] Chien de garde
        [bomb] Bombe
        [fence] Receleur
       *[other] { $code }
    }
}
    .short = { $tail ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] { LOWER($name) }
    }
    .long = { $tail ->
        [1] { $tail } { card-colour }, { LOWER($name) }
        [2] { $tail } { card-colour }, { LOWER($name) }
        [3] { $tail } { card-colour }, { LOWER($name) }
        [4] { $tail } { card-colour }, { LOWER($name) }
       *[other] { KNOWN($tail) ->
            [yes] { $name } { card-colour }
           *[no] { $name }
        }
    }
card-colour = { $head ->
    [g] vert
    [b] bleu
    [r] rouge
    [gb] vert et bleu
    [br] bleu et rouge
    [ry] rouge et jaune
    [rg] rouge et vert
    [yb] jaune et bleu
    [ryg] rouge, jaune et vert
    [ryb] rouge, jaune et bleu
    [rgb] rouge, vert et bleu
    [ygb] jaune, vert et bleu
    [rygb] de toutes les couleurs
    [yg] jaune et vert
   *[y] jaune
}

## table

bomb-title = Que fait la bombe ?
bomb-own = Notre règle
bomb-step = Étape { $n }
bomb-add = Une étape de plus
bomb-remove = Enlever l’étape
bomb-who = Qui est touché ?
bomb-what = Que se passe-t-il ?
bomb-count = Combien ?
bomb-readies-blast = Détonation
bomb-readies-collection = Quête
bomb-readies-panic = Panique
bomb-readies-smoke = Fumée
bomb-readies-robin_hood = Robin des Bois
bomb-readies-jackpot = Jackpot
bomb-whos-self = qui la pose
bomb-whos-left = qui est à gauche
bomb-whos-right = qui est à droite
bomb-whos-chosen = qui on veut
bomb-whos-others = tous les autres
bomb-whos-everyone = tout le monde
bomb-whos-most_cards = qui a le plus de cartes
bomb-whos-leaders = qui est en tête
bomb-whats-draw = pioche
bomb-whats-throw = jette
bomb-whats-lose = perd
bomb-whats-pay = donne à qui la pose
bomb-whats-miss = passe son tour
bomb-whats-gain = gagne des points
bomb-counts-half = la moitié
bomb-counts-all = toutes
bomb-says = { CAPITAL($steps) }.
refused-no_police = Tu n’as pas de policier.
    .full = tu n’as pas de policier
refused-not_shown = Cette carte n’est pas dans la main montrée.
    .full = { $card } n’est pas dans la main montrée
refused-no_number = Le receleur n’achète que des cartes numérotées.
    .full = { $card } n’est pas une carte numérotée : le receleur n’achète rien d’autre
refused-one_dog = Un chien de garde suffit.
    .full = un chien de garde veille déjà chez toi
refused-wished = Une autre couleur est demandée.
    .full = { $colour ->
        [red] le rouge
        [yellow] le jaune
        [green] le vert
       *[blue] le bleu
    } est demandé : il faut la couleur ou un trou de serrure
refused-not_yourself = Pas toi-même.
    .full = c’est toi-même : il faut quelqu’un d’autre
refused-guarded = Un chien monte la garde.
    .full = un chien de garde veille à la place { $seat }
refused-no_cards = Il n’y a rien à prendre là.
    .full = il n’y a pas de cartes à la place { $seat }
refused-not_drawn = Ce n’est pas la carte que tu viens de piocher.
    .full = { $card } n’est pas la carte que tu viens de piocher : il faut celle-là
pad_note = Le plus grand total gagne.
misses = { $n ->
    [1] passe un tour
   *[other] passe { $n } tours
}
fits = Tu peux poser : { $what }.
sought-red = du rouge
sought-yellow = du jaune
sought-green = du vert
sought-blue = du bleu
sought-1 = un 1
sought-2 = un 2
sought-3 = un 3
sought-4 = un 4
sought-key = un trou de serrure
sought-safe = un coffre-fort
sought-plan = un plan
sought-crook = un voyou
sought-trade = un échange
hits-miss = { $n ->
    [one] { $names } passe son tour.
   *[other] { $names } passent leur tour.
}
hits-again = C’est encore à toi de jouer.
hits-turned = On joue dans l’autre sens : c’est à { $name }.
hits-nothing = Cela ne change rien maintenant.
omen-miss = passe son tour
barred-empty = plus de cartes
barred-dog = un chien veille
lay-give = Donner
lay-sell = Vendre
lay-throw = Jeter
direction-clockwise = dans le sens horaire
direction-against = dans le sens antihoraire
wished = On demande du { said-colour }.
cant = Je ne peux pas
cant_quoted = « Je ne peux pas. »
doubt_text = { $n ->
    [1] C’est { $name } qui le dit, avec une carte. Tu y crois ?
   *[other] C’est { $name } qui le dit, avec { $n } cartes. Tu y crois ?
}
doubt = J’en doute
believe = J’y crois
robbed = { $name } te fait les poches !
robbed_text = Montre un policier, sinon une carte s’en va.
police = Policier !
let = Laisser voler
caught = { $name } bluffait
caught_text = Choisis la carte qui sera posée.
wish = Demande une couleur
wish_text = Elle vaut jusqu’à la prochaine carte.
rob = Qui vas-tu voler ?
rob_text = Tu tires une carte, si la police ne vient pas.
trade = Avec qui fais-tu l’échange ?
trade_text = Tu lui prends une carte et tu lui en donnes une.
take = Tout le monde est encerclé
take_text = Prends encore une carte, à qui tu veux.
target = Qui est visé par la bombe ?
nobody = Personne
give = Que donnes-tu en échange ?
give_text = N’importe laquelle de tes cartes, même celle que tu as tirée.
sell = Le receleur achète tes cartes numérotées
sell_text = 2 points pièce.{ $n ->
    [0] { "" }
    [1] { " " }Vendue : { $n }.
   *[other] { " " }Vendues : { $n }.
}
sold = C’est tout
throw = La bombe !
throw_text = { $n ->
    [1] Jette une carte.
   *[other] Jette { $n } cartes.
}
offer = Tu peux piocher
offer_text = { $n ->
    [1] Tu peux piocher une carte, ou la laisser.
   *[other] Tu peux piocher { $n } cartes, ou les laisser.
}
offer_draw = Piocher
offer_decline = Non merci
drawn = La jouer tout de suite ?
drawn_text = Tu as pioché : { $card }.
drawn_play = La jouer
drawn_keep = La garder
cant_say = Je ne peux pas.
doubt_say = Je n’y crois pas !
rob_say = Donne-moi ça !
police_say = Police !
option-doubters = Qui peut douter
    .doc = Quand on dit « Je ne peux pas » : seulement qui joue ensuite, ou tout le monde à tour de rôle.
    .of-next = qui joue ensuite
    .of-anyone = tout le monde
option-forced_card_acts = Les cartes forcées agissent
    .doc = Une carte imposée par un doute produit son effet.
option-plan = Plans
    .doc = De quel côté un plan fait tourner le jeu.
    .of-turns = dans l’autre sens
    .of-anticlockwise = dans le sens antihoraire
option-forgery = Falsification
    .doc = À la fin d’une manche, les cartes numérotées des couleurs de la carte du dessus ne valent rien.
option-surrounded = Encerclés par la police
    .doc = Le huitième policier (à moins de six joueurs, le sixième) met fin à la manche.
option-fence = Receleur
    .doc = Dans la pioche se cache un receleur, qui achète les cartes numérotées 2 points pièce.
option-watchdog = Chien de garde
    .doc = Deux chiens de garde, posés à découvert, éloignent les voyous.
option-bomb = Bombe
    .doc = Une bombe dont vous faites la règle.
option-deck = Un autre jeu de cartes
    .doc = Combien il y a de chaque carte.
option-rounds = Manches
    .doc = Combien on en joue ; 0 : autant que de joueurs.
option-wrong_doubt = Doute injustifié
    .doc = Qui doute à tort donne-t-il une carte à l’autre, tirée à l’aveugle ?
    .of-free = ne coûte rien
    .of-pays = coûte une carte
option-last_card = La dernière carte
    .doc = Si elle agit encore, ou si la poser met fin à la manche.
    .of-acts = agit
    .of-ends = met fin à la manche
option-surrounded_ends = Le dernier policier
    .doc = À quoi il met fin avec « Encerclés par la police ».
    .of-round = à la manche
    .of-match = à la partie
option-keyhole = Trous de serrure
    .doc = Sur quoi on peut les poser.
    .of-fits = où ils conviennent
    .of-anything = sur tout
option-drawn_card = La carte piochée
    .doc = Si on peut la jouer aussitôt après un « Je ne peux pas » qui a été cru.
    .of-waits = attend
    .of-playable = peut se jouer
option-empty_pile = La pioche vide
    .doc = Si elle met fin à la manche, ou si l’on mélange la défausse.
    .of-ends = met fin à la manche
    .of-reshuffled = est refaite
reckon-sold = vendu
reckon-watchdog = Chien de garde
reckon-bomb = Bombe
verdict-caught = { ROLE($seat) ->
    [reader] Bluff démasqué : une carte convient. On choisit pour toi celle que tu poses.
   *[other] Bluff démasqué : une carte convient. On choisit pour { $seat } la carte à poser.
}
verdict-true = { ROLE($seat) ->
    [reader] C’était vrai : rien ne convient. Ce doute te rapporte jusqu’à deux cartes.
   *[other] C’était vrai : rien ne convient. Ce doute rapporte jusqu’à deux cartes à { $seat }.
}
event-scores = Les points de la manche { $round } sont comptés.
event-ends = La partie est finie.
event-deals = { ROLE($seat) ->
    [reader] Manche { $round } : tu commences.
   *[other] Manche { $round } : { $seat } commence.
}
event-turns = { ROLE($seat) ->
    [reader] Tu retournes { $card }.
   *[other] { $seat } retourne { $card }.
}
event-plays = { ROLE($seat) ->
    [reader] Tu poses { $card }.
   *[other] { $seat } pose { $card }.
}
event-cannot = { ROLE($seat) ->
    [reader] Tu dis : « Je ne peux pas. »
   *[other] { $seat } dit : « Je ne peux pas. »
}
event-believes = { ROLE($seat) ->
    [reader] Tu y crois.
   *[other] { $seat } y croit.
}
event-doubts = { ROLE($seat) ->
    [reader] Tu n’y crois pas !
   *[other] { $seat } n’y croit pas !
}
event-shows = { ROLE($seat) ->
    [reader] Tu montres { $cards }.
   *[other] { $seat } montre { $cards }.
}
event-draws = { ROLE($seat) ->
    [reader] Tu pioches{ known-card }.
   *[other] { $seat } pioche une carte{ known-card }.
}
event-declines = { ROLE($seat) ->
    [reader] Tu préfères ne pas piocher.
   *[other] { $seat } préfère ne pas piocher.
}
event-keeps = { ROLE($seat) ->
    [reader] Tu gardes la carte.
   *[other] { $seat } garde la carte.
}
event-fined = { ROLE($giver) ->
    [reader] Pour ton doute, tu donnes une carte à { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] Pour son doute, { $giver } te donne une carte{ known-card }.
       *[other] Pour son doute, { $giver } donne une carte à { $receiver }{ known-card }.
    }
}
event-restacks = { $number ->
    [1] On mélange la défausse : une carte à piocher.
   *[other] On mélange la défausse : { $number } cartes à piocher.
}
event-too_long = Après { $turns } tours, la manche est finie.
event-guards = { ROLE($seat) ->
    [reader] Tu postes un chien de garde.
   *[other] { $seat } poste un chien de garde.
}
event-wishes = { ROLE($seat) ->
    [reader] Tu demandes : { $colour }.
   *[other] { $seat } demande : { $colour }.
}
event-turns_round = Le jeu change de sens.
event-misses = { ROLE($seat) ->
    [reader] Tu passes ton tour.
   *[other] { $seat } passe son tour.
}
event-robs = { ROLE($seat) ->
    [reader] Tu envoies un voyou chez { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } envoie un voyou chez toi.
       *[other] { $seat } envoie un voyou chez { $giver }.
    }
}
event-spares = { ROLE($seat) ->
    [reader] Tu épargnes tout le monde.
   *[other] { $seat } épargne tout le monde.
}
event-wards = { ROLE($seat) ->
    [reader] Tu appelles la police : { $card }.
   *[other] { $seat } appelle la police : { $card }.
}
event-steals = { ROLE($receiver) ->
    [reader] Tu voles une carte à { $giver }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } te vole une carte{ known-card }.
       *[other] { $receiver } vole une carte à { $giver }{ known-card }.
    }
}
event-trades = { ROLE($receiver) ->
    [reader] Pour l’échange, tu prends une carte à { $giver }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] Pour l’échange, { $receiver } te prend une carte{ known-card }.
       *[other] Pour l’échange, { $receiver } prend une carte à { $giver }{ known-card }.
    }
}
event-gives = { ROLE($giver) ->
    [reader] Tu donnes une carte à { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } te donne une carte{ known-card }.
       *[other] { $giver } donne une carte à { $receiver }{ known-card }.
    }
}
event-surrounded = Le dernier policier : tout le monde est encerclé !
event-fence = { ROLE($seat) ->
    [reader] Tu pioches le receleur. Il achète les cartes numérotées.
   *[other] { $seat } pioche le receleur. Il achète les cartes numérotées.
}
event-forged = Falsification ! { $card } est sur le dessus : les cartes numérotées de ses couleurs ne comptent pas.
event-sells = { ROLE($seat) ->
    [reader] Tu vends { $card } pour 2 points.
   *[other] { $seat } vend { $card } pour 2 points.
}
event-targets = { ROLE($seat) ->
    [reader] Tu vises { $giver } avec la bombe.
   *[other] { ROLE($giver) ->
        [reader] { $seat } te vise avec la bombe.
       *[other] { $seat } vise { $giver } avec la bombe.
    }
}
event-throws = { ROLE($seat) ->
    [reader] Tu jettes { $card }.
   *[other] { $seat } jette { $card }.
}
event-loses = { ROLE($seat) ->
    [reader] Tu perds { $card }.
   *[other] { $seat } perd { $card }.
}
event-pays = { ROLE($giver) ->
    [reader] Tu donnes une carte à { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } te donne une carte{ known-card }.
       *[other] { $giver } donne une carte à { $receiver }{ known-card }.
    }
}
event-stunned = { ROLE($seat) ->
    [reader] { $turns ->
        [1] Tu dois passer un tour.
       *[other] Tu dois passer { $turns } tours.
    }
   *[other] { $turns ->
        [1] { $seat } doit passer un tour.
       *[other] { $seat } doit passer { $turns } tours.
    }
}
event-gains = { ROLE($seat) ->
    [reader] { $points ->
        [one] Tu gagnes { $points } point.
       *[other] Tu gagnes { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } gagne { $points } point.
       *[other] { $seat } gagne { $points } points.
    }
}
event-empties = { ROLE($seat) ->
    [reader] Tu n’as plus de cartes.
   *[other] { $seat } n’a plus de cartes.
}
event-runs_out = { ROLE($seat) ->
    [reader] Tu dois piocher, et la pioche est vide.
   *[other] { $seat } doit piocher, et la pioche est vide.
}
event-holds = { KNOWN($cards) ->
    [yes] { ROLE($seat) ->
        [reader] Tu finis avec { $cards }.
       *[other] { $seat } finit avec { $cards }.
    }
   *[no] { ROLE($seat) ->
        [reader] Il ne te reste rien.
       *[other] Il ne reste rien à { $seat }.
    }
}
bomb-then = { " ; puis " }
bomb-step_says = { $who ->
    [self] qui pose la bombe
    [left] la personne à gauche
    [right] la personne à droite
    [chosen] la personne désignée
    [others] tous les autres
    [most_cards] qui a le plus de cartes
    [leaders] qui est en tête
   *[everyone] tout le monde
} { $who ->
    [others] { $what ->
        [throw] jettent
        [lose] perdent
        [pay] donnent
        [miss] passent
        [gain] gagnent
       *[draw] piochent
    }
   *[other] { $what ->
        [throw] jette
        [lose] perd
        [pay] donne
        [miss] passe
        [gain] gagne
       *[draw] pioche
    }
} { $count ->
    [half] la moitié de { bomb-theirs } cartes
    [all] toutes { bomb-theirs } cartes
    [1] { $what ->
        [miss] { $who ->
            [others] leur tour
           *[other] son tour
        }
        [gain] un point
       *[other] une carte
    }
   *[other] { $count ->
        [2] deux
        [3] trois
       *[4] quatre
    } { $what ->
        [miss] tours
        [gain] points
       *[other] cartes
    }
}{ $what ->
    [throw] { $count ->
        [all] { "" }
        [half] , au choix
       *[other] { " " }de { $who ->
            [others] leur
           *[other] son
        } choix
    }
    [lose] { $count ->
        [all] { "" }
       *[other] , au hasard
    }
    [pay] { $count ->
        [all] { " " }à qui pose la bombe
       *[other] , au hasard, à qui pose la bombe
    }
   *[other] { "" }
}
bomb-theirs = { $who ->
    [others] leurs
   *[other] ses
}
refused-does_not_fit =
    .full = { KNOWN($top) ->
        [yes] { $card } ne va pas sur { $top } : il faut la couleur ou le motif
       *[no] { $card } ne convient pas : il faut une carte de la main montrée qui convienne
    }
does-number = Butin : compte { $n } si tu la gardes.
does-key = Tu choisis une couleur.
does-safe = Le suivant passe son tour. Va aussi sur le grand coffre-fort.
does-bigsafe = Les deux suivants passent leur tour. Va aussi sur le petit coffre-fort.
does-plan = On joue dans l’autre sens.
does-two_colours = Va sur chacune de ses couleurs, et chacune va dessus. On joue dans l’autre sens.
does-crook = Tu voles une carte à quelqu’un, sans la voir, sauf si un policier arrive.
does-trade = Tu prends une carte à quelqu’un, sans la voir, et tu lui en donnes une.
does-police = Arrête un voyou et t’apporte une nouvelle carte. Ne compte pas.
does-dog = Posé devant toi, il tient les voyous à distance.
does-bomb = Fait ce dont vous avez convenu avant.
does-fence = Quand on le pioche, chacun peut vendre des cartes numérotées : 2 points pièce.
does-key_anything = Va sur tout. Tu choisis une couleur.
does-plan_anticlockwise = On joue dans le sens antihoraire jusqu’à la fin de la manche.
does-two_colours_anticlockwise = Va sur chacune de ses couleurs, et chacune va dessus. On joue dans le sens antihoraire jusqu’à la fin de la manche.
does-police_round = Arrête un voyou et t’apporte une nouvelle carte. Ne compte pas. Le dernier d’entre eux met fin à la manche.
does-police_match = Arrête un voyou et t’apporte une nouvelle carte. Ne compte pas. Le dernier d’entre eux met fin à la partie.
does-number_forgery = Butin : compte { $n } si tu la gardes, sauf si sa couleur est sur le dessus à la fin.

## faults

fault-bomb_no_such_rule = Il n’y a pas de règle toute prête « { $rule } ».
    .full = il n’y a pas de règle toute prête '{ $rule }' : au choix { $known }, ou une liste d’étapes
fault-bomb_form = { fault-wrong_form }
    .full = il faut le nom d’une règle toute prête ou une liste d’étapes, pas { $got }
fault-bomb_steps = Une règle a de une à { $most } étapes, pas { $got }.
    .full = il faut de une à { $most } étapes, pas { $got }
fault-bomb_step = Étape { $number } : { $fault }
    .full = étape { $number } : { $fault }
fault-bomb_step_form = { fault-wrong_form }
    .full = il faut who, what et count, pas { $got }
fault-bomb_who = { fault-choice_expected }
    .full = cela peut toucher { $of }, pas { $got }
fault-bomb_what = { fault-choice_expected }
    .full = il peut arriver { $of }, pas { $got }
fault-bomb_count = { fault-number_expected }
    .full = il faut un nombre de { $least } à { $most }, 'half' ou 'all', pas { $got }
fault-bomb_number = { fault-number_expected }
    .full = avec '{ $what }' il faut un nombre de { $least } à { $most }, pas { $got }
fault-bomb_self = Personne ne se donne de cartes à soi-même.
    .full = personne ne se donne de cartes à soi-même : il faut quelqu’un d’autre
fault-deck_form = { fault-wrong_form }
    .full = il faut un tableau des cartes et de leur nombre, pas { $got }
fault-deck_no_such_card = Il n’y a pas de carte « { $card } ».
    .full = la carte '{ $card }' n’entre dans aucun jeu : les cartes s’appellent par exemple { $known }
fault-deck_count = { fault-number_expected }
    .full = pour { $card } il faut un entier de { $least } à { $most }, pas { $got }
fault-deck_too_large = Un jeu a au plus { $most } cartes, pas { $got }.
    .full = il y a au plus { $most } cartes en tout, pas { $got }
fault-deck_too_small = Au moins { $least } cartes doivent avoir une couleur, il n’y en a que { $got }.
    .full = il faut au moins { $least } cartes de couleur, il y en a { $got }

## learning

lesson-turn = Pose une carte
    .text = Il faut la même couleur ou le même motif. Tu peux aussi dire « Je ne peux pas », même si c’est faux. Les cartes numérotées en main sont ton butin : elles comptent à la fin de la manche.
lesson-doubt = Tu y crois ?
    .text = Si tu doutes à raison, tu choisis la carte posée et tu peux en piocher une. À tort, l’autre peut en piocher deux. Beaucoup de cartes et rien ne convient ? Doute.
lesson-offer = Une carte pour toi
    .text = Tu peux piocher, ou laisser. Les cartes en main sont du butin : prends-les, sauf si la pioche doit durer.
lesson-force = La main dans le sac
    .text = Choisis la carte à poser. Perdre du butin fait mal : prends le plus haut numéro.
lesson-answer = Voilà un voyou
    .text = Avec un policier, tu gardes tout et tu pioches une carte. Sans lui, une carte s’en va, tirée à l’aveugle.
lesson-wish = Trou de serrure
    .text = Tu choisis la prochaine couleur. Prends celle dont tu as le plus.
lesson-rob = Ton voyou
    .text = Choisis une victime. Beaucoup de cartes, beaucoup de butin. Qui a un policier se défend.
lesson-trade = Un échange
    .text = Tu prends une carte à quelqu’un, sans la voir, et tu lui en donnes une. Pratique pour se débarrasser de quelque chose.
lesson-give = Que donnes-tu en échange ?
    .text = N’importe laquelle de tes cartes, même celle que tu viens de tirer. Garde les cartes numérotées, donne le reste.

## hints

purpose-cannot = { $n ->
    [one] C’est vrai : rien dans ta main ne convient. Même si l’on n’y croit pas, tu ne peux piocher qu’une carte.
   *[other] C’est vrai : rien dans ta main ne convient. Tu pioches une carte, et si l’on n’y croit pas, tu peux en piocher deux.
}
purpose-cannot_at_the_end = Si l’on te croit, la manche est finie : il n’y a plus de carte à piocher.
purpose-bluffs = { $n ->
    [one] Un bluff : une de tes cartes convient. Si l’on te croit, tu gardes tout et tu pioches une carte.
   *[other] Un bluff : { $n } de tes cartes conviennent. Si l’on te croit, tu gardes tout et tu pioches une carte.
}
purpose-guards = Plus personne ne peut t’envoyer de voyou dans cette manche.
purpose-ends_round = Ta dernière carte : avec elle, la manche est finie.
purpose-calls_police = Un policier ne vaut rien, et tu pioches une carte à sa place.
purpose-police_at_the_end = Il n’y a plus de carte à piocher à sa place : la manche est finie.
purpose-surrounds = { $ending ->
    [match] Le dernier policier : la partie est finie, et tu peux encore prendre une carte.
   *[round] Le dernier policier : la manche est finie, et tu peux encore prendre une carte.
}
purpose-unlocks = Tu choisis la couleur { ELIDE("que ", "qu’", $seat) } doit suivre, et cela te coûte { purpose-points }.
purpose-skips = { $seat } passe son tour, et cela te coûte { purpose-points }.
purpose-skips_two = { $seat } et { $target } passent leur tour, et cela te coûte { purpose-points }.
purpose-plays_again = Tu rejoues aussitôt, et cela te coûte { purpose-points }.
purpose-turns_round = Change le sens du jeu : c’est ensuite à { $seat }, pas à { $target }.
purpose-steals = Tu lâches { purpose-points }, et tu peux essayer de voler une carte.
purpose-trades = Tu peux prendre une carte à quelqu’un, et tu choisis celle que tu lui donnes.
purpose-cheapest = Ne coûte que { purpose-points } : rien de ce qui convient n’est moins cher.
purpose-believes = Un doute injustifié laisserait { $seat } piocher jusqu’à deux cartes.
purpose-believes_at_the_end = Il n’y a plus de carte à piocher : si personne ne doute, la manche est finie.
purpose-doubts = { $n ->
    [one] Si la seule carte { ELIDE("de ", "d’", $seat) } convient quand même, elle est posée
   *[other] Si une des { $n } cartes { ELIDE("de ", "d’", $seat) } convient quand même, tu choisis laquelle est posée
}{ $draws ->
    [yes] , et tu peux en piocher une.
   *[no] .
}{ $costs ->
    [yes] { " " }Un doute injustifié te coûte une carte.
   *[no] { "" }
}
purpose-wards = Le voyou n’obtient rien, et tu pioches une carte à la place du policier.
purpose-lets = { $police ->
    [one] { $seat } prend une de tes { $n } cartes sans la voir. Si ce n’est pas ton policier, tu le gardes pour plus tard.
   *[other] { $seat } prend une de tes { $n } cartes sans la voir. De toute façon, il te reste un policier pour plus tard.
}
purpose-draws = { $n ->
    [one] Encore une carte : elle compte pour toi, sauf si c’est un policier.
   *[other] Encore { $n } cartes : chacune compte pour toi, sauf si c’est un policier.
}
purpose-declines = La dernière carte reste dans la pioche ; qui doit piocher ensuite finit la manche.
purpose-wishes = { $n ->
    [one] Tu n’as pas plus de cartes d’une autre couleur : tu en as une en { said-colour }.
   *[other] Tu n’as pas plus de cartes d’une autre couleur : tu en as { $n } en { said-colour }.
}
purpose-spares = Tu ne prends rien à personne, et personne n’appelle la police.
purpose-hits_leader = Parmi les autres, c’est { $seat } qui a le plus de points : { $total }.
purpose-sells = { $price } points tout de suite pour une carte qui en vaut { $n }, et une nouvelle carte.
purpose-sells_at_the_end = { $price } points tout de suite pour une carte qui en vaut { $n }. Il n’y en a pas de nouvelle : la manche se termine.
purpose-takes_dearest = Rien de ce qui convient ne vaut plus : { purpose-points } de moins pour { $seat }.
purpose-gives_least = Le moins que tu puisses donner : { purpose-points } pour { $seat }.
purpose-gives_more = { purpose-points } pour { $seat } ; tu as des cartes qui valent moins.
purpose-throws_least = Rien dans ta main ne vaut moins : { purpose-points }.
purpose-throws_more = Coûte { purpose-points } ; tu as des cartes qui valent moins.

## gallery

deck = 104 cartes, et quatre pour les variantes. Ce que tu as encore en main à la fin est ton butin ; sauf mention contraire, une carte vaut 1.
tale = { $tail ->
    [1] Elle traînait là. Dans la caisse.
    [2] Réglée sur la lune. Le métier aussi.
    [3] De la part de tante Berthe. Elle ne le sait pas encore.
    [4] Lourd à porter, facile à expliquer : trouvé par terre.
    [key] Qui regarde dedans peut faire un vœu.
    [safe] La combinaison, c’est un anniversaire. Mais de qui ?
    [bigsafe] Trois jours à percer. La porte n’était pas fermée.
    [plan] { $head ->
        [r] Entrée par la cave, sortie par la pâtisserie.
        [y] Le tunnel est fini. Il débouche dans la piscine.
        [g] Lu à l’envers, c’est un modèle de tricot.
        [b] Le nord est en haut. En général.
       *[other] Il y a plusieurs sorties. L’une donne sur le commissariat.
    }
    [crook] { $head ->
        [r] Bonnet, masque, sac. La formation s’arrête là.
        [y] Ne sort jamais sans sac à main. Jamais le sien.
        [g] Les doigts longs, et les excuses plus longues encore.
       *[b] Ne vole que dans les bonnes maisons. Il vérifie avant.
    }
    [trade] Le tien était le mien, le mien sera le tien, et personne n’a rien vu.
   *[other] { $head ->
        [police] Toujours au bon endroit. Une heure plus tard.
        [dog] Ne mord que les gens qui portent un sac.
        [bomb] Elle fait encore tic-tac ? Alors tout va bien.
        [fence] Ne demande jamais d’où ça vient. Ne dit jamais où ça va.
       *[other] { "" }
    }
}
group-two_colours = Plusieurs couleurs
group-colourless = Sans couleur
group-variants = Pour les variantes

## pad

pad-ask-top = Quelle couleur montre la carte du dessus ?
pad-ask-loot = Que tient chacun en main ?
pad-ask-encircled = Le dernier policier est-il venu ?
pad-hint-top = Les cartes numérotées de cette couleur ne valent rien : ne les note pas. Plusieurs couleurs : seulement pour un plan qui les porte toutes.
pad-hint-loot = Les policiers ne comptent pas. « Autres » : toutes les cartes qui restent.
pad-own_deck = Alors les plans ont les couleurs que vous voulez, et le carnet ne vérifie pas combien il y a de chaque carte.

## stats

deed-robberies = Cartes volées
deed-doubts = Bluffs percés à jour
deed-fenced = Cartes vendues au receleur

## lab

lab-excuses = « Je ne peux pas »
    .more = plus de « Je ne peux pas »
    .less = moins de « Je ne peux pas »
    .says = fois par manche, quelqu’un dit « Je ne peux pas ».
    .name = les « Je ne peux pas »
lab-lies = Mensonges
    .more = des mensonges plus hardis
    .less = plus d’honnêteté
    .says = des « Je ne peux pas » sont des mensonges.
    .name = les mensonges
lab-doubted = Doutes
    .more = plus de doutes
    .less = moins de doutes
    .says = fois par manche, quelqu’un doute.
    .name = les doutes
lab-caught = Mensonges démasqués
    .more = plus de mensonges démasqués
    .less = moins de mensonges démasqués
    .says = des mensonges sont démasqués.
    .name = les mensonges démasqués
lab-thefts = Vols
    .more = plus de vols
    .less = moins de vols
    .says = vols par manche.
    .name = les vols
lab-warded = Police à temps
    .more = la police arrive plus souvent
    .less = la police arrive moins souvent
    .says = des vols sont arrêtés par la police.
    .name = la police
lab-bombs = Bombes
    .more = plus de bombes
    .less = moins de bombes
    .says = bombes par manche.
    .name = les bombes
lab-dogs = Chiens de garde
    .more = plus de chiens de garde
    .less = moins de chiens de garde
    .says = chiens de garde par manche.
    .name = les chiens de garde
lab-sold = Vendu au receleur
    .more = plus de ventes au receleur
    .less = moins de ventes au receleur
    .says = cartes par manche sont vendues au receleur.
    .name = ce qu’achète le receleur

## terminal

about = Poser des cartes par couleur ou par motif, et tâcher de n’en rien faire : ce qui te reste à la fin est ton butin.
prompt-turn = Pose une carte qui convient, ou dis « Je ne peux pas ».
prompt-doubt = « Je ne peux pas » : tu y crois ?
prompt-force = Bluff démasqué ! Quelle carte doit être posée ?
prompt-wish = Demande une couleur.
prompt-rob = Qui ton voyou vole-t-il ?
prompt-answer = Un voyou ! Laisser faire, ou appeler la police ?
prompt-trade = Avec qui fais-tu l’échange ?
prompt-give = Quelle carte donnes-tu en échange ?
prompt-take = Encerclés ! À qui prends-tu une dernière carte ?
prompt-sell = Le receleur paie 2 points par carte numérotée : vendre, ou s’arrêter ?
prompt-target = Qui est visé par ta bombe ?
prompt-throw = La bombe ! Quelle carte jettes-tu ?
prompt-offer = Veux-tu piocher ? Tu peux aussi renoncer.
prompt-drawn = Jouer la carte que tu viens de piocher, ou la garder ?
option-doubters-name = qui peut douter
option-doubters-full = Qui peut douter d’un « Je ne peux pas » : qui joue ensuite, ou tout le monde à tour de rôle.
option-forced_card_acts-name = les cartes forcées agissent
option-forced_card_acts-full = Une carte imposée par un doute produit son effet.
option-plan-name = plans
option-plan-full = De quel côté un plan fait tourner le jeu : dans l’autre sens, ou, comme imprimé, dans le sens antihoraire jusqu’à la fin de la manche.
option-forgery-name = falsification
option-forgery-full = À la fin d’une manche, les cartes numérotées des couleurs de la carte du dessus ne valent rien.
option-surrounded-name = encerclés par la police
option-surrounded-full = Le 8e policier (à moins de six joueurs : le 6e) met fin à la manche.
option-fence-name = receleur
option-fence-full = La pioche cache un receleur qui achète à tous les cartes numérotées, 2 points pièce.
option-watchdog-name = chien de garde
option-watchdog-full = Deux chiens de garde, posés face visible, tiennent les voyous à distance.
option-bomb-name = bombe
option-bomb-full = Une bombe, dont vous faites vous-mêmes la règle.
option-bomb_rule-name = règle de la bombe
option-bomb_rule-full = Ce que fait la bombe : blast, collection, panic, smoke, robin_hood, jackpot, ou jusqu’à trois étapes de who, what et count.
option-deck-name = jeu de cartes
option-deck-full = Combien de fois chaque carte est dans le jeu ; d’habitude, cela dépend du nombre de joueurs.
option-rounds-name = manches
option-rounds-full = Combien de manches on joue ; 0 veut dire autant que de joueurs.
option-wrong_doubt-name = doute injustifié
option-wrong_doubt-full = Ce que coûte un doute injustifié : rien, ou une carte tirée à l’aveugle pour qui disait vrai.
option-last_card-name = dernière carte
option-last_card-full = Si la dernière carte de quelqu’un agit encore, ou si la poser met aussitôt fin à la manche.
option-surrounded_ends-name = ce que termine l’encerclement
option-surrounded_ends-full = Ce que termine le dernier policier : la manche, ou toute la partie.
option-keyhole-name = trou de serrure
option-keyhole-full = Sur quoi on peut poser un trou de serrure : là où il convient, ou sur tout.
option-drawn_card-name = carte piochée
option-drawn_card-full = Si la carte piochée après un « Je ne peux pas » qui a été cru doit attendre, ou peut se jouer aussitôt.
option-empty_pile-name = pioche vide
option-empty_pile-full = Ce que fait une pioche vide : la manche finit, ou l’on mélange la défausse pour y piocher encore.
word-anticlockwise = antihoraire
shown-bomb_rule = la bombe
    .step = { bomb-step_says }
word-clockwise = horaire
shown-direction = sens
shown-draw_pile = pioche
shown-offered = proposées
shown-drawn = piochée
shown-discards = défausse
shown-misses = passe
shown-policemen = policiers
shown-sold = vendues
shown-to_throw = à jeter
shown-top = dessus
shown-turn = au tour { ELIDE("de ", "d’", $name) }
shown-watchdogs = chiens de garde
shown-wish = couleur demandée
word-red = rouge
word-yellow = jaune
word-green = vert
word-blue = bleu
fault-wish_expected = il faut 'wish' et une couleur, comme 'wish red', pas '{ $typed }'
fault-seat_expected = il faut '{ $verb } seat 0' à '{ $verb } seat { $last }'{ KNOWN($nobody) ->
    [yes] { " " }ou 'nobody'
   *[no] { "" }
}, pas '{ $typed }'
fault-no_such_card = il n’y a pas de carte '{ $card }' : il faut la lettre de la couleur et le motif ou le numéro, comme { $example }{ fault-near }

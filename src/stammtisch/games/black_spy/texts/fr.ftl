### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

mood = Fournir couleur ou rang, et fuir les sept noirs.
time = 45–60 min
card = { $tail ->
    [1] Informateur
    [2] Interrogateur
    [3] Intrus
    [4] Saboteur
    [5] Tueur à gages
    [6] Agent
    [7] { $head ->
        [k] Espion noir
       *[other] Bon espion
    }
    [8] Agent double
    [9] Déchiffreur
    [10] Sous-directeur
    [11] Directeur
   *[other] { $code }
}
    .short = { $tail }
    .long = { $tail } { card-colour }, { LOWER($name) }
card-colour = { $head ->
    [b] bleu
    [y] jaune
    [r] rouge
    [g] vert
   *[k] noir
}

## table

refused-no_black_announced = On ne peut pas annoncer le noir.
    .full = le noir ne s’annonce pas : au choix bleu, jaune, rouge ou vert
refused-not_in_pile = Cette carte n’est pas dans la pile.
    .full = { $card } n’est pas dans la pile de la taupe
refused-announced = On entame dans la couleur annoncée.
    .full = { $colour ->
        [blue] le bleu
        [yellow] le jaune
        [red] le rouge
       *[green] le vert
    } est annoncé : c’est l’entame
refused-first_trick = Pas de noir au premier pli tant qu’autre chose est permis.
    .full = pas de carte noire au premier pli tant qu’autre chose est permis : il faut une carte d’une autre couleur
refused-no_black_lead = On n’entame pas le premier pli à noir.
    .full = le premier pli ne s’entame pas à noir
follow = Fournis du { said-colour }, ou un { $rank }.
follow_clean = Fournis du { said-colour }, ou un { $rank }. Pas encore de noir.
free_clean = Tu ne peux pas fournir. Pas de noir au premier pli.
no_black = Tu entames, dans n’importe quelle couleur sauf le noir.
announced = Le { said-colour } est annoncé : c’est ton entame.
said = Annoncé : { said-colour }
mole = Trois cartes de la taupe
mole_text = Prends trois cartes dans sa pile.
mole_pile = Taupe : { $n }
announce = Annonce une couleur
announce_text = C’est elle qui ouvre la manche.
all_black = Toutes les cartes noires !
all_black_text = Les arrêter donne 60 points à tous les autres, les relâcher t’en enlève 60.
capture = Arrêter : les autres +60
release = Relâcher : moi −60
shout = Toutes les seize !
pad_note = Le plus petit total gagne.
option-limit = Limite de points
    .doc = La partie se termine quand quelqu’un atteint ce total. D’habitude : 200 à trois, 150 à quatre, 120 à cinq, 100 à six.
option-no_good_spies = Pas de bons espions
    .doc = Les 7 de couleur ne comptent rien, au lieu de −5.
option-capture_or_release = Arrêter ou relâcher
    .doc = Qui prend les 16 cartes noires choisit : 60 points pour tous les autres, ou 60 de moins pour soi.
option-mole = La taupe
    .doc = Dès la deuxième manche, des cartes sont mises de côté ; qui a le plus de points en choisit trois en premier.
option-announce_a_colour = Annoncer une couleur
    .doc = Une fois les cartes passées, le donneur annonce la couleur de l’entame.
option-follow_the_rank = Suivre le rang
    .doc = On peut aussi fournir le rang de la carte du voisin de droite.
option-reduce_points = Réduire les points
    .doc = Seul un total au-dessus de la limite met fin à la partie. Qui tombe pile sur la limite, ou pile sur sa moitié, ne garde que la moitié de ses points.
option-rounds = Manches
    .doc = Combien on en joue, quels que soient les totaux ; 0 : jusqu’à la limite.
option-looking_back = Revoir les plis
    .doc = Peut-on revoir toutes les cartes prises pendant une manche, ou seulement le dernier pli ?
    .of-open = tout
    .of-last_trick = le dernier pli
option-first_trick = Le premier pli
    .doc = Peut-on y jouer du noir, ou seulement si rien d’autre n’est permis ?
    .of-free = noir permis
    .of-clean = sans noir
option-keep_every = Garder ses cartes
    .doc = Toutes les N manches, personne ne passe de cartes ; 0 : jamais.
reckon-releases = Toutes les noires
    .title = { ROLE($who) ->
        [reader] Tu as toutes les noires
       *[other] { $who } a toutes les noires
    } : { $n } points de moins
reckon-all_black = Toutes les noires ailleurs
    .title = { ROLE($who) ->
        [reader] Tu as toutes les noires
       *[other] { $who } a toutes les noires
    } : { $n } pour tous les autres
event-scores = Les points de la manche { $round } sont comptés.
event-ends = La partie est finie.
event-passes = { ROLE($giver) ->
    [reader] Tu passes trois cartes à { $receiver }{ known-cards }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } te passe trois cartes{ known-cards }.
       *[other] { $giver } passe trois cartes à { $receiver }{ known-cards }.
    }
}
event-plays = { ROLE($seat) ->
    [reader] Tu joues { $card }.
   *[other] { $seat } joue { $card }.
}
event-takes = { ROLE($seat) ->
    [reader] Tu prends le pli{ trick-points }.
   *[other] { $seat } prend le pli{ trick-points }.
}
trick-points = { $points ->
    [0] { "" }
    [one] { " : " }{ $points } point
   *[other] { " : " }{ $points } points
}
event-draws = { ROLE($seat) ->
    [reader] Tu tires { $card } pour la donne.
   *[other] { $seat } tire { $card } pour la donne.
}
event-deals = { ROLE($dealer) ->
    [reader] Manche { $round } : tu donnes.
   *[other] Manche { $round } : { $dealer } donne.
}
event-picks = { ROLE($seat) ->
    [reader] Tu prends dans la pile de la taupe{ known-cards }.
   *[other] { $seat } prend trois cartes dans la pile de la taupe{ known-cards }.
}
event-announces = { ROLE($seat) ->
    [reader] Tu annonces : { $colour }.
   *[other] { $seat } annonce : { $colour }.
}
event-cannot_open = { ROLE($seat) ->
    [reader] Tu n’as pas la couleur annoncée.
   *[other] { $seat } n’a pas la couleur annoncée.
}
event-opens = { ROLE($seat) ->
    [reader] Tu ouvres la manche.
   *[other] { $seat } ouvre la manche.
}
event-captures_all = { ROLE($seat) ->
    [reader] Tu as pris les 16 cartes noires !
   *[other] { $seat } a pris les 16 cartes noires !
}
event-captures = { ROLE($seat) ->
    [reader] Tu les arrêtes : 60 points pour tous les autres.
   *[other] { $seat } les arrête : 60 points pour tous les autres.
}
event-releases = { ROLE($seat) ->
    [reader] Tu les relâches et tu effaces 60 de tes points.
   *[other] { $seat } les relâche et efface 60 de ses points.
}
event-reduces = { ROLE($seat) ->
    [reader] Tu tombes pile sur { $before } et tu redescends à { $after }.
   *[other] { $seat } tombe pile sur { $before } et redescend à { $after }.
}
refused-chosen_already =
    .full = tu as déjà choisi { $card } : il faut trois cartes de ta main
refused-must_follow =
    .full = { $led } est l’entame et tu peux fournir : il faut sa couleur ou son rang{ KNOWN($last) ->
        [yes] { " " }ou le rang de { $last }
       *[no] { "" }
    }
does-plain = Ne compte pas.
does-opens = Ne compte pas. Son étoile le dit : qui l’a ouvre la manche.
does-good = 5 points de moins, et c’est tant mieux.
does-black = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
fault-keep_every_round = Personne ne passerait jamais de cartes : il faut 0, ou un nombre à partir de 2.

## learning

lesson-pass = Trois cartes à donner
    .text = Les sept noirs sont des espions, dix points chacun. Les autres noires comptent aussi. Donne les espions et ce qui les prendrait : les noires hautes.
lesson-count = Voilà des points
    .text = Entre parenthèses, les points de la manche : moins, c’est mieux. Les sept de couleur sont de bons espions : chacun enlève cinq points.
lesson-lead = Tu entames
    .text = Les autres fournissent ta couleur ou ton rang. Seule la plus haute carte de ta couleur prend le pli. Entamer bas est rarement une erreur.
lesson-free = Libre choix
    .text = Ni couleur ni rang : tu ne prendras pas le pli. Un bon moment pour un espion noir.
lesson-follow = Couleur ou rang
    .text = Les deux sont permis. Si tu ne fournis que le rang, tu ne peux pas prendre le pli.

## hints

purpose-collects = Personne d’autre n’a encore pris de carte noire, et en voici une de plus pour toi : tu peux encore les avoir toutes.
purpose-stops = Jusqu’ici, personne d’autre { ELIDE("que ", "qu’", $seat) } n’a pris de carte noire. Ici tu en prends une, et personne ne les aura toutes.
purpose-sheds_spy = Te débarrasse d’un espion noir, { purpose-points }, pendant que quelqu’un d’autre doit prendre le pli.
purpose-passes_spy = Te débarrasse d’un espion noir : { purpose-points } pour qui le prend.
purpose-passes_catcher = Du noir au-dessus des espions : cette carte pourrait en attraper un.
purpose-picks_good = Enlève { purpose-points } à qui la ramasse.
purpose-announces = { $n ->
    [0] Tu n’as pas de { said-colour } : c’est à quelqu’un d’autre d’entamer.
   *[other] Tu ne dois entamer en { said-colour } que si personne d’autre ne le peut.
}
purpose-captures = { $ending ->
    [wins] Tous les autres reçoivent { purpose-points }. La partie est finie, et personne n’a moins de points que toi.
    [loses] Tous les autres reçoivent { purpose-points }. La partie est finie, mais quelqu’un a moins de points que toi.
   *[goes_on] Tous les autres reçoivent { purpose-points }, et la partie continue.
}
purpose-releases = { $ending ->
    [wins] T’enlève { purpose-points }. La partie est finie, et personne n’a moins de points que toi.
    [loses] T’enlève { purpose-points }. La partie est finie, mais quelqu’un a moins de points que toi.
   *[goes_on] T’enlève { purpose-points } : tu descends à { $total }, et la partie continue.
}

## gallery

deck = 60 agents. On fournit la couleur ou le rang, et personne ne veut des sept noirs. Les mêmes onze rangs en cinq couleurs, chacune avec son visage.
tale = { $tail ->
    [1] Lit la même page depuis des heures.
    [2] C’est la lampe qui pose les questions.
    [3] La porte était ouverte. Maintenant oui.
    [4] Raccourcit les ponts.
    [5] Dans l’étui, un violon. C’est l’étui qui le dit.
    [6] Au shaker, à la cuiller, sur la manche.
    [7] { $head ->
        [k] Ni nom, ni fleur, ni pitié.
       *[other] Une fleur à la boutonnière : c’est l’un des bons.
    }
    [8] Travaille pour les deux et se méfie des deux.
    [9] Court, long, court : à table.
    [10] Le directeur est en ligne. Avec lui.
    [11] L’important, c’est le chat qui le sait.
   *[other] { "" }
}

## examples

example-reduce-0 = La règle imprimée ne donne que les nombres : à trois, la partie finit à partir de 201 points, 200 tout juste devient 100, 100 tout juste devient 50. Les cartes sont de nous.
example-reduce-9 = Pour que le compte y soit, Ada prend toutes les noires à chaque manche : 0 pour elle, 60 pour les autres. Chaque bon espion enlève 5 points à qui le prend.
example-reduce-69 = Ben a les quatre bons espions, soit 20 de moins. On en est à 0, 40 et 60.
example-reduce-138 = Ben reçoit 60 et Cleo 40 : tous deux sont à 100 tout juste, la moitié de 200. Ils retombent donc à 50.
example-reduce-207 = Ben est à 90, Cleo à 110. Ni l’un ni l’autre ne fait 100 tout juste : rien n’est divisé.
example-reduce-276 = Ben et Cleo sont à 150. Encore 50, et ce serait 200 tout juste.
example-reduce-345 = Chacun des deux a deux bons espions et reçoit 50 : 200 tout juste. On retombe à 100 et on y reste ; on ne divise pas deux fois dans la même manche.
example-reduce-414 = Cette fois, Ada prend aussi les bons espions : 20 sous zéro. Ben et Cleo sont à 160.
example-reduce-483 = 220 dépasse 200 : la partie est finie. Ada gagne à 40 sous zéro.

## pad

pad-ask-won = Qui a pris quoi ?
pad-ask-high = Et qui a celles-ci ?
pad-ask-spy = Les 16 cartes noires ! Et maintenant ?
pad-hint-won = Les espions sont les sept.
pad-hint-high = Le 8 compte 2, le 9 compte 3, le 10 compte 4, le 11 compte 5.

## stats

deed-black_hands = Toutes les noires attrapées
deed-spies = Espions noirs sur les bras

## lab

lab-hauls = Grands coups de filet
    .more = plus de grands coups de filet
    .less = moins de grands coups de filet
    .says = fois par manche, quelqu’un ramasse toutes les cartes noires.
    .name = les grands coups de filet
lab-released = Relâchés
    .more = plus de coups de filet relâchés
    .less = moins de coups de filet relâchés
    .says = des grands coups de filet sont déduits de son propre total.
    .name = les coups de filet relâchés
lab-gifts = Noires offertes
    .more = plus de noires offertes
    .less = moins de noires offertes
    .says = cartes noires par manche finissent dans les plis des autres.
    .name = les noires offertes
lab-clean = Mains propres
    .more = plus de mains propres
    .less = moins de mains propres
    .says = joueurs par manche s’en tirent sans pénalité.
    .name = les mains propres

## terminal

about = Six espions noirs se cachent dans les plis, dix points chacun. Quatre bons espions rattrapent un peu.
prompt-mole = Choisis trois cartes dans la pile de la taupe.
prompt-pass = Choisis trois cartes à passer.
prompt-announce = Annonce la couleur qui ouvre la manche.
prompt-play = Joue une carte.
prompt-capture = Tu as pris toutes les cartes noires : arrêter (60 points pour tous les autres) ou relâcher (60 de moins pour toi) ?
option-limit-name = limite
option-limit-full = La partie se termine quand quelqu’un atteint ce total. D’habitude : 200 à trois, 150 à quatre, 120 à cinq, 100 à six.
option-no_good_spies-name = pas de bons espions
option-no_good_spies-full = Les bons espions (7 de couleur) ne comptent rien au lieu de −5 ; chaque manche a donc 80 points.
option-capture_or_release-name = arrêter ou relâcher
option-capture_or_release-full = Qui ramasse les 16 cartes noires choisit : 60 points pour tous les autres, ou 60 de moins pour soi. Les bons espions ne comptent pas cette manche-là.
option-mole-name = taupe
option-mole-full = Dès la deuxième manche, trois cartes par joueur sont mises de côté avant la donne ; qui a le plus de points en choisit trois d’abord, et ainsi de suite en descendant.
option-announce_a_colour-name = annoncer une couleur
option-announce_a_colour-full = Une fois les cartes passées, le donneur nomme une couleur autre que le noir. Le premier à sa gauche qui le peut doit ouvrir la manche avec elle.
option-follow_the_rank-name = suivre le rang
option-follow_the_rank-full = Pour fournir, le rang de la carte de ton voisin de droite dans ce pli est permis aussi.
option-reduce_points-name = réduire les points
option-reduce_points-full = Seul un total au-dessus de la limite met fin à la partie. Qui tombe pile sur la limite, ou pile sur sa moitié, ne garde que la moitié de ses points.
option-rounds-name = manches
option-rounds-full = Combien de manches on joue, quels que soient les totaux ; 0 veut dire : jusqu’à ce que quelqu’un atteigne la limite.
option-looking_back-name = revoir les plis
option-looking_back-full = Si l’on peut revoir pendant une manche les cartes prises et leurs points, ou seulement le dernier pli.
option-first_trick-name = premier pli
option-first_trick-full = Si l’on peut jouer des cartes noires au premier pli d’une manche, ou seulement quand rien d’autre n’est permis.
option-keep_every-name = garder ses cartes
option-keep_every-full = Toutes les N manches, N à partir de 2, personne ne passe de cartes ; 0 veut dire jamais.
shown-announced = annoncé
shown-dealer = donneur { $name }
shown-limit = limite
shown-rounds = manches
shown-picked = choisies
shown-trick = pli
word-blue = bleu
word-yellow = jaune
word-red = rouge
word-green = vert
fault-no_such_card = il n’y a pas de carte '{ $card }' : il faut la lettre de la couleur et le rang, comme { $example }{ fault-near }

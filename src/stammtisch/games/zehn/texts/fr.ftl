### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

mood = Enchérir, bluffer, ne jamais dépasser dix.
time = 30 min
card = { $head ->
    [j] Joker
    [rc] Carte de manche
    [p] Malus
   *[n] { $tail }
}
    .short = { $head ->
        [j] joker
        [rc] +{ $tail }
        [p] { $tail } (+{ card-penalty })
       *[n] { $tail }
    }
    .long = { $head ->
        [j] Joker, complète à dix
        [rc] Carte de manche, { $tail } { $tail ->
            [1] point
           *[other] points
        } de pénalité
        [p] Carte malus { $tail }, { card-penalty } points de pénalité
       *[n] Carte { $tail }
    }
card-penalty = { KNOWN($points) ->
    [yes] { $points }
   *[no] { $tail ->
        [1] 3
        [2] 4
        [3] 5
        [4] 6
        [5] 7
        [6] 8
        [7] 9
       *[8] 10
    }
}

## table

refused-above_ten = Ensemble, cela ferait plus de dix.
    .full = { $first } et { $card } dépassent 10 : il faut une carte plus basse
refused-own_card = C’est ta propre carte.
    .full = c’est ta propre carte
refused-protected = Il y a des fiches dessus : elle se vend aux enchères.
    .full = il y a des fiches ({ $chips }) sur la carte de la place { $seat } : elle va aux enchères
refused-unprotected = Aucune fiche dessus : un simple échange.
    .full = aucune fiche sur la carte de la place { $seat } : un simple échange suffit
refused-cannot_pay = Tu n’as pas autant de fiches.
    .full = il en faut au moins { $least }, et tu en as { $chips }
refused-two_at_most = Deux fiches au plus par carte.
    .full = deux fiches au plus sur une carte
refused-never_lower = La protection ne peut pas baisser.
    .full = il y a déjà des fiches sur ta carte ({ $chips }) : pas moins
refused-too_few_chips = Tu n’as pas autant de fiches.
    .full = tu n’en as que { $chips } devant toi
refused-beyond_chips = Tu n’as pas autant de fiches.
    .full = tu en as { $chips } devant toi : pas plus
refused-opening_bid = Première offre : au moins autant de fiches qu’il y en a dessus.
    .full = la première offre est d’au moins { $chips }, autant qu’il y en a dessus
refused-no_raise = Au moins une fiche de plus que la dernière offre.
    .full = la dernière offre est { $bid } : il faut au moins une fiche de plus
pad = Zehn, manche { $round } sur { $of }
pad_note = À la fin, chaque fiche t’enlève 2 points de pénalité.
pad_sum = Pénalité
caps = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}
caps_word = { $n ->
    [one] fiche
   *[other] fiches
}
bids = offre { $n }
guards = { $n ->
    [1] { $n } protège ta carte
   *[other] { $n } protègent ta carte
}
guarded = { $n ->
    [one] protégée par { $n } fiche
   *[other] protégée par { $n } fiches
}
sale = aux enchères
pot = { $n ->
    [0] Pot vide
   *[other] Pot { $n }
}
round_card = Carte de manche
your_card = Ta carte
value = { $n }
lay = Pose une carte
lay_text = Au plus près de dix, on gagne. Qui perd prend tout, et { $card } en plus.
open = Visible
hidden = Cachée
protect = Protéger ta carte ?
protect_text = Qui la veut devra alors enchérir.
protect_n = { $n ->
    [0] Aucune fiche
    [one] { $n } fiche
   *[other] { $n } fiches
}
buy = Une autre carte ?
buy_text = Sans fiche, l’échange en coûte une ; sinon, on enchérit.
decline = Ne rien acheter
swap_with = { $name }{ known-card } · 1 fiche
auction_of = { $name }{ known-card } · enchérir
opening = Ton offre pour { KNOWN($card) ->
    [yes] le { $card }
   *[no] la carte cachée
} { ELIDE("de ", "d’", $name) }
lot = Le { $card } { ELIDE("de ", "d’", $name) } : tu enchéris ?
lot_hidden = La carte cachée { ELIDE("de ", "d’", $name) } : tu enchéris ?
first_bid = { $n ->
    [one] Au moins { $n } fiche, autant qu’il y en a dessus.
   *[other] Au moins { $n } fiches, autant qu’il y en a dessus.
}
last_bid = { $name } offre { $n }. En échange, tu céderais ton { $card }.
bid_n = Offrir { $n }
pass = Passer
reveal = Retourner ta carte ?
reveal_text = Ta carte : { $card }. Tant qu’elle est cachée, tu n’y ajoutes rien.
turn_up = Retourner
keep = Laisser cachée
add = Encore une carte ?
add_text = Avec ton { $card }, dix au plus en tout.
lay-add = Ajouter
done = Laisser ainsi
name = Qui commence la manche suivante ?
name_text = Tu as gagné, tu décides.
shout = { $n ->
    [0] Zéro !
    [1] Un !
    [2] Deux !
    [3] Trois !
    [4] Quatre !
    [5] Cinq !
    [6] Six !
    [7] Sept !
    [8] Huit !
    [9] Neuf !
    [10] Dix !
    [11] Onze !
    [12] Douze !
   *[other] { $n } !
}
option-spare_jokers = Jokers en trop
    .doc = Ce que deviennent les jokers que personne ne reçoit.
    .of-in = dans la pioche
    .of-out = écartés
option-tie = À égalité
    .doc = Ce qui décide d’une manche quand deux totaux sont égaux.
    .of-one_card = une carte bat deux
    .of-highest_card = la plus haute carte
option-deck = Un autre jeu de cartes
    .doc = Combien il y a de chaque carte, et combien de points de pénalité elle vaut.
option-rounds = Manches
    .doc = Combien des dix on joue.
option-chips = Fiches
    .doc = Avec combien chacun commence. Aucune offre ne dépasse 61.
option-last_refill = Piocher à la fin
    .doc = Chacun pioche-t-il encore jusqu’à quatre cartes après la dernière manche ?
    .of-yes = encore une fois
    .of-no = plus du tout
option-next_start = Qui commence ensuite
    .doc = La personne que désigne qui a gagné, qui a gagné, ou la place suivante à gauche.
    .of-named = choix de qui a gagné
    .of-winner = qui a gagné
    .of-left = la place à gauche
reckon-pays = { ROLE($who) ->
    [reader] Tu paies l’addition : { $n }
   *[other] { $who } paie l’addition : { $n }
}
reckon-pot = { $n ->
    [0] gagne la manche, le pot est vide
    [one] prend le pot : { $n } fiche
   *[other] prend le pot : { $n } fiches
}
reckon-tie-order = aussi bon, mais plus tôt dans le tour
reckon-tie-one_card = une carte en bat deux
reckon-tie-highest_card = aussi bon : la plus haute carte seule compte
reckon-round_card = carte de manche
reckon-held = en main
reckon-round_cards = Cartes de manche restantes
reckon-chips = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}
event-scores = Les points de la manche { $round } sont comptés.
event-ends = La partie est finie.
event-deals = { ROLE($dealer) ->
    [reader] Tu donnes.
   *[other] { $dealer } donne.
}
event-turns = { ROLE($seat) ->
    [reader] Manche { $round } : on retourne { $card }, tu commences.
   *[other] Manche { $round } : on retourne { $card }, { $seat } commence.
}
event-lays = { ROLE($seat) ->
    [reader] Tu poses { $card }.
   *[other] { $seat } pose { $card }.
}
event-hides = { ROLE($seat) ->
    [reader] Tu poses une carte cachée{ known-card }.
   *[other] { $seat } pose une carte cachée{ known-card }.
}
event-protects = { ROLE($seat) ->
    [reader] Tu protèges ta carte avec des fiches.
   *[other] { $seat } protège sa carte avec des fiches.
}
event-declines = { ROLE($seat) ->
    [reader] Tu n’achètes rien.
   *[other] { $seat } n’achète rien.
}
event-swaps = { ROLE($seat) ->
    [reader] Tu paies une fiche et tu échanges avec { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } paie une fiche et échange avec toi.
       *[other] { $seat } paie une fiche et échange avec { $giver }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Tu veux la carte { ELIDE("de ", "d’", $giver) }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } veut ta carte.
       *[other] { $seat } veut la carte { ELIDE("de ", "d’", $giver) }.
    }
}
event-bids = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Tu offres { $chips } fiche.
       *[other] Tu offres { $chips } fiches.
    }
   *[other] { $chips ->
        [one] { $seat } offre { $chips } fiche.
       *[other] { $seat } offre { $chips } fiches.
    }
}
event-passes = { ROLE($seat) ->
    [reader] Tu passes.
   *[other] { $seat } passe.
}
event-buys = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Tu paies { $chips } fiche à { $giver } et tu échanges.
       *[other] Tu paies { $chips } fiches à { $giver } et tu échanges.
    }
   *[other] { ROLE($giver) ->
        [reader] { $chips ->
            [one] { $seat } te paie { $chips } fiche et échange.
           *[other] { $seat } te paie { $chips } fiches et échange.
        }
       *[other] { $chips ->
            [one] { $seat } paie { $chips } fiche à { $giver } et échange.
           *[other] { $seat } paie { $chips } fiches à { $giver } et échange.
        }
    }
}
event-looks = { ROLE($seat) ->
    [reader] Ta nouvelle carte{ known-card }.
   *[other] { $seat } regarde sa nouvelle carte{ known-card }.
}
event-collects = Les fiches posées sur les cartes vont au pot : { $pot }.
event-keeps = { ROLE($seat) ->
    [reader] Tu laisses ta carte cachée.
   *[other] { $seat } laisse sa carte cachée.
}
event-reveals = { ROLE($seat) ->
    [reader] Tu retournes { $card }.
   *[other] { $seat } retourne { $card }.
}
event-adds = { ROLE($seat) ->
    [reader] Tu ajoutes { $card }.
   *[other] { $seat } ajoute { $card }.
}
event-shows = { ROLE($seat) ->
    [reader] Tu avais { $card }.
   *[other] { $seat } avait { $card }.
}
event-comes_to = { ROLE($seat) ->
    [reader] Tu arrives à { $value }.
   *[other] { $seat } arrive à { $value }.
}
event-loses = { ROLE($seat) ->
    [reader] { $points ->
        [one] Tu perds la manche et tu prends { $cards } : { $points } point.
       *[other] Tu perds la manche et tu prends { $cards } : { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } perd la manche et prend { $cards } : { $points } point.
       *[other] { $seat } perd la manche et prend { $cards } : { $points } points.
    }
}
event-wins = { ROLE($seat) ->
    [reader] { $chips ->
        [0] Tu gagnes la manche et un pot vide.
        [one] Tu gagnes la manche et le pot : { $chips } fiche.
       *[other] Tu gagnes la manche et le pot : { $chips } fiches.
    }
   *[other] { $chips ->
        [0] { $seat } gagne la manche et un pot vide.
        [one] { $seat } gagne la manche et le pot : { $chips } fiche.
       *[other] { $seat } gagne la manche et le pot : { $chips } fiches.
    }
}
event-draws = { ROLE($seat) ->
    [reader] Tu complètes ta main{ known-cards }.
   *[other] { $seat } complète sa main{ known-cards }.
}
event-cannot_draw = { ROLE($seat) ->
    [reader] La pioche ne suffit plus pour toi.
   *[other] La pioche ne suffit plus pour { $seat }.
}
event-names = { SAME($seat, $receiver) ->
    [yes] { ROLE($seat) ->
        [reader] Tu choisis de commencer.
       *[other] { $seat } choisit de commencer.
    }
   *[no] { ROLE($seat) ->
        [reader] Tu désignes qui commence : { $receiver }.
       *[other] { ROLE($receiver) ->
            [reader] { $seat } te désigne pour commencer.
           *[other] { $seat } désigne qui commence : { $receiver }.
        }
    }
}
event-takes_rest = { ROLE($seat) ->
    [reader] { $points ->
        [one] Tu prends les cartes de manche qui restent : { $points } point.
       *[other] Tu prends les cartes de manche qui restent : { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } prend les cartes de manche qui restent : { $points } point.
       *[other] { $seat } prend les cartes de manche qui restent : { $points } points.
    }
}
event-reckons = { ROLE($seat) ->
    [reader] Il te reste
   *[other] Il reste à { $seat }
} { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) et { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
} : { $total } à la fin.
does-number = { $points ->
    [one] Vaut { $n }. { $points } point de pénalité pour qui doit la prendre.
   *[other] Vaut { $n }. { $points } points de pénalité pour qui doit la prendre.
}
does-penalty = { $points ->
    [one] Vaut { $n }, mais coûte { $points } point de pénalité.
   *[other] Vaut { $n }, mais coûte { $points } points de pénalité.
}
does-joker = { $points ->
    [one] Vaut ce qui manque pour faire dix. { $points } point de pénalité.
   *[other] Vaut ce qui manque pour faire dix. { $points } points de pénalité.
}
does-round = { $n ->
    [one] { $n } point de pénalité en plus pour qui perd la manche.
   *[other] { $n } points de pénalité en plus pour qui perd la manche.
}

## faults

fault-deck_form = { fault-wrong_form }
    .full = il faut un tableau comme { $example }, pas { $got }
fault-deck_no_such_card = Il n’y a pas de carte « { $card } ».
    .full = il n’y a pas de carte '{ $card }' : il y a n0 à n10, p1 à p8 et j
fault-deck_row = { fault-wrong_form }
    .full = carte { $card } : il faut 'count', 'points' ou les deux, pas { $got }
fault-deck_count = { fault-number_expected }
    .full = carte { $card } : il faut un nombre de { $least } à { $most }, pas { $got }
fault-deck_points = { fault-number_expected }
    .full = carte { $card } : il faut de { $least } à { $most } points, pas { $got }
fault-deck_jokers = À { $players }, il faut un joker chacun, il n’y en a que { $got }.
    .full = il faut un joker pour chacun des { $players } joueurs, il y en a { $got }
fault-deck_hands = À { $players }, il faut trois cartes chacun en plus du joker, il n’y en a que { $got }.
    .full = il faut trois cartes en plus du joker pour chacun des { $players } joueurs, il y en a { $got }

## learning

lesson-lay = Pose une carte
    .text = Qui s’approche le plus de dix gagne le pot. Qui a le moins prend toutes les cartes en pénalité. Une carte haute, c’est bien ; cachée, personne n’en sait rien.
lesson-protect = La protéger ?
    .text = Des fiches sur ta carte la rendent chère : pour l’avoir, il faut en offrir au moins autant. Ça vaut le coup pour une bonne carte. À la fin, elles vont au pot.
lesson-open = Une autre carte ?
    .text = S’il y a mieux ailleurs, tu peux échanger. Sans fiche dessus, ça en coûte une ; sinon, c’est aux enchères. Ta carte part en échange.
lesson-bid = Enchérir ou passer
    .text = La plus haute offre emporte la carte et paie son propriétaire. Chaque fiche gardée enlève deux points à la fin : n’offre pas tout.
lesson-reveal = La retourner ?
    .text = Seule une carte visible peut en recevoir une seconde. Retourne-la si tu as en main ce qui te manque pour faire dix.
lesson-add = Encore une ?
    .text = Ensemble, dix au plus, et le plus près possible. Le joker complète à dix, mais vaut dix points de pénalité pour qui le ramasse.
lesson-name = Gagné
    .text = Qui commence pose en premier et en sait le moins. Laisse plutôt commencer quelqu’un d’autre.

## hints

purpose-face_down = { $hidden ->
    [yes] { " " }Cachée, personne d’autre ne sait ce que c’est.
   *[no] { "" }
}
purpose-chips_left = { $left ->
    [0] Si tu l’obtiens, il ne te reste aucune fiche
    [one] Si tu l’obtiens, il te reste { $left } fiche
   *[other] Si tu l’obtiens, il te reste { $left } fiches
}
purpose-the_card = { BEGINS($card, "carte") ->
    [yes] la { LOWER($card) }
   *[no] { BEGINS($card, "joker") ->
        [yes] le joker
       *[no] le { $card }
    }
}
purpose-lays_ten = Dix d’un coup : rien ne vaut plus.{ purpose-face_down }
purpose-lays_half = Fait dix avec { purpose-the_card } que tu as en main.{ purpose-face_down }
purpose-lays = { $points ->
    [0] Arrive au plus à { $best } avec ta main, et ne coûte aucun point de pénalité à qui perd.
    [one] Arrive au plus à { $best } avec ta main, et coûte { $points } point de pénalité à qui perd.
   *[other] Arrive au plus à { $best } avec ta main, et coûte { $points } points de pénalité à qui perd.
}{ purpose-face_down }
purpose-guards = { $n ->
    [one] Qui veut ta carte doit offrir au moins { $n } fiche, et l’offre est pour toi.
   *[other] Qui veut ta carte doit offrir au moins { $n } fiches, et l’offre est pour toi.
}
purpose-no_guard = Sans fiche dessus, qui veut ta carte n’en paie qu’une, et elle va au pot.
purpose-guards_too_late = Plus personne ne peut demander ta carte : les fiches posées dessus ne vont plus qu’au pot.
purpose-has_ten = Avec ce que tu as, tu arrives à dix : tu n’as pas besoin d’une autre carte.
purpose-stays_out = Avec ce que tu as, tu arrives à { $n }.
purpose-wants_unknown = Avec ta propre carte, tu arrives au plus à { $n } ; tu ne connais pas celle { ELIDE("de ", "d’", $seat) }.
purpose-wants_better = { CAPITAL(purpose-the_card) } arrive à { $best } avec ta main, ta propre carte à { $n }.
purpose-wants_worse = { CAPITAL(purpose-the_card) } arrive à { $best } avec ta main, ta propre carte déjà à { $n }.
purpose-bids_unknown = Tu ne connais pas la carte { ELIDE("de ", "d’", $seat) }. { purpose-chips_left }.
purpose-bids_better = La carte { ELIDE("de ", "d’", $seat) } arrive à { $best } avec ta main, la tienne à { $mine }. { purpose-chips_left }.
purpose-bids_worse = La carte { ELIDE("de ", "d’", $seat) } arrive à { $best } avec ta main, la tienne déjà à { $mine }. { purpose-chips_left }.
purpose-keeps_down = Vaut { $n } seule, et ta main reste comme elle est.
purpose-reveals_ten = Alors { purpose-the_card } fait dix avec elle.
purpose-reveals = Alors tu peux ajouter une carte, et tu arrives au plus à { $best }.
purpose-wins_round = { $pot ->
    [0] Gagne la manche avec { $n }.
    [one] Gagne la manche avec { $n }, et le pot : { $pot } fiche.
   *[other] Gagne la manche avec { $n }, et le pot : { $pot } fiches.
}
purpose-loses_round = Perd la manche avec { $n } : personne n’a moins.
purpose-gets_away = Arrive à { $n } : { $seat } gagne la manche, et quelqu’un d’autre la perd.
purpose-comes_to_ten = Arrive à dix : rien ne vaut plus.
purpose-names_self = Tu passes en premier : à égalité tout en bas, c’est le dernier qui perd.
purpose-names_next = Alors tu passes en dernier, et tu vois ce que font les autres.

## gallery

deck = 70 cartes et dix cartes de manche. Le plus près possible de dix, mais jamais au-dessus.
tale = { $code ->
    [n0] Rien dedans que la mouche, et elle se tait.
    [n1] C’est un début. Plus que neuf.
    [n2] De dos, on dirait un neuf.
    [n3] Jamais deux sans trois. Dommage, il fallait dix.
    [n4] N’a jamais fait pleurer personne.
    [n5] À moitié plein, dit l’optimiste. À moitié dix, disent les autres.
    [n6] Trop bon pour le jeter, trop juste pour s’en vanter.
    [n7] Un chiffre porte-bonheur, dit qui l’a en main.
    [n8] Presque. Avec deux fiches dessus, ça passe pour du courage.
    [n9] Couché face cachée, il se racle la gorge.
    [n10] Ne souris pas. Surtout, ne souris pas.
    [p1] Le patron lève le doigt. Un seul.
    [p2] Il reste l’ardoise de mardi.
    [p3] Les dernières commandes, c’était il y a une heure.
    [p4] Beaucoup de chopes, deux mains, pas de pourboire.
    [p5] On l’entend jusqu’à la gare.
    [p6] Maintenant il balaie. Les clients aussi.
    [p7] Il appelle ça le règlement intérieur.
    [p8] La poêle est chaude. Lui aussi.
    [j] Vaut ce qu’il te faut. Coûte ce que tu as.
    [rc1] Celle-là, c’est la maison qui l’offre. Presque.
    [rc2] Qui perd paie. Personne n’en sera ruiné.
    [rc3] On rit encore.
    [rc4] À la table d’à côté, quelqu’un se retourne.
    [rc5] Le patron commence à prendre des notes.
    [rc6] Plus personne ne parle du temps qu’il fait.
    [rc7] Même le chien regarde ailleurs.
    [rc8] On entend respirer les fiches.
    [rc9] Qui la ramasse rentre à pied.
    [rc10] C’est ainsi que commencent les légendes. Ou qu’elles finissent.
   *[other] { "" }
}
group-numbers = Cartes normales
group-penalties = Cartes malus
group-jokers = Jokers
group-rounds = Cartes de manche

## pad

pad-ask-loser = Qui a perdu la manche ?
pad-ask-round_card = Quelle carte de manche était visible ?
pad-ask-on_table = Combien valent ensemble les cartes sur la table ?
pad-ask-normal = Combien de cartes normales sur la table ?
pad-ask-jokers = Combien de jokers ?
pad-ask-penalties = Quelles cartes malus ?
pad-ask-last = Quelqu’un ne peut plus piocher : dernière manche
pad-ask-left = Que reste-t-il à chacun ?
pad-ask-unturned = Quelles cartes de manche restaient à venir ?
pad-ask-left_over = Que reste-t-il à chacun ?
pad-ask-held = Qui a ces cartes malus en main ?
pad-hint-normal = Toutes les cartes sur la table, celles de tous.
pad-hint-on_table = Ce qui est imprimé sur toutes, sans la carte de manche.
pad-hint-last = Ensuite, on compte les mains et les fiches.
pad-hint-left = Après la pioche. Les cartes de manche restantes sont comptées d’office à qui a perdu.
pad-hint-left_over = On ne pioche plus.
pad-own_deck = Alors vous notez le total des cartes, et le carnet ne vérifie pas combien il y en a.

## stats

deed-bought = Cartes soutirées
deed-pots = Pots raflés

## lab

lab-swaps = Échanges
    .more = plus d’échanges
    .less = moins d’échanges
    .says = échanges par manche.
    .name = les échanges
lab-auctions = Enchères
    .more = plus d’enchères
    .less = moins d’enchères
    .says = enchères par manche.
    .name = les enchères
lab-hidden = Face cachée
    .more = plus de cartes cachées
    .less = moins de cartes cachées
    .says = cartes par manche sont posées face cachée.
    .name = les cartes cachées
lab-seconds = Secondes cartes
    .more = plus de secondes cartes
    .less = moins de secondes cartes
    .says = secondes cartes par manche.
    .name = les secondes cartes
lab-jokers = Jokers
    .more = plus de jokers
    .less = moins de jokers
    .says = jokers par manche.
    .name = les jokers

## terminal

about = Approcher dix avec une carte ou deux. Les cacher, les protéger avec des fiches, en acheter de meilleures aux autres.
prompt-lay = Pose une carte, visible ou cachée.
prompt-protect = Combien de fiches sur ta carte ? Deux au plus.
prompt-open = Échanger pour une fiche, ouvrir une enchère, ou renoncer ?
prompt-bid = Ton offre d’ouverture : au moins autant de fiches qu’il y en a sur la carte.
prompt-raise = Surenchéris, ou passe.
prompt-reveal = Retourner ta carte, ou la laisser cachée et en rester là ?
prompt-add = Ajoute une deuxième carte, jusqu’à 10 au plus, ou laisse ainsi.
prompt-name = Tu as gagné la manche : qui commence la suivante ?
option-spare_jokers-name = jokers en trop
option-spare_jokers-full = Ce que deviennent les jokers que personne ne reçoit : mêlés à la pioche, ou écartés.
option-tie-name = à égalité
option-tie-full = Qui gagne une manche à valeurs égales : une carte bat deux cartes, ou la plus haute carte, prise isolément, décide.
option-deck-name = jeu de cartes
option-deck-full = Des cartes plus ou moins nombreuses que d’habitude, ou qui valent d’autres points : { "{" }"p1": { "{" }"points": 10{ "}" }, "n0": { "{" }"count": 4{ "}" }{ "}" }.
option-rounds-name = manches
option-rounds-full = Combien des dix manches on joue.
option-chips-name = fiches
option-chips-full = Avec combien de fiches chacun commence. Aucune offre ne dépasse 61, plus que tous les autres réunis ne peuvent avoir alors.
option-last_refill-name = dernière pioche
option-last_refill-full = Si chacun pioche encore une fois après la dernière manche.
option-next_start-name = qui commence ensuite
option-next_start-full = Qui commence la manche suivante : la personne que désigne qui a gagné, qui a gagné, ou la place à gauche de qui avait commencé.
shown-chips = fiches
shown-guard = protection
shown-pile = pioche
shown-pot = pot
shown-round_card = carte de manche
shown-rounds_left = manches restantes
fault-lay_expected = il faut 'lay', une carte et 'open' ou 'hidden', comme 'lay n9 hidden', pas '{ $typed }'
fault-round_card = { $card } est une carte de manche : il faut une carte à jouer, comme n9
fault-opening_expected = il faut 'swap' ou 'auction' et une place, ou 'decline', pas '{ $typed }'
fault-bid_expected = il faut { KNOWN($other) ->
    [yes] '{ $other }' ou{ " " }
   *[no] { "" }
}'bid' et un nombre de fiches, pas '{ $typed }'
fault-bid_of_nothing = il faut { KNOWN($other) ->
    [yes] '{ $other }' ou{ " " }
   *[no] { "" }
}'bid' et au moins une fiche, pas 'bid 0'
fault-added_expected = il faut 'add' et une carte, ou 'done', pas '{ $typed }'
fault-typed_number = il faut '{ $verb }' et un nombre, pas '{ $typed }'
fault-no_such_card = il n’y a pas de carte '{ $card }' : il y a n0 à n10, les cartes malus p1 à p8 et j pour un joker{ fault-near }

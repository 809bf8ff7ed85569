### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

mood = Se défaire de ses cartes, peu importe comment. En tapant, au besoin.
time = 20 min
card = { $head ->
    [gruppe] Chifoumi général
    [halt] Tiens-moi ça
    [kapitalismus] Capitalisme
    [kommunismus] Communisme
    [liste] Liste des choses à ne pas faire
    [mein] Bah, le mien, le tien
    [nazi] Nazi
    [polizei] Police
    [razupaltuff] Razupaltuff
    [schnick] Chifoumi
    [versammlung] Assemblée générale
   *[other] { $code }
}
    .short = { $head ->
        [liste] À ne pas faire
       *[other] { $name }
    }{ KNOWN($tail) ->
        [yes] { " " }· { card-symbol }
       *[no] { "" }
    }
    .long = { $name }{ KNOWN($tail) ->
        [yes] , { card-symbol }
       *[no] { "" }
    }
card-symbol = { $tail ->
    [k] kangourou
    [p] pingouin
   *[a] artiste
}

## table

refused-not_in_hand = Tu n’as pas de liste des choses à ne pas faire.
    .full = { $card } n’est pas dans ta main
refused-not_proposed = Personne n’a proposé cela.
    .full = personne n’a proposé cela
refused-same_seat = Personne ne se donne rien à soi-même.
    .full = personne ne se donne de carte à soi-même : il faut deux places différentes
refused-no_card_to_give = Il n’y a pas de carte à donner là.
    .full = il n’y a pas de carte à donner là
refused-no_well = Ce duel se joue sans le puits.
    .full = ce duel est sans le puits : pierre, feuille ou ciseaux
refused-open_last = On ne peut pas désigner qui vient de jouer à découvert.
    .full = cette place a joué à découvert en dernier : il faut quelqu’un d’autre
refused-yourself = Pas toi-même.
    .full = tu ne peux pas te choisir toi-même
refused-no_list = Ce n’est pas une liste des choses à ne pas faire.
    .full = { $card } n’est pas une réaction : il faut une Liste des choses à ne pas faire
refused-razupaltuff = Un Razupaltuff ne se pose pas.
    .full = un Razupaltuff ne se pose pas
plays_open = joue à découvert
you_open = tu joues à découvert
pad = Qui a combien de cartes ?
pad_note = Qui n’en a plus en premier gagne.
fits = Tu peux poser : { $what }. Ou pioche.
sought-funny = une carte drôle
sought-not_funny = une carte pas drôle
sought-k = un kangourou
sought-p = un pingouin
sought-a = un artiste
sought-anything = tout sauf Razupaltuff
hits-two = Deux cartes de plus pour { $names }.
hits-you = toi
omen-two = +2 cartes
lay-give = Donner
draw = Piocher
hold = À qui refiles-tu ça ?
hold_text = La moitié de ta main va à…
challenge = Qui défies-tu ?
challenge_text = Qui gagne donne une carte à l’autre.
swap = Bah, le mien, le tien…
swap_text = Avec qui échanges-tu ta main ?
name = Chez qui va la police ?
name_text = Cette personne jouera désormais à découvert.
propose = Qui doit donner une carte ?
propose_to = Et à qui ?
propose_text = Ta proposition à l’assemblée générale.
propose_nothing = Ne rien proposer
vote = Pour quoi votes-tu ?
vote_text = Personne ne le voit avant la fin du vote.
abstain = S’abstenir
gives_to = { $giver } à { $receiver }
you_give_to = Toi à { $receiver }
gives_to_you = { $giver } à toi
well = Avec le puits ?
well_text = Il bat pierre et ciseaux. Un seul non, et il ne compte pas.
with_well = Ça me va
without_well = Sans le puits
throw_text = Pierre, feuille ou ciseaux.
throw_well = Pierre, feuille, ciseaux ou puits.
against = Contre { $name }
against_all = { $name } contre tout le monde
start_duel = Qui commence ?
start_text = Tout le monde montre un signe. Qui perd contre un autre signe sort du duel.
slap = Tape dessus !
slap_text = Qui ne tape pas pioche une carte ; sinon, qui tape en dernier.
police_slap = Taper ?
police_slap_text = C’est la police. Qui tape pioche une carte.
stay = Bas les pattes
react = Ça te concerne
list = À ne pas faire !
let = Laisser faire
give = Quelle carte donnes-tu ?
give_text = Gagné cette fois : choisis celle dont tu te débarrasses.
give_voted = L’assemblée a décidé que tu en donnes une.
gives = donne
barred-gives = donne la carte
barred-open = vient de jouer à découvert
answered = C’est fait
hit-nazi = Le Nazi te touche : tu dois piocher une carte.
hit-polizei = { $name } envoie la police chez toi.
hit-slapped = Tu as tapé sur la police : tu dois piocher une carte.
hit-kapitalismus = Tu as le plus de cartes : tu dois en piocher deux.
hit-halt = { $name } veut te donner la moitié de sa main.
hit-versammlung = On veut te donner une carte.
hit-schnick = Tu as perdu : tu reçois une carte.
hit-gruppe = Tu reçois une carte.
hit-mein = { $name } veut échanger sa main avec toi.
hit-kommunismus = Toutes les cartes sont redistribuées.
say_hold = Tiens-moi ça.
say_raz = Razupaltuff !
say_well = Sans le puits.
say_swap = Bah, le mien, le tien… ce sont des catégories bourgeoises.
say_list = C’est sur ma liste des choses à ne pas faire.
seconds = { $n } s
option-well = Puits
    .doc = Quand le puits est permis dans les duels.
    .of-call = si personne ne refuse
    .of-always = toujours
    .of-never = jamais
option-police = Police
    .doc = Chez qui on peut envoyer la police.
    .of-others = chez les autres
    .of-anyone = aussi chez soi
option-list = Choses à ne pas faire
    .doc = Qui la liste protège quand on la joue en réponse.
    .of-player = seulement soi
    .of-all = toutes les personnes visées
option-starts = Qui commence
    .doc = Le hasard, un duel général, ou une place précise.
    .of-chance = le hasard
    .of-duel = un duel
    .of-seat = une place précise
option-first_seat = Première place
    .doc = La place qui commence, en comptant à partir de 0.
option-majority = Majorité
    .doc = Ce qu’il faut à une proposition à l’assemblée.
    .of-absolute = plus de la moitié
    .of-most = le plus de voix
option-hand = Cartes
    .doc = Combien on en reçoit au départ.
option-deck = Un autre jeu de cartes
    .doc = Combien il y a de chaque carte, 60 en tout au plus.
event-scores = On compte les cartes.
event-ends = La partie est finie.
event-deals = Les cartes sont distribuées, { $number } par personne.
event-turns_razupaltuff = Un Razupaltuff était sur le dessus : on le remet et on mélange.
event-turns_up = On retourne { $card }.
event-begins = { ROLE($seat) ->
    [reader] Tu commences.
   *[other] { $seat } commence.
}
event-drops_out = { ROLE($seat) ->
    [reader] Tu as perdu et tu ne commences pas.
   *[other] { $seat } a perdu et ne commence pas.
}
event-plays = { ROLE($seat) ->
    [reader] Tu poses { $card }.
   *[other] { $seat } pose { $card }.
}
event-has_to_draw = { ROLE($seat) ->
    [reader] Tu dois piocher.
   *[other] { $seat } doit piocher.
}
event-draws = { ROLE($seat) ->
    [reader] Tu pioches{ known-card }.
   *[other] { $seat } pioche une carte{ known-card }.
}
event-draws_openly = { ROLE($seat) ->
    [reader] Tu pioches à découvert { $card }.
   *[other] { $seat } pioche à découvert { $card }.
}
event-recycles = { $number ->
    [0] On mélange la défausse : { $number } carte à piocher.
    [one] On mélange la défausse : une carte à piocher.
   *[other] On mélange la défausse : { $number } cartes à piocher.
}
event-nothing_left = { ROLE($seat) ->
    [reader] Il ne te reste rien à piocher.
   *[other] Il ne reste rien à piocher pour { $seat }.
}
event-razupaltuff = { ROLE($seat) ->
    [reader] Tu dis : « Razupaltuff ! »
   *[other] { $seat } dit : « Razupaltuff ! »
}
event-nothing_to_give = { ROLE($seat) ->
    [reader] Tu n’as rien à confier.
   *[other] { $seat } n’a rien à confier.
}
event-holds = { ROLE($seat) ->
    [reader] Tu dis à { $target } : « Tiens-moi ça. »
   *[other] { ROLE($target) ->
        [reader] { $seat } te dit : « Tiens-moi ça. »
       *[other] { $seat } dit à { $target } : « Tiens-moi ça. »
    }
}
event-hands_over = { ROLE($giver) ->
    [reader] { $number ->
        [0] Tu refiles { $number } carte à { $receiver }.
        [one] Tu refiles une carte à { $receiver }.
       *[other] Tu refiles { $number } cartes à { $receiver }.
    }
   *[other] { ROLE($receiver) ->
        [reader] { $number ->
            [0] { $giver } te refile { $number } carte.
            [one] { $giver } te refile une carte.
           *[other] { $giver } te refile { $number } cartes.
        }
       *[other] { $number ->
            [0] { $giver } refile { $number } carte à { $receiver }.
            [one] { $giver } refile une carte à { $receiver }.
           *[other] { $giver } refile { $number } cartes à { $receiver }.
        }
    }
}
event-gives = { ROLE($giver) ->
    [reader] Tu donnes une carte à { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } te donne une carte{ known-card }.
       *[other] { $giver } donne une carte à { $receiver }{ known-card }.
    }
}
event-gives_openly = { ROLE($giver) ->
    [reader] Tu donnes { $card } à { $receiver }, à découvert.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } te donne { $card }, à découvert.
       *[other] { $giver } donne { $card } à { $receiver }, à découvert.
    }
}
event-proposes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Tu proposes de donner une carte à { $receiver }.
       *[other] { $seat } propose : tu donnes une carte à { $receiver }.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Tu proposes : { $giver } te donne une carte.
           *[other] { $seat } propose : { $giver } te donne une carte.
        }
       *[other] { ROLE($seat) ->
            [reader] Tu proposes : { $giver } donne une carte à { $receiver }.
           *[other] { $seat } propose : { $giver } donne une carte à { $receiver }.
        }
    }
}
event-proposes_nothing = { ROLE($seat) ->
    [reader] Tu ne proposes rien.
   *[other] { $seat } ne propose rien.
}
event-no_proposal = Personne n’a rien proposé.
event-votes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Tu votes pour donner une carte à { $receiver }.
       *[other] { $seat } vote pour que tu donnes une carte à { $receiver }.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Tu votes pour { ELIDE("que ", "qu’", $giver) } te donne une carte.
           *[other] { $seat } vote pour { ELIDE("que ", "qu’", $giver) } te donne une carte.
        }
       *[other] { ROLE($seat) ->
            [reader] Tu votes pour { ELIDE("que ", "qu’", $giver) } donne une carte à { $receiver }.
           *[other] { $seat } vote pour { ELIDE("que ", "qu’", $giver) } donne une carte à { $receiver }.
        }
    }
}
event-abstains = { ROLE($seat) ->
    [reader] Tu t’abstiens.
   *[other] { $seat } s’abstient.
}
event-no_majority = Pas de majorité.
event-decides = { ROLE($giver) ->
    [reader] C’est voté : tu donnes une carte à { $receiver }.
   *[other] { ROLE($receiver) ->
        [reader] C’est voté : { $giver } te donne une carte.
       *[other] C’est voté : { $giver } donne une carte à { $receiver }.
    }
}
event-challenges = { ROLE($seat) ->
    [reader] Tu défies { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } te défie.
       *[other] { $seat } défie { $target }.
    }
}
event-without_well = { ROLE($seat) ->
    [reader] Tu dis : « Sans le puits. »
   *[other] { $seat } dit : « Sans le puits. »
}
event-with_well = Le puits est permis.
event-throws = { ROLE($seat) ->
    [reader] Tu montres { said-sign }.
   *[other] { $seat } montre { said-sign }.
}
event-draw = Égalité, on recommence.
event-no_winner = Trop d’égalités : personne ne gagne.
event-beats = { ROLE($seat) ->
    [reader] Tu bats { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } te bat.
       *[other] { $seat } bat { $target }.
    }
}
event-cannot_give = { ROLE($seat) ->
    [reader] Tu n’as pas de carte à donner.
   *[other] { $seat } n’a pas de carte à donner.
}
event-wants_to_swap = { ROLE($seat) ->
    [reader] Toi à { $target } : « Bah, le mien, le tien… ce sont des catégories bourgeoises. »
   *[other] { ROLE($target) ->
        [reader] { $seat } à toi : « Bah, le mien, le tien… ce sont des catégories bourgeoises. »
       *[other] { $seat } à { $target } : « Bah, le mien, le tien… ce sont des catégories bourgeoises. »
    }
}
event-swaps = { ROLE($giver) ->
    [reader] Toi et { $receiver } échangez vos mains, { $got } contre { $gave }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } et toi échangez vos mains, { $got } contre { $gave }.
       *[other] { $giver } et { $receiver } échangent leurs mains, { $got } contre { $gave }.
    }
}
event-sees_hand = { ROLE($seat) ->
    [reader] Ta nouvelle main{ known-cards }.
   *[other] { $seat } regarde sa nouvelle main{ known-cards }.
}
event-shares_out = On redistribue toutes les cartes, { $number } en tout.
event-slaps = { ROLE($seat) ->
    [reader] Tu tapes.
   *[other] { $seat } tape.
}
event-stays = { ROLE($seat) ->
    [reader] Tu ne tapes pas.
   *[other] { $seat } ne tape pas.
}
event-names = { ROLE($seat) ->
    [reader] Tu envoies la police chez { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } envoie la police chez toi.
       *[other] { $seat } envoie la police chez { $target }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Tu dois jouer à découvert.
   *[other] { $seat } doit jouer à découvert.
}
event-shows = { ROLE($seat) ->
    [reader] Tu montres ta main : { $cards }.
   *[other] { $seat } montre sa main : { $cards }.
}
event-nobody_opens = Personne ne joue à découvert.
event-closes = { ROLE($seat) ->
    [reader] Tu ne joues plus à découvert.
   *[other] { $seat } ne joue plus à découvert.
}
event-has_most = { ROLE($seat) ->
    [reader] Tu as le plus de cartes : { $number }.
   *[other] { $seat } a le plus de cartes : { $number }.
}
event-reacts = { ROLE($seat) ->
    [reader] Tu poses { $card } : « C’est sur ma liste des choses à ne pas faire. »
   *[other] { $seat } pose { $card } : « C’est sur ma liste des choses à ne pas faire. »
}
event-lets = { ROLE($seat) ->
    [reader] Tu laisses faire.
   *[other] { $seat } laisse faire.
}
said-sign = { $sign ->
    [rock] la pierre
    [paper] la feuille
    [scissors] les ciseaux
   *[well] le puits
}
refused-does_not_fit =
    .full = { $card } ne va pas sur { $top } : il faut la catégorie ou le symbole
does-halt = Tu refiles la moitié de tes cartes à quelqu’un, sans les voir.
does-versammlung = Tout le monde vote : qui donne une carte à qui ?
does-schnick = Un duel. Qui gagne donne une carte à l’autre.
does-gruppe = Toi contre tout le monde, avec un seul signe.
does-mein = Tu échanges toute ta main avec quelqu’un.
does-kommunismus = Toutes les cartes sont réunies et redistribuées. Va sur tout.
does-liste = À ton tour, elle ne fait rien. En réaction, elle annule ce qui allait te tomber dessus ; puis tu pioches une carte.
does-liste_all = À ton tour, elle ne fait rien. En réaction, elle annule pour tout le monde ce qui allait arriver ; puis tu pioches une carte.
does-nazi = Tout le monde sauf toi tape dessus. Qui ne tape pas pioche une carte ; si tout le monde tape, c’est pour qui tape en dernier.
does-polizei = Quelqu’un joue désormais à découvert. Qui tape dessus pioche une carte.
does-kapitalismus = Qui a le plus de cartes en reçoit deux de plus.
does-razupaltuff = Ne va sur rien. On ne s’en défait que si une action le fait passer à quelqu’un d’autre.

## faults

fault-deck_form = { fault-wrong_form }
    .full = il faut un tableau des cartes et de leur nombre, pas { $got }
fault-deck_no_such_card = Il n’y a pas de carte « { $card } ».
    .full = la carte '{ $card }' n’entre dans aucun jeu : il faut une sorte et, après un trait d’union, un symbole, par exemple nazi-k{ fault-near }
fault-deck_count = { fault-number_expected }
    .full = pour { $card } il faut un entier de { $least } à { $most }, pas { $got }
fault-deck_too_large = Un jeu a au plus { $most } cartes, pas { $got }.
    .full = il y a au plus { $most } cartes en tout, pas { $got }
fault-deck_too_small = Avec autant de monde et de cartes en main, il faut au moins { $least } cartes autres que Razupaltuff ; il n’y en a que { $got }.
    .full = avec autant de monde et de cartes en main, il faut au moins { $least } cartes autres que Razupaltuff, pas { $got }
fault-first_seat_idle = Une première place n’a d’effet que si une place précise commence.
    .full = 'first_seat' n’a aucun effet sans 'starts': 'seat' : les deux ou aucun
fault-first_seat_missing = Quelle place commence ? Il faut le dire.
    .full = avec 'starts': 'seat', il faut dire laquelle : 'first_seat' manque

## learning

lesson-turn = Pose une carte qui convient
    .text = Il faut la même catégorie (soleil ou pluie) ou le même symbole (kangourou, pingouin, artiste). L’effet de la carte est immédiat. Qui n’a plus de cartes en premier gagne.
lesson-react = Ça te concerne
    .text = Quelque chose te tombe dessus. La liste des choses à ne pas faire l’écarte, sinon ça arrive. Garde-la pour les grandes occasions.
lesson-slap = Tape
    .text = Sur le Nazi, tout le monde tape : qui ne tape pas pioche une carte ; si tout le monde tape, c’est pour qui tape en dernier. Sur la police, abstiens-toi : qui tape pioche. D’habitude il faut être rapide, ici tu as le temps.
lesson-hold = Tiens-moi ça
    .text = La moitié de ta main va à qui tu veux. De préférence à quelqu’un qui a presque fini.
lesson-name = La police
    .text = Qui la reçoit joue désormais à découvert. Envoie-la à qui mène.
lesson-challenge = Un duel
    .text = Pierre, feuille, ciseaux. Qui gagne donne une carte à l’autre. Défie quelqu’un qui en a peu.
lesson-well = Avec le puits ?
    .text = Le puits bat pierre et ciseaux, seule la feuille le couvre. Un seul non, et il est exclu.
lesson-throw = Choisis un signe
    .text = Personne ne le voit avant que tout le monde ait choisi. Le calcul n’aide pas, connaître les gens peut-être.
lesson-propose = Assemblée générale
    .text = On propose, à tour de rôle, qui donne une carte à qui. Ensuite on vote. Une bonne idée : tu donnes à qui mène.
lesson-vote = Vote
    .text = Rien ne passe sans plus de la moitié des voix. Vote pour ce qui t’arrange.
lesson-swap = Bah, le mien, le tien…
    .text = Vous échangez toute votre main. Prends la plus petite.
lesson-give = Donne une carte
    .text = À toi de choisir laquelle. Donne celle qui se pose mal.

## hints

purpose-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
purpose-wins = Ta dernière carte, et rien ne t’en ramène : tu as gagné.
purpose-nazi = Parmi les autres, qui ne tape pas, ou sinon qui tape en dernier, doit piocher.
purpose-police = Met fin au jeu à découvert, et tu désignes qui joue désormais à découvert.
purpose-ends_open_play = Tu ne joues plus à découvert.
purpose-halt = { $n ->
    [one] Quelqu’un de ton choix reçoit une de tes { $left } autres cartes, sauf si une liste l’empêche.
   *[other] Quelqu’un de ton choix reçoit { $n } de tes { $left } autres cartes, sauf si une liste l’empêche.
}
purpose-sheds = Rien ne se passe, mais c’est une carte de moins.
purpose-swaps_well = { $seat } a { purpose-cards }, toi { $left } : l’échange vaut le coup.
purpose-swaps_badly = { $left ->
    [0] { $seat } a { purpose-cards }, toi aucune : l’échange ne t’aide pas.
   *[other] { $seat } a { purpose-cards }, toi { $left } : l’échange ne t’aide pas.
}
purpose-shares_out = { $left ->
    [0] On redistribue toutes les mains : pour toi, { purpose-cards }, si personne ne joue de liste.
    [one] On redistribue toutes les mains : pour toi, { purpose-cards } au lieu d’une, si personne ne joue de liste.
   *[other] On redistribue toutes les mains : pour toi, { purpose-cards } au lieu de { $left }, si personne ne joue de liste.
}
purpose-capitalism = { $seat } en a le plus, { purpose-cards }, et doit en piocher deux, sauf si une liste l’empêche.
purpose-capitalism_hits_several = Plusieurs personnes en ont le plus, { purpose-cards } chacune, et doivent en piocher deux, sauf si une liste l’empêche.
purpose-capitalism_hits_me = Personne n’a plus de cartes que toi, qui en as { $n } : tu dois en piocher deux.
purpose-duel = Qui gagne le duel donne une carte à l’autre, sauf si une liste l’empêche.
purpose-duel_last = Ta dernière carte : si tu ne perds pas le duel, tu as gagné.
purpose-group_duel = Tu joues contre toute la table, et seule une victoire permet de donner une carte.
purpose-group_duel_last = Ta dernière carte : si personne ne te bat, tu as gagné.
purpose-assembly = L’assemblée peut décider qui donne une carte à qui.
purpose-list_spares = T’épargne ce que prépare { $seat } ; pour la liste, tu pioches une carte.
purpose-list_refuses = Tu ne reçois pas de carte { ELIDE("de ", "d’", $seat) } ; pour la liste, tu en pioches une.
purpose-list_draws = Tu pioches une carte de toute façon, mais ainsi tu te débarrasses de la liste.
purpose-lets_draw = { $n ->
    [one] Tu pioches une carte, et tu gardes la liste.
   *[other] Tu pioches { $n } cartes, et tu gardes la liste.
}
purpose-lets_open = À partir de là, tout le monde voit tes cartes.
purpose-lets_half = { $seat } te refile { purpose-cards }.
purpose-lets_swap = { $left ->
    [one] Tu reçois la main { ELIDE("de ", "d’", $seat) }, { purpose-cards }, contre ta seule carte.
   *[other] Tu reçois la main { ELIDE("de ", "d’", $seat) }, { purpose-cards }, contre tes { $left }.
}
purpose-lets_win = { $seat } échange une main vide contre la tienne : tu as gagné.
purpose-lets_share = Tes cartes sont mêlées à celles des autres et redistribuées.
purpose-lets_card = Une carte de plus pour toi.
purpose-gives_last = Ta dernière carte : ensuite, tu n’en as plus.
purpose-gives_unfit = De toute façon, elle ne convient pas.
purpose-nearest = { $n ->
    [0] { $seat } n’a plus de carte : personne n’est plus près de gagner.
   *[other] Parmi les autres, personne n’est plus près de gagner { ELIDE("que ", "qu’", $seat) }, avec { purpose-cards }.
}
purpose-hits = Quelqu’un d’autre est plus près de gagner { ELIDE("que ", "qu’", $seat) }.
purpose-names_self = C’est toi qui joues à découvert.
purpose-proposes_nothing = Personne ne doit donner ni prendre de carte à cause de toi.
purpose-gives_myself = { $n ->
    [0] Il ne te resterait aucune carte.
   *[other] Tu te débarrasserais d’une carte.
}
purpose-lets_give = { $n ->
    [0] { $seat } n’aurait plus de carte.
   *[other] { $seat } se débarrasserait d’une carte.
}
purpose-takes_myself = La carte serait pour toi.
purpose-leaves_well = Avec le puits, il y a quatre signes : il bat la pierre et les ciseaux, et perd contre la feuille.
purpose-calls_off_well = Il suffit de le dire une fois : sans le puits, chaque signe en bat un et perd contre un autre.
purpose-throws_rock = { $well ->
    [yes] Ne bat que les ciseaux : la feuille et le puits la battent.
   *[no] Bat les ciseaux, perd contre la feuille.
}
purpose-throws_paper = { $well ->
    [yes] Bat la pierre et le puits, ne perd que contre les ciseaux.
   *[no] Bat la pierre, perd contre les ciseaux.
}
purpose-throws_scissors = { $well ->
    [yes] Ne battent que la feuille : la pierre et le puits les battent.
   *[no] Battent la feuille, perdent contre la pierre.
}
purpose-throws_well = Bat la pierre et les ciseaux, ne perd que contre la feuille.

## gallery

deck = 60 cartes. On pose selon la catégorie ou le symbole : drôle sur drôle, kangourou sur kangourou.
tale = { $code ->
    [halt-k] Le kangourou a besoin de ses deux pattes un instant. Depuis mars.
    [halt-p] Le pingouin a un formulaire pour ça, en trois exemplaires.
    [halt-a] Juste le temps des applaudissements. Ça peut durer.
    [versammlung-k] Adopté à l’unanimité. La poche a voté aussi.
    [versammlung-p] On vote d’abord pour savoir si on vote. Le pingouin compte les nageoires.
    [versammlung-a] Tout le monde est pour que ce soit quelqu’un d’autre.
    [schnick-k] Une patte, c’est une pierre, dit le kangourou. Ou ce qui gagne.
    [schnick-p] Avec des nageoires, on ne fait que la feuille. Le pingouin a gagné quand même.
    [schnick-a] Trois jours de répétition, et sur scène, encore la feuille.
    [gruppe-k] Une patte contre toute la table. Le kangourou trouve ça équilibré.
    [gruppe-p] Tout le monde en même temps, s’il vous plaît. Le pingouin rédige le compte rendu.
    [gruppe-a] Enfin un public qui se sert de ses mains.
    [mein-k] Ce qui est dans la poche appartient à la poche.
    [mein-p] Le pingouin avait tout étiqueté. Plus une étiquette n’est juste.
    [mein-a] On partage tout : toi le loyer, moi ce qu’on en pense.
    [liste-k] Point numéro un : se lever. Jusqu’ici, un sans-faute.
    [liste-p] Par ordre alphabétique, avec tampon : tout ce qui n’arrivera pas.
    [liste-a] Impôts, rappels, vaisselle. Elle s’allonge de jour en jour.
    [nazi-k] Rien à débattre : le plat de la main, et tout de suite.
    [nazi-p] Là, même le pingouin ne fait pas la queue.
    [nazi-a] Pour une fois, la claque est au programme.
    [polizei-k] Fouille des sacs. Pour la poche, ce sera plus long.
    [polizei-p] Tout sur la table, s’il vous plaît. Non, pas le poisson.
    [polizei-a] Ce n’est pas un costume. On a demandé.
    [kapitalismus-k] Le kangourou n’a rien contre. Il n’a rien du tout.
    [kapitalismus-p] Là où il y en a, il en vient. Le pingouin appelle ça des intérêts.
    [kapitalismus-a] On ne prête qu’aux riches. Ici, des cartes.
    [kommunismus] Tout en un tas, la même chose pour tout le monde. Une fois par partie, ça marche.
    [razupaltuff] Personne ne sait ce que c’est. Tout le monde sait que tu l’as.
   *[other] { "" }
}
group-funny = Drôle
group-unfunny = Pas drôle
group-neither = Aucune des deux

## pad

pad-ask-winners = Qui n’a plus de cartes ?
pad-ask-hands = Combien de cartes ont les autres ?
pad-hint-hands = Seulement si vous voulez le classement.
pad-own_deck = Personne ne vérifie alors combien il y a de cartes.

## stats

deed-halts = « Tiens-moi ça » lancés
deed-slaps = Tapé en premier

## lab

lab-turns = Tours
    .more = plus de tours
    .less = moins de tours
    .says = tours dans une partie.
    .name = le nombre de tours
lab-drawn = Rien ne convient
    .more = on pioche plus souvent
    .less = on pioche moins souvent
    .says = des tours finissent par une pioche.
    .name = la fréquence des pioches
lab-lists = Listes en réaction
    .more = plus de listes
    .less = moins de listes
    .says = listes jouées en réaction par partie.
    .name = les listes
lab-halts = Tiens-moi ça
    .more = plus de « Tiens-moi ça »
    .less = moins de « Tiens-moi ça »
    .says = fois par partie, quelqu’un doit tenir quelque chose.
    .name = les « Tiens-moi ça »
lab-duels = Duels
    .more = plus de duels
    .less = moins de duels
    .says = duels par partie.
    .name = les duels
lab-assemblies = Assemblées
    .more = plus d’assemblées
    .less = moins d’assemblées
    .says = assemblées par partie.
    .name = les assemblées
lab-slapping = Claques
    .more = plus de claques
    .less = moins de claques
    .says = fois par partie, tout le monde tape.
    .name = les claques
lab-raids = Police
    .more = plus de police
    .less = moins de police
    .says = fois par partie, la police arrive.
    .name = la police
lab-shared = Communisme
    .more = plus de communisme
    .less = moins de communisme
    .says = fois par partie, tout est partagé.
    .name = le communisme

## terminal

about = Poser ses cartes, refiler le reste aux autres, taper vite, et tenir la liste de ce qu’on ne fera pas.
prompt-turn = Pose une carte qui convient, ou pioches-en une.
prompt-hold = « Tiens-moi ça. » Qui reçoit la moitié de ta main ?
prompt-challenge = Qui défies-tu en duel ?
prompt-swap = La main de qui veux-tu contre la tienne ?
prompt-propose = Qui doit donner une carte, et à qui ?
prompt-vote = Vote pour une proposition, ou abstiens-toi.
prompt-well = Le puits est-il permis dans ce duel ?
prompt-throw = Quel signe montres-tu ?
prompt-slap = Taper, ou pas ?
prompt-name = Qui doit jouer à découvert ?
prompt-react = Y opposer une Liste des choses à ne pas faire, ou laisser faire ?
prompt-give = Choisis une carte à donner.
option-well-name = puits
option-well-full = Quand le puits est permis dans les duels : sauf si quelqu’un le refuse avant, toujours, ou jamais.
option-police-name = Police
option-police-full = Qui l’on peut désigner avec la Police : une autre personne, ou n’importe qui, y compris soi-même.
option-list-name = liste
option-list-full = Qui la Liste des choses à ne pas faire épargne en réaction : qui la joue, ou toutes les personnes qui allaient être touchées.
option-starts-name = qui commence
option-starts-full = Qui commence : qui le hasard désigne, qui gagne un duel général, ou une place précise.
option-first_seat-name = première place
option-first_seat-full = La place qui commence, en comptant à partir de 0, si c’est une place précise.
option-majority-name = majorité
option-majority-full = Ce qu’il faut à une proposition à l’Assemblée générale : les voix de plus de la moitié de la table, ou plus de voix que toute autre.
option-hand-name = cartes
option-hand-full = Combien de cartes on reçoit au départ. D’habitude : 7 à trois, 6 à quatre, 5 à cinq.
option-deck-name = jeu de cartes
option-deck-full = Combien de fois chaque carte est dans le jeu, par sorte et par symbole, au lieu des 60 habituelles.
shown-action = action
shown-answer = ta réponse
shown-active = au tour { ELIDE("de ", "d’", $name) }
shown-giver = donne { $name }
shown-open_hand = main découverte
shown-open_seat = à découvert { $name }
shown-receiver = reçoit
shown-stock = pioche
shown-target = cible { $name }
shown-top = dessus
shown-turns = tours
shown-well = puits
word-rock = pierre
word-paper = feuille
word-scissors = ciseaux
word-well = puits
fault-form_expected = il faut un coup comme { $of }, pas '{ $typed }'
fault-not_in_deck = il n’y a pas de { $card } dans ce jeu
fault-no_such_card = il n’y a pas de carte '{ $card }' : il faut la sorte et, après un trait d’union, le symbole (k, p ou a), comme { $example }{ fault-near }

### Français : tu, phrases courtes. Devant « ! », « ? », « ; » et « % » il y a une espace fine insécable, devant « : » et dans les guillemets une insécable.

## house

mood = Fuir les plis, se défaire des voyous. Ou les prendre tous.
time = 45–90 min
card = { $code ->
    [g0] Vendeur d’aspirateurs
    [g1] Vendeur de voitures
    [g2] Jardinière
    [g3] Facteur
    [g4] Chauffeur de bus
    [g5] Boulangère
    [g6] Garde forestière
    [g7] Serveur
    [g8] Menuisière
    [g9] Institutrice
    [g10] Pharmacien
    [g11] Vétérinaire
    [g12] Professeur
    [b0] Vendeur d’aspirateurs
    [b1] Concierge
    [b2] Pêcheur
    [b3] Femme de ménage
    [b4] Plombier
    [b5] Couturière
    [b6] Électricien
    [b7] Capitaine
    [b8] Maître maçon
    [b9] Bibliothécaire
    [b10] Pilote
    [b11] Médecin
    [b12] Notaire
    [r0] Vendeur d’aspirateurs
    [r1] Directeur de cirque
    [r2] Aubergiste
    [r3] Coiffeur
    [r4] Boucher
    [r5] Cuisinière
    [r6] Pompier
    [r7] Éducatrice
    [r8] Forgeron
    [r9] Cantatrice
    [r10] Politicien corrompu
    [r11] Banquière
    [r12] Juge
    [k0] Cogneur
    [k1] Resquilleur
    [k2] Grivèleur
    [k3] Bonneteur
    [k4] Tricheur
    [k5] Pickpocket
    [k6] Contrebandier
    [k7] Voyante
    [k8] Faussaire
    [k9] Fausse fiancée
    [k10] Maître chanteur
    [k11] Braqueur
    [k12] Parrain
   *[other] { $code }
}
    .short = { $tail }
    .long = { $tail } { card-colour }, { LOWER($name) }
card-colour = { $head ->
    [g] vert
    [b] bleu
    [r] rouge
   *[k] noir
}

## table

refused-first_trick = Au premier pli, ni voyou ni politicien tant que tu as autre chose.
    .full = au premier pli, ni carte noire ni 10 rouge tant que tu as autre chose
refused-opening = La manche commence par la carte d’entame.
    .full = la manche commence par { $card }
refused-politician_first = Rien que des voyous et le politicien en main : le politicien d’abord.
    .full = le noir n’est pas ouvert : avec seulement des cartes noires et le 10 rouge, il faut le 10 rouge
refused-black_closed = Le noir n’a pas encore été joué : tu ne peux pas l’entamer.
    .full = aucune carte noire n’est encore tombée dans cette manche : il faut une autre couleur
first_free = Tu ne peux pas fournir. Au premier pli, encore ni noir ni politicien.
opening = La manche commence par la carte d’entame : { $card }.
opens_here = Ne compte pas. Ouvre la manche.
lead_closed = C’est toi qui entames. Pas de noir : aucun voyou n’est encore tombé.
united = La bande est réunie !
united_text = Tous les voyous et le politicien sont chez toi. À qui profite le crime ?
others = Tous les autres +{ $n }
self = Moi −{ $n }
shout = La bande est réunie !
pad_note = Le plus petit total gagne.
option-limit = Limite de points
    .doc = La partie se termine après la manche où quelqu’un dépasse ce total.
option-rounds = Manches
    .doc = Combien on en joue, quels que soient les totaux ; 0 : jusqu’à ce que quelqu’un dépasse la limite.
option-passing = Passer des cartes
    .doc = Une place plus loin à chaque manche ; à gauche, à droite (à quatre aussi en face) et garder, tour à tour ; ou jamais.
    .of-around = tout autour
    .of-hearts = gauche, droite et ainsi de suite
    .of-none = jamais
option-exactly = Pile la limite
    .doc = Ce que fait un total pile à la limite : rien de spécial, ou il tombe à la moitié.
    .of-counts = compte tel quel
    .of-half = est divisé par deux
option-looking_back = Revoir les plis
    .doc = Peut-on revoir toutes les cartes prises pendant une manche, ou seulement le dernier pli ?
    .of-open = tout
    .of-last_trick = le dernier pli
reckon-clears = Bande réunie
    .title = { ROLE($who) ->
        [reader] Tu réunis la bande
       *[other] { $who } réunit la bande
    } : { $n } points de moins
reckon-charges = Bande réunie
    .title = { ROLE($who) ->
        [reader] Tu réunis la bande
       *[other] { $who } réunit la bande
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
event-halves = { ROLE($seat) ->
    [reader] Tu tombes pile sur { $before } et tu redescends à { $after }.
   *[other] { $seat } tombe pile sur { $before } et redescend à { $after }.
}
event-deals = Manche { $round } : les cartes sont distribuées.
event-opens = { ROLE($seat) ->
    [reader] Tu as la carte d’entame et tu commences.
   *[other] { $seat } a la carte d’entame et commence.
}
event-unites = { ROLE($seat) ->
    [reader] Tu as réuni la bande !
   *[other] { $seat } a réuni la bande !
}
event-charges = { ROLE($seat) ->
    [reader] Tu refiles { $worth } points à tous les autres.
   *[other] { $seat } refile { $worth } points à tous les autres.
}
event-clears = { ROLE($seat) ->
    [reader] Tu effaces { $worth } de tes points.
   *[other] { $seat } efface { $worth } de ses points.
}
refused-chosen_already =
    .full = tu as déjà choisi { $card } : il faut trois cartes différentes
refused-must_follow =
    .full = { $colour ->
        [green] le vert
        [blue] le bleu
        [red] le rouge
       *[black] le noir
    } est demandé et tu en as : il faut fournir
does-plain = Ne compte pas.
does-opens = Ouvre la manche à quatre et à cinq. Sinon écarté.
does-opens_instead = Ouvre la manche à trois et à six.
does-only_four = Ne compte pas. En jeu à quatre seulement.
does-crook = 1 point.
does-thug = 1 point. Écarté à trois et à six.
does-politician = 13 points ; 12 à trois et à six.

## learning

lesson-pass = Trois cartes à donner
    .text = Chaque voyou noir dans tes plis coûte un point, le politicien rouge treize. Donne ce qui prend des plis : les cartes hautes, surtout rouges et noires.
lesson-begin = Tu commences
    .text = Le 0 vert ouvre la manche. Touche une carte pour la lever, touche-la encore pour la jouer.
lesson-count = Voilà des points
    .text = Entre parenthèses, les points de la manche : moins, c’est mieux. Seule la personne qui prend tous les voyous et le politicien fait payer les autres.
lesson-lead = Tu entames
    .text = Les autres doivent fournir ta couleur, et la plus haute carte prend tout. Une petite carte laisse le pli. Le noir ne s’entame que s’il est déjà tombé.
lesson-free = Libre choix
    .text = Tu ne peux pas fournir et tu ne prendras pas le pli. Débarrasse-toi des voyous et du politicien : quelqu’un d’autre les ramasse.
lesson-follow = Fournir la couleur
    .text = Les cartes claires sont jouables. Reste sous celle qui mène. Ou prends le pli avec ta plus haute carte tant qu’il n’y a rien de noir.

## hints

purpose-sheds_politician = Te débarrasse du politicien pendant que quelqu’un d’autre doit prendre le pli.
purpose-sheds_crook = Un voyou pour qui prend le pli, et ce n’est pas toi.
purpose-below_politician = Si le politicien tombe dans ce pli, il n’est pas pour toi : il bat ta carte.
purpose-passes_politician = Te débarrasse du politicien : { purpose-points } pour qui le prend.
purpose-passes_catcher = Du rouge au-dessus du politicien : cette carte pourrait l’attraper.
purpose-charges = { $ending ->
    [wins] Tous les autres reçoivent { purpose-points }. La partie est finie, et personne n’a moins de points que toi.
    [loses] Tous les autres reçoivent { purpose-points }. La partie est finie, mais quelqu’un a moins de points que toi.
   *[goes_on] Tous les autres reçoivent { purpose-points }, et la partie continue.
}
purpose-clears = { $ending ->
    [wins] T’enlève { purpose-points }. La partie est finie, et personne n’a moins de points que toi.
    [loses] T’enlève { purpose-points }. La partie est finie, mais quelqu’un a moins de points que toi.
   *[goes_on] T’enlève { purpose-points } : tu descends à { $total }, et la partie continue.
}

## gallery

deck = 52 métiers. La plus forte carte de la couleur demandée prend le pli. Les voyous coûtent des points ; qui les prend tous fait payer les autres.
tale = { $code ->
    [g0] Une petite minute, et le tapis est comme neuf.
    [g1] Première main, une retraitée, le dimanche seulement.
    [g2] Parle aux tulipes. Les tulipes écoutent.
    [g3] Connaît tous les chiens de la rue par leurs dents.
    [g4] Te voit courir. Sourit. Démarre.
    [g5] Se lève quand les habitués vont se coucher.
    [g6] Salue chaque arbre. La plupart répondent.
    [g7] Mon collègue arrive tout de suite.
    [g8] Mesurer deux fois, jurer une fois, scier une fois.
    [g9] Sait qui c’était. Attend, c’est tout.
    [g10] Trois fois par jour, et n’en parlez à personne.
    [g11] Le patient se tait. Son maître, non.
    [g12] A trouvé la réponse et égaré la question.
    [b0] L’escalier aussi, le chat aussi, tout sera propre.
    [b1] A toutes les clés. Sauf celle-là.
    [b2] Il était grand comme ça. Au moins.
    [b3] Sait ce qu’il y a sous chaque tapis.
    [b4] Passera entre huit heures et jeudi.
    [b5] Voit à ta taille ce que tu as mangé hier.
    [b6] Ce n’était donc pas le fil rouge.
    [b7] Part la dernière. Du bistrot, surtout.
    [b8] Solide comme un roc. La porte viendra plus tard.
    [b9] Chut.
    [b10] À droite des nuages, à gauche des nuages.
    [b11] Respirez à fond. Et maintenant la vérité.
    [b12] Lit tout à voix haute. Vraiment tout.
    [r0] Vingt mètres de tuyau, autant de promesses.
    [r1] Le lion est de bonne humeur. Paraît-il.
    [r2] Sait ce que tu bois, et ce que tu dois encore.
    [r3] Juste les pointes. Il se l’était dit aussi.
    [r4] Y en a un peu plus, je vous le mets ?
    [r5] La recette est secrète, le rab ne l’est pas.
    [r6] Éteint aussi la soif.
    [r7] Vingt enfants, deux yeux, aucun doute.
    [r8] Du bonheur sur mesure, pour tous les sabots.
    [r9] Ce n’est fini que quand elle a fini.
    [r10] Quelle mallette ?
    [r11] La nuit, ne compte pas les moutons.
    [r12] Silence dans la salle, et au fond aussi.
    [k0] Parle peu. N’en a jamais eu besoin.
    [k1] Regarde par la fenêtre. Depuis six arrêts.
    [k2] Sort juste prendre l’air.
    [k3] Où est la bille ? Justement.
    [k4] Quatre as. Le cinquième arrive.
    [k5] Sait toujours l’heure. La tienne.
    [k6] Rien que de la choucroute, monsieur l’agent.
    [k7] Voit un voyage. Et ton portefeuille.
    [k8] Le sourire est vieux, la moustache est neuve.
    [k9] Oui, je le veux. Pour la septième fois.
    [k10] Achète beaucoup de journaux, n’en lit aucun.
    [k11] Fait des retraits. N’a pas de compte.
    [k12] Te fait une offre. Il n’y en a qu’une.
   *[other] { "" }
}

## examples

example-round-0 = Voici comment la règle imprimée raconte une manche, avec Anna, Tobi, Mona et Chris. Elle donne les cartes passées, trois plis et les points ; le reste est de nous.
example-round-3 = Trois cartes vers la gauche : Anna les donne à Tobi avant de savoir ce qui lui vient de Chris. Le 12 bleu et le 12 rouge doivent partir, ils prendraient des plis.
example-round-6 = Tobi refile à Mona un voyou haut placé, le 11 noir. Qui est haut en noir ramasse des points.
example-round-12 = C’est seulement maintenant que chacun relève ce qui l’attend. Anna a le 0 vert : elle commence, et avec cette carte.
example-round-14 = Tobi a du vert et doit en fournir. Quelle carte verte, c’est son affaire.
example-round-15 = Mona n’a pas de vert, rien que du bleu et du noir. Au premier pli, pas question de se défausser d’un voyou tant qu’elle a autre chose : ce sera du bleu.
example-round-16 = La plus haute carte verte gagne, le 12. Le 10 bleu de Mona ne compte pas. Chris prend le pli et entame le suivant.
example-round-17 = Personne ne peut encore entamer à noir : aucune carte noire n’est tombée. Chris joue le 3 vert.
example-round-20 = Dès le deuxième pli, Mona se défausse de ce qu’elle veut : un voyou. Anna a la plus haute carte verte et l’emporte, un point.
example-round-21 = Une carte noire est tombée. Anna peut maintenant entamer à noir.
example-round-24 = Chris n’a pas de noir et se défait du politicien. Mona a la plus haute carte noire : trois voyous et le politicien, 16 points.
example-round-25 = La règle imprimée s’arrête ici. La suite est de nous, inventée pour arriver à ses points.
example-round-64 = On compte : Anna 1, Tobi 0, Mona 16, Chris 9. La règle imprimée écrit 8 pour Chris, mais il faut 26 en tout.
example-round-76 = À la manche suivante, les cartes avancent de deux places : Anna et Mona en échangent trois, Tobi et Chris aussi. Et ainsi de suite jusqu’à ce que quelqu’un dépasse 100.

## pad

pad-ask-won = Qui a combien de voyous ?
pad-ask-politician = Qui a le politicien corrompu ?
pad-ask-every_trick = Et même tous les plis
pad-ask-gang = La bande est réunie ! Et maintenant ?
pad-hint-every_trick = Alors la bande compte double.

## stats

deed-gangs = Bandes réunies
deed-politicians = Politiciens corrompus empochés

## lab

lab-gangs = Bandes réunies
    .more = plus de bandes réunies
    .less = moins de bandes réunies
    .says = bandes sont réunies par manche.
    .name = les bandes réunies
lab-cleared = Déduites de son total
    .more = plus de bandes déduites de son total
    .less = moins de bandes déduites de son total
    .says = des bandes sont déduites de son propre total.
    .name = l’usage des bandes
lab-gifts = Voyous offerts
    .more = plus de voyous offerts
    .less = moins de voyous offerts
    .says = voyous par manche finissent dans les plis des autres.
    .name = les voyous offerts
lab-clean = Mains propres
    .more = plus de mains propres
    .less = moins de mains propres
    .says = joueurs par manche s’en tirent sans un point.
    .name = les mains propres

## terminal

about = Pas de voyous dans tes plis, ni de politicien corrompu. Ou alors tous.
prompt-pass = Choisis trois cartes à passer.
prompt-play = Joue une carte.
prompt-gang = Tu as réuni la bande : refiler ses points aux autres, ou les retirer de ton total ?
option-limit-name = limite
option-limit-full = La partie se termine après une manche où quelqu’un dépasse ce total.
option-rounds-name = manches
option-rounds-full = Combien de manches on joue, quels que soient les totaux ; 0 veut dire : jusqu’à ce que quelqu’un dépasse la limite.
option-passing-name = passer des cartes
option-passing-full = Où vont les cartes : une place plus loin à chaque manche, tour à tour à gauche, à droite, à quatre aussi en face, puis nulle part, ou jamais.
option-exactly-name = pile la limite
option-exactly-full = Ce que fait un total pile à la limite : il compte comme un autre, ou il tombe à la moitié.
option-looking_back-name = revoir les plis
option-looking_back-full = Si l’on peut revoir pendant une manche les cartes prises et leurs points, ou seulement le dernier pli.
shown-black_open = noir ouvert
shown-limit = limite
shown-rounds = manches
fault-no_such_card = il n’y a pas de carte '{ $card }' : il faut la lettre de la couleur et le rang, comme { $example }{ fault-near }
shown-trick = pli

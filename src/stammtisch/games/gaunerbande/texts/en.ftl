### English. Elsewhere the keys of this file have the game's name before them.

## house

mood = Dodge tricks, get rid of crooks. Or catch them all.
time = 45–90 min
card = { $code ->
    [g0] Vacuum salesman
    [g1] Car salesman
    [g2] Gardener
    [g3] Postman
    [g4] Bus driver
    [g5] Baker
    [g6] Forester
    [g7] Waiter
    [g8] Joiner
    [g9] Teacher
    [g10] Pharmacist
    [g11] Vet
    [g12] Professor
    [b0] Vacuum salesman
    [b1] Caretaker
    [b2] Fisherman
    [b3] Cleaner
    [b4] Plumber
    [b5] Seamstress
    [b6] Electrician
    [b7] Captain
    [b8] Master builder
    [b9] Librarian
    [b10] Pilot
    [b11] Doctor
    [b12] Notary
    [r0] Vacuum salesman
    [r1] Ringmaster
    [r2] Landlady
    [r3] Barber
    [r4] Butcher
    [r5] Cook
    [r6] Fireman
    [r7] Nursery teacher
    [r8] Blacksmith
    [r9] Opera singer
    [r10] Corrupt politician
    [r11] Bank director
    [r12] Judge
    [k0] Thug
    [k1] Fare dodger
    [k2] Dine-and-dasher
    [k3] Thimblerigger
    [k4] Card sharp
    [k5] Pickpocket
    [k6] Smuggler
    [k7] Fortune teller
    [k8] Forger
    [k9] Marriage swindler
    [k10] Blackmailer
    [k11] Bank robber
    [k12] Godfather
   *[other] { $code }
}
    .short = { $tail }
    .long = { card-colour } { $tail }, { LOWER($name) }
card-colour = { $head ->
    [g] Green
    [b] Blue
    [r] Red
   *[k] Black
}

## table

refused-first_trick = No crook and no politician in the first trick while you hold anything else.
    .full = in the first trick no black card and no red 10 while you hold anything else
refused-opening = The round begins with the opening card.
    .full = the round begins with { $card }: expected that card
refused-politician_first = Only crooks and the politician in hand: the politician first.
    .full = black is not open: with nothing but black cards and the red 10, expected the red 10
refused-black_closed = Black has not been played yet, so you may not lead it.
    .full = no black card has been played in this round yet: expected a card that is not black
first_free = You can’t follow. In the first trick no black card yet, and not the politician.
opening = The round begins with the opening card: { $card }.
opens_here = Counts nothing. Opens the round.
lead_closed = You lead. No black yet: no crook has been played.
united = The gang is united!
united_text = All crooks and the politician are yours. What will you make of it?
others = Everybody else +{ $n }
self = Me −{ $n }
shout = The gang is united!
pad_note = Low score wins.
option-limit = Point limit
    .doc = The match ends after a round in which somebody goes above this total.
option-rounds = Rounds
    .doc = How many are played, whatever the totals; 0: until somebody is above the limit.
option-passing = Passing
    .doc = One seat further each round; left, right (with four also across) and keep in turn; or never.
    .of-around = all around
    .of-hearts = left, right, and on
    .of-none = never
option-exactly = Exactly the limit
    .doc = What a total of exactly the limit does: nothing special, or it falls to half.
    .of-counts = just counts
    .of-half = is halved
option-looking_back = Looking back
    .doc = Whether taken cards may be looked at during a round, or only the last trick.
    .of-open = everything
    .of-last_trick = the last trick
reckon-clears = United gang
    .title = { ROLE($who) ->
        [reader] You unite the gang
       *[other] { $who } unites the gang
    }: { $n } points off
reckon-charges = United gang elsewhere
    .title = { ROLE($who) ->
        [reader] You unite the gang
       *[other] { $who } unites the gang
    }: { $n } for everybody else
event-scores = Round { $round } is scored.
event-ends = The match is over.
event-passes = { ROLE($giver) ->
    [reader] You pass { $receiver } three cards{ known-cards }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } passes you three cards{ known-cards }.
       *[other] { $giver } passes { $receiver } three cards{ known-cards }.
    }
}
event-plays = { ROLE($seat) ->
    [reader] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-takes = { ROLE($seat) ->
    [reader] You take the trick{ trick-points }.
   *[other] { $seat } takes the trick{ trick-points }.
}
trick-points = { $points ->
    [0] { "" }
    [one] { ": " }{ $points } point
   *[other] { ": " }{ $points } points
}
event-halves = { ROLE($seat) ->
    [reader] You are at exactly { $before } and fall to { $after }.
   *[other] { $seat } is at exactly { $before } and falls to { $after }.
}
event-deals = Round { $round }: the cards are dealt.
event-opens = { ROLE($seat) ->
    [reader] You hold the opening card and begin.
   *[other] { $seat } holds the opening card and begins.
}
event-unites = { ROLE($seat) ->
    [reader] You have united the gang!
   *[other] { $seat } has united the gang!
}
event-charges = { ROLE($seat) ->
    [reader] You push { $worth } points onto everybody else.
   *[other] { $seat } pushes { $worth } points onto everybody else.
}
event-clears = { ROLE($seat) ->
    [reader] You take { $worth } points off your total.
   *[other] { $seat } takes { $worth } points off their total.
}
refused-chosen_already =
    .full = { $card } is chosen already: expected three different cards
refused-must_follow =
    .full = { $colour } was led and you hold it: expected a { $colour } card
does-plain = Counts nothing.
does-opens = Opens the round with four or five players. Otherwise left out.
does-opens_instead = Opens the round with three or six players.
does-only_four = Counts nothing. Only in with four players.
does-crook = 1 point.
does-thug = 1 point. Left out with three or six players.
does-politician = 13 points, with three or six players 12.

## learning

lesson-pass = Pass three cards
    .text = Each black crook in your tricks costs a point, the red politician thirteen. Give away what catches tricks: high cards, red and black above all.
lesson-begin = You begin
    .text = The green 0 opens the round. A tap lifts a card, a second tap plays it.
lesson-count = That scored
    .text = In brackets are the points of this round: the fewer, the better. Only whoever catches all crooks and the politician makes the others pay.
lesson-lead = You lead
    .text = The others must follow your colour, and its highest card takes everything. A low card lets somebody else win. Black only once black has been played.
lesson-free = Free choice
    .text = You can’t follow and can’t win the trick. Off with crooks and politician: somebody else gets them.
lesson-follow = Follow the colour
    .text = The bright cards fit. Stay below the winning card. Or take the trick with your highest while there is nothing black in it.

## hints

purpose-sheds_politician = Gets rid of the politician while somebody else must take the trick.
purpose-sheds_crook = Hands a crook to whoever takes the trick, and that is not you.
purpose-below_politician = If the politician is played to this trick, it does not come to you: it beats your card.
purpose-passes_politician = Gets rid of the politician: { purpose-points } for whoever takes it.
purpose-passes_catcher = Red above the politician: it could catch it.
purpose-charges = { $ending ->
    [wins] Everybody else gets { purpose-points }. That ends the match, and nobody has fewer points than you.
    [loses] Everybody else gets { purpose-points }. That ends the match, but somebody has fewer points than you.
   *[goes_on] Everybody else gets { purpose-points }, and the match goes on.
}
purpose-clears = { $ending ->
    [wins] Takes { purpose-points } off your total. That ends the match, and nobody has fewer points than you.
    [loses] Takes { purpose-points } off your total. That ends the match, but somebody has fewer points than you.
   *[goes_on] Takes { purpose-points } off your total, which is { $total } then, and the match goes on.
}

## gallery

deck = 52 professions. The highest card of the colour that was led takes the trick. Crooks cost points; take them all, and the others pay.
tale = { $code ->
    [g0] Just one minute, and your carpet is like new.
    [g1] One careful owner. Only drove on Sundays.
    [g2] Talks to tulips. The tulips listen.
    [g3] Knows every dog in the street by its teeth.
    [g4] Sees you running. Smiles. Drives off.
    [g5] Gets up when the regulars go home.
    [g6] Greets every tree. Most of them greet back.
    [g7] Not my table.
    [g8] Measure twice, swear once, saw once.
    [g9] Knows who did it. Is only waiting.
    [g10] Three times a day, and keep it to yourself.
    [g11] The patient keeps quiet. The owner doesn’t.
    [g12] Has found the answer and mislaid the question.
    [b0] The stairs too, the cat too, all of it.
    [b1] Has every key. Just not that one.
    [b2] It was this big. At least.
    [b3] Knows what lies under every rug.
    [b4] Will come between eight and Thursday.
    [b5] Can see what you had for dinner.
    [b6] Well, it wasn’t the red wire.
    [b7] Always the last to leave. The pub, mostly.
    [b8] Built to last. The door will follow.
    [b9] Shh.
    [b10] Clouds on your right, and clouds on your left.
    [b11] Breathe in. And now the truth.
    [b12] Reads it all aloud. All of it.
    [r0] Twenty metres of hose, each of them a promise.
    [r1] The lion is in a good mood. He thinks.
    [r2] Knows what you drink, and what you owe.
    [r3] Just a trim. That’s what he told himself.
    [r4] Bit over. Is that all right?
    [r5] The recipe is secret, seconds are not.
    [r6] Puts out thirst as well.
    [r7] Twenty children, two eyes, no doubts.
    [r8] Luck made to measure, in any hoof size.
    [r9] It isn’t over until she has finished.
    [r10] What briefcase?
    [r11] Doesn’t count sheep at night.
    [r12] Silence in court, and in the cheap seats.
    [k0] Says little. Never had to.
    [k1] Looks out of the window. For six stops now.
    [k2] Just getting some fresh air.
    [k3] Where is the ball? Exactly.
    [k4] Four aces. The fifth is on its way.
    [k5] Always knows the time. Yours.
    [k6] Only sauerkraut, officer.
    [k7] Sees a journey. And your purse.
    [k8] The smile is old, the moustache is new.
    [k9] I do. For the seventh time.
    [k10] Buys many papers and reads none.
    [k11] Makes withdrawals. Has no account.
    [k12] Makes you an offer. There is just the one.
   *[other] { "" }
}

## examples

example-round-0 = This is how the booklet walks you through a round, with Anna, Tobi, Mona and Chris. It gives the passing, three tricks and the points; all the rest is ours.
example-round-3 = Three cards to the left: Anna gives them to Tobi before she knows what Chris has for her. The blue and the red 12 have to go, they would catch tricks.
example-round-6 = Tobi hands Mona a high crook, the black 11. Whoever is high in black collects points.
example-round-12 = Only now does everybody pick up what is waiting for them. Anna has the green 0, so she begins, and with that card.
example-round-14 = Tobi has green and must follow. Which green card is up to him.
example-round-15 = Mona has no green, only blue and black. In the first trick she may not throw off a crook while she has anything else: blue it is.
example-round-16 = The highest green card wins, the 12. Mona’s blue 10 does not count. Chris takes the trick and leads to the next.
example-round-17 = Nobody may lead black yet, for no black card has been played. Chris leads the green 3.
example-round-20 = From the second trick on Mona may throw off what she likes: a crook. Anna has the highest green card and takes it along, one point.
example-round-21 = A black card has been played. Now Anna may lead black.
example-round-24 = Chris has no black and gets rid of the politician. Mona has the highest black card: three crooks and the politician, 16 points.
example-round-25 = This is as far as the booklet goes. What follows is ours, made so that its points come out.
example-round-64 = The count: Anna 1, Tobi 0, Mona 16, Chris 9. The booklet has 8 for Chris, but together it must be 26.
example-round-76 = In the next round cards travel two seats: Anna and Mona swap three, and so do Tobi and Chris. On it goes until somebody is over 100.

## pad

pad-ask-won = Who has how many crooks?
pad-ask-politician = Who has the corrupt politician?
pad-ask-every_trick = Every single trick, too
pad-ask-gang = The gang is united! What now?
pad-hint-every_trick = Then the gang counts double.

## stats

deed-gangs = Gangs united
deed-politicians = Corrupt politicians pocketed

## lab

lab-gangs = United gangs
    .more = more united gangs
    .less = fewer united gangs
    .says = gangs are united in a round.
    .name = the united gangs
lab-cleared = Taken off one’s own total
    .more = more gangs taken off one’s own total
    .less = fewer gangs taken off one’s own total
    .says = of united gangs are taken off one’s own total.
    .name = what gangs are used for
lab-gifts = Crooks given away
    .more = more crooks given away
    .less = fewer crooks given away
    .says = crooks a round are thrown on others’ tricks.
    .name = the crooks given away
lab-clean = Clean slates
    .more = more clean slates
    .less = fewer clean slates
    .says = players a round get away without a point.
    .name = the clean slates

## terminal

about = Take no crooks in your tricks, and no corrupt politician. Or take them all.
prompt-pass = Choose three cards to pass on.
prompt-play = Play a card.
prompt-gang = You united the gang: push its points to the others, or take them off your own total?
option-limit-name = limit
option-limit-full = The match ends after a round in which somebody's total is above this many points.
option-rounds-name = rounds
option-rounds-full = How many rounds are played, whatever the totals; 0 stands for as many as it takes to come above the limit.
option-passing-name = passing
option-passing-full = Where cards are passed: one seat further each round; in turn left, right, with four players across too, and then nowhere; or never anywhere.
option-exactly-name = exactly
option-exactly-full = What a total of exactly the limit does: it counts like any other, or falls to half of it.
option-looking_back-name = looking back
option-looking_back-full = Whether cards that were taken, and their points, may be looked at in a round, or only the last trick.
shown-black_open = black open
shown-limit = limit
shown-rounds = rounds
fault-no_such_card = there is no card '{ $card }': expected a colour letter and a rank, such as { $example }{ fault-near }
shown-trick = trick

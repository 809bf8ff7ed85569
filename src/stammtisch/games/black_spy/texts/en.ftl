### English. Elsewhere the keys of this file have the game's name before them.

## house

mood = Follow colour or rank, and dodge the black spies.
time = 45–60 min
card = { $tail ->
    [1] Informant
    [2] Interrogator
    [3] Intruder
    [4] Saboteur
    [5] Assassin
    [6] Agent
    [7] { $head ->
        [k] Black spy
       *[other] Good spy
    }
    [8] Double agent
    [9] Codebreaker
    [10] Deputy director
    [11] Director
   *[other] { $code }
}
    .short = { $tail }
    .long = { card-colour } { $tail }, { LOWER($name) }
card-colour = { $head ->
    [b] Blue
    [y] Yellow
    [r] Red
    [g] Green
   *[k] Black
}

## table

refused-no_black_announced = Black cannot be announced.
    .full = black cannot be announced: expected blue, yellow, red or green
refused-not_in_pile = That card is not in the pile.
    .full = { $card } is not in the mole's pile: expected one of its cards
refused-announced = The first lead must be in the announced colour.
    .full = { $colour } was announced: expected a { $colour } card
refused-first_trick = No black card in the first trick while another is permitted.
    .full = no black card in the first trick while another is permitted: expected a card of another colour
refused-no_black_lead = The first trick is not led with black.
    .full = the first trick may not be led with black: expected a card of another colour
follow = Follow { $colour }, or play a { $rank }.
follow_clean = Follow { said-colour } or a { $rank }. No black card yet.
free_clean = You can’t follow. No black card in the first trick.
no_black = You lead, with any colour but black.
announced = { CAPITAL(said-colour) } was announced: lead it.
said = Announced: { $colour }
mole = The mole’s pile
mole_text = Pick three cards.
mole_pile = Mole: { $n }
announce = Announce a colour
announce_text = The first trick is led with it.
all_black = All black cards!
all_black_text = Capture gives everybody else 60 points, release takes 60 off yours.
capture = Capture: others +60
release = Release: me −60
shout = All sixteen!
pad_note = Low score wins.
option-limit = Point limit
    .doc = The match ends when somebody reaches this total. Usual: 200 with three, 150 with four, 120 with five, 100 with six.
option-no_good_spies = No good spies
    .doc = The good spies (coloured 7s) count nothing instead of −5.
option-capture_or_release = Capture or release
    .doc = Whoever takes all 16 black cards chooses: 60 points for everybody else, or 60 off their own total.
option-mole = The mole
    .doc = From the second round on three cards per player are set aside; whoever has the most points picks three of them first.
option-announce_a_colour = Announce a colour
    .doc = After passing, the dealer announces the colour of the first lead.
option-follow_the_rank = Follow the rank
    .doc = The rank of the card that your right neighbour played is allowed too.
option-reduce_points = Reduce points
    .doc = Only a total above the limit ends the match. Exactly the limit, or exactly half of it, is halved.
option-rounds = Rounds
    .doc = How many are played, whatever the totals; 0: until the limit.
option-looking_back = Looking back
    .doc = Whether taken cards may be looked at during a round, or only the last trick.
    .of-open = everything
    .of-last_trick = the last trick
option-first_trick = The first trick
    .doc = Whether black may be played to it, or only if nothing else is permitted.
    .of-free = black is free
    .of-clean = no black
option-keep_every = Keep your cards
    .doc = In every N-th round nobody passes; 0: never.
reckon-releases = All black cards
    .title = { ROLE($who) ->
        [reader] You have all black cards
       *[other] { $who } has all black cards
    }: { $n } points off
reckon-all_black = All black cards elsewhere
    .title = { ROLE($who) ->
        [reader] You have all black cards
       *[other] { $who } has all black cards
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
event-draws = { ROLE($seat) ->
    [reader] You draw { $card } for the deal.
   *[other] { $seat } draws { $card } for the deal.
}
event-deals = { ROLE($dealer) ->
    [reader] Round { $round }: you deal.
   *[other] Round { $round }: { $dealer } deals.
}
event-picks = { ROLE($seat) ->
    [reader] You take from the mole’s pile{ known-cards }.
   *[other] { $seat } takes three cards from the mole’s pile{ known-cards }.
}
event-announces = { ROLE($seat) ->
    [reader] You announce { $colour }.
   *[other] { $seat } announces { $colour }.
}
event-cannot_open = { ROLE($seat) ->
    [reader] You do not have the announced colour.
   *[other] { $seat } does not have the announced colour.
}
event-opens = { ROLE($seat) ->
    [reader] You lead the first trick.
   *[other] { $seat } leads the first trick.
}
event-captures_all = { ROLE($seat) ->
    [reader] You have taken all 16 black cards!
   *[other] { $seat } has taken all 16 black cards!
}
event-captures = { ROLE($seat) ->
    [reader] You capture: 60 points for everybody else.
   *[other] { $seat } captures: 60 points for everybody else.
}
event-releases = { ROLE($seat) ->
    [reader] You release: 60 points off your total.
   *[other] { $seat } releases: 60 points off their total.
}
event-reduces = { ROLE($seat) ->
    [reader] You stand at exactly { $before } and drop to { $after }.
   *[other] { $seat } stands at exactly { $before } and drops to { $after }.
}
refused-chosen_already =
    .full = { $card } is chosen already: expected three cards of your hand
refused-must_follow =
    .full = { $led } was led and you can follow: expected its colour or its rank{ KNOWN($last) ->
        [yes] { " " }or the rank of { $last }
       *[no] { "" }
    }
does-plain = Counts nothing.
does-opens = Counts nothing. The star says it: whoever holds it leads the first trick.
does-good = 5 points off, and fewer is better.
does-black = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
fault-keep_every_round = Nobody would ever pass cards on: it takes 0, or a number from 2 on.

## learning

lesson-pass = Pass three cards
    .text = The black sevens are spies, ten points each. The other black cards count too. Pass on spies, and what would catch them: high black cards.
lesson-count = That scored
    .text = In brackets are the points of this round: the fewer, the better. The coloured sevens are good spies: each takes five points off.
lesson-lead = You lead
    .text = The others follow your colour or your rank. Only the highest card of your colour takes the trick. Leading low is seldom wrong.
lesson-free = Free choice
    .text = Neither colour nor rank: you can’t win the trick. A good moment for a black spy.
lesson-follow = Colour or rank
    .text = Either is allowed. If you follow the rank only, you cannot get the trick.

## hints

purpose-collects = So far only you have taken black cards, and here is another: you may still get them all.
purpose-stops = So far only { $seat } has taken black cards. Here you take one yourself, so that nobody gets them all.
purpose-sheds_spy = Gets rid of a black spy, { purpose-points }, while somebody else must take the trick.
purpose-passes_spy = Gets rid of a black spy: { purpose-points } for whoever takes it.
purpose-passes_catcher = Black above the spies: it could catch one.
purpose-picks_good = Takes { purpose-points } off in whoever’s trick it lands.
purpose-announces = { $n ->
    [0] You hold no { $colour }: somebody else has to lead.
   *[other] You have to lead { $colour } only if nobody else can.
}
purpose-captures = { $ending ->
    [wins] Everybody else gets { purpose-points }. That ends the match, and nobody has fewer points than you.
    [loses] Everybody else gets { purpose-points }. That ends the match, but somebody has fewer points than you.
   *[goes_on] Everybody else gets { purpose-points }, and the match goes on.
}
purpose-releases = { $ending ->
    [wins] Takes { purpose-points } off your total. That ends the match, and nobody has fewer points than you.
    [loses] Takes { purpose-points } off your total. That ends the match, but somebody has fewer points than you.
   *[goes_on] Takes { purpose-points } off your total, which is { $total } then, and the match goes on.
}

## gallery

deck = 60 agents. Follow the colour or the rank, and beware of the black spies. The same eleven ranks in five colours, each with its own face.
tale = { $tail ->
    [1] Has been on the same page for hours.
    [2] The lamp asks the questions.
    [3] The door was open. Is now.
    [4] Makes bridges shorter.
    [5] There’s a violin in the case. Says the case.
    [6] Shaken, stirred, spilt.
    [7] { $head ->
        [k] No name, no flower, no mercy.
       *[other] With a flower in the lapel: one of the good ones.
    }
    [8] Works for both and trusts neither.
    [9] Short, long, short. That means lunch.
    [10] The director is on the line. With him.
    [11] The cat knows everything that matters.
   *[other] { "" }
}

## examples

example-reduce-0 = The booklet gives the numbers only: with three players the match ends at 201 points, exactly 200 becomes 100, exactly 100 becomes 50. The cards are ours.
example-reduce-9 = To make the numbers come out, Ada takes all black cards in every round: 0 for her, 60 for the others. Good spies take 5 off whoever gets them.
example-reduce-69 = Ben has all four good spies, which makes 20 less. The totals are 0, 40 and 60.
example-reduce-138 = Ben gets 60, Cleo 40: both come to exactly 100, which is half of 200. So both fall to 50.
example-reduce-207 = Ben is at 90, Cleo at 110. Neither is exactly 100, so nothing is halved.
example-reduce-276 = Ben and Cleo are at 150. Another 50, and it would be exactly 200.
example-reduce-345 = Both have two good spies and get 50: exactly 200. That becomes 100, and there it stays; nothing is halved twice in one round.
example-reduce-414 = This time Ada gets the good spies as well: 20 below zero. Ben and Cleo are at 160.
example-reduce-483 = 220 is more than 200, so the match is over. Ada wins with 40 below zero.

## pad

pad-ask-won = Who took what?
pad-ask-high = And who has these?
pad-ask-spy = All 16 black cards! What now?
pad-hint-won = Spies are the sevens.
pad-hint-high = 8 counts 2, 9 counts 3, 10 counts 4, 11 counts 5.

## stats

deed-black_hands = All black cards caught
deed-spies = Black spies taken in

## lab

lab-hauls = Great hauls
    .more = more great hauls
    .less = fewer great hauls
    .says = times a round somebody takes all black cards.
    .name = the great hauls
lab-released = Released
    .more = more hauls are released
    .less = fewer hauls are released
    .says = of great hauls are taken off one’s own total.
    .name = how many are released
lab-gifts = Black cards given away
    .more = more black cards given away
    .less = fewer black cards given away
    .says = black cards a round are thrown on others’ tricks.
    .name = the black cards given away
lab-clean = Clean slates
    .more = more clean slates
    .less = fewer clean slates
    .says = players a round get away without a penalty.
    .name = the clean slates

## terminal

about = Six black spies are among the tricks, ten points each. Four good ones make up for a little.
prompt-mole = Pick three cards from the mole's pile.
prompt-pass = Choose three cards to pass on.
prompt-announce = Announce the colour of the first lead.
prompt-play = Play a card.
prompt-capture = You took all black cards: capture (60 points for everyone else) or release (60 off your own total)?
option-limit-name = limit
option-limit-full = The match ends when somebody's total reaches this many points. Usual: 200 with three players, 150 with four, 120 with five, 100 with six.
option-no_good_spies-name = no good spies
option-no_good_spies-full = The good spies (coloured 7s) count nothing instead of −5, so each round has 80 points.
option-capture_or_release-name = capture or release
option-capture_or_release-full = Whoever takes all 16 black cards chooses: 60 points for everyone else, or 60 points off their own total. Good spies do not count in that round.
option-mole-name = mole
option-mole-full = From the second round on three cards per player are set aside before the deal; the player with the most points picks three of them first, and so on down.
option-announce_a_colour-name = announce a colour
option-announce_a_colour-full = After passing, the dealer names a colour other than black. The first player from the dealer's left who can must lead it.
option-follow_the_rank-name = follow the rank
option-follow_the_rank-full = When following, the rank of your right neighbour's card in this trick is allowed too.
option-reduce_points-name = reduce points
option-reduce_points-full = Only a total above the limit ends the match. A total of exactly the limit, or exactly half of it, is cut by half.
option-rounds-name = rounds
option-rounds-full = How many rounds are played, whatever the totals; 0 stands for as many as it takes to come to the limit.
option-looking_back-name = looking back
option-looking_back-full = Whether cards that were taken, and their points, may be looked at in a round, or only the last trick.
option-first_trick-name = first trick
option-first_trick-full = Whether black cards may be played to the first trick of a round, or only where nothing else is permitted.
option-keep_every-name = keep every
option-keep_every-full = In every N-th round nobody passes cards on, N from 2 on; 0 stands for never.
shown-announced = announced
shown-dealer = dealer { $name }
shown-limit = limit
shown-rounds = rounds
shown-picked = picked
shown-trick = trick
word-blue = blue
word-yellow = yellow
word-red = red
word-green = green
fault-no_such_card = there is no card '{ $card }': expected a colour letter and a rank, such as { $example }{ fault-near }

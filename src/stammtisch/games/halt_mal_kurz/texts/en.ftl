### English. Elsewhere the keys of this file have the game's name before them.

## house

mood = Get rid of your cards, never mind how. Slapping included.
time = 20 min
card = { $head ->
    [gruppe] Group rock-paper-scissors
    [halt] Hold this a sec
    [kapitalismus] Capitalism
    [kommunismus] Communism
    [liste] Not-to-do list
    [mein] Oh – mine, yours
    [nazi] Nazi
    [polizei] Police
    [razupaltuff] Razupaltuff
    [schnick] Rock-paper-scissors
    [versammlung] General assembly
   *[other] { $code }
}
    .short = { $name }{ KNOWN($tail) ->
        [yes] { " " }· { card-symbol }
       *[no] { "" }
    }
    .long = { $name }{ KNOWN($tail) ->
        [yes] , { card-symbol }
       *[no] { "" }
    }
card-symbol = { $tail ->
    [k] kangaroo
    [p] penguin
   *[a] artist
}

## table

refused-not_in_hand = You have no not-to-do list.
    .full = { $card } is not in your hand: expected one of your own cards
refused-not_proposed = Nobody proposed that.
    .full = that was not proposed: expected one of the proposals, or 'abstain'
refused-same_seat = Nobody can give a card to themselves.
    .full = nobody can give cards to themselves: expected two different seats
refused-no_card_to_give = No card to give there.
    .full = that giver holds no card: expected somebody who does
refused-no_well = This duel is without the well.
    .full = this duel is without the well: expected rock, paper or scissors
refused-open_last = Whoever last played open is spared this time.
    .full = that player was the last to play open: expected somebody else
refused-yourself = You can’t choose yourself.
    .full = you cannot choose yourself: expected another player
refused-no_list = That is no not-to-do list.
    .full = { $card } is no reaction: expected a not-to-do list, or 'let'
refused-razupaltuff = A Razupaltuff cannot be played.
    .full = a Razupaltuff cannot be played: expected another card, or 'draw'
plays_open = plays open
you_open = you play open
pad = Who has how many cards?
pad_note = First without cards wins.
fits = You can play: { $what }. Or draw.
sought-funny = something funny
sought-not_funny = something unfunny
sought-k = a kangaroo
sought-p = a penguin
sought-a = an artist
sought-anything = anything but Razupaltuff
hits-two = Two more cards for { $names }.
hits-you = you
omen-two = +2 cards
lay-give = Give it
draw = Draw
hold = Who’ll hold this a sec?
hold_text = Half your hand goes to…
challenge = Who do you want to challenge?
challenge_text = Whoever wins gives the other a card.
swap = Oh – mine, yours…
swap_text = Who do you want to swap hands with?
name = Who gets the police?
name_text = They play open from now on.
propose = Who should give a card?
propose_to = And to whom?
propose_text = Your proposal to the assembly.
propose_nothing = Propose nothing
vote = What do you vote for?
vote_text = Nobody sees it until all have voted.
abstain = Abstain
gives_to = { $giver } to { $receiver }
you_give_to = You to { $receiver }
gives_to_you = { $giver } to you
well = With the well?
well_text = It beats rock and scissors. A single no, and it is out.
with_well = Fine by me
without_well = Without the well
throw_text = Rock, scissors or paper.
throw_well = Rock, scissors, paper or well.
against = Against { $name }
against_all = { $name } against all
start_duel = Who begins?
start_text = All show a sign. Whoever is beaten is out.
slap = Slap it!
slap_text = Whoever does not slap draws a card; if all do, the slowest.
police_slap = Slap it?
police_slap_text = It is the police. Whoever slaps draws a card.
stay = Hands off
react = This hits you
list = Not-to-do list!
let = Let it happen
give = Which card do you give?
give_text = You won this one: choose what you get rid of.
give_voted = The assembly has decided that you give one away.
gives = gives
barred-gives = gives the card
barred-open = played open last
answered = Answered
hit-nazi = The Nazi hits you: you have to draw a card.
hit-polizei = { $name } sends the police to you.
hit-slapped = You slapped the police and have to draw a card.
hit-kapitalismus = You have the most cards and have to draw two.
hit-halt = { $name } wants to hand you half of their cards.
hit-versammlung = You’re about to get a card.
hit-schnick = You lost and get a card.
hit-gruppe = You get a card.
hit-mein = { $name } wants to swap hands with you.
hit-kommunismus = All cards are dealt out again.
say_hold = Hold this a sec.
say_raz = Razupaltuff!
say_well = Without the well.
say_swap = Oh – mine, yours… those are bourgeois categories.
say_list = That is on my not-to-do list.
seconds = { $n } s
option-well = Well
    .doc = Whether the well may be shown in duels.
    .of-call = unless somebody objects
    .of-always = always
    .of-never = never
option-police = Police
    .doc = Where the police may be sent.
    .of-others = to others only
    .of-anyone = to oneself, too
option-list = Not-to-do list
    .doc = Who the list protects as a reaction.
    .of-player = its player only
    .of-all = everybody concerned
option-starts = Who begins
    .doc = Chance, a duel of all, or a certain seat.
    .of-chance = chance
    .of-duel = a duel
    .of-seat = a certain seat
option-first_seat = First seat
    .doc = The seat that begins, counted from 0.
option-majority = Majority
    .doc = What a proposal to the assembly needs.
    .of-absolute = more than half
    .of-most = the most votes
option-hand = Cards
    .doc = How many everybody is dealt.
option-deck = Another deck
    .doc = How many there are of each card, 60 in all at most.
event-scores = The cards are counted.
event-ends = The match is over.
event-deals = The cards are dealt, { $number } each.
event-turns_razupaltuff = A Razupaltuff lay on top and is shuffled back.
event-turns_up = { $card } is turned up.
event-begins = { ROLE($seat) ->
    [reader] You begin.
   *[other] { $seat } begins.
}
event-drops_out = { ROLE($seat) ->
    [reader] You are beaten, and out.
   *[other] { $seat } is beaten, and out.
}
event-plays = { ROLE($seat) ->
    [reader] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-has_to_draw = { ROLE($seat) ->
    [reader] You have to draw.
   *[other] { $seat } has to draw.
}
event-draws = { ROLE($seat) ->
    [reader] You draw{ known-card }.
   *[other] { $seat } draws a card{ known-card }.
}
event-draws_openly = { ROLE($seat) ->
    [reader] You draw { $card } openly.
   *[other] { $seat } draws { $card } openly.
}
event-recycles = { $number ->
    [one] The discard pile is shuffled: one card to draw from.
   *[other] The discard pile is shuffled: { $number } cards to draw from.
}
event-nothing_left = { ROLE($seat) ->
    [reader] Nothing is left for you to draw.
   *[other] Nothing is left for { $seat } to draw.
}
event-razupaltuff = { ROLE($seat) ->
    [reader] You say: “Razupaltuff!”
   *[other] { $seat } says: “Razupaltuff!”
}
event-nothing_to_give = { ROLE($seat) ->
    [reader] You have nothing to hand over.
   *[other] { $seat } has nothing to hand over.
}
event-holds = { ROLE($seat) ->
    [reader] You say to { $target }: “Hold this a sec.”
   *[other] { ROLE($target) ->
        [reader] { $seat } says to you: “Hold this a sec.”
       *[other] { $seat } says to { $target }: “Hold this a sec.”
    }
}
event-hands_over = { ROLE($giver) ->
    [reader] { $number ->
        [one] You hand { $receiver } a card.
       *[other] You hand { $receiver } { $number } cards.
    }
   *[other] { ROLE($receiver) ->
        [reader] { $number ->
            [one] { $giver } hands you a card.
           *[other] { $giver } hands you { $number } cards.
        }
       *[other] { $number ->
            [one] { $giver } hands { $receiver } a card.
           *[other] { $giver } hands { $receiver } { $number } cards.
        }
    }
}
event-gives = { ROLE($giver) ->
    [reader] You give { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gives you{ known-card }.
       *[other] { $giver } gives { $receiver } a card{ known-card }.
    }
}
event-gives_openly = { ROLE($giver) ->
    [reader] You openly give { $receiver } { $card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } openly gives you { $card }.
       *[other] { $giver } openly gives { $receiver } { $card }.
    }
}
event-proposes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] You propose: you give { $receiver } a card.
       *[other] { $seat } proposes: you give { $receiver } a card.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] You propose: { $giver } gives you a card.
           *[other] { $seat } proposes: { $giver } gives you a card.
        }
       *[other] { ROLE($seat) ->
            [reader] You propose: { $giver } gives { $receiver } a card.
           *[other] { $seat } proposes: { $giver } gives { $receiver } a card.
        }
    }
}
event-proposes_nothing = { ROLE($seat) ->
    [reader] You propose nothing.
   *[other] { $seat } proposes nothing.
}
event-no_proposal = Nobody proposed anything.
event-votes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] You vote for giving { $receiver } a card yourself.
       *[other] { $seat } votes for you giving { $receiver } a card.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] You vote for { $giver } giving you a card.
           *[other] { $seat } votes for { $giver } giving you a card.
        }
       *[other] { ROLE($seat) ->
            [reader] You vote for { $giver } giving { $receiver } a card.
           *[other] { $seat } votes for { $giver } giving { $receiver } a card.
        }
    }
}
event-abstains = { ROLE($seat) ->
    [reader] You abstain.
   *[other] { $seat } abstains.
}
event-no_majority = No majority.
event-decides = { ROLE($giver) ->
    [reader] Decided: you give { $receiver } a card.
   *[other] { ROLE($receiver) ->
        [reader] Decided: { $giver } gives you a card.
       *[other] Decided: { $giver } gives { $receiver } a card.
    }
}
event-challenges = { ROLE($seat) ->
    [reader] You challenge { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } challenges you.
       *[other] { $seat } challenges { $target }.
    }
}
event-without_well = { ROLE($seat) ->
    [reader] You say: “Without the well.”
   *[other] { $seat } says: “Without the well.”
}
event-with_well = The well may be shown.
event-throws = { ROLE($seat) ->
    [reader] You show { $sign }.
   *[other] { $seat } shows { $sign }.
}
event-draw = A draw, once more.
event-no_winner = So many draws: nobody wins.
event-beats = { ROLE($seat) ->
    [reader] You beat { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } beats you.
       *[other] { $seat } beats { $target }.
    }
}
event-cannot_give = { ROLE($seat) ->
    [reader] You have no card to give.
   *[other] { $seat } has no card to give.
}
event-wants_to_swap = { ROLE($seat) ->
    [reader] You to { $target }: “Oh – mine, yours… those are bourgeois categories.”
   *[other] { ROLE($target) ->
        [reader] { $seat } to you: “Oh – mine, yours… those are bourgeois categories.”
       *[other] { $seat } to { $target }: “Oh – mine, yours… those are bourgeois categories.”
    }
}
event-swaps = { ROLE($giver) ->
    [reader] You and { $receiver } swap hands, { $got } for { $gave }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } and you swap hands, { $got } for { $gave }.
       *[other] { $giver } and { $receiver } swap hands, { $got } for { $gave }.
    }
}
event-sees_hand = { ROLE($seat) ->
    [reader] Your new hand{ known-cards }.
   *[other] { $seat } looks at the new hand{ known-cards }.
}
event-shares_out = All { $number } cards are dealt anew.
event-slaps = { ROLE($seat) ->
    [reader] You slap.
   *[other] { $seat } slaps.
}
event-stays = { ROLE($seat) ->
    [reader] You do not slap.
   *[other] { $seat } does not slap.
}
event-names = { ROLE($seat) ->
    [reader] You send the police to { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } sends the police to you.
       *[other] { $seat } sends the police to { $target }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] You have to play open.
   *[other] { $seat } has to play open.
}
event-shows = { ROLE($seat) ->
    [reader] You show your hand: { $cards }.
   *[other] { $seat } shows their hand: { $cards }.
}
event-nobody_opens = Nobody plays open.
event-closes = { ROLE($seat) ->
    [reader] You no longer play open.
   *[other] { $seat } no longer plays open.
}
event-has_most = { ROLE($seat) ->
    [reader] You have the most cards: { $number }.
   *[other] { $seat } has the most cards: { $number }.
}
event-reacts = { ROLE($seat) ->
    [reader] You play { $card }: “That is on my not-to-do list.”
   *[other] { $seat } plays { $card }: “That is on my not-to-do list.”
}
event-lets = { ROLE($seat) ->
    [reader] You let it happen.
   *[other] { $seat } lets it happen.
}
refused-does_not_fit =
    .full = { $card } does not fit on { $top }: expected its category or its symbol, or '{ $other }'
does-halt = You hand half of your cards to somebody, unseen.
does-versammlung = Everybody votes on who gives a card to whom.
does-schnick = A duel. Whoever wins gives the other a card.
does-gruppe = You against everybody, with one single sign.
does-mein = You swap your whole hand with somebody.
does-kommunismus = All hands are shuffled together and dealt anew. Fits on everything.
does-liste = On your turn it does nothing. As a reaction it cancels what is about to hit you; then you draw a card.
does-liste_all = On your turn it does nothing. As a reaction it cancels what is about to happen, for everybody; then you draw a card.
does-nazi = Everybody else slaps it. Whoever does not slap draws a card; if all do, the slowest.
does-polizei = Somebody plays open from now on. Whoever slaps it draws a card.
does-kapitalismus = Whoever has the most cards gets two more.
does-razupaltuff = Fits nowhere. You get rid of it only when an action passes it on.

## faults

fault-deck_form = { fault-wrong_form }
    .full = expected a table of cards and how often each is in the deck, got { $got }
fault-deck_no_such_card = There is no card “{ $card }”.
    .full = there is no card '{ $card }' to put into a deck: expected a kind and, after a hyphen, a symbol, such as nazi-k{ fault-near }
fault-deck_count = { fault-number_expected }
    .full = expected a whole number from { $least } to { $most } for { $card }, got { $got }
fault-deck_too_large = A deck has { $most } cards at most, not { $got }.
    .full = expected at most { $most } cards in all, got { $got }
fault-deck_too_small = For so many players and cards in hand there must be at least { $least } cards other than Razupaltuff; there are only { $got }.
    .full = expected at least { $least } cards other than Razupaltuff for so many players and cards in hand, got { $got }
fault-first_seat_idle = A first seat means nothing unless a certain seat begins.
    .full = option 'first_seat' means nothing without 'starts': 'seat': expected both or neither
fault-first_seat_missing = Which seat begins? It has to be said.
    .full = with 'starts': 'seat' it must be said which: expected 'first_seat'

## learning

lesson-turn = Play something that fits
    .text = Category or symbol must match: funny (sun) or not (rain), kangaroo, penguin or artist. What the card says happens at once. First without cards wins.
lesson-react = This hits you
    .text = Something hits you. A not-to-do list wards it off, otherwise it happens. Keep it for the big things.
lesson-slap = Slap
    .text = When a Nazi is played, everybody slaps: whoever does not slap draws a card; if all do, the slowest. With the police, better not: whoever slaps draws. Usually you have to be quick; here you have time.
lesson-hold = Hold this a sec
    .text = Half your hand goes to a player of your choice. Best to somebody who is nearly done.
lesson-name = The police
    .text = Whoever gets them plays with open cards from now on. Send them to the one who leads.
lesson-challenge = A duel
    .text = Rock, paper, scissors. Whoever wins gives the other a card. Challenge somebody who has few.
lesson-well = With the well?
    .text = The well beats rock and scissors, only paper covers it. If one player says no, it is out.
lesson-throw = Choose a sign
    .text = Nobody sees it until all have chosen. Arithmetic won’t help, knowing people might.
lesson-propose = General assembly
    .text = Everybody proposes who gives a card to whom. Then there is a vote. A good proposal: you give one to the leader.
lesson-vote = Vote
    .text = Only what more than half vote for will happen. Vote for what helps you.
lesson-swap = Oh – mine, yours…
    .text = You swap whole hands. Take the smallest.
lesson-give = Give a card
    .text = You choose which. Give what is hard to get rid of.

## hints

purpose-cards = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
purpose-wins = Your last card, and nothing about it brings you another: you have won.
purpose-nazi = Whoever of the others does not slap, or else slaps last, has to draw.
purpose-police = Ends any open play, and you name who has to play open from now on.
purpose-ends_open_play = You no longer play open.
purpose-halt = { $n ->
    [one] Somebody of your choice gets one of your { $left } other cards, unless a list stops it.
   *[other] Somebody of your choice gets { $n } of your { $left } other cards, unless a list stops it.
}
purpose-sheds = Nothing comes of it but one card less.
purpose-swaps_well = { $seat } holds { purpose-cards }, you hold { $left }: swapping pays.
purpose-swaps_badly = { $left ->
    [0] { $seat } holds { purpose-cards }, you hold none: swapping does not help you.
   *[other] { $seat } holds { purpose-cards }, you hold { $left }: swapping does not help you.
}
purpose-shares_out = { $left ->
    [0] All hands are dealt anew: you get { purpose-cards }, unless somebody plays a list.
    [one] All hands are dealt anew: you get { purpose-cards } for your one, unless somebody plays a list.
   *[other] All hands are dealt anew: you get { purpose-cards } for your { $left }, unless somebody plays a list.
}
purpose-capitalism = { $seat } has the most, { purpose-cards }, and has to draw two, unless a list stops it.
purpose-capitalism_hits_several = Those with the most, { purpose-cards } each, have to draw two, unless a list stops it.
purpose-capitalism_hits_me = Nobody has more than your { purpose-cards }: you have to draw two yourself.
purpose-duel = The winner of the duel gives the loser a card, unless a list stops it.
purpose-duel_last = Your last card: unless you lose the duel, you have won.
purpose-group_duel = You play against everybody, and only winners give cards away.
purpose-group_duel_last = Your last card: if nobody beats you, you have won.
purpose-assembly = The assembly may decide who gives a card to whom.
purpose-list_spares = Spares you what { $seat } has in store; for the list you draw a card.
purpose-list_refuses = You get no card from { $seat }; for the list you draw one.
purpose-list_draws = You draw a card either way, but this way you get rid of the list.
purpose-lets_draw = { $n ->
    [one] You draw a card, and keep the list.
   *[other] You draw { $n } cards, and keep the list.
}
purpose-lets_open = From now on everybody sees your cards.
purpose-lets_half = { $seat } hands you { purpose-cards }.
purpose-lets_swap = { $left ->
    [one] You get the hand of { $seat }, { purpose-cards }, for your only one.
   *[other] You get the hand of { $seat }, { purpose-cards }, for your { $left }.
}
purpose-lets_win = { $seat } swaps an empty hand for yours: you have won.
purpose-lets_share = Your cards are shuffled with the others’ and dealt anew.
purpose-lets_card = One more card for you.
purpose-gives_last = Your last card: then you have none left.
purpose-gives_unfit = Does not fit now anyway.
purpose-nearest = { $n ->
    [0] { $seat } has no card left: nobody is closer to winning.
   *[other] Of the others, nobody is closer to winning than { $seat }, with { purpose-cards }.
}
purpose-hits = Somebody else is closer to winning than { $seat }.
purpose-names_self = You play open yourself.
purpose-proposes_nothing = Nobody has to give or take a card because of you.
purpose-gives_myself = { $n ->
    [0] You would have no card left.
   *[other] You would get rid of a card.
}
purpose-lets_give = { $n ->
    [0] { $seat } would have no card left.
   *[other] { $seat } would get rid of a card.
}
purpose-takes_myself = You would get the card.
purpose-leaves_well = With the well there are four signs: it beats rock and scissors and loses to paper.
purpose-calls_off_well = One call is enough: without the well each sign beats one and loses to one.
purpose-throws_rock = { $well ->
    [yes] Beats scissors only: paper and well beat it.
   *[no] Beats scissors, loses to paper.
}
purpose-throws_paper = { $well ->
    [yes] Beats rock and well, loses to scissors only.
   *[no] Beats rock, loses to scissors.
}
purpose-throws_scissors = { $well ->
    [yes] Beats paper only: rock and well beat it.
   *[no] Beats paper, loses to rock.
}
purpose-throws_well = Beats rock and scissors, loses to paper only.

## gallery

deck = 60 cards. Match the category or the symbol: funny on funny, kangaroo on kangaroo.
tale = { $code ->
    [halt-k] The kangaroo needs both paws for a moment. Since March.
    [halt-p] The penguin has a form for this, in triplicate.
    [halt-a] Only until the applause. So it may take a while.
    [versammlung-k] Carried unanimously. The pouch voted too.
    [versammlung-p] First we vote on whether to vote. The penguin counts flippers.
    [versammlung-a] Everybody is in favour of somebody else doing it.
    [schnick-k] A paw is a rock, says the kangaroo. Or whatever wins.
    [schnick-p] Flippers only do paper. The penguin won all the same.
    [schnick-a] Three days of rehearsal, and on stage it’s paper again.
    [gruppe-k] One against all. The kangaroo calls that even.
    [gruppe-p] All at once, please. The penguin takes the minutes.
    [gruppe-a] At last, an audience that works with its hands.
    [mein-k] What is in the pouch belongs to the pouch.
    [mein-p] The penguin had labelled everything. Now every label is wrong.
    [mein-a] We share it all: you pay the rent, I think about it.
    [liste-k] Item one: getting up. Going very well so far.
    [liste-p] In alphabetical order and stamped: everything that won’t happen.
    [liste-a] Taxes, encore, dishes. It gets longer every day.
    [nazi-k] Nothing to discuss: flat of the hand, and at once.
    [nazi-p] Not even the penguin queues for this one.
    [nazi-a] Slapstick, but this time it is meant.
    [polizei-k] Bag check. The pouch will take a little longer.
    [polizei-p] Everything on the table, please. No, not the fish.
    [polizei-a] It isn’t a costume. We asked.
    [kapitalismus-k] The kangaroo has nothing against it. It has nothing at all.
    [kapitalismus-p] Where there is plenty, more will come. The penguin calls it interest.
    [kapitalismus-a] Getting rich is easy here. In cards, sadly.
    [kommunismus] Everything on one heap, the same for all. Once a game it even works.
    [razupaltuff] Nobody knows what it is. Everybody knows you have it now.
   *[other] { "" }
}
group-funny = Funny
group-unfunny = Not funny
group-neither = Neither

## pad

pad-ask-winners = Who has got rid of everything?
pad-ask-hands = What do the others hold?
pad-hint-hands = Only if you want to know the places.
pad-own_deck = Then nobody checks how many cards there are.

## stats

deed-halts = “Hold this a sec” said
deed-slaps = First to slap

## lab

lab-turns = Turns
    .more = more turns
    .less = fewer turns
    .says = turns in a match.
    .name = the number of turns
lab-drawn = Nothing fits
    .more = more drawing
    .less = less drawing
    .says = of turns end in drawing a card.
    .name = how often one draws
lab-lists = Lists as reactions
    .more = more lists
    .less = fewer lists
    .says = lists are played as reactions in a match.
    .name = the lists
lab-halts = Hold this!
    .more = more cards pressed on others
    .less = fewer cards pressed on others
    .says = times a match somebody has to hold something.
    .name = the cards pressed on others
lab-duels = Duels
    .more = more duels
    .less = fewer duels
    .says = duels in a match.
    .name = the duels
lab-assemblies = Assemblies
    .more = more assemblies
    .less = fewer assemblies
    .says = assemblies in a match.
    .name = the assemblies
lab-slapping = Slapping
    .more = more slapping
    .less = less slapping
    .says = times a match everybody slaps.
    .name = the slapping
lab-raids = Police
    .more = more police
    .less = less police
    .says = times a match the police come.
    .name = the police
lab-shared = Communism
    .more = more communism
    .less = less communism
    .says = times a match everything is shared out.
    .name = communism

## terminal

about = Play your cards, push the rest on to others, slap quickly, and keep a list of what you won't do.
prompt-turn = Play a card that fits, or draw one.
prompt-hold = “Hold this a sec.” Who gets half of your hand?
prompt-challenge = Who do you want to challenge to a duel?
prompt-swap = Whose hand do you want in exchange for yours?
prompt-propose = Who should give a card, and to whom?
prompt-vote = Vote for a proposal, or abstain.
prompt-well = May the well be shown in this duel?
prompt-throw = Which sign do you show?
prompt-slap = Slap the card, or keep your hands off (stay)?
prompt-name = Who has to play open?
prompt-react = Play a not-to-do list against it, or let it happen?
prompt-give = Choose a card to give away.
option-well-name = well
option-well-full = Whether the well may be shown in duels: unless somebody calls it off before the duel, always, or never.
option-police-name = police
option-police-full = Who the police may be sent to: one of the others, or anyone, whoever plays the card included.
option-list-name = list
option-list-full = Who a not-to-do list spares as a reaction: its player, or everybody who was about to be hit.
option-starts-name = starts
option-starts-full = Who begins: whoever chance says, whoever wins a duel of all, or a certain seat.
option-first_seat-name = first seat
option-first_seat-full = The seat that begins, counted from 0, where a certain seat does.
option-majority-name = majority
option-majority-full = What a proposal to the general assembly needs: the votes of more than half of all players, or more votes than any other.
option-hand-name = hand
option-hand-full = How many cards everybody is dealt. Usual: 7 with three players, 6 with four, 5 with five.
option-deck-name = deck
option-deck-full = How often each card is in the deck, by kind and symbol, instead of the usual 60.
shown-action = action
shown-answer = answer
shown-active = active { $name }
shown-giver = giver { $name }
shown-open_hand = open hand
shown-open_seat = open seat { $name }
shown-receiver = receiver
shown-stock = draw pile
shown-target = target { $name }
shown-top = top
shown-turns = turns
shown-well = well
word-rock = rock
word-paper = paper
word-scissors = scissors
word-well = well
fault-form_expected = expected a move such as { $of }, got '{ $typed }'
fault-not_in_deck = there is no { $card } in this deck
fault-no_such_card = there is no card '{ $card }': expected a kind and, after a hyphen, a symbol (k, p or a), such as { $example }{ fault-near }

### English. Elsewhere the keys of this file have the game's name before them.

## house

mood = Bid, bluff, and never go over ten.
time = 30 min
card = { $head ->
    [j] Joker
    [rc] Round card
    [p] Penalty
   *[n] { $tail }
}
    .short = { $head ->
        [j] joker
        [rc] +{ $tail }
        [p] { $tail } (+{ card-penalty })
       *[n] { $tail }
    }
    .long = { $head ->
        [j] Joker, fills up to ten
        [rc] Round card, { $tail } { $tail ->
            [1] penalty point
           *[other] penalty points
        }
        [p] Penalty card { $tail }, { card-penalty } penalty points
       *[n] Number { $tail }
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

refused-above_ten = Together that would be more than ten.
    .full = { $first } and { $card } make more than 10: expected a lower card, or 'done'
refused-own_card = That is your own card.
    .full = that is your own card: expected the seat of another player
refused-protected = Chips lie on it: the card is auctioned.
    .full = { $chips ->
        [one] one chip lies
       *[other] { $chips } chips lie
    } on the card of seat { $seat }: expected 'auction seat { $seat }'
refused-unprotected = No chip lies on it: the card is simply swapped.
    .full = no chip lies on the card of seat { $seat }: expected 'swap seat { $seat }'
refused-cannot_pay = You don’t have that many chips.
    .full = that takes at least { $least }, and you have { $chips }: expected another card
refused-two_at_most = Two chips at most on a card.
    .full = two chips at most may lie on a card: expected 0 to 2, got { $got }
refused-never_lower = The guard cannot be lowered.
    .full = { $chips ->
        [one] one chip lies
       *[other] { $chips } chips lie
    } on your card already: expected as many or more
refused-too_few_chips = You don’t have that many chips.
    .full = you have only { $chips } in front of you: expected fewer chips
refused-beyond_chips = You don’t have that many chips.
    .full = you have { $chips } in front of you: expected no more than that
refused-opening_bid = The first bid: at least as many chips as lie on it.
    .full = { $chips ->
        [one] one chip lies
       *[other] { $chips } chips lie
    } on the card: expected a bid of at least { $chips }
refused-no_raise = At least one more than the last bid.
    .full = the last bid is { $bid }: expected at least one chip more, or 'pass'
pad = Zehn, round { $round } of { $of }
pad_note = At the end each chip takes 2 penalty points off.
pad_sum = Penalty
caps = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
caps_word = { $n ->
    [one] chip
   *[other] chips
}
bids = bids { $n }
guards = { $n ->
    [one] { $n } guards your card
   *[other] { $n } guard your card
}
guarded = { $n ->
    [one] guarded by { $n } chip
   *[other] guarded by { $n } chips
}
sale = up for auction
pot = { $n ->
    [0] Pot empty
   *[other] Pot { $n }
}
round_card = Round card
your_card = Your card
value = { $n }
lay = Lay a card
lay_text = Nearest to ten wins. The loser takes all the cards, and { $card } on top.
open = Open
hidden = Hidden
protect = Guard your card?
protect_text = Whoever wants it will have to bid.
protect_n = { $n ->
    [0] No chip
    [one] { $n } chip
   *[other] { $n } chips
}
buy = Another card?
buy_text = A card without chips costs you one chip, any other is auctioned.
decline = Buy nothing
swap_with = { $name }{ known-card } · 1 chip
auction_of = { $name }{ known-card } · bid
opening = Your bid for { of-owner } { KNOWN($card) ->
    [yes] { $card }
   *[no] hidden card
}
lot = { of-owner } { $card }: will you bid?
lot_hidden = { of-owner } hidden card: will you bid?
first_bid = { $n ->
    [one] At least { $n } chip, as many as lie on it.
   *[other] At least { $n } chips, as many as lie on it.
}
last_bid = { $name } bids { $n }. You would give your { $card }.
bid_n = Bid { $n }
pass = Pass
reveal = Turn it up?
reveal_text = Your card: { $card }. You can add another only to an open card.
turn_up = Turn up
keep = Keep hidden
add = Add another card?
add_text = On top of your { $card }, ten at most together.
lay-add = Add it
done = Leave it
name = Who starts the next round?
name_text = You won, you decide.
shout = { $n ->
    [0] Zero!
    [1] One!
    [2] Two!
    [3] Three!
    [4] Four!
    [5] Five!
    [6] Six!
    [7] Seven!
    [8] Eight!
    [9] Nine!
    [10] Ten!
    [11] Eleven!
    [12] Twelve!
   *[other] { $n }!
}
option-spare_jokers = Spare jokers
    .doc = The jokers that nobody gets.
    .of-in = into the pile
    .of-out = out of the match
option-tie = Ties
    .doc = What decides a round when two have the same value.
    .of-one_card = one card before two
    .of-highest_card = highest single card
option-deck = Another deck
    .doc = How many there are of each card, and how many penalty points it counts.
option-rounds = Rounds
    .doc = How many of the ten are played.
option-chips = Chips
    .doc = How many everybody begins with. No bid is above 61.
option-last_refill = Drawing at the end
    .doc = Whether everybody draws up to four cards once more after the last round.
    .of-yes = once more
    .of-no = no more
option-next_start = Who starts next
    .doc = Whoever the winner names, the winner, or the next to the left.
    .of-named = whoever the winner names
    .of-winner = the winner
    .of-left = the next to the left
reckon-pays = { ROLE($who) ->
    [reader] You pay the bill: { $n }
   *[other] { $who } pays the bill: { $n }
}
reckon-pot = { $n ->
    [0] wins the round; the pot is empty
    [one] wins the pot: { $n } chip
   *[other] wins the pot: { $n } chips
}
reckon-tie-order = as good, but earlier in turn
reckon-tie-one_card = one card beats two
reckon-tie-highest_card = as good: the highest single card counts
reckon-round_card = round card
reckon-held = left in hand
reckon-round_cards = Round cards left over
reckon-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
event-scores = Round { $round } is scored.
event-ends = The match is over.
event-deals = { ROLE($dealer) ->
    [reader] You deal.
   *[other] { $dealer } deals.
}
event-turns = { ROLE($seat) ->
    [reader] Round { $round }: { $card } is turned up, you start.
   *[other] Round { $round }: { $card } is turned up, { $seat } starts.
}
event-lays = { ROLE($seat) ->
    [reader] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-hides = { ROLE($seat) ->
    [reader] You lay face down{ known-card }.
   *[other] { $seat } lays a card face down{ known-card }.
}
event-protects = { ROLE($seat) ->
    [reader] You guard your card with chips.
   *[other] { $seat } guards the card with chips.
}
event-declines = { ROLE($seat) ->
    [reader] You buy nothing.
   *[other] { $seat } buys nothing.
}
event-swaps = { ROLE($seat) ->
    [reader] You pay a chip and swap with { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } pays a chip and swaps with you.
       *[other] { $seat } pays a chip and swaps with { $giver }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] You want { $giver }’s card.
   *[other] { ROLE($giver) ->
        [reader] { $seat } wants your card.
       *[other] { $seat } wants { $giver }’s card.
    }
}
event-bids = { ROLE($seat) ->
    [reader] { $chips ->
        [one] You bid { $chips } chip.
       *[other] You bid { $chips } chips.
    }
   *[other] { $chips ->
        [one] { $seat } bids { $chips } chip.
       *[other] { $seat } bids { $chips } chips.
    }
}
event-passes = { ROLE($seat) ->
    [reader] You pass.
   *[other] { $seat } passes.
}
event-buys = { ROLE($seat) ->
    [reader] { $chips ->
        [one] You pay { $giver } { $chips } chip and swap.
       *[other] You pay { $giver } { $chips } chips and swap.
    }
   *[other] { ROLE($giver) ->
        [reader] { $chips ->
            [one] { $seat } pays you { $chips } chip and swaps.
           *[other] { $seat } pays you { $chips } chips and swaps.
        }
       *[other] { $chips ->
            [one] { $seat } pays { $giver } { $chips } chip and swaps.
           *[other] { $seat } pays { $giver } { $chips } chips and swaps.
        }
    }
}
event-looks = { ROLE($seat) ->
    [reader] Your new card{ known-card }.
   *[other] { $seat } looks at the new card{ known-card }.
}
event-collects = The chips on the cards go into the pot: { $pot }.
event-keeps = { ROLE($seat) ->
    [reader] You keep your card face down.
   *[other] { $seat } keeps the card face down.
}
event-reveals = { ROLE($seat) ->
    [reader] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
event-adds = { ROLE($seat) ->
    [reader] You add { $card }.
   *[other] { $seat } adds { $card }.
}
event-shows = { ROLE($seat) ->
    [reader] You had { $card }.
   *[other] { $seat } had { $card }.
}
event-comes_to = { ROLE($seat) ->
    [reader] You come to { $value }.
   *[other] { $seat } comes to { $value }.
}
event-loses = { ROLE($seat) ->
    [reader] { $points ->
        [one] You lose the round and take { $cards }: { $points } point.
       *[other] You lose the round and take { $cards }: { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } loses the round and takes { $cards }: { $points } point.
       *[other] { $seat } loses the round and takes { $cards }: { $points } points.
    }
}
event-wins = { ROLE($seat) ->
    [reader] { $chips ->
        [0] You win the round and an empty pot.
        [one] You win the round and the pot: { $chips } chip.
       *[other] You win the round and the pot: { $chips } chips.
    }
   *[other] { $chips ->
        [0] { $seat } wins the round and an empty pot.
        [one] { $seat } wins the round and the pot: { $chips } chip.
       *[other] { $seat } wins the round and the pot: { $chips } chips.
    }
}
event-draws = { ROLE($seat) ->
    [reader] You draw back up to four{ known-cards }.
   *[other] { $seat } draws back up to four{ known-cards }.
}
event-cannot_draw = { ROLE($seat) ->
    [reader] The pile no longer has enough cards for you.
   *[other] The pile no longer has enough cards for { $seat }.
}
event-names = { SAME($seat, $receiver) ->
    [yes] { ROLE($seat) ->
        [reader] You start yourself.
       *[other] { $seat } will start.
    }
   *[no] { ROLE($seat) ->
        [reader] You let { $receiver } start.
       *[other] { ROLE($receiver) ->
            [reader] { $seat } lets you start.
           *[other] { $seat } lets { $receiver } start.
        }
    }
}
event-takes_rest = { ROLE($seat) ->
    [reader] { $points ->
        [one] You take the round cards that are left: { $points } point.
       *[other] You take the round cards that are left: { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } takes the round cards that are left: { $points } point.
       *[other] { $seat } takes the round cards that are left: { $points } points.
    }
}
event-reckons = { ROLE($seat) ->
    [reader] You have
   *[other] { $seat } has
} { $cards } left ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) and { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}: { $total } in the end.
of-owner = { ENDS($name, "s") ->
    [yes] { $name }’
   *[no] { $name }’s
}
does-number = { $points ->
    [one] Worth { $n }. { $points } penalty point for whoever has to take it.
   *[other] Worth { $n }. { $points } penalty points for whoever has to take it.
}
does-penalty = { $points ->
    [one] Worth { $n }, but costs { $points } penalty point.
   *[other] Worth { $n }, but costs { $points } penalty points.
}
does-joker = { $points ->
    [one] Worth whatever you need to reach ten. { $points } penalty point.
   *[other] Worth whatever you need to reach ten. { $points } penalty points.
}
does-round = { $n ->
    [one] { $n } penalty point extra for the loser of the round.
   *[other] { $n } penalty points extra for the loser of the round.
}

## faults

fault-deck_form = { fault-wrong_form }
    .full = expected a table such as { $example }, got { $got }
fault-deck_no_such_card = There is no card “{ $card }”.
    .full = there is no card '{ $card }': expected n0 to n10, p1 to p8 or j
fault-deck_row = { fault-wrong_form }
    .full = card { $card }: expected 'count', 'points' or both, got { $got }
fault-deck_count = { fault-number_expected }
    .full = card { $card }: expected a count from { $least } to { $most }, got { $got }
fault-deck_points = { fault-number_expected }
    .full = card { $card }: expected points from { $least } to { $most }, got { $got }
fault-deck_jokers = { $players } people need a joker each; there are only { $got }.
    .full = expected a joker for each of { $players } players, got { $got }
fault-deck_hands = { $players } people need three cards each besides the joker; there are only { $got }.
    .full = expected three cards besides the joker for each of { $players } players, got { $got }

## learning

lesson-lay = Lay a card
    .text = Whoever gets nearest to ten wins the pot. Whoever has least takes all the cards as a penalty. High is good, and if you hide it, nobody knows what it is.
lesson-protect = Guard it?
    .text = Chips on your card make it expensive: whoever wants it has to bid at least as many. Worth it for good cards. At the end of the round they go into the pot.
lesson-open = Another card?
    .text = If a better one lies elsewhere, you can swap. With no chip on it, that costs one; otherwise it is auctioned. Your own card goes in return.
lesson-bid = Bid or pass
    .text = The highest bid gets the card and pays its owner. Each chip you keep takes two penalty points off at the end: don’t bid them all.
lesson-reveal = Turn it up?
    .text = Only an open card may get a second one. Turn it up if you are short of ten and hold what is missing.
lesson-add = One more?
    .text = Ten at most together, and the nearer the better. The joker makes ten of anything, but is ten penalty points for whoever has to take it.
lesson-name = You won
    .text = Whoever starts lays first and knows least. Let somebody else begin.

## hints

purpose-face_down = { $hidden ->
    [yes] { " " }Face down, nobody else knows what it is.
   *[no] { "" }
}
purpose-chips_left = { $left ->
    [0] no chips
    [one] { $left } chip
   *[other] { $left } chips
}
purpose-the_card = { BEGINS($card, "joker") ->
    [yes] the joker
   *[no] { BEGINS($card, "[a-z]") ->
        [yes] the { LOWER($card) }
       *[no] the { $card }
    }
}
purpose-lays_ten = Ten at once: nothing counts more.{ purpose-face_down }
purpose-lays_half = Makes ten together with { purpose-the_card } in your hand.{ purpose-face_down }
purpose-lays = { $points ->
    [0] Comes to { $best } at most with your hand, and carries no penalty points.
    [one] Comes to { $best } at most with your hand, and is { $points } penalty point for whoever loses.
   *[other] Comes to { $best } at most with your hand, and is { $points } penalty points for whoever loses.
}{ purpose-face_down }
purpose-guards = { $n ->
    [one] Whoever wants your card must bid at least { $n } chip, and the bid comes to you.
   *[other] Whoever wants your card must bid at least { $n } chips, and the bid comes to you.
}
purpose-no_guard = With no chip on it, your card costs whoever wants it one chip, which goes into the pot.
purpose-guards_too_late = Nobody can bid for your card any more: chips on it only go into the pot.
purpose-has_ten = You come to ten with what you have: you need no other card.
purpose-stays_out = You come to { $n } with what you have.
purpose-wants_unknown = You come to { $n } at most with your own card; the card of { $seat } you do not know.
purpose-wants_better = { CAPITAL(purpose-the_card) } comes to { $best } with your hand, your own card to { $n }.
purpose-wants_worse = { CAPITAL(purpose-the_card) } comes to { $best } with your hand, your own card to { $n } already.
purpose-bids_unknown = You do not know the card of { $seat }; once it is yours, you have { purpose-chips_left } left.
purpose-bids_better = The card of { $seat } comes to { $best } with your hand, your own to { $mine }. Once it is yours, you have { purpose-chips_left } left.
purpose-bids_worse = The card of { $seat } comes to { $best } with your hand, your own to { $mine } already. Once it is yours, you have { purpose-chips_left } left.
purpose-keeps_down = Counts { $n } alone, and your hand stays as it is.
purpose-reveals_ten = Then { purpose-the_card } makes ten with it.
purpose-reveals = Then you may add a card, and come to { $best } at most.
purpose-wins_round = { $pot ->
    [0] Wins the round with { $n }.
    [one] Wins the round with { $n }, and the pot: { $pot } chip.
   *[other] Wins the round with { $n }, and the pot: { $pot } chips.
}
purpose-loses_round = Loses the round with { $n }: nobody has less.
purpose-gets_away = Comes to { $n }: { $seat } wins the round, and somebody else loses it.
purpose-comes_to_ten = Comes to ten: nothing counts more.
purpose-names_self = You come first: of those who are equally low the last one loses.
purpose-names_next = Then you come last, and see what the others do.

## gallery

deck = 70 cards and ten round cards. Get as close to ten as you can, but never above it.
tale = { $code ->
    [n0] Nothing in it but a fly, and the fly isn’t talking.
    [n1] It’s a start. Only nine to go.
    [n2] From behind it looks like a nine.
    [n3] Third time lucky. Just not this time.
    [n4] Nobody ever cried over this one.
    [n5] Half full, says the optimist. Half of ten, says everybody else.
    [n6] Too good to throw away, too poor to boast about.
    [n7] A lucky number, say those who hold it.
    [n8] Almost. With two chips on top it looks like courage.
    [n9] Lies face down and clears its throat.
    [n10] Don’t smile. Whatever you do, don’t smile.
    [p1] The landlord raises a finger. Just the one.
    [p2] There is still the bill from Tuesday.
    [p3] Last orders were an hour ago.
    [p4] Many mugs, two hands, no tip.
    [p5] They can hear him at the station.
    [p6] Now he is sweeping. Guests too.
    [p7] He calls it the house rules.
    [p8] The pan is hot. So is he.
    [j] Is what you need. Costs what you have.
    [rc1] This one is on the house. Nearly.
    [rc2] The loser pays. It won’t ruin anybody.
    [rc3] People are still laughing.
    [rc4] Somebody at the next table turns round.
    [rc5] The landlord has begun to take notes.
    [rc6] Nobody mentions the weather any more.
    [rc7] Even the dog looks away.
    [rc8] You can hear the chips breathe.
    [rc9] Whoever gets this one walks home.
    [rc10] This is how legends begin. Or end.
   *[other] { "" }
}
group-numbers = Numbers
group-penalties = Penalty cards
group-jokers = Jokers
group-rounds = Round cards

## pad

pad-ask-loser = Who lost the round?
pad-ask-round_card = Which round card was face up?
pad-ask-on_table = What do the cards on the table add up to?
pad-ask-normal = How many normal cards were there?
pad-ask-jokers = How many jokers?
pad-ask-penalties = Which penalty cards?
pad-ask-last = Somebody cannot draw up to four: last round
pad-ask-left = What does everybody have left?
pad-ask-unturned = Which round cards were still to come?
pad-ask-left_over = What does everybody have left?
pad-ask-held = Who holds these penalty cards?
pad-hint-normal = All cards on the table, of everybody together.
pad-hint-on_table = What is printed on all of them, without the round card.
pad-hint-last = Then the cards in hand and the chips are counted.
pad-hint-left = After drawing. The round cards that are left are added to the loser’s points for you.
pad-hint-left_over = Nobody draws any more.
pad-own_deck = Then you enter what the cards add up to, and nobody checks how many there are.

## stats

deed-bought = Cards wheedled out of people
deed-pots = Pots swept

## lab

lab-swaps = Swaps
    .more = more swaps
    .less = fewer swaps
    .says = swaps in a round.
    .name = the swaps
lab-auctions = Auctions
    .more = more auctions
    .less = fewer auctions
    .says = auctions in a round.
    .name = the auctions
lab-hidden = Face down
    .more = more cards face down
    .less = fewer cards face down
    .says = cards a round are laid face down.
    .name = the hidden cards
lab-seconds = Second cards
    .more = more second cards
    .less = fewer second cards
    .says = second cards in a round.
    .name = the second cards
lab-jokers = Jokers
    .more = more jokers
    .less = fewer jokers
    .says = jokers in a round.
    .name = the jokers

## terminal

about = Come near ten with one card or two. Hide them, guard them with chips, buy better ones from others.
prompt-lay = Lay a card, open or hidden.
prompt-protect = How many chips do you put on your card? Two at most.
prompt-open = Swap for a chip, open an auction, or decline?
prompt-bid = Your opening bid: at least as many chips as lie on the card.
prompt-raise = Bid more, or pass.
prompt-reveal = Turn your card up, or keep it hidden and be done?
prompt-add = Add a second card, to 10 at most, or leave it at that.
prompt-name = You won the round: who starts the next one?
option-spare_jokers-name = spare jokers
option-spare_jokers-full = Whether the jokers left over when each player has one are shuffled into the pile.
option-tie-name = tie
option-tie-full = Who wins a round when values are equal: one card before two, or the highest single card.
option-deck-name = deck
option-deck-full = Cards of which there are more or fewer than usual, or that are worth other points: { "{" }"p1": { "{" }"points": 10{ "}" }, "n0": { "{" }"count": 4{ "}" }{ "}" }.
option-rounds-name = rounds
option-rounds-full = How many of the ten rounds are played.
option-chips-name = chips
option-chips-full = How many chips everybody begins with. No bid is above 61, which is more than all others together can have then.
option-last_refill-name = last refill
option-last_refill-full = Whether everybody draws once more after the last round.
option-next_start-name = next start
option-next_start-full = Who starts the next round: whoever the winner names, the winner, or the seat to the left of whoever did.
shown-chips = chips
shown-guard = guard
shown-pile = draw pile
shown-pot = pot
shown-round_card = round card
shown-rounds_left = rounds left
fault-lay_expected = expected 'lay', a card and 'open' or 'hidden', such as 'lay n9 hidden', got '{ $typed }'
fault-round_card = { $card } is a round card: expected a card to play with, such as n9
fault-opening_expected = expected 'swap' or 'auction' and a seat, or 'decline', got '{ $typed }'
fault-bid_expected = expected { KNOWN($other) ->
    [yes] '{ $other }' or{ " " }
   *[no] { "" }
}'bid' and a number of chips, got '{ $typed }'
fault-bid_of_nothing = expected { KNOWN($other) ->
    [yes] '{ $other }' or{ " " }
   *[no] { "" }
}'bid' and at least one chip, got 'bid 0'
fault-added_expected = expected 'add' and a card, or 'done', got '{ $typed }'
fault-typed_number = expected '{ $verb }' and a number, got '{ $typed }'
fault-no_such_card = there is no card '{ $card }': expected n0 to n10, a penalty card p1 to p8, or j for a joker{ fault-near }

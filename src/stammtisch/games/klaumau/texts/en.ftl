### English. Elsewhere the keys of this file have the game's name before them.

## house

mood = Crazy eights for thieves. Lying is allowed.
time = 30 min
card = { $tail ->
    [1] Coin
    [2] Watch
    [3] Candlestick
    [4] Gold
    [key] Keyhole
    [safe] Small safe
    [bigsafe] Big safe
    [plan] Plan
    [crook] Crook
    [trade] Trade
   *[other] { $head ->
        [police] Policeman
        [dog] Watchdog
        [bomb] Bomb
        [fence] Fence
       *[other] { $code }
    }
}
    .short = { $tail ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] { KNOWN($tail) ->
            [yes] { LOWER($name) }
           *[no] { $name }
        }
    }
    .long = { $tail ->
        [1] { card-colour } { $tail }, { LOWER($name) }
        [2] { card-colour } { $tail }, { LOWER($name) }
        [3] { card-colour } { $tail }, { LOWER($name) }
        [4] { card-colour } { $tail }, { LOWER($name) }
       *[other] { KNOWN($tail) ->
            [yes] { card-colour } { LOWER($name) }
           *[no] { $name }
        }
    }
card-colour = { $head ->
    [g] Green
    [b] Blue
    [r] Red
    [y] Yellow
    [gb] Green and blue
    [br] Blue and red
    [ry] Red and yellow
    [rg] Red and green
    [yb] Yellow and blue
    [ryg] Red, yellow and green
    [ryb] Red, yellow and blue
    [rgb] Red, green and blue
    [ygb] Yellow, green and blue
    [rygb] Four-coloured
   *[yg] Yellow and green
}

## table

bomb-title = What does the bomb do?
bomb-own = A rule of your own
bomb-step = Step { $n }
bomb-add = One more step
bomb-remove = Remove step
bomb-who = Who is hit?
bomb-what = What happens?
bomb-count = How many?
bomb-readies-blast = Blast
bomb-readies-collection = Collection
bomb-readies-panic = Panic
bomb-readies-smoke = Smoke
bomb-readies-robin_hood = Robin Hood
bomb-readies-jackpot = Jackpot
bomb-whos-self = its player
bomb-whos-left = left neighbour
bomb-whos-right = right neighbour
bomb-whos-chosen = whoever you choose
bomb-whos-others = all others
bomb-whos-everyone = everyone
bomb-whos-most_cards = most cards
bomb-whos-leaders = whoever leads
bomb-whats-draw = draws
bomb-whats-throw = throws away
bomb-whats-lose = loses
bomb-whats-pay = pays
bomb-whats-miss = misses turns
bomb-whats-gain = gains points
bomb-counts-half = half
bomb-counts-all = all
bomb-says = { CAPITAL($steps) }.
refused-no_police = You have no policeman.
    .full = you hold no policeman: expected 'let'
refused-not_shown = That card is not in the hand that was shown.
    .full = { $card } is not in the shown hand: expected a fitting card of it
refused-no_number = The fence buys numbers only.
    .full = { $card } is not a number card: the fence buys nothing else
refused-one_dog = One watchdog is enough.
    .full = a watchdog guards you already: expected a card that fits, or "can't"
refused-wished = Another colour was called.
    .full = { $colour } was called: expected a { $colour } card, a keyhole, or "can't"
refused-not_yourself = You can’t choose yourself.
    .full = that is your own seat: expected another player
refused-guarded = A watchdog is on guard there.
    .full = seat { $seat } has a watchdog: expected another player, or 'rob nobody'
refused-no_cards = Nothing to take there.
    .full = seat { $seat } has no cards: expected another player, or 'nobody'
refused-not_drawn = That is not the card you have just drawn.
    .full = { $card } is not the card you drew: expected that one, or 'keep'
pad_note = High score wins.
misses = { $n ->
    [one] misses a turn
   *[other] misses { $n } turns
}
fits = You can play: { $what }.
sought-red = red
sought-yellow = yellow
sought-green = green
sought-blue = blue
sought-1 = a 1
sought-2 = a 2
sought-3 = a 3
sought-4 = a 4
sought-key = a keyhole
sought-safe = a safe
sought-plan = a plan
sought-crook = a crook
sought-trade = a trade
hits-miss = { $n ->
    [one] { $names } misses a turn.
   *[other] { $names } miss a turn each.
}
hits-again = You have the next turn too.
hits-turned = Play changes direction: { $name } is next.
hits-nothing = It changes nothing now.
omen-miss = misses a turn
barred-empty = no cards left
barred-dog = has a watchdog
lay-give = Give it
lay-sell = Sell it
lay-throw = Discard it
direction-clockwise = clockwise
direction-against = anticlockwise
wished = { CAPITAL($colour) } was called.
cant = I can’t
cant_quoted = “I can’t.”
doubt_text = { $n ->
    [one] Says { $name }, with one card. Do you believe it?
   *[other] Says { $name }, with { $n } cards. Do you believe it?
}
doubt = I doubt it
believe = I believe it
robbed = { $name } is stealing!
robbed_text = Show a policeman, or a card is gone.
police = Policeman!
let = Let it go
caught = { $name } was bluffing
caught_text = Choose which card goes on the pile.
wish = Name a colour
wish_text = It holds until the next card is played.
rob = Who do you want to rob?
rob_text = You draw a card, unless the police come.
trade = Who do you want to trade with?
trade_text = You draw one and give one.
take = Everybody is surrounded
take_text = Take one more card unseen, from anyone you like.
target = Who should the bomb hit?
nobody = Nobody
give = What do you give in return?
give_text = Any of your cards, even the one you drew.
sell = The fence buys numbers
sell_text = 2 points for each number.{ $n ->
    [0] { "" }
   *[other] { " " }Sold: { $n }.
}
sold = Done
throw = The bomb!
throw_text = { $n ->
    [one] Throw a card away.
   *[other] Throw { $n } cards away.
}
offer = You may draw
offer_text = { $n ->
    [one] You may draw a card, or leave it.
   *[other] You may draw { $n } cards, or leave them.
}
offer_draw = Draw
offer_decline = No, thank you
drawn = Play it at once?
drawn_text = You drew { $card }.
drawn_play = Play it
drawn_keep = Keep it
cant_say = I can’t.
doubt_say = I don’t buy it!
rob_say = Hand it over!
police_say = Police!
option-doubters = Who may doubt
    .doc = After “I can’t”: only the next player, or everybody in turn.
    .of-next = the next
    .of-anyone = anyone
option-forced_card_acts = Forced cards act
    .doc = A card played because of a doubt has its effect.
option-plan = Plans
    .doc = Which way a plan turns play.
    .of-turns = the other way round
    .of-anticlockwise = anticlockwise
option-forgery = Forgery
    .doc = At the end of a round, numbers in the colours of the top card are worthless.
option-surrounded = Surrounded
    .doc = The eighth policeman (with fewer than six players the sixth) ends the round.
option-fence = Fence
    .doc = A fence in the pile buys numbers from everybody for 2 points each.
option-watchdog = Watchdog
    .doc = Two watchdogs, posted in front of somebody, keep crooks away.
option-bomb = Bomb
    .doc = A bomb whose rule you make yourselves.
option-deck = Another deck
    .doc = How many there are of each card.
option-rounds = Rounds
    .doc = How many are played; 0: as many as there are players.
option-wrong_doubt = A doubt in vain
    .doc = Whether whoever doubts wrongly gives the other a card, drawn blind.
    .of-free = costs nothing
    .of-pays = costs a card
option-last_card = The last card
    .doc = Whether it still acts, or playing it ends the round at once.
    .of-acts = acts
    .of-ends = ends the round
option-surrounded_ends = The last policeman
    .doc = What the last policeman ends in “Surrounded”.
    .of-round = ends the round
    .of-match = ends the match
option-keyhole = Keyholes
    .doc = What they may be played on.
    .of-fits = where they fit
    .of-anything = on anything
option-drawn_card = The card just drawn
    .doc = Whether it may be played at once after an “I can’t” that was believed.
    .of-waits = waits
    .of-playable = may be played
option-empty_pile = The empty pile
    .doc = Whether it ends the round, or the discard pile is shuffled.
    .of-ends = ends the round
    .of-reshuffled = is made anew
reckon-sold = sold
reckon-watchdog = Watchdog
reckon-bomb = Bomb
verdict-caught = { ROLE($seat) ->
    [reader] Caught: something fits. The doubter chooses the card that you play.
   *[other] Caught: something fits. The doubter chooses the card that { $seat } plays.
}
verdict-true = { ROLE($seat) ->
    [reader] It was true: nothing fits. You may draw up to two cards.
   *[other] It was true: nothing fits. { $seat } may draw up to two cards.
}
event-scores = Round { $round } is scored.
event-ends = The match is over.
event-deals = { ROLE($seat) ->
    [reader] Round { $round }: you start.
   *[other] Round { $round }: { $seat } starts.
}
event-turns = { ROLE($seat) ->
    [reader] You turn over { $card }.
   *[other] { $seat } turns over { $card }.
}
event-plays = { ROLE($seat) ->
    [reader] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-cannot = { ROLE($seat) ->
    [reader] You say: “I can’t.”
   *[other] { $seat } says: “I can’t.”
}
event-believes = { ROLE($seat) ->
    [reader] You believe it.
   *[other] { $seat } believes it.
}
event-doubts = { ROLE($seat) ->
    [reader] You doubt it!
   *[other] { $seat } doubts it!
}
event-shows = { ROLE($seat) ->
    [reader] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}
event-draws = { ROLE($seat) ->
    [reader] You draw{ known-card }.
   *[other] { $seat } draws a card{ known-card }.
}
event-declines = { ROLE($seat) ->
    [reader] You decline to draw.
   *[other] { $seat } declines to draw.
}
event-keeps = { ROLE($seat) ->
    [reader] You keep the card.
   *[other] { $seat } keeps the card.
}
event-fined = { ROLE($giver) ->
    [reader] You pay { $receiver } for the doubt{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } pays you for the doubt{ known-card }.
       *[other] { $giver } pays { $receiver } a card for the doubt{ known-card }.
    }
}
event-restacks = { $number ->
    [one] The discard pile is shuffled: one card to draw from.
   *[other] The discard pile is shuffled: { $number } cards to draw from.
}
event-too_long = After { $turns } turns the round is over.
event-guards = { ROLE($seat) ->
    [reader] You post a watchdog.
   *[other] { $seat } posts a watchdog.
}
event-wishes = { ROLE($seat) ->
    [reader] You name { $colour }.
   *[other] { $seat } names { $colour }.
}
event-turns_round = Play changes direction.
event-misses = { ROLE($seat) ->
    [reader] You miss a turn.
   *[other] { $seat } misses a turn.
}
event-robs = { ROLE($seat) ->
    [reader] You set a crook on { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } sets a crook on you.
       *[other] { $seat } sets a crook on { $giver }.
    }
}
event-spares = { ROLE($seat) ->
    [reader] You spare everybody.
   *[other] { $seat } spares everybody.
}
event-wards = { ROLE($seat) ->
    [reader] You call the police: { $card }.
   *[other] { $seat } calls the police: { $card }.
}
event-steals = { ROLE($receiver) ->
    [reader] You steal from { $giver }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } steals from you{ known-card }.
       *[other] { $receiver } steals a card from { $giver }{ known-card }.
    }
}
event-trades = { ROLE($receiver) ->
    [reader] You draw from { $giver } for the trade{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } draws from you for the trade{ known-card }.
       *[other] { $receiver } draws a card from { $giver } for the trade{ known-card }.
    }
}
event-gives = { ROLE($giver) ->
    [reader] You give { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gives you{ known-card }.
       *[other] { $giver } gives { $receiver } a card{ known-card }.
    }
}
event-surrounded = The last policeman: everybody is surrounded!
event-fence = { ROLE($seat) ->
    [reader] You draw the fence. Numbers can be sold.
   *[other] { $seat } draws the fence. Numbers can be sold.
}
event-forged = Forgery! { $card } lies on top: numbers in its colours count nothing.
event-sells = { ROLE($seat) ->
    [reader] You sell { $card } for 2 points.
   *[other] { $seat } sells { $card } for 2 points.
}
event-targets = { ROLE($seat) ->
    [reader] You aim the bomb at { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } aims the bomb at you.
       *[other] { $seat } aims the bomb at { $giver }.
    }
}
event-throws = { ROLE($seat) ->
    [reader] You throw away { $card }.
   *[other] { $seat } throws away { $card }.
}
event-loses = { ROLE($seat) ->
    [reader] You lose { $card }.
   *[other] { $seat } loses { $card }.
}
event-pays = { ROLE($giver) ->
    [reader] You pay { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } pays you{ known-card }.
       *[other] { $giver } pays { $receiver } a card{ known-card }.
    }
}
event-stunned = { ROLE($seat) ->
    [reader] { $turns ->
        [one] You must miss a turn.
       *[other] You must miss { $turns } turns.
    }
   *[other] { $turns ->
        [one] { $seat } must miss a turn.
       *[other] { $seat } must miss { $turns } turns.
    }
}
event-gains = { ROLE($seat) ->
    [reader] { $points ->
        [one] You gain { $points } point.
       *[other] You gain { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } gains { $points } point.
       *[other] { $seat } gains { $points } points.
    }
}
event-empties = { ROLE($seat) ->
    [reader] You have no cards left.
   *[other] { $seat } has no cards left.
}
event-runs_out = { ROLE($seat) ->
    [reader] You must draw, and the pile is empty.
   *[other] { $seat } must draw, and the pile is empty.
}
event-holds = { KNOWN($cards) ->
    [yes] { ROLE($seat) ->
        [reader] You end with { $cards }.
       *[other] { $seat } ends with { $cards }.
    }
   *[no] { ROLE($seat) ->
        [reader] You end with nothing.
       *[other] { $seat } ends with nothing.
    }
}
bomb-then = ; then{ " " }
bomb-step_says = { $who ->
    [self] whoever plays the bomb
    [left] the left neighbour
    [right] the right neighbour
    [chosen] the chosen player
    [others] all others
    [most_cards] whoever has the most cards
    [leaders] whoever leads
   *[everyone] everyone
} { $who ->
    [others] { $what ->
        [throw] throw away
        [lose] lose
        [pay] pay
        [miss] miss
        [gain] gain
       *[draw] draw
    }
   *[other] { $what ->
        [throw] throws away
        [lose] loses
        [pay] pays
        [miss] misses
        [gain] gains
       *[draw] draws
    }
} { $count ->
    [half] half their cards
    [all] all their cards
    [1] { $what ->
        [miss] a turn
        [gain] a point
       *[other] a card
    }
   *[other] { $count ->
        [2] two
        [3] three
       *[4] four
    } { $what ->
        [miss] turns
        [gain] points
       *[other] cards
    }
}{ $count ->
    [all] { $what ->
        [pay] { " " }to whoever plays the bomb
       *[other] { "" }
    }
    [half] { $what ->
        [throw] , of their choice
        [lose] { " " }at random
        [pay] { " " }at random to whoever plays the bomb
       *[other] { "" }
    }
   *[other] { $what ->
        [throw] { " " }of their choice
        [lose] { " " }at random
        [pay] { " " }at random to whoever plays the bomb
       *[other] { "" }
    }
}
refused-does_not_fit =
    .full = { KNOWN($top) ->
        [yes] { $card } does not fit on { $top }: expected its colour or motif, or "can't"
       *[no] { $card } does not fit: expected a fitting card of the shown hand
    }
does-number = Loot: counts { $n } if you keep it.
does-key = You name a colour.
does-safe = The next player misses a turn. Goes on the big safe too.
does-bigsafe = The next two miss a turn. Goes on the small safe too.
does-plan = Play goes the other way round.
does-two_colours = Fits on each of its colours, and each fits on it. Play goes the other way round.
does-crook = You steal a card from somebody unseen, unless they show a policeman.
does-trade = You draw a card from somebody unseen and give them one of yours.
does-police = Stops a crook and brings you a new card. Counts nothing.
does-dog = While it lies face up in front of you, no crook can rob you.
does-bomb = Does whatever you agreed on before.
does-fence = When it is drawn, everybody may sell numbers: 2 points apiece.
does-key_anything = Goes on anything. You name a colour.
does-plan_anticlockwise = Play goes anticlockwise until the round ends.
does-two_colours_anticlockwise = Fits on each of its colours, and each fits on it. Play goes anticlockwise until the round ends.
does-police_round = Stops a crook and brings you a new card. Counts nothing. The last of them ends the round.
does-police_match = Stops a crook and brings you a new card. Counts nothing. The last of them ends the match.
does-number_forgery = Loot: counts { $n } if you keep it, unless its colour lies on top at the end.

## faults

fault-bomb_no_such_rule = There is no ready-made rule “{ $rule }”.
    .full = there is no ready-made rule '{ $rule }': expected { $known }, or a list of steps
fault-bomb_form = { fault-wrong_form }
    .full = expected the name of a ready-made rule or a list of steps, got { $got }
fault-bomb_steps = A rule has one to { $most } steps, not { $got }.
    .full = expected one to { $most } steps, got { $got }
fault-bomb_step = Step { $number }: { $fault }
    .full = step { $number }: { $fault }
fault-bomb_step_form = { fault-wrong_form }
    .full = expected who, what and count, got { $got }
fault-bomb_who = { fault-choice_expected }
    .full = expected { $of } to be hit, got { $got }
fault-bomb_what = { fault-choice_expected }
    .full = expected { $of } to happen, got { $got }
fault-bomb_count = { fault-number_expected }
    .full = expected a count of { $least } to { $most }, 'half' or 'all', got { $got }
fault-bomb_number = { fault-number_expected }
    .full = expected a number from { $least } to { $most } with '{ $what }', got { $got }
fault-bomb_self = Nobody can pay themselves.
    .full = nobody can pay themselves: expected somebody else to pay
fault-deck_form = { fault-wrong_form }
    .full = expected a table of cards and how often each is in the deck, got { $got }
fault-deck_no_such_card = There is no card “{ $card }”.
    .full = there is no card '{ $card }' to put into a deck: expected names such as { $known }
fault-deck_count = { fault-number_expected }
    .full = expected a whole number from { $least } to { $most } for { $card }, got { $got }
fault-deck_too_large = A deck has { $most } cards at most, not { $got }.
    .full = expected at most { $most } cards in all, got { $got }
fault-deck_too_small = At least { $least } cards must have a colour; there are only { $got }.
    .full = expected at least { $least } cards with a colour, got { $got }

## learning

lesson-turn = Play a card
    .text = Colour or motif must match. You may also say “I can’t”, even if it isn’t true. Numbers in your hand are loot: they count at the end of the round.
lesson-doubt = Do you believe it?
    .text = If you’re right to doubt, you choose the card that is played, and may draw one. If you’re wrong, the other player may draw two. Many cards and nothing fits? Doubt it.
lesson-offer = A card for you
    .text = You may draw, or leave it. Cards in hand are loot: take them, unless you want the pile to last.
lesson-force = Caught
    .text = Choose which card is played. Losing loot hurts: take the highest number.
lesson-answer = A crook comes
    .text = With a policeman you keep everything and draw a card as well. Without one, a card is gone, drawn blind.
lesson-wish = Keyhole
    .text = You name the next colour. Take the one you have most of.
lesson-rob = Your crook
    .text = Choose a victim. Many cards, much loot. Whoever has a policeman fights back.
lesson-trade = A trade
    .text = You draw a card blind and give one back. A cheap way to get rid of something.
lesson-give = What do you give back?
    .text = Any card of yours, even the one you drew. Keep numbers, give away the rest.

## hints

purpose-cannot = { $n ->
    [one] It is true: nothing in your hand fits. Even if you are doubted, you can draw only one card.
   *[other] It is true: nothing in your hand fits. You draw a card, and if you are doubted you may draw two.
}
purpose-cannot_at_the_end = If you are believed, the round is over: there is no card left to draw.
purpose-bluffs = { $n ->
    [one] A bluff: one of your cards fits. If it is believed, you keep everything and draw a card.
   *[other] A bluff: { $n } of your cards fit. If it is believed, you keep everything and draw a card.
}
purpose-guards = No crook may be sent to you any more in this round.
purpose-ends_round = Your last card: with it the round is over.
purpose-calls_police = A policeman counts nothing, and you draw a card for him.
purpose-police_at_the_end = There is no card left to draw for him: the round is over.
purpose-surrounds = { $ending ->
    [match] The last policeman: the match is over, and you may take one more card.
   *[round] The last policeman: the round is over, and you may take one more card.
}
purpose-unlocks = You choose the colour that { $seat } has to follow, and it costs you { purpose-points }.
purpose-skips = { $seat } misses a turn, and it costs you { purpose-points }.
purpose-skips_two = { $seat } and { $target } miss a turn, and it costs you { purpose-points }.
purpose-plays_again = You have the next turn, too, and it costs you { purpose-points }.
purpose-turns_round = Changes the direction of play: it is { $seat }’s turn next, not { $target }’s.
purpose-steals = You give up { purpose-points }, and may try to steal a card.
purpose-trades = You may draw a card from somebody, and choose which one you give back.
purpose-cheapest = Costs only { purpose-points }: nothing else that fits is cheaper.
purpose-believes = If you doubt in vain, { $seat } may draw up to two cards.
purpose-believes_at_the_end = There is no card left to draw: if nobody doubts, the round is over.
purpose-doubts = { $n ->
    [one] If { $seat }’s only card fits after all, it is played
   *[other] If one of { $seat }’s { $n } cards fits after all, you choose which is played
}{ $draws ->
    [yes] , and you may draw one.
   *[no] .
}{ $costs ->
    [yes] { " " }A doubt in vain costs you a card.
   *[no] { "" }
}
purpose-wards = The crook gets nothing, and you draw a card for the policeman.
purpose-lets = { $police ->
    [one] { $seat } takes one of your { $n } cards unseen. Unless it is your policeman, you keep him for later.
   *[other] { $seat } takes one of your { $n } cards unseen. A policeman stays with you for later in any case.
}
purpose-draws = { $n ->
    [one] One more card: it counts for you, unless it is a policeman.
   *[other] { $n } more cards: each counts for you, unless it is a policeman.
}
purpose-declines = The last card stays in the pile; whoever must draw after it ends the round.
purpose-wishes = { $n ->
    [one] You hold no more of any other colour: one card shows { $colour }.
   *[other] You hold no more of any other colour: { $n } cards show { $colour }.
}
purpose-spares = Nobody loses a card to you, and nobody calls the police.
purpose-hits_leader = Of the others { $seat } has the most points: { $total }.
purpose-sells = { $price } points at once for a card that counts { $n }, and a new card for it.
purpose-sells_at_the_end = { $price } points at once for a card that counts { $n }. There is no new card for it: the round ends.
purpose-takes_dearest = Nothing that fits is worth more: { purpose-points } less for { $seat }.
purpose-gives_least = The least that you can give: { purpose-points } for { $seat }.
purpose-gives_more = { purpose-points } for { $seat }; you hold cheaper ones.
purpose-throws_least = Nothing in your hand counts less: { purpose-points }.
purpose-throws_more = Costs { purpose-points }; you hold cheaper ones.

## gallery

deck = 104 cards, and four for the variants. What you still hold in the end is your loot; a card counts 1 unless it says otherwise.
tale = { $tail ->
    [1] It was just lying there. In the till.
    [2] Runs by the moon. But then, so does the job.
    [3] From Aunt Edna. She just doesn’t know it yet.
    [4] Hard to carry, easy to explain: found it.
    [key] Look through it and make a wish.
    [safe] The combination is a birthday. But whose?
    [bigsafe] Three days of drilling. The door was ajar.
    [plan] { $head ->
        [r] In through the cellar, out through the cake shop.
        [y] The tunnel is finished. It ends in the swimming pool.
        [g] Read backwards, it is a knitting pattern.
        [b] North is up. Mostly.
       *[other] There are several ways out. One leads to the police station.
    }
    [crook] { $head ->
        [r] Hat, mask, sack. That was the whole training.
        [y] Never goes out without a handbag. Never her own.
        [g] Has long fingers and even longer excuses.
       *[b] Only steals from good homes. Checks first.
    }
    [trade] Yours was mine, mine is yours, and nobody saw a thing.
   *[other] { $head ->
        [police] Always in the right place. An hour later.
        [dog] Only bites people with sacks.
        [bomb] Is it still ticking? Good.
        [fence] Never asks where from. Never says where to.
       *[other] { "" }
    }
}
group-two_colours = Several colours
group-colourless = Without a colour
group-variants = For variants

## pad

pad-ask-top = Which colour does the top card show?
pad-ask-loot = What does everybody hold?
pad-ask-encircled = Did the last policeman come?
pad-hint-top = Numbers of this colour count nothing: leave them out below. Several colours only for a plan with all of them.
pad-hint-loot = Policemen count nothing. “Others” are all other cards.
pad-own_deck = Plans of any colours then; and nobody checks how many there are of a card.

## stats

deed-robberies = Cards stolen
deed-doubts = Bluffs seen through
deed-fenced = Numbers sold to the fence

## lab

lab-excuses = “I can’t”
    .more = more “I can’t”
    .less = fewer “I can’t”
    .says = times a round somebody says “I can’t”.
    .name = the “I can’t”s
lab-lies = Lies
    .more = bolder lies
    .less = more honesty
    .says = of all “I can’t”s are lies.
    .name = the lies
lab-doubted = Doubts
    .more = more doubts
    .less = fewer doubts
    .says = times a round somebody doubts.
    .name = the doubts
lab-caught = Lies found out
    .more = more lies found out
    .less = fewer lies found out
    .says = of all lies are found out.
    .name = how many lies are found out
lab-thefts = Thefts
    .more = more thefts
    .less = fewer thefts
    .says = thefts in a round.
    .name = the thefts
lab-warded = Police in time
    .more = the police come more often
    .less = the police come less often
    .says = of thefts are stopped by the police.
    .name = the police
lab-bombs = Bombs
    .more = more bombs
    .less = fewer bombs
    .says = bombs in a round.
    .name = the bombs
lab-dogs = Watchdogs
    .more = more watchdogs
    .less = fewer watchdogs
    .says = watchdogs in a round.
    .name = the watchdogs
lab-sold = Sold to the fence
    .more = more sold to the fence
    .less = less sold to the fence
    .says = cards a round are sold to the fence.
    .name = what the fence buys

## terminal

about = Play cards by colour or motif, and try not to: what you still hold in the end is your loot.
prompt-turn = Play a card that fits, or say “I can't”.
prompt-doubt = “I can't”: do you believe it?
prompt-force = Caught! Which card must be played?
prompt-wish = Name a colour.
prompt-rob = Who should your crook rob?
prompt-answer = A crook! Let it happen, or call the police?
prompt-trade = Who do you want to trade with?
prompt-give = Which card do you give in return?
prompt-take = Surrounded! Who do you want to take a last card from?
prompt-sell = The fence pays 2 points for each number card: sell one, or stop here.
prompt-target = Who is the target of your bomb?
prompt-throw = The bomb! Which card do you throw away?
prompt-offer = Do you want to draw? You may decline.
prompt-drawn = Play the card you have just drawn, or keep it?
option-doubters-name = doubters
option-doubters-full = Who may doubt an “I can't”: the next player, or anyone, one after the other.
option-forced_card_acts-name = forced card acts
option-forced_card_acts-full = A card that is played because of a doubt has its action.
option-plan-name = plan
option-plan-full = Which way a plan turns play: the other way round, or, as printed, to anticlockwise until the round ends.
option-forgery-name = forgery
option-forgery-full = At the end of a round, numbers in the colours of the top card are worthless.
option-surrounded-name = surrounded
option-surrounded-full = The 8th policeman (fewer than six players: the 6th) ends the round.
option-fence-name = fence
option-fence-full = A fence in the draw pile buys number cards from everybody, 2 points each.
option-watchdog-name = watchdog
option-watchdog-full = Two watchdogs, posted in front of somebody, keep crooks away.
option-bomb-name = bomb
option-bomb-full = A bomb, with a rule of your own.
option-bomb_rule-name = bomb rule
option-bomb_rule-full = What the bomb does: blast, collection, panic, smoke, robin_hood, jackpot, or up to three steps of who, what and count.
option-deck-name = deck
option-deck-full = How often each card is in the deck; usually that depends on the number of players.
option-rounds-name = rounds
option-rounds-full = How many rounds are played; 0 stands for as many as there are players.
option-wrong_doubt-name = wrong doubt
option-wrong_doubt-full = What a doubt in vain costs: nothing, or a card for whoever told the truth, drawn blind.
option-last_card-name = last card
option-last_card-full = Whether somebody's last card still acts, or playing it ends the round at once.
option-surrounded_ends-name = surrounded ends
option-surrounded_ends-full = What the last policeman ends: the round, or the whole match.
option-keyhole-name = keyhole
option-keyhole-full = What a keyhole may be played on: what it fits on, or anything.
option-drawn_card-name = drawn card
option-drawn_card-full = Whether the card drawn after an “I can't” that was believed has to wait, or may be played at once.
option-empty_pile-name = empty pile
option-empty_pile-full = What an empty draw pile does: it ends the round, or the discard pile is shuffled and drawn from again.
word-anticlockwise = anticlockwise
shown-bomb_rule = bomb does
    .step = { bomb-step_says }
word-clockwise = clockwise
shown-direction = direction
shown-draw_pile = draw pile
shown-offered = offered
shown-drawn = drawn
shown-discards = discard pile
shown-misses = misses
shown-policemen = policemen
shown-sold = sold
shown-to_throw = to throw
shown-top = top
shown-turn = turn { $name }
shown-watchdogs = watchdogs
shown-wish = called
word-red = red
word-yellow = yellow
word-green = green
word-blue = blue
fault-wish_expected = expected 'wish' and a colour, such as 'wish red', got '{ $typed }'
fault-seat_expected = expected '{ $verb } seat 0' to '{ $verb } seat { $last }'{ KNOWN($nobody) ->
    [yes] { " " }or 'nobody'
   *[no] { "" }
}, got '{ $typed }'
fault-no_such_card = there is no card '{ $card }': expected a colour letter and a motif or number, such as { $example }{ fault-near }

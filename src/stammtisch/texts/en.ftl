### English: short and dry. Read by terminal, command line, server and browser; words/speech.py explains the functions.
### `##` opens a chapter; a browser loads the chapters of its page.

## house

language = English
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = ,{ " " }
colon = :{ " " }
close = Close
back = Back
cancel = Never mind
ok = Fine
aloud = { $text }!
you-name = You
you-place = Your seat
colour-green = Green
colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-black = Black
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card_count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
card-back = card face down
menu-title = Menu
menu-settings = Settings
menu-rules = Rules
menu-copy = Copy link
menu-copied = Copied.
menu-gallery = All cards
menu-home = Start page
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-evening = Evening
settings-day = Beer garden
settings-evening_short = Evening
settings-day_short = Day
settings-system = same as the device
settings-speed = Speed of animations
settings-slow = leisurely
settings-usual = usual
settings-quick = brisk
settings-pace = Pace of the bots (for everyone)
settings-paces-calm = leisurely
settings-paces-usual = usual
settings-paces-brisk = brisk
settings-paces-instant = at once
settings-sound = Sounds: cards, knocks, chips
settings-vibrate = Vibrate on my turn and for slaps
settings-call = Tell me when it is my turn and I am looking elsewhere
calls-blocked = Your browser does not allow that. You can change it in its settings.
settings-hand = Which hand do you use?
settings-right = right
settings-left = left
settings-taps = How many taps?
settings-taps-one = one plays
settings-taps-two = two for cards
settings-taps-both = two for people, too
settings-sort = Sort your hand
settings-sort-colour = by colour
settings-sort-rank = by rank
settings-volume = Volume
start-tagline = Five games for rascals. Pull up a chair.
start-code = Table code
start-join = Join
start-games = Games
start-people = { $from }–{ $to } people
start-minutes = { $n } min
start-age = from age { $n }
start-play = Play now
start-learn = Learn
start-learn_label = Learn { $game }
start-invite = Invite
start-invite_label = New table: { $game }
start-yours = Your tables
start-past = Past evenings
start-your_turn = Your turn
start-running = running
start-lobby = waiting
start-again = Replay
start-bring = Watch a recorded match
start-look = View
start-nobody = Nobody here yet. First game’s on the house.
start-back = Back to your table
start-go_on = Play on
start-change = change
start-change_label = Change how you play { $game }
start-how = { $game }: how do you play?
start-strength = How strong are the others?
start-length = How long?
start-rules = Rules
start-people_count = { $n } players
length-short = short
length-usual = usual
length-long = long
length-by-limit = Point limit: { $n }.
length-by-rounds = { $n } rounds.
start-gallery = See all the cards
start-gallery_text = Five decks, every face, and what it does.
start-foot = Stammtisch is free software. All drawings and texts are our own.
start-more = Also here
start-pad = The score pad
start-pad_text = Counts for you when you play with real cards.
start-stats = Your criminal record
start-stats_text = Matches, wins and misdeeds.
start-lab = What does a rule do?
start-lab_text = Thousands of matches, played in seconds.
start-offline = No connection. Score pad, cards and rules work all the same.
start-no_line = No connection
start-try_again = Try again
start-loading = One moment…
name-title = What’s your name?
name-label = Your name
start-me = { $name }: change name and face
levels-random = Random
levels-lehrling = Apprentice
levels-geselle = Journeyman
levels-meister = Master
connection-lost = No connection. Trying again…
rules-title = Rules: { $game }
rules-found = { $n ->
    [0] Nothing in the book about that.
    [one] { $n } paragraph
   *[other] { $n } paragraphs
}
rules-search = Search
rules-rule = Rule { $n }
rules-offer = Rather try it? A first round with explanations.
rules-learn = Play a first round
rules-example = See the booklet’s example
refused-wrong_host = This server is not called that. Whoever runs it can tell it the name (--name).
refused-busy = The Master is busy. Ask again in a moment.
refused-damaged_table = The log of this table is damaged. Whoever runs the server has to mend it.
refused-bad_message = The server did not understand that.
    .full = { KNOWN($why) ->
        [yes] { $why }
       *[no] { refused-bad_message }
    }
refused-wrong_origin = That came from another site.
refused-too_large = That is too much at once.
    .full = that is too much at once{ KNOWN($most) ->
        [yes] : expected at most { $most }
       *[no] { "" }
    }
refused-too_fast = Easy, easy. Try again in a moment.
    .full = too many requests at once: try again in a moment
refused-no_such_table = There is no such table (any more).
    .full = there is no table { $code }
refused-no_such_game = There is no such game.
    .full = there is no game '{ $game }': expected { $known }{ fault-near }
refused-bad_option = These rules can’t be set like that.
    .full = { $why }
refused-bad_players = This game is not for that many people.
    .full = { $why }
refused-bad_name = A name has 1 to 24 characters.
    .full = expected a name of 1 to 24 visible characters
refused-name_taken = Somebody here has that name already.
    .full = there is somebody called { $name } at the table: expected another name
refused-table_full = The table is full.
refused-no_such_replay = There is no such link, or the match is still on.
    .full = this is not the link of a finished match
refused-bad_record = { KNOWN($line) ->
    [yes] Line { $line }: { $why }
   *[no] { $why }
}
    .full = { KNOWN($line) ->
        [yes] line { $line }: { $why }
       *[no] { $why }
    }
refused-clock_while_waiting = A table that waits for people has no clock.
    .full = a table that waits for people has no clock: expected a clock of 0
refused-too_many_tables = The pub is full: no more tables for now.
refused-races_on_one_device = This game is about being first: everybody needs a device of their own.
refused-open_beside_device = Several people on one device play among themselves and with bots: no seat can stay free.
refused-restarting = The server is restarting. Try again in a moment.
refused-offline = No connection.
refused-server_fault = Something went wrong on the server. Try again in a moment.
refused-unknown = That did not work.
new-seat_n = Seat { $n }

## table

menu-match = The match
menu-table = The table
menu-you = For you
menu-share = Share
menu-invite = Invite
menu-link = Personal link
menu-link_text = It takes you back to your seat on any device. Keep it to yourself.
menu-leave = Leave the table
menu-leave_text = A bot takes your seat for good.
menu-leave_sure = Really leave?
menu-rest = Let a bot play for me
menu-unrest = I’ll play myself again
menu-qr = For another device
calls-title = It was your turn
calls-text = Should your device tell you when the table waits for you while you are looking elsewhere?
calls-yes = Yes, tell me
calls-no = No, thanks
door-title = At the door
door-waiting = would like to sit down
door-sent_away = was asked to leave
door-let_in = Let in
door-let_in_name = Let { $name } in
door-asked = The host has been asked to let you in.
door-waits = { $name } would like to join.
door-where = Menu, “At the door”.
door-nobody = Nobody is at the door.
news-elsewhere = You have this table open in too many tabs: the oldest is closed.
news-away = { $name } is away for a moment.
news-away_small = A bot will take over soon.
news-away_waits = The table waits.
news-bot = A bot is playing for { $name } now.
news-back = { $name } is back.
news-joined = { $name } joins the table.
news-host = { $name } is the host now.
news-your_turn = Your turn
news-kicked = You were asked to leave the table.
news-restarting = The server is restarting. Back in a moment.
refused-plays_alone = This table is for one person. Open one of your own.
refused-opened_here = Whoever opened this table stays, and only those who have played with them can be host.
refused-sent_away = The host has asked you to leave. You can come back when they let you in.
refused-seen_cards = You have seen the cards of another seat in this match. You can take your own again, or any seat after the match.
    .full = you have seen the cards of seat { $seat } in this match: expected that seat, or the next match
refused-seen_from_here = Somebody at your address has already seen cards in this match. You can sit down when it is over.
refused-asked_already = The host has been asked. Please wait a moment.
refused-own_guest = They use the same connection as you. Somebody else has to let them in.
refused-log_full = This table’s log is full. Open a new table.
refused-face_taken = { $name } looks like that already.
refused-seat_taken = The seat is taken.
    .full = seat { $seat } is taken: expected another one
refused-no_such_seat = There is no such seat.
    .full = there is no seat { $seat }: expected 0 to { $last }
refused-not_seated = For that you must sit at the table.
refused-seated_already = You are seated already.
    .full = you sit on seat { $seat }
refused-not_host = Only the host may do that.
refused-not_now = That can’t be done now.
    .full = the table is in the phase '{ $phase }': expected another one
refused-seats_open = Seats are still free.
    .full = { $count ->
        [one] { $count } seat is free: expected somebody on it
       *[other] { $count } seats are free: expected somebody on each
    }
refused-no_such_person = Nobody like that sits here.
refused-not_asked = It’s not up to you right now.
refused-too_late = Too late, that is decided.
refused-bad_move = There is no such move.
    .full = { $why }
refused-still_playing = The match is still on.
refused-no_hints = There are no hints at this table.
refused-not_alone = There are other people at this table: nobody is hurried here.
refused-as_it_lies = Nothing can be changed here: this deal is the same for everybody.
    .full = nothing is changed at this table: expected a move, chat, or another pace
end-day = How it went
end-compare = Compare
end-challenge = Challenge a friend
plain-sealed = Everybody chooses
plain-scores = Round { $round } is scored.
plain-window = Do you want to react?
known-card = { KNOWN($card) ->
    [yes] { colon }{ $card }
   *[no] { "" }
}
known-cards = { KNOWN($cards) ->
    [yes] { colon }{ $cards }
   *[no] { "" }
}
said-colour = { $colour }
sign-rock = Rock
sign-paper = Paper
sign-scissors = Scissors
sign-well = Well
pile-left = { $n ->
    [0] empty
   *[other] { $n } left
}
pile-label = { $n ->
    [0] Pile, empty
   *[other] Pile, { $n } left
}
pile-top = On top: { $card }
middle-label = In the middle
where-round = Round { $round }
where-round_of = Round { $round } of { $of }
where-trick = Round { $round } · trick { $trick }/{ $of }
where-turn = Turn { $n }
where-over = Closing time
hand-label = Your cards, { $n }
hand-playable = playable
hand-unplayable = not now
shared-give = Give the device to { $name }
shared-who = Who has the device?
shared-hidden = All hands are covered.
shared-am = I am { $name }
new-here = People on this device
new-here_text = The screen hides all hands between turns. The other seats are bots, and the table waits for everybody.
new-here_name = Name of person { $n }
hand-ready = ready to play
hand-put = { $card }: place { $n } of { $of }
hand-sorted_colour = Sorted by colour.
hand-sorted_rank = Sorted by rank.
ready-laid = { $card } is ready for your turn.
ready-taken = { $card } is back in your hand.
ready-waits = Ready for your turn: { $card }. Tap it to take it back.
ready-again = Tap again to have it ready for your turn.
ready-returned = { $card } can’t be played now, and is back in your hand.
slip-aimed = { $name }: tap once more.
gone-title = Cards played
gone-closed = At this table nobody looks back further than the last trick.
gone-none = No card has been played in this round yet.
gone-row = { $n ->
    [0] Not played yet
    [one] One played
   *[other] { $n } played
}{ $mine ->
    [0] { "" }
   *[other] , { $mine } in your hand
}
seat-label = { $n ->
    [0] { $name }, no cards
    [one] { $name }, { $n } card
   *[other] { $name }, { $n } cards
}
seat-bot = Bot
seat-away = back in a bit
seat-bot_in = bot in { $time }
seat-waits = away, we wait
seat-stand_in = bot plays
seat-sealed = has chosen
seat-dog = watchdog
seat-host = host
seat-turn = to play
seat-choice = can be chosen
seat-barred = not now
seat-before = In front of { $name }
seat-open_hand = open hand
slip-your_turn = Your turn
slip-turn_of = { $name }’s turn
slip-waiting = Everybody is thinking
slip-waiting_for = Waiting for { $names }
slip-lay = Play it
slip-named = { $card }: { $does }
slip-no_fit = Doesn’t fit now. You can play: { $what }.
zoom-in_deck = { $n }× in the deck
gallery-count = { $n }×
gallery-counts = { $n }×, with up to five { $fewer }×
slip-gathered = { $n } of { $of } chosen.
slip-enough = { $n ->
    [one] One card only. Put it back to take another.
   *[other] { $n } cards are enough. Put one back to take another.
}
slip-put_back = Put back
slip-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
slip-race_time = time to slap
slip-fewer = fewer
slip-more = more
slip-take = Take ({ $n } of { $of })
slip-resting = A bot is playing for you
slip-you_take = You take the trick
slip-you_win = You win the round
slip-arrived = Three cards from { $name }
slip-takes = { $name } takes the trick
slip-wins = { $name } wins the round
slip-thrown = Rock, paper, scissors!
slip-moment = Just a moment…
slip-over = Closing time
slip-slapped = Slapped!
slip-judged = Let’s see who was last.
slip-kept = Your move is kept
slip-kept_text = It is sent as soon as there is a connection.
slip-away_waits = { $name } is away. The table waits.
slip-away_bot = { $name } is away. A bot will take over soon.
slip-reading = { $count ->
    [one] { $names } is still reading the last round.
   *[other] { $names } are still reading the last round.
}
slip-back_to_table = Your turn: back to the table
slip-watching = You’re watching
slip-sit = Sit down
tools-log = Log
tools-rules = Rules
tools-hint = Hint
tools-last = Last trick
tools-talk = Talk
tools-pad = Pad
tools-menu = Menu
tools-label = Tools
log-label = Log
log-empty = Nothing has happened yet.
pad-label = Pad
pad-sum = Total
pad-round = Round
pad-cards = Cards
pad-until = { $game }, to { $n }
pad-rounds = { $game }, { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
talk-label = Talk
talk-placeholder = Say something…
talk-send = Say
talk-empty = Nobody has said anything yet.
talk-emotes = Quick phrases
emote-laugh = Haha!
emote-cheer = Cheers!
emote-groan = Oh dear…
emote-shock = What?!
emote-wink = Now, now.
emote-hurry = Tick, tock.
emote-well_played = Well played.
emote-thanks = Thanks!
person-open = Open hand
person-known = Cards you know
person-taken = Taken
person-nothing = Nothing more is known yet.
person-replace = Replace with a bot
new-title = New table: { $game }
new-players = How many players?
new-seats = Who sits where?
new-me = You
new-open = free
new-bot = Bot
sets-title = Rules
sets-usual = As usual
sets-keep = Keep these rules
sets-keep_text = Under a name, in this browser. Whoever joins by your invitation sees the rules of the table, and can keep them too.
sets-name = Name of these rules
sets-placeholder = Our usual
sets-keep_act = Keep
sets-kept = Kept as “{ $name }”.
sets-called = These rules are called “{ $name }”.
sets-drop = Forget “{ $name }”
sets-rule = The rule
sets-no_rule = The rulebook says nothing more about it.
new-options = Which rules?
new-house_rules = House rules
new-lab = What does it do?
new-variants = Variants
new-clock = Time to think
new-no_clock = no limit
new-seconds = { $n } s
new-spectators = Spectators welcome
new-spectators_text = Whoever has the link may watch. Spectators see only the cards that are face up.
new-stand_in = Who stands in?
new-stand_in_text = If somebody loses the connection, a bot plays on until they are back.
new-absence = If somebody is away, a bot plays
new-absence_text = A table that waits can be played over days. It has no time limit.
new-after = after { $time }
new-never = never: the table waits
new-pace = Pace of the bots
new-open_table = Open the table
new-usual_depends = usual (by number of players)
new-ages = From the eldest to the youngest
new-ages_text = In some games the eldest begins, or goes first among equals. Tap the seats in that order.
new-more = More settings
deck-sum = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deck-count = copies
deck-points = points
lobby-text = Send the link or show the code.
lobby-invites = { $name } invites you to { $game }.
lobby-join = Join in
lobby-full = Every seat is taken.
lobby-copy = Copy link
lobby-share = Share
lobby-code = Table code
lobby-qr = QR code to join
lobby-sit = Sit down here
lobby-free = free
lobby-you = you
lobby-add_bot = Add a bot
lobby-fill_bots = Fill up with bots
lobby-remove = Free the seat
lobby-swap_with = Swap seats with…
lobby-start = Begin
lobby-start_wait = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}
lobby-waiting_host = { $name } starts when everyone is seated.
lobby-watchers = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
}
lobby-options = What’s agreed
lobby-change = Change
lobby-level = Strength
lobby-away = back in a bit
lobby-won = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
lobby-booklet = By the booklet’s rules.
lobby-booklet_with = By the booklet’s rules, with:
lobby-differs = Not everything is as in the booklet:
source-booklet = as printed
source-variant = a variant from the booklet
source-open = left open by the booklet
source-ours = a rule of our own
lobby-make_host = Make host
reckon-label = Round { $round }: who got what
reckon-round = Round { $round } is over
reckon-you = { $n ->
    [0] No points for you
    [one] { $n } point for you
   *[other] { $n } points for you
}
reckon-you_off = { $n ->
    [one] { $n } point off for you
   *[other] { $n } points off for you
}
reckon-lead = { $count ->
    [one] { $names } leads.
   *[other] { $names } lead.
}
reckon-behind = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}, you are { $n } behind.
reckon-ahead = You lead, { $n } ahead of { $names }.
reckon-level = You lead, level with { $names }.
reckon-all_level = Everybody is level.
reckon-missing = { ROLE($who) ->
    [reader] You are
   *[other] { $who } is
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} from the point limit, { $limit }.
reckon-rounds_left = { $n ->
    [one] One round to go.
   *[other] { $n } rounds to go.
}
reckon-over = That ends the match.
reckon-flag = the end is at { $n }
reckon-nothing = nothing
reckon-value = comes to { $n }
reckon-why = Trick { $trick }: { ROLE($seat) ->
    [reader] you take it with { $card }
   *[other] { $seat } takes it with { $card }
}, { ROLE($giver) ->
    [reader] you throw in { $dear }.
   *[other] { $giver } throws in { $dear }.
}
reckon-why_own = Trick { $trick }: { ROLE($seat) ->
    [reader] you take it with { $card } yourself.
   *[other] { $seat } takes it with { $card }.
}
reckon-continue = Continue
reckon-to_result = To the result
reckon-next_you = You are asked next.
reckon-next = Asked now: { $names }.
reckon-reading = { $count ->
    [one] Still waiting for { $names }.
   *[other] Still waiting for { $names }.
}
reckon-all_read = Everybody else has gone on.
end-title = { $name } wins!
end-title_you = You win!
end-title_many = { $names } win!
end-reason-limit = The point limit ends the match.
end-reason-rounds = The last round has been played.
end-reason-hand_empty = Somebody has no cards left.
end-reason-stock_empty = The pile is empty.
end-reason-surrounded = Everybody is surrounded.
end-reason-bound = After all this time, enough is enough.
end-rematch = Rematch
end-wait_host = { $name } can call a rematch.
end-result = Result
end-propose = Propose a rematch
end-proposed = You have proposed a rematch.
end-wants = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
}
end-picture = Result picture
end-no_picture = The picture could not be made.
end-last_card = The last card
end-home = Start page
end-place = { $n }.
end-share = Share the result
end-why-limit = { $name } has { $total }; the point limit was { $limit }.
end-why-limit_you = You have { $total }; the point limit was { $limit }.
end-why-rounds = { $n ->
    [1] The only round has been played.
   *[other] All { $n } rounds have been played.
}
end-why-hand_empty = { ROLE($who) ->
    [reader] You have no cards left.
   *[other] { $who } has no cards left.
}
end-why-hands_empty = No cards left: { $names }.
end-ahead = { ROLE($who) ->
    [reader] You win
   *[other] { $who } wins
} by { $n ->
    [one] one point.
   *[other] { $n } points.
}
end-decisive = The moment that decided it
end-decisive_round = Round { $round }: { $what } { $then }
refused-not_in_hand = You don’t have that card.
    .full = { $card } is not in your hand: expected one of your own cards
refused-chosen_already = You chose that one already.
refused-must_follow = You can follow, so you must.
refused-does_not_fit = That card doesn’t fit.
tricks-leads = winning
tricks-takes = takes it
tricks-takes_points = takes it: { $n }
tricks-lead = You lead.
tricks-free = You can’t follow: discard what you like.
tricks-follow = Follow { said-colour }.
tricks-count = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
tricks-pass = Three cards to { $name }
tricks-pass_text = Choose three cards to pass.
tricks-passed = Chosen
tricks-seal = Pass
tricks-last = Last trick
tricks-last_by = to { $name }
tricks-last_you = to you
tricks-no_last = No trick has been taken in this round yet.
end-decisive_strikes = { ROLE($who) ->
    [reader] You strike off
   *[other] { $who } strikes off
} { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
end-decisive_gets = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { ROLE($who) ->
    [reader] you
   *[other] { $who }
}.
end-decisive_leads = That puts { ROLE($who) ->
    [reader] you
   *[other] { $who }
} in front.
end-decisive_ahead = That takes { ROLE($who) ->
    [reader] you
   *[other] { $who }
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} further ahead.
lobby-own_bot = guest bot
lobby-bot_gone = { $name } is not here: a Journeyman plays

## faults

refused-same_rules = These are the same rules.
refused-lab_busy = The lab is busy. Try again in a moment.
refused-no_such_study = This study is gone. Compare once more.
fault-a_move = a move of seat { $seats }
    .full = a move of seat { $seats }
fault-a_pick = the result of a draw by lot
    .full = the result of a pick
fault-a_shuffle = the result of a shuffle
    .full = the result of a shuffle
fault-after_the_end = The match is over already here.
    .full = expected nothing after the end of the match, found { $found }
fault-bad_seed = That is no seed.
    .full = { $got } is not a seed: expected a whole number from 0 to 2**256 - 1, 64 hexadecimal digits, or 32 bytes
fault-breaks_off = The record breaks off. Missing: { $missing }
    .full = the record breaks off: expected { $missing }
fault-cannot_be_read = The file cannot be read.
    .full = { $file } cannot be read: { $reason }
fault-card_too_often = The card { $card } occurs more often than the deck has it.
    .full = the card { $card } occurs more often than the deck has it
fault-choice_expected = The choices are { $of }, not { $got }.
    .full = expected { $of }, got { $got }
fault-contributions = There must be { $players } contributions, one for each seat, not { $got }.
    .full = expected { $players } contributions, one for each seat, found { $got }
fault-empty_record = The record is empty.
    .full = the record is empty: expected the header of a match
fault-from_the_seed = what follows from the seed
    .full = { $line } (it follows from the seed)
fault-header_differs = The header of the match is not right.
    .full = expected the header { $header }
fault-impossible = That is not possible.
fault-line_differs = Something else should be here: { $wanted }
    .full = expected { $wanted }, found { $found }
fault-digest_differs = The checksum does not match the lines before it: somebody has changed the record.
    .full = the checksum does not match the lines before it: expected { $wanted }, found { $found }
fault-not_asked = Seat { $seat } is not asked there.
    .full = seat { $seat } has nothing to decide now: expected a move of seat { $others }
fault-match_over = The match is over already.
    .full = the match is over: no more moves are expected
fault-move_impossible = “{ $move }” of seat { $seat } was not possible. { $fault }
    .full = '{ $move }' of seat { $seat } was not possible: { $fault }
fault-move_not_plain = “{ $move }” is not a move as records have it.
    .full = expected one move in its plain words, such as '{ $example }', found '{ $move }'
fault-needs_cards = { $option } means nothing with this deck: it takes at least { $least } of its cards, and there are { $got }. Change the deck, or leave the rule out.
    .full = option '{ $option }' means nothing with this deck: expected at least { $least } of its cards, got { $got }
fault-too_few_rounds = { $option } means nothing in so few rounds: it takes at least { $least }.
    .full = option '{ $option }' means nothing in so few rounds: expected at least { $least }
fault-stopped_too_soon = With rounds={ $rounds }, { $option } means nothing: give rounds={ $least } or more.
    .full = with rounds={ $rounds }, option '{ $option }' means nothing: give rounds={ $least } or more
fault-needs_variant = { $option } means nothing without “{ $variant }”.
    .full = option '{ $option }' means nothing without the variant '{ $variant }': expected both or neither
fault-no_header = A match should begin here.
    .full = expected the header of a match, { $header }
fault-no_proof = That is no proof.
    .full = not a proof: { $reason }
fault-no_secret = The secret does not have { $digits } hexadecimal digits.
    .full = expected a secret of { $digits } hexadecimal digits
fault-no_such_match = There is no match { $number }.
    .full = { KNOWN($count) ->
        [yes] there is no match { $number }: expected 1 to { $count }
       *[no] there is no match { $number }: expected 1, its only one
    }
fault-no_such_option = This game has no “{ $option }”.
    .full = there is no option '{ $option }': expected { $known }{ fault-near_word }
fault-no_such_variant = This game has no variant “{ $option }”.
    .full = there is no variant '{ $option }': { KNOWN($known) ->
        [yes] expected { $known }
       *[no] this game has none
    }{ fault-near_word }
fault-not_a_line = Records have no such line.
    .full = not a line of a record: { $reason }
fault-not_json = That is not JSON.
    .full = expected a JSON object, found { $found } ({ $reason })
fault-not_text = That is no record.
    .full = { KNOWN($file) ->
        [yes] { $file } is not a record: expected UTF-8 text with one JSON object per line
       *[no] not a record: expected UTF-8 text with one JSON object per line
    }
fault-number_expected = It must be a number from { $least } to { $most }, not { $got }.
    .full = expected a whole number from { $least } to { $most }, got { $got }
fault-on_and_off = “{ $option }” cannot be on and off at once.
    .full = variant '{ $option }' is asked for and switched off at once: expected one or the other
fault-record_version = This record is of version { $got }; only { $version } is known.
    .full = format version { $got } is not known: expected { $version }
fault-imagined_match = An imagined match has no record.
    .full = an imagined match has no record: its cards were never dealt
fault-no_record = That is no record.
    .full = expected a record: the path of a file, an open file, its text or its lines, got { $got }
fault-not_your_seat = A bot sees its own seat only.
    .full = a bot that plays for seat { $seat } may ask for that seat only, got { $got }
fault-research_missing = That needs { $package }, which is not installed.
    .full = { $package } is needed for that ({ $missing } is missing): pip install 'stammtisch[research]'
fault-research_unobserved = Programs cannot learn { $game }: it does not say what a seat sees of it.
    .full = { $game } declares no observation: expected a game with a rule observe(s, seat, out)
fault-research_observer = Observers have no parameters here.
    .full = expected an observer without parameters, got { $got }
fault-several_matches = There are { $got } matches here instead of one.
    .full = expected one match, found { $got }
fault-truth_expected = It must be yes or no, not { $got }.
    .full = expected true or false, got { $got }
fault-vec_actions = One whole number is needed for each match.
    .full = expected { $matches } whole numbers, one action for each match, got { $got }
fault-vec_nobody = Somebody has to play whose actions come from outside.
    .full = expected at least one seat without an opponent: bots play all of them
fault-vec_not_legal = That action is not legal now.
    .full = action { $action } is not legal there: expected one of { $legal }
fault-vec_opponents = The opponents are bots by seat, such as { $like }.
    .full = expected opponents as bots by seat, such as { $like }, got { $got }
fault-vec_options = Options are agreed or drawn, not both.
    .full = expected options or random_options, not both
fault-vec_too_long = That match was too long to be told.
    .full = that match has more than { $most } decisions, and was not kept whole
fault-whole_expected = It must be a whole number of at least { $least }, not { $got }.
    .full = expected a whole number of at least { $least }, got { $got }
fault-wrong_ages = Every seat belongs in the order of ages exactly once.
    .full = expected the seats 0 to { $last } from the eldest to the youngest, got { $got }
fault-wrong_form = That is not how it is written.
fault-wrong_names = There must be { $players } names of 1 to 40 characters.
    .full = expected { $players } names of 1 to 40 printable characters, got { $got }
fault-wrong_pick = Lots cannot have been drawn like that.
    .full = expected a pick of one among { $size }, found { $got }
fault-wrong_players = { $game } is for { $least } to { $most } people, not { $got }.
    .full = { $game } is for { $least } to { $most } players, got { $got }
fault-wrong_secret = The secret does not match the fingerprint.
    .full = the secret is not the one committed to: its SHA-256 is not the commitment
fault-wrong_seed = The secret and what was thrown in make another seed.
    .full = the seed of the match is not the SHA-256 of the secret and what was thrown in: expected { $seed }, found { $got }
fault-wrong_shuffle = The cards cannot have been shuffled like that.
    .full = { KNOWN($size) ->
        [yes] expected a shuffle of { $size } cards, found { $got } entries
       *[no] the shuffled cards are not the cards that were there
    }
fault-wrong_value = { $option }: { $fault }
    .full = option '{ $option }': { $fault }
fault-message_not_json = That is not JSON.
    .full = expected a message in JSON
fault-object_expected = It must be an object, not { $got }.
    .full = expected an object, got { $got }
fault-field_missing = “{ $field }” is missing.
    .full = expected the field '{ $field }', and it is missing
fault-wrong_field = { $field }: { $fault }
fault-text_expected = It must be a different text, not { $got }.
    .full = { KNOWN($most) ->
        [yes] expected a text of { $least } to { $most } characters, got { $got }
       *[no] expected a text, got { $got }
    }
fault-list_expected = It must be a different list, not { $got }.
    .full = { KNOWN($most) ->
        [yes] { KNOWN($least) ->
            [yes] expected a list of { $least } to { $most }, got { $got }
           *[no] expected a list of at most { $most }, got { $got }
        }
       *[no] expected a list, got { $got }
    }
fault-nothing_said = There is nothing in it.
    .full = expected something to say
fault-token_expected = A token is missing.
    .full = expected a token
fault-seats_expected = One of { $players } seats must be yours.
    .full = expected { $players } seats, one of them yours
fault-no_lesson = There is no lesson for { $game }.
    .full = there is no lesson for { $game }: expected another game
fault-json_expected = That is not JSON.
    .full = expected Content-Type: application/json
fault-hello_expected = The first message has to be hello.
    .full = expected hello as the first message
fault-nothing_there = There is nothing there.

## me

me-title = Who are you?
me-text = That is how you sit at every table.
me-faces = Your face
me-face = Face { $n }
me-face_of = Face { $n }, taken by { $name }
me-done = That’s me
me-name_missing = What shall we call you?
me-change = Change name and face

## learning

hint-thinking = The Master is thinking…
hint-meister = The Master’s choice
hint-geselle = The Journeyman’s choice
hint-only = There is nothing else to do.
hint-first_thought = Rather than “{ $other }”. The Master is still warming up; this is the Journeyman’s first thought.
hint-better = On average { $n } points better than “{ $other }”.
hint-likelier = The chance of winning is { $n } percentage points higher than with “{ $other }”.
hint-close = Hardly better than “{ $other }”: take what you like.
hint-mixed = About as good as “{ $other }”. The Master varies its play, so that nobody can see through it.
hint-habit = About as good as “{ $other }”. Here the Master goes by experience, not by the numbers.
hint-these = These three
hint-together = These three together. One tap on the button is enough.
hint-nothing = You have nothing to decide right now.
hint-compare = Compare the moves
hint-key-few = Points until the end of the round: the fewer, the better
hint-key-many = Points until the end of the round: the more, the better
hint-key-chance = Chance of winning
hint-key-liking = How much the Journeyman likes it
hint-thinking_own = { $name } is thinking…
hint-own = What { $name } would do
hint-instead = { $name } has no advice here. The Journeyman’s choice
hint-says = “{ $text }”
hint-no_reason = { $name } does not say why.
hint-rather = Rather than “{ $other }”.
hint-ask = Who do you want to ask?
hint-key-liking_own = How much { $name } likes it
hint-allowed = Hints allowed
hint-allowed_text = Whoever’s turn it is may ask what the Master would do. Nobody else sees the answer.
lesson-understood = Got it
lesson-skip = No more help
lesson-play_on = Play on
lesson-new_table = New table
lesson-example = See an example
lesson-end = That was the first round
    .text = Now you know how it counts. Play on here, or open a table and bring people along.

## hints

purpose-points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}
purpose-ducks = Stays below the winning card ({ $card }): { $n ->
    [one] the point in the trick goes
   *[other] the { $n } points in the trick go
} to somebody else.
purpose-highest_below = Your highest below the winning card ({ $card }): you do not take the trick.
purpose-below = Stays below the winning card ({ $card }): you do not take the trick.
purpose-gives = Gets rid of { purpose-points } while somebody else must take the trick.
purpose-empties = Your last { $colour } card: after that you no longer have to follow { $colour }.
purpose-high = { $n ->
    [0] Gets rid of a high card where it does no harm: nobody has a higher { $colour } one.
    [one] Gets rid of a high card where it does no harm: only one higher { $colour } card is still out.
   *[other] Gets rid of a high card where it does no harm: only { $n } higher { $colour } cards are still out.
}
purpose-cannot_take = You cannot take the trick with it.
purpose-collects = So far only you have taken cards that count, and this is one more: you may still get them all.
purpose-stops = So far only { $seat } has taken cards that count. Here you take one yourself, so that nobody gets them all.
purpose-good = Takes the trick, which takes { purpose-points } off your total.
purpose-clean = Takes the trick while it costs nothing.
purpose-leads_top = Nobody has a higher { $colour } card: the trick is yours, and you lead again.
purpose-alone = Nobody else has { $colour } any more: the trick is yours.
purpose-anyway_highest = You take this trick whatever you play: so off with your highest card.
purpose-anyway = You take this trick whatever you play.
purpose-takes = Takes the trick with { purpose-points } in it.
purpose-takes_surely = Takes the trick: nobody who is still to play has a higher { $colour } card.
purpose-may_be_beaten = { $n ->
    [one] Highest so far; one higher { $colour } card may still come.
   *[other] Highest so far; { $n } higher { $colour } cards may still come.
}
purpose-lowest = Nobody has a lower { $colour } card: whoever follows in { $colour } comes in above you.
purpose-leads = { $n ->
    [one] One higher { $colour } card is with the others and may take the trick from you.
   *[other] { $n } higher { $colour } cards are with the others and may take the trick from you.
}
purpose-passes_last = Your last { $colour } card: unless others pass you some, you will not have to follow { $colour }.
purpose-can_empty = You hold only { $n } { $colour } cards, and can pass them all on.
purpose-bare = { $n ->
    [0] A high card without a single lower { $colour } one to hide it behind.
    [one] A high card with only one lower { $colour } one to hide it behind.
   *[other] A high card with only { $n } lower { $colour } ones to hide it behind.
}
purpose-beaten_by = { $n ->
    [0] No { $colour } card beats it.
    [one] Only one { $colour } card beats it.
   *[other] { $n } { $colour } cards beat it.
}

## keys

keys-title = Keys
keys-hand = through your hand
keys-place = to your first to ninth card
keys-take = choose a card; once more plays it
keys-asked = to what is being asked
keys-back = put back, close a note
keys-card = What a card does
keys-hint = hint
keys-rules = the rules for this moment
keys-log = log
keys-last = last trick
keys-order = move a card to another place in your hand
keys-sort = sort your hand by colour or rank
keys-gone = cards played
keys-hurry = go on at once, without waiting
keys-pad = score pad
keys-talk = talk
keys-menu = menu
keys-keys = this list
keys-step = previous move, next move
keys-round = previous round, next round
keys-ends = to the beginning, to the end
keys-play = play, stop
keys-open = all cards open, closed again
keys-whatif = try another move
keys-lineback = back to the match
keys-steer = turn the pages yourself, when watching together
keys-pace = faster, slower
keys-cap-enter = Enter
keys-cap-esc = Esc
keys-cap-home = Home
keys-cap-end = End
keys-cap-space = Space
keys-letters = Single-letter shortcuts
keys-letters_text = Switch them off here if you dictate. Arrows, Tab, Enter and Esc always work.

## replay

fair-title = A fair deal
fair-text = Before the deal the server commits itself: it shows the fingerprint of a secret that it cannot change any more. Then each browser at the table throws in something random, and everything is shuffled from both together. After the match the secret is shown, and anybody can check that nobody has tampered with the cards.
fair-commitment = What the server is bound to
fair-thrown_in = What was thrown in
fair-nothing = Nothing yet.
fair-later = You can check it after the match.
fair-check = Check it now
fair-only_table = Those who sat at the table can check it.
fair-lobby = The server is bound already:
fair-how = What does that mean?
fair-count = { $n ->
    [0] No browser has thrown anything in.
    [one] { $n } browser has thrown something in.
   *[other] { $n } browsers have thrown something in.
}
fair-right-shown = The fingerprint is the one this browser saw before the deal.
fair-right-secret = The secret matches the fingerprint.
fair-right-mine = What your browser threw in is part of it.
fair-right-proof = The table shows the same as the record.
fair-right-seed = The secret and what was thrown in make the seed of the match.
fair-right-chance = { $n ->
    [one] The one shuffle follows from it.
   *[other] Every shuffle and draw follows from it: { $n } of them.
}
fair-right-hand = Your first cards are the ones that were dealt from it.
fair-right-digest = The record is unchanged.
fair-wrong-shown = Before the deal this browser saw another fingerprint.
fair-wrong-secret = The secret does not match the fingerprint.
fair-wrong-mine = What your browser threw in is missing.
fair-wrong-proof = The table shows something other than the record.
fair-wrong-seed = The secret and what was thrown in do not make the seed of this match.
fair-wrong-chance = Line { $line } does not follow from it: it was not shuffled like this.
fair-wrong-hand = You had other cards at the beginning.
fair-wrong-digest = The record was changed.
fair-wrong-unread = That is not a record.
fair-wrong-alone = This match was dealt without a commitment. There is nothing to prove.
fair-fair = All is right. Nobody has tampered with the cards.
fair-forged = This does not add up.
fair-elsewhere = Your browser did the sums. Without it, take the record and
replay-title = Replay
replay-bar = Replay
replay-move = Move
replay-at = Move { $n } of { $of } · round { $round }
replay-round_back = Previous round
replay-back = Previous move
replay-play = Play
replay-pause = Stop
replay-on = Next move
replay-round_on = Next round
replay-pace = Speed: { $n }×
replay-view = View
replay-open = Open
replay-closed = This seat only
replay-cards = Which cards?
replay-from = From which seat?
replay-one_view = This link shows the match as { $name } saw it.
replay-begins = The cards are dealt.
replay-decides = { $name } decides, unseen.
replay-moves-pass = { $name } passes on: { $card }.
replay-moves-pick = { $name } takes from the pile: { $card }.
replay-moves-throw = { $name } shows: { $sign }.
replay-moves-with = { $name } wants the well.
replay-moves-without = { $name } wants no well.
replay-moves-propose = { $name } proposes that { $one } gives a card.
replay-moves-propose_to = { $name } proposes: to { $one }.
replay-moves-propose_nothing = { $name } proposes nothing.
replay-moves-vote = { $name } votes for: { $one } to { $two }.
replay-moves-abstain = { $name } abstains.
replay-moves-protect = { $n ->
    [0] { $name } puts no chip on the card.
    [one] { $name } puts { $n } chip on the card.
   *[other] { $name } puts { $n } chips on the card.
}
replay-moves-done = { $name } is done.
replay-review = Review
replay-practise = Play from here
replay-share = Copy link
replay-share_open = Copy link: all cards open
replay-share_own = Copy link: my view only
replay-download = Download the record
replay-bring = Watch a recorded match
replay-bring_text = A match as a file: downloaded here, written down in the terminal, or played by bots. It is checked line by line and kept nowhere.
replay-choose = Choose a file
replay-drop = or drop it here
replay-which = { $n } matches. Which one?
watch-title = You are watching
watch-text = You see only the cards that are face up.
watch-silent = Only those who sit at the table can talk.
watch-closed = This table plays without spectators.

## review

review-title = Review
review-where = { $game }, { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
review-computing = still calculating: { $done } of { $of }
review-waiting = The Master is still getting ready. It begins by itself.
review-place = Place { $place } with { $points }
review-luck-bad = { $n } points of bad luck
review-luck-good = { $n } points of luck
review-luck-even = Average cards
review-given = { $luck }, { $n } given away.
review-nothing = { $luck }, nothing given away.
review-others-gave = The others gave you { $n } back.
review-others-took = The others cost you { $n }.
review-others-even = The others made no difference.
review-part-fair = Fair share
review-part-deal = Your deal
review-part-decisions = Your moves
review-part-others = The others
review-part-points = Your result
review-of_rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} of { $each }
review-error = ±{ $n }
review-curve = How everyone’s chances changed
review-curve_text = Chance of winning in percent, move by move, if Journeymen played on. A seal on the curve leads to that move in the replay.
review-curve_label = Chance of winning at the beginning of each round and at the end: { $said }
review-rounds = Round by round
review-par_text = Par: what a Journeyman gets out of your cards on average
review-round = Round { $n }
review-leads = You lead
review-key-par = par
review-key-deal = deal
review-key-moves = your moves
review-key-others = the others
review-key-you = you
review-round_line = Par was { $par }. You took { $points }.
review-deal-bad = A bad deal
review-deal-good = A good deal
review-deal-even = An ordinary deal
review-round_given = given away { $n }
review-round_nothing = nothing given away
review-round_others = others { $n }
review-moments = Worth a second look
review-no_moments = Nothing given away that we can see for sure. Cheers.
review-verdict-best = best
review-verdict-as_good = as good
review-verdict-slip = a slip
review-verdict-mistake = a mistake
review-verdict-blunder = a blunder
review-at = Round { $round }, move { $n }
review-price = { $n } points
review-price_error = ±{ $half } · chance of winning { $loss } %
review-you = You
review-meister = Master
review-instead = You: { $move } The Master: { $best }
review-play_here = Play from here
review-look = Have a look
review-habit = One habit
review-habit_text = { $count } of your { $of } mistakes came with this question: { $asked }
review-habit_over_text = { $n ->
    [one] In your last match
   *[other] Over your last { $n } matches
}: { $count } of { $of } mistakes came with this question: { $asked }
review-habit_kind = { $count } of your { $of } mistakes are of one kind: { $kind }.
review-habit_over_kind = { $n ->
    [one] In your last match
   *[other] Over your last { $n } matches
}: { $count } of { $of } mistakes are of one kind: { $kind }.
review-kind-lead = Lead another card
review-kind-throw = Throw another card away
review-kind-pass = Pass on another card
review-kind-under = Stay below with another card
review-kind-above = Go above with another card
review-kind-under_above = Stay below the highest card
review-kind-above_under = Go above the highest card
review-a_round = { $n } a round
review-every = Every decision
review-every_text = What you chose, what the Master would have chosen, and what the difference was worth.
review-counts = { $best } best, { $good } as good, { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
}, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
review-again = Try again
review-seat = Whose match?
review-trends = Over your matches
review-trend = { $game }: { $given } points given away a round, { $way ->
    [better] { $par } better than par
    [worse] { $par } worse than par
   *[even] exactly par
} ({ $n ->
    [one] { $n } match
   *[other] { $n } matches
})
review-trend_given = points given away a round
review-trend_par = points better than par a round
review-export = Save as a file

## day

day-title = Deal of the day
day-result-better = { day-count } better than par.
day-result-worse = { day-count } worse than par.
day-result-at = Exactly par.
day-count = { $n ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $n }
}
day-by-better = { $n } better than par
day-by-worse = { $n } worse than par
day-by-at = exactly par
day-lead-low = You take { $points }; a Journeyman in your seat takes { $par } on average.
day-lead-high = You make { $points }; a Journeyman in your seat makes { $par } on average.
day-lead-cards = You are left with { $points ->
    [0] no cards
    [one] { $points } card
   *[other] { $points } cards
}; a Journeyman in your seat with { $par } on average.
day-meister-better = The Master got { $n } out of it.
day-meister-same = Just like the Master.
day-meister-worse = Better than the Master, who got { $n } out of it.
day-meister = The Master
day-apart = not ranked
day-you = You
day-round = Your circle
day-list = On this server
day-list_text = Everybody who has played this deal here and signed.
day-not_yet = has not played yet
day-has_played = has played
day-no_friends = Send your result: whoever opens the link joins your circle.
day-name = Name on the list
day-sign = Sign
day-signed = You are on the list.
day-second = You had seen this deal before: it does not count for the list.
day-strokes = One stroke: { $each } of { $all } matches with the same cards, played by Journeymen.
day-field = { $n } results of Journeymen, from { $low } to { $high }; par { $par }. { $marks }
day-mark = { $name }: { $points }
day-par = Par
day-share = Share
day-picture = Picture
day-beside = Side by side with the Master
day-replay = Replay
day-looking = Review
day-send = Challenge a friend
day-shared = Stammtisch, deal of the day { $day }, { $game }: { $result }
day-shared_meister = Stammtisch, deal of the day { $day }, { $game }: { $result } (Master { $meister })
day-and_you = Master: { $meister }. And you?
day-dare = And you?
day-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
} in a row
day-better = better than par
day-even = exactly par
day-worse = worse than par
day-calendar = Calendar
day-before = Previous month
day-after = Next month
day-cell = { $day }: { $what }
day-none = nothing played
day-later = still to come
day-table = Today on the table
day-table_past = On the table on { $day }
day-played = played
day-begun = begun
day-open = open
day-leaf = One deal for each game
day-leaf_text = The same cards for everybody in the world, the same opponents and the same luck. One try counts. You may get up at any time and go on later.
day-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
day-match = one match
day-seat = seat { $seat } of { $players }
day-ready = Your cards are dealt.
day-fact-seat = Your seat
day-fact-seat_text = Seat { $seat } of { $players }; the others are bots (Journeymen).
day-fact-rules = Rules
day-fact-tries = Tries
day-one_try = One counts: the first. You may get up at any time and go on later.
day-to_rules = Read the rules
day-no_hurry = Nobody has to be quick here: chance decides who is first.
day-past = Played on a later day, it does not count for your days in a row.
day-special = Today: { $rules }
day-play = Play
day-see = Result
day-on = Go on
day-on_trick = Go on: trick { $n }
day-on_round = Go on: round { $n }
day-first = Begin: { $game }
day-next = Next: { $game }
day-yesterday = Yesterday: { $game }, with review
day-yesterday_open = Yesterday’s deals
day-today = Today’s deals
day-teaser = { $done } of { $of } played.
day-teaser_all = All { $of } played.
day-teaser_none = The same cards for everybody, once a day.
day-teaser_days = { $n ->
    [one] { $n } day
   *[other] { $n } days
} in a row.
day-waiting = The Journeymen are still playing. Par comes by itself.
day-parted = { $n ->
    [1] You and the Master part ways at your very first move.
   *[other] You and the Master do the same until your move { $n }. There you part ways.
}
day-never_parted = You and the Master did exactly the same.
day-beside_you = You
day-friend_link = { $name } has played. You will see the result when you have.
day-again = Try again
challenge-title = A challenge
challenge-from = { $name } sends you these cards.
challenge-own = You sent these cards.
challenge-text = The same seat, the same cards, the same opponents and the same luck. When you have played, you both see both results.
challenge-others = With you: { $names }.
challenge-results = Who got what out of it
challenge-at_it = is playing
challenge-again = once more
challenge-shared = { $name } challenges you to { $game }: the same cards, the same seat. Better than me?
challenge-meister = A Master has limited time to think, and may decide differently another time.
refused-no_such_day = There is no deal of that day.
    .full = there is no deal of '{ $day }': expected a day such as 2026-11-15, from { $first } on
refused-day_not_begun = That day has not begun yet.
    .full = { $day } has not begun anywhere yet: expected today or an earlier day
refused-no_daily = { $game } has no deal of the day.
    .full = { $game } has no deal of the day: expected a game that has one
refused-not_played = That is for those who have played it.
    .full = expected the code and the token of a table where this deal was played to its end
refused-no_first_try = Only a first try goes on the list.
    .full = this browser had seen the deal before: expected a first try
refused-no_such_challenge = There is no such challenge (any more).
    .full = this is not the link of a challenge
refused-others_sat_there = Other people sat at that table. Their cards are not yours to send.
    .full = expected a match that one person played against bots alone
refused-nothing_to_send = This match cannot be sent.
    .full = expected a match that was dealt anew
refused-day_still_on = Everybody may still play this deal today. Share your result instead.
    .full = the day is not over everywhere: expected an earlier one

## gallery

gallery-title = All cards
gallery-jump = To a game
gallery-previous = Previous
gallery-next = Next
gallery-own_deck = only in decks of your own

## examples

example-title = The booklet’s example
example-next = Next

## pad

scorepad-title = The score pad
scorepad-about = For people at a table with real cards: enter what everybody took. The counting is done here.
scorepad-yours = Your pads
scorepad-begin = New pad
scorepad-kept_here = The pads are kept in this browser only. They work without a connection.
scorepad-won_by = won by { $names }
scorepad-rounds = { $n ->
    [0] just begun
    [one] { $n } round
   *[other] { $n } rounds
}
scorepad-new = New pad: { $game }
scorepad-names = Who plays?
scorepad-names_text = Clockwise, as you sit.
scorepad-name_n = Person { $n }
scorepad-name_missing = What is person { $n } called?
scorepad-limit_wrong = The limit is a whole number, 1 at least.
scorepad-options_text = Only what matters for counting is asked.
scorepad-own_deck = Our deck is different
scorepad-worth = What do penalty cards and jokers count?
scorepad-worth_text = If your cards say something else, enter it here.
scorepad-start = Open the pad
scorepad-people = { $n } people
scorepad-tap_round = Tap the number of a round to change it.
scorepad-change_round = Change round { $n }
scorepad-how_it_ended = How did it end?
scorepad-enter = Enter
scorepad-change = Change
scorepad-strike = Strike this round
scorepad-undo = Undo
scorepad-redo = Redo
scorepad-plain = Points only
scorepad-points = Points of the round
scorepad-sign = Change the sign
scorepad-standing = Before this round
scorepad-nothing_entered = Nothing has been entered yet.
scorepad-nobody = 0 for everybody
scorepad-agreed = Names and rules
scorepad-save = Save
scorepad-again = Once more, same people
scorepad-throw_away = Throw the pad away
scorepad-throw_sure = Throw the pad away?
scorepad-throw_text = All rounds on it will be gone.
scorepad-cut = That ends the match after round { $n }. Later rounds are dropped.
scorepad-comes_to = Comes to: { $list }
scorepad-left = { $what }: { $n } to go
scorepad-over = { $what }: { $n } too many
scorepad-done = { $what }: all there
scorepad-least_wins = Fewest points win.
scorepad-most_wins = Most points win.
scorepad-series = Wins in { $n } matches: { $list }
scorepad-column-crooks = Crooks
scorepad-column-low = 1 to 6
scorepad-column-spies = Black spies
scorepad-column-good = Good spies
scorepad-column-chips = Chips
scorepad-column-hand_normal = Normal
scorepad-column-hand_jokers = Jokers
scorepad-column-in_hand = Points in hand
scorepad-column-normal = Normal cards
scorepad-column-jokers = Jokers
scorepad-column-n1 = Ones
scorepad-column-n2 = Twos
scorepad-column-n3 = Threes
scorepad-column-n4 = Fours
scorepad-column-numbers = Numbers
scorepad-column-other = Others
scorepad-column-dogs = Dogs
scorepad-column-sold = Sold
scorepad-column-gained = Bomb: +
scorepad-column-left = Cards
scorepad-value-gang-others = All others +{ $n }
scorepad-value-gang-self = Own total −{ $n }
scorepad-value-spy-capture = Capture: all others +60
scorepad-value-spy-release = Release: own total −60
scorepad-deed-charges = Round { $round }: { $name } unites the gang, everybody else gets { $worth }.
scorepad-deed-clears = Round { $round }: { $name } unites the gang and strikes off { $worth }.
scorepad-deed-captures = Round { $round }: { $name } has all black cards, everybody else gets 60.
scorepad-deed-releases = Round { $round }: { $name } has all black cards and strikes off 60.
scorepad-deed-reduces = Round { $round }: { $name } comes to exactly { $before } and drops to { $after }.
scorepad-deed-takes_rest = { $points ->
    [one] Round { $round }: { $name } takes the round cards that are left, { $points } point.
   *[other] Round { $round }: { $name } takes the round cards that are left, { $points } points.
}
scorepad-wrong-no_number = “{ $got }” is not a count.
scorepad-wrong-negative = { $got }: nobody can have fewer than none.
scorepad-wrong-no_points = “{ $got }” is not a number of points. Whole numbers up to { $most } will do, below zero too.
scorepad-wrong-too_few = { $what }: { $missing } missing. There must be { $of } in all.
scorepad-wrong-too_many = { $what }: { $missing } too many. There must be { $of } in all.
scorepad-wrong-more_than_there_are = { $what }: { $got } are too many, there are only { $of }.
scorepad-wrong-no_politician = Somebody must have the politician.
scorepad-wrong-no_gang = Whoever unites the gang chooses what happens.
scorepad-wrong-nobody_has = Somebody must have the black { $card }.
scorepad-wrong-no_spy_choice = Capture or release?
scorepad-wrong-no_loser = Still missing: who lost the round.
scorepad-wrong-no_round_card = Which round card was face up?
scorepad-wrong-round_card_again = Round card { $card } is gone already.
scorepad-wrong-unturned_count = { $of ->
    [one] One of the agreed round cards was left, not { $got }.
   *[other] { $of } of the agreed round cards were left, not { $got }.
}
scorepad-wrong-few_on_table = Everybody lays a card: { $least } at least, not { $got }.
scorepad-wrong-many_on_table = Nobody lays more than two cards: { $most } at most, not { $got }.
scorepad-wrong-penalty_again = Penalty card { $card } is gone already.
scorepad-wrong-rest_unknown = Some rounds are entered as points only, so nobody knows which round cards are left. Enter this one as points, too.
scorepad-wrong-hand_too_large = { $name } has { $got } cards, no more than { $most } are possible.
scorepad-wrong-hand_too_small = { $got ->
    [one] { $name } has only { $got } card. Even without drawing, at least { $least } are left.
   *[other] { $name } has only { $got } cards. Even without drawing, at least { $least } are left.
}
scorepad-wrong-no_top = Which colour lies on top?
scorepad-wrong-no_such_plan = The usual deck has no plan with these colours. If yours has one, say so under “Names and rules”.
scorepad-wrong-gained_too_much = A bomb brings { $most } points at most, not { $got }.
scorepad-wrong-nobody_is_out = Still missing: who has no card left.
scorepad-wrong-all_are_out = Somebody must still hold cards.

## evening

evening-title = The evening
evening-fold = A whole evening: several matches
evening-about = Several matches, of several games if you like, on one pad. Each match gives evening points: the last place none, every place before it one more. Those who share a place share its points.
evening-points_text = Evening points: the last place gets none, every place before it one more; those who share a place share its points.
evening-offer = Several matches on one pad, with a winner at the end.
evening-make = Make it an evening
evening-change = Change the programme
evening-programme = The programme
evening-times_of = How many matches of { $game }?
evening-after = And then
evening-add = Add a game
evening-line = A match of the evening
evening-game = Game
evening-times = How many matches?
evening-edit = Change
evening-earlier = Earlier
evening-drop = Remove
evening-range = { $game } is for { $least } to { $most } people.
evening-for = for { $least } to { $most }
evening-not_for = Not for { $n }: { $games }
evening-next = Next: { $game } ({ $n } of { $of })
evening-nobody = Nobody has any points yet.
evening-points = { $points ->
    [one] { $said } evening point
   *[other] { $said } evening points
}
evening-ahead = { ROLE($who) ->
    [reader] You are ahead
   *[other] { $who } is ahead
} with { evening-points }.
evening-ahead_many = { $names } are ahead with { evening-points } each.
evening-won = { ROLE($who) ->
    [reader] You win the evening
   *[other] { $who } wins the evening
} with { evening-points }!
evening-won_many = { $names } share the evening with { evening-points } each!
evening-go_on = On to { $game }
evening-propose = Propose to go on: { $game }
evening-wants = { $count ->
    [one] { $names } would like to go on.
   *[other] { $names } would like to go on.
}
evening-proposed = You have proposed to go on.
evening-wait_host = { $name } goes on with the next match.
evening-end = End the evening here
evening-again = The same evening again
evening-new_pad = A new evening: several matches
evening-pad_about = Several matches with real cards, each on its own pad, and one pad for all of them. Choose the first game.
evening-next_pad = The next match
evening-played = { $n ->
    [0] just begun
    [one] one match
   *[other] { $n } matches
}
evening-to = To the evening
evening-from_pad = Make it an evening
evening-one_more = One more match
evening-throw_away = Throw the evening’s pad away
evening-throw_sure = Throw the evening’s pad away?
evening-throw_text = The pads of its matches stay.
refused-long_programme = An evening has at most { $most } matches.
    .full = expected at most { $most } matches in an evening

## together

together-title = Look at it together
together-face = { $name } is watching
together-face_shows = { $name } shows
together-other = { $name } shows
together-you = You show, the others follow
together-alone = Nobody else is here yet
together-take = Take over
together-leave = Leave
together-shows = { $name } shows: { $what }
together-how_to_take = “Take over”, or the key T, and you turn the pages.
together-begins = The next match begins.
together-calls = { $name } is looking at the match again.
together-along = Watch together
together-part-verdict = the result
together-part-curve = the curve
together-part-round = round { $n }
together-part-habit = the habit
together-part-moment = moment { $n }
whatif-title = What if …?
whatif-text = Another move of { $name }. Journeymen play on with the cards as they lay.
whatif-real = was played
whatif-more = And then?
whatif-back = Back to the match
whatif-none = There was nothing to choose here.
whatif-shown = This is what might have happened.
refused-not_showing = { $name } is showing at the moment.
    .full = { $name } is showing at the moment: take over first

## stats

stats-title = Your criminal record
stats-none = No match played to its end yet. A clean sheet.
stats-since = Since { $day }.
stats-matches = Matches
stats-played = played
stats-won = won
stats-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
} of the day, { $days }.
stats-crimes = What you did
stats-about = This is counted in this browser only and never leaves it. The server knows nothing of it.
stats-erase = Erase everything
stats-erase_sure = Erase everything?
stats-erase_text = Matches, wins and deeds are forgotten. Your tables and pads stay.

## lab

lab-title = What does this rule do?
lab-usual = As usual
lab-usual_doc = Nothing is changed.
lab-change = change
lab-game = Game
lab-players = Players
lab-rules = Rules { $letter }
lab-values = Several values of one rule
lab-values_doc = Each is compared with the first.
lab-rule = Which rule
lab-which = Its values, with commas between
lab-compare = Compare
lab-line = { $game } with { $players }: { $count } matches for each, played by Journeymen, all with the same cards.
lab-progress = { $done } of { $count } matches
lab-instead = { $b } instead of { $a }
lab-at = { $setting }: { $says }
lab-headline = { CAPITAL($first) }.
lab-headline_two = { CAPITAL($first) }, { $second }.
lab-none = No difference to be seen
lab-none_with = No difference to be seen ({ $difference } ± { $half })
lab-difference = { $difference } (± { $half })
lab-percentage_points = { $value } percentage points
lab-same = The same, as far as can be seen: { LIST($names) }.
lab-nothing = Nothing changes that { $count } matches would show.
lab-waiting = Not certain yet …
lab-ask = What would you like to know?
lab-ask_doc = Change a rule of your own choice, or take one of these.
lab-foot = The brackets hold the true value in 95 of 100 cases. “No difference” means that it might be none at all.
lab-pace = Minutes are estimated: { $decision } seconds for a decision, { $round } for dealing and counting a round.
lab-table = Open a table with { $letter }
lab-save = Save the report
lab-again = Try again
lab-failed = The lab does not answer any more. Nothing is lost but these numbers.
lab-closer = A closer look
lab-seat = Seat { $n }
lab-plot = { $title }: { $values }
lab-reading = { $letter } { $value }, from { $low } to { $high }
lab-report = What a rule does to { $game }
lab-made = Found by Stammtisch { $version } with seed { $seed }. The same command finds the same.
lab-measure = Measured
lab-wrong_number = Expected { $least } to { $most } sets of rules to compare, got { $got }.
lab-named_twice = { $option } is named twice: expected one value.
lab-value_missing = { $option }: expected a value after an equals sign.
lab-no_tables = { $option } is a table: expected a number, a choice or a variant to go through.
lab-sweep_values = { $option }: expected { $least } to { $most } values with commas between.
lab-minutes = Length
    .more = longer matches
    .less = shorter matches
    .says = minutes for a match.
    .name = the length
lab-rounds = Rounds
    .more = more rounds
    .less = fewer rounds
    .says = rounds in a match.
    .name = the number of rounds
lab-spread = Points at the end
    .more = points further apart
    .less = points closer together
    .says = points is how far totals spread around their middle.
    .name = how far apart the points end
lab-leads = Changes of lead
    .more = more changes of lead
    .less = fewer changes of lead
    .says = times the lead changes in a match.
    .name = how often the lead changes
lab-early = Early leaders
    .more = early leaders win more often
    .less = early leaders win less often
    .says = of matches are won by whoever led at half-time.
    .name = how often early leaders win
lab-comebacks = Comebacks
    .more = more comebacks
    .less = fewer comebacks
    .says = of matches are won by whoever was last at half-time.
    .name = comebacks
lab-skill = Skill
    .more = skill counts for more
    .less = skill counts for less
    .says = of matches are won by one Journeyman among Apprentices; { $fair } would be luck alone.
    .name = how much skill counts
lab-seats = Seats
    .more = the seat matters more
    .less = the seat matters less
    .says = How often each seat wins; the dashed line is fair.
    .name = the seats

## terminal

terminal-or = { " " }or{ " " }
terminal-players_minutes = { $least }–{ $most } players, { $minutes } minutes
terminal-from_age = , from age { $age }
terminal-how_many = How many at the table, you included, { $least } to { $most }? [{ $usual }]{ " " }
terminal-by_usual_rules = Play by the usual rules, without variants? [y]{ " " }
terminal-usual = usual
terminal-read_a_rulebook = read a rulebook
terminal-leave_the_table = leave the table
terminal-back_to_menu = Enter goes back to the menu:{ " " }
terminal-your_name = Your name? [{ $name }]{ " " }
terminal-bad_name = expected a name of 1 to 40 characters
terminal-yes = yes
terminal-no = no
terminal-good_bye = Good-bye.
terminal-which_game = Which game? [{ $usual }]{ " " }
terminal-your_match = your match of { $game }, round { $number }
terminal-rules = rules
terminal-quit = quit
terminal-number_or_game = expected a number from 1 to { $most }, or the name of a game
terminal-number_between = expected a number from { $least } to { $most }
terminal-change_which = Change which? Its number, or Enter to play:{ " " }
terminal-agreed = What the table agrees on
terminal-house_rules = House rules
terminal-number_or_name = expected a number from 1 to { $most }, or the beginning of one of the names
terminal-continue = continue
terminal-which_rules = The rules of which game? [1]{ " " }
terminal-y = y
terminal-the_regulars_table = the regulars' table
terminal-auction_bid = auction for the card of { $owner }, { $bidder } bids { $bid }
terminal-they_go_to = They go to { $name }.
terminal-round = round { $number }
terminal-auction = auction for the card of { $owner }
terminal-takes_the_trick = { $name } takes the trick.
terminal-waiting_for = Waiting for { $names } …
terminal-trick = trick { $number }
terminal-to_choose_from = To choose from:
terminal-then = ; then{ " " }
terminal-no_move = expected a move, such as { $example }; ? shows what you can type
terminal-a_card_such_as = a card, such as { $example }
terminal-not_a_move = { $typed } is no move here: expected { $expected }; ? shows what you can type
terminal-too_long = that was { $n } characters: expected a move, or ? for help
terminal-number_expected = expected a number from { $first } to { $last }, got { $typed }
terminal-card_expected = { $typed } is no card: expected the number or the name of one, such as { $example }
terminal-does_nothing = Nothing more is known of it.
terminal-which_move = { $typed } could be { $moves }: expected a little more of it
terminal-verb_expected = expected { $verbs } before the cards
terminal-one_expected = expected { $number }, got { $typed }
terminal-cards = cards
terminal-help_points = Points: the total, and (+3) what this round has brought so far. While the others play, Enter hurries them on.
terminal-help_face_down = A card that lies face down is a ?, or stands in parentheses once you have seen it.
terminal-help_paper = Cards on a light background can be chosen now.
terminal-help_brackets = Cards in brackets can be chosen now.
terminal-saved = Saved in { $file }. A record holds all hands: look into it after the match.
terminal-what_you_can_type = What you can type
terminal-help_motifs = A card is the letter of its colour and its rank or motif: { $shown }.
terminal-help_ranks = A card is the letter of its colour and its rank: { $shown }.
terminal-help_several = several cards at once
terminal-no_tricks = There are no tricks in { $game }: log tells what happened.
terminal-no_trick_yet = No trick has been taken yet.
terminal-took_the_trick = { $name } took the trick.
terminal-no_round_yet = No round has been counted yet.
terminal-wins = wins
terminal-the_house_would = The house would:{ " " }
terminal-move = move
terminal-points_to_come = points to come
terminal-purpose = what for
terminal-thousands = ,
terminal-all = all
terminal-file_expected = expected the name of a file, such as: save evening.jsonl
terminal-letter_for = { $letter } for { $colour }
terminal-help_choose = choose that card; upper case and spaces do not matter
terminal-help_number = the listed choice of that number, here: { $move }
terminal-help_words = or as much of its words as makes it clear
terminal-enter_key = Enter
terminal-nothing_else_is_possible = { $move }: nothing else is possible
terminal-loses = loses
terminal-decimal = .
terminal-thought_deals = So it went in { $n } deals played on in thought.
terminal-is_folder = { $file } is a folder: expected the name of a file
terminal-file_exists = { $file } exists already and is not the record of this match: expected a new file name
terminal-cannot_be_written = { $file } cannot be written: { $reason }
terminal-no_cards = no cards
terminal-others_win = { $winners } win; you are { $place } of { $of }.
terminal-total = Total
terminal-you_win = You win!
terminal-you_win_with = You win, together with { $others }!
terminal-other_wins = { $winner } wins; you are { $place } of { $of }.
terminal-round_column = Round
terminal-shared = { " " }(shared)
terminal-unit-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-starts = starts
terminal-leads = leads
terminal-unit-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
terminal-takes = takes
terminal-done = done
terminal-is_you = { " " }(you)
terminal-match_in_file_over = the match in { $file } is over: expected an unfinished one
terminal-other_game_in_file = { $file } holds a match of { $found }: expected one of { $game }
terminal-meister_warming = The Master is getting ready; for the first half minute a Journeyman stands in.
terminal-not_possible = Not possible: { $reason }
terminal-good_bye_name = Good-bye, { $name }.
terminal-game_or_record = expected a game to play, or a record to go on with
terminal-round_is_over = Round { $number } is over.
terminal-next_round = Enter deals the next round:{ " " }
terminal-the_record_is_in = The record is in { $file }.
terminal-too_late = Too late: the others were quicker.
terminal-kept_with = The match is kept. Go on with it whenever you like, from the menu or with:
terminal-kept = The match is kept. Go on with it whenever you like:
terminal-back_to_table = Enter goes back to the table:{ " " }
terminal-goes_on = { $error }. The match goes on all the same.
terminal-keep_for_later = Keep this match for later? Enter keeps it, a file name saves it there, n drops it:{ " " }
terminal-heading-turn = Your turn.
terminal-heading-sealed = Everyone chooses, unseen.
terminal-heading-window = This concerns you.
terminal-heading-race = Quick!
terminal-heading-elsewhere = Your choice.
terminal-colour-g = green
terminal-colour-b = blue
terminal-colour-r = red
terminal-colour-y = yellow
terminal-colour-k = black
terminal-place-1 = 1st
terminal-place-2 = 2nd
terminal-place-3 = 3rd
terminal-place-4 = 4th
terminal-place-5 = 5th
terminal-place-6 = 6th
terminal-place-7 = 7th
terminal-place-8 = 8th
terminal-guest = Guest
terminal-command-help = help
terminal-command-rules = rules
terminal-command-score = score
terminal-command-last = last
terminal-command-hint = hint
terminal-command-log = log
terminal-command-save = save
terminal-command-quit = quit
terminal-typed-card = ? 3, ? NAME
terminal-meaning-card = what a card does, by its number or its name
terminal-typed-rules = rules, rules 14
terminal-meaning-rules = the rulebook, or one paragraph of it
terminal-typed-score = score
terminal-meaning-score = the score pad
terminal-typed-last = last
terminal-meaning-last = the trick that was taken last, or the round that was counted last
terminal-typed-hint = hint
terminal-meaning-hint = what the best bot at hand would do, and why
terminal-typed-log = log, log all
terminal-meaning-log = the story of this round, or of the whole match
terminal-typed-save = save FILE
terminal-meaning-save = write the record of the match so far
terminal-typed-quit = quit
terminal-meaning-quit = leave; you are asked whether to keep the match
terminal-reason-limit = the point limit decided it
terminal-reason-rounds = the last round was played
terminal-reason-hand_empty = a hand is empty
terminal-reason-stock_empty = the draw pile is empty
terminal-reason-surrounded = everybody was surrounded
terminal-reason-bound = it was stopped after 1000 rounds or turns
fault-in_line = line { $line }: { $fault }
move-seat = seat
move-play = play
move-pass = pass
move-pass_ = pass
move-gang_others = gang others
move-gang_self = gang self
move-pick = pick
move-announce = announce
move-red = red
move-yellow = yellow
move-green = green
move-blue = blue
move-capture = capture
move-release = release
move-draw = draw
move-let = let
move-propose_nothing = propose nothing
move-propose = propose
move-to = to
move-vote = vote
move-abstain = abstain
move-with_well = with well
move-without_well = without well
move-throw_rock = throw rock
move-throw_paper = throw paper
move-throw_scissors = throw scissors
move-throw_well = throw well
move-slap = slap
move-stay = stay
move-challenge = challenge
move-swap = swap
move-name = name
move-react = react
move-give = give
move-can_t = can't
move-lay_dog = lay dog
move-sell = sell
move-throw = throw
move-rob = rob
move-trade = trade
move-take = take
move-target = target
move-nobody = nobody
move-rob_nobody = rob nobody
move-trade_nobody = trade nobody
move-take_nobody = take nobody
move-wish = wish
move-believe = believe
move-doubt = doubt
move-police = police
move-done = done
move-lay = lay
move-open = open
move-hidden = hidden
move-add = add
move-protect = protect
move-decline = decline
move-auction = auction
move-bid = bid
move-keep = keep
move-reveal = reveal
fault-table_not_json = the table is not JSON: { $reason }
fault-no_such_card = there is no card '{ $card }': expected { KNOWN($form) ->
    [yes] { $form }
   *[no] the name of a card
}, such as { $example }{ fault-near }
fault-card_expected = { KNOWN($other) ->
    [yes] expected '{ $verb }' and the name of a card, or '{ $other }', got '{ $typed }'
   *[no] expected '{ $verb }' and the name of a card, got '{ $typed }'
}
fault-one_card_expected = expected '{ $verb }' and one card, got '{ $typed }'
fault-cards_expected = expected '{ $verb }' and { $most ->
    [1] one card
   *[other] one to { $most } cards
}, got { $typed }
fault-answer_expected = expected { $of }, got '{ $typed }'
fault-number_up_to = expected '{ $verb }' and a number up to { $most }, got '{ $typed }'
fault-too_many_cards = the move names more cards than are asked for
fault-move_too_long = expected a move of at most 200 characters
fault-no_move = expected a move, such as 'play r10', got nothing
fault-move_in_words = expected a move in words, such as 'play r10', got { $got }
fault-list_of_variants = expected a list of variants, got the text '{ $got }'
fault-no_such_bot = there is no bot '{ $name }': expected { $known }{ fault-near }
fault-bot_too_slow = { $name } looks ahead and would take too long here: expected { $known }
fault-no_such_paragraph = there is no paragraph '{ $number }' in { $game }: expected { $first } to { $last }
fault-no_rulebook = there is no rulebook: expected { $file } in { $folder }
fault-no_such_language = there is no language '{ $language }': expected { $known }
fault-language_after = expected a language after { $flag }: { $known }
fault-cannot_listen = cannot listen at { $host }, port { $port }: { $reason }
fault-database_in_use = another server is using the database { $database }: expected one server a file, or PostgreSQL for several
fault-database_foreign = the database already has a table { $table } that is not Stammtisch’s: expected columns { $columns }, got { $got }
fault-database_layout = the database has layout { $layout }, of a later version of Stammtisch: expected at most { $most }
fault-database_unreadable = the database { $database } cannot be opened: { $reason }
terminal-expects-whole = a whole number{ KNOWN($most) ->
    [yes] { " " }from { $least } to { $most }
   *[no] { " " }of at least { $least }
}
terminal-expects-table = a table of data
fault-near = { KNOWN($near) ->
    [yes] ; did you mean { $near }?
   *[no] { "" }
}
fault-near_word = { KNOWN($near) ->
    [yes] ; did you mean '{ $near }'?
   *[no] { "" }
}
fault-plain = { $text }
fault-damaged_line = line { $number }: { $reason }
fault-no_budget = { $bot } does not look ahead and takes no budget: expected { $bot } without { $got }
fault-bad_budget = { $bot } cannot have a budget of { $got }: expected a number of simulations up to { $most }, such as { $bot }:2000, or a time up to { $longest } ms, such as { $bot }:300ms
terminal-adviser_would = { $name } would:{ " " }

## commands

cli-usage = Usage:{ " " }
cli-show_help = Show this message and exit.
cli-no_whole_number = expected a whole number, got { $given }
cli-long_number = expected a whole number of at most { $most } digits, got { $given }
cli-not_positive = expected a whole number of at least 1, got { $given }
cli-not_between = expected a number from { $least } to { $most }, got { $given }
cli-no_seed = expected a whole number of at least 0 or 64 hexadecimal digits, got { $given }
cli-game_first = name the game first: { $command } { $games }, then { $flag }
cli-details_are_in = Details are in { $file }
cli-no_details = Its details could not be written to a file
cli-with_help = { $message }. Help: { $command } --help
cli-a_file_or_the_output = a file or the output
cli-unreadable = { $where } cannot be read or written: { $reason }
cli-bug = this is a bug in Stammtisch, not your fault: { $fault }
cli-game_fails = the game { $game } fails in { $name } ({ $at }): { $fault }
cli-goodbye = Goodbye.
cli-setting_the_table = Setting the table. Ctrl-C ends it; matches that are not over go on next time.
cli-commitment = commitment { $commitment }, { $given } of { $seats } seats threw something in
cli-proof_right = the proof is right: { $fair }
cli-seed_follows = the seed that follows is { $seed }
cli-all_right = { $n ->
    [one] { $n } match, all right
   *[other] { $n } matches, all right
}
cli-checking = checking
cli-fair_deal = a fair deal: { $fair }
cli-no_fair_line = the record does not say how its seed came about: expected a line of the type fair
cli-other_commitment = another commitment was shown before the deal: found { $commitment }
cli-how_to_play = stammtisch play GAME to play, stammtisch rules GAME for its rulebook.
cli-usual = Usual: { $default }.
cli-seat_or_open = --seat and --open contradict each other: expected one of them, or neither
cli-no_such_seat = there is no seat { $seat }: expected 0 to { $last }
cli-game_is_no_command = { $game } is a game: expected 'stammtisch play { $game }' or 'stammtisch rules { $game }'
cli-reviewing = reviewing
cli-review_at = Round/move
cli-review_you = You
cli-review_meister = The Master
cli-review_verdict = Verdict
cli-review_points = Points
cli-review_chance = Chance of winning %
cli-not_over = this match is not over: expected one that was played to its end
cli-match_of = Match { $match } of { $count }
cli-no_such_example = { $game } has no example called { $name }: expected { $known }
cli-no_record_named = expected the file of a record, or GAME:EXAMPLE, got nothing
cli-own_option = own { $option }
cli-new_game-name = { $name } cannot be the name of a game: expected 2 to 32 small letters, digits and underscores, such as mau_mau
cli-new_game-taken = the name { $name } is taken by a game that there is already: expected another one
cli-new_game-module = { $name } is the name of a module of Python or of a package that is installed: expected another one
cli-new_game-exists = { $folder } is there already: expected a folder that is not, or an empty one
cli-new_game-written = { $n } files are in { $folder }. What comes next:
cli-new_game-next = How to go on from there: stammtisch docs adding-a-game
cli-docs-where = Each can be shown by its name, as in stammtisch docs bots. They lie in { $folder }
cli-docs-no_such_page = there is no page { $page }: expected { $known }
cli-game_with = { $game } with { $people }
cli-round = round
cli-total = total
cli-seat = Seat { $seat }
cli-is_dealt = { $name } is dealt{ " " }
cli-match_over = The match is over: { $reason }.
cli-breaks_off = The record breaks off here.
cli-the_table_is_set = The table is set: { $address }
cli-for_others = For others in your network: { $address }
phases-the_phases_of = The phases of { $game }
phases-the_match_is_over = the match is over
phases-dot = dot
phases-may_follow = may follow; lines that cross without a dot do not meet
phases-again = again
phases-may_repeat = the step may follow itself
phases-hollow = hollow
phases-only_with_an_option = only with an option:
doctor-one_of = expected one of --mend, --show and --export, or none of them
doctor-file_damaged = the file itself is damaged, and only a backup helps: { $reason }
doctor-open = a server has this table open, and it stays as it is
doctor-kept = What was taken away is kept: { $command }
doctor-to_keep = To keep what is whole of them: { $command }
doctor-first = the first line is missing, or does not open this table
doctor-gap = line { $number } is missing
doctor-twice = the number { $number } is there twice
doctor-unreadable = line { $number } cannot be read
doctor-unknown = line { $number } is unknown to this version, and perhaps of a newer one
doctor-impossible = line { $number } cannot follow on those before it
doctor-refused = line { $number } cannot follow on those before it ({ $reason })
doctor-nothing_taken = nothing was taken away from a table { $code }
doctor-taken_on = Taken away on { $when }: { $why }
doctor-file_exists = { $file } is there already: expected the name of a new file
doctor-no_address = { $database } is no address of a database
doctor-in_use = a server is using { $database }: expected it to be stopped
doctor-cannot_be_opened = the database { $database } cannot be opened: { $reason }
doctor-no_tables = { $database } holds no tables of Stammtisch
doctor-later_layout = { $database } is of a later version of Stammtisch: its layout is { $number }, expected at most { $known }
doctor-no_file = there is no file { $file }
doctor-folder = { $file } is a folder: expected a database
doctor-no_database = { $file } is no database
cli-not_called = This server is not called { $name }. Whoever runs it can tell it so: --name { $name }
doctor-can_be_kept = { $n ->
    [one] { $whole } of { $n } line can be kept
   *[other] { $whole } of { $n } lines can be kept
}
doctor-taken = { $n ->
    [one] { $n } line was taken away, { $whole } kept
   *[other] { $n } lines were taken away, { $whole } kept
}
doctor-whole = { $n ->
    [one] { $n } table, whole
   *[other] { $n } tables, all whole
}
doctor-damaged = { $n ->
    [one] { $n } table, damaged: { $damaged }
   *[other] { $n } tables, damaged: { $damaged }
}
doctor-written = { $n ->
    [one] { $n } line written to { $file }
   *[other] { $n } lines written to { $file }
}
help-doctor =
    Find tables whose logs are damaged, and mend them.

    Every table of a database is built again from its log. Nothing is changed
    unless you ask for it, and a server may go on running meanwhile.

    With --mend each damaged table keeps its longest whole beginning. What
    comes after that is not deleted but put into a table of its own in the
    same database, where --show and --export find it. The server has to be
    stopped for that:

      stammtisch doctor tables.db --mend

    The exit code is 1 if something is damaged and was not mended.
help-of-mend = Keep what is whole, and take the rest out of the way.
help-of-show = Show the lines that were taken away from this table.
help-of-export = Write all lines that were taken away to this file, one JSON object each.
help-of-as_json = Say it in JSON, for programs.
help-of-source = The file of a database, or its URL as SQLAlchemy writes it.
help-new_game = Write a small working game to start from, as a package of its own.
help-of-new_name = What the game is called in code and on the command line: small letters, digits and underscores.
help-of-new_folder = Where it goes: a folder that is not there yet. Without one it is called like the game.
meta-folder = FOLDER
meta-page = PAGE
help-of-proxy = A proxy, or a network of them, that is believed when it says for whom it speaks (X-Forwarded-For).
help-of-server_name = What this server is called on the internet, as in its address. At home it need not be said.
meta-code = CODE
meta-database = DATABASE
help-stammtisch =
    Rascally German card games: to play, to study and to bend.

    Without a command it sets the table and opens it in your browser:
    against bots at once, or with friends. In the terminal:

      stammtisch menu
      stammtisch rules { $example }
      stammtisch play { $example }
help-serve =
    Serve tables to browsers, for an evening or for good.

    Matches are kept on disk and survive a restart. Health is at /health,
    numbers for Prometheus are at /metrics:

      stammtisch serve --host 0.0.0.0 --port 80 --name play.example.org
help-menu = Choose a game and play it against the house, here in the terminal.
help-games = Show which games there are, with their options and variants.
help-rules =
    Show the rulebook of a game.

    Every rule has a number. When a move is refused, the number behind the
    reason leads here:

      stammtisch rules { $example } --paragraph GB-12
help-docs =
    Show what is written about everything.

    Bots and games of one’s own, the library, research, records, the protocol,
    running a server. In English; all of it came with this program. Without a
    name, which pages there are, and where they lie:

      stammtisch docs
      stammtisch docs adding-a-game
help-of-page = Which page: its name as the list has it.
help-replay =
    Tell a recorded match in words.

    Trick by trick, with the score pad after each round, as a spectator
    would have seen it. With --seat or --open you are told more:

      stammtisch replay evening.jsonl --match 3 --open --speed 2

    The example of a booklet has a name, such as GAME:round
help-review =
    Review a recorded match: what was luck, and where did it go wrong?

    Every decision of a seat is judged by the Master from what the seat knew
    then, and every deal is held against par: what Journeymen make of the
    same cards on average. It takes about half a minute.

      stammtisch review evening.jsonl --seat 0
      stammtisch review evening.jsonl --seat 0 --html evening.html
help-verify =
    Check a record, or the proof of a fair deal.

    Every match of a record is played again and each line compared. If the
    cards were dealt at a table, that includes the deal itself: the secret
    must be the one the table had committed to, and the seed must follow from
    it and from what the players threw in.

    Says that all is right, or which line is the first that cannot be; the
    exit code is 1 then.
help-play = Play a game against the house, here in the terminal.
help-play-epilog = Example: stammtisch play { $example } --players 4 --name Ada
help-simulate = Let bots play a game many times and see what comes of it.
help-play-game = Play { $title } against the house, here in the terminal.
help-play-game-epilog = Type ? at any time while you play, and you are told what can be done.
help-of-version = Say which version this is.
help-of-language = The language to speak, for any command.
help-of-install_completion = Install completion for the current shell.
help-of-show_completion = Show completion for the current shell, to copy it or customize the installation.
help-of-host = Where to listen.
help-of-port = At which port; 0 takes any free one.
help-of-database = Where matches are kept, as SQLAlchemy writes it.
help-of-origin = A further site whose pages may talk to this server.
help-of-rate = Messages a second per connection. 0 lifts every limit by second, address or person: messages, requests, pages, pictures, connections, new tables, tables in memory, chat, changes, bots' moves, studies, looking together, names on lists.
help-of-keep = How long a table is kept after its last move, a third of that if no match was finished; 0: for ever.
help-of-log_json = Log one JSON object per line.
help-of-metrics_token = Whoever has this token may read /metrics from another machine.
help-of-browser = Open a browser window.
help-of-game = Its name, as `stammtisch games` shows it.
help-of-paragraph = Only this paragraph, such as GB-12.
help-of-file = A file that --record wrote.
help-of-match = Which match, if the file has several.
help-of-seat = Tell it as this seat knew it, from 0.
help-of-reviewed = Whose decisions, from 0.
help-of-html = Write it as a page to this file, for a browser.
help-of-everything = Tell every secret too: all hands, all cards passed on.
help-of-speed = So many lines a second.
help-of-commitment = What the table showed before the deal.
help-of-players = How many sit at the table, { $least } to { $most }.
help-of-seed = The same seed gives the same cards again.
help-of-name = Your name at the table.
help-of-record = Write the match to this file, to replay it later.
help-of-resume = Go on with the unfinished match of this file.
help-of-pace = How long the house thinks: 0 not at all, 2 twice as long.
help-of-against = Who you play against: lehrling, geselle, meister (meister:1000ms thinks longer), or one of your own such as shy=./shy.py:Shy. One for all, or one for each seat.
help-of-variant = Switch on a variant by its name; may be repeated.
default-language = as your system does
default-database = a file in your data folder
default-speed = all at once
meta-options = [OPTIONS]
meta-command_args = COMMAND [ARGS]...
meta-game_options = GAME [OPTIONS]
meta-number = NUMBER
meta-days = DAYS
meta-game = GAME
meta-file = FILE
meta-hash = HASH
meta-name = NAME
meta-json_file = JSON/FILE
panel-table = At the table
panel-records = Records
panel-lab = In the lab
panel-games = Games
panel-options = Options of the game
panel-house = House rules
cli-frame-options = Options
cli-frame-arguments = Arguments
cli-frame-commands = Commands
cli-frame-default = [default: { $default }]
cli-frame-required = [required]
phases-runs = by itself
phases-runs-asked = nobody is asked
phases-turn = Turn
phases-turn-asked = one seat is asked
phases-sealed = Sealed
phases-sealed-asked = several, unseen until the last has answered
phases-window = Window
phases-window-asked = several, one after the other, may react
phases-race = Race
phases-race-asked = several, and their order is the point
cli-no_such_flag = { KNOWN($near) ->
    [yes] No such option: { $option } (Possible options: { $near })
   *[no] No such option: { $option }
}
cli-no_such_command = No such command { $command }{ KNOWN($near) ->
    [yes] . Did you mean '{ $near }'?
   *[no] { "" }
}
cli-missing_argument = Missing argument { $name }
cli-missing_flag = Missing option { $name }
cli-wrong_flag = Invalid value for { $option }: { $reason }
cli-not_one_of = { $value } is not one of { $choices }
cli-too_much = Got unexpected extra argument(s) ({ $rest })
cli-flag_needs_value = Option { $option } requires an argument
cli-flag_without_value = Option { $option } does not take a value
cli-not_ordinary = { $file } is not an ordinary file: expected the name of a file to write
cli-exists_already = { $file } exists already: choose another name, or replace it with --force
cli-no_folder = { $file } cannot be written: there is no folder { $folder }
cli-in_file = { $file }: { $fault }
help-compare =
    Find out what a rule does to a game.

    Bots play the same deals with rules A and with rules B; what differs is told
    in words and numbers. Rules are options with commas between, as
    `stammtisch games` shows them; without any, they are the usual ones.

      stammtisch compare { $example } --b limit=50
      stammtisch compare { $example } --sweep limit=25,50,100 --html report.html

    The same seed finds the same. Every deal is the same for all rules, so that
    small differences show.
help-of-rules_a = Rules A: options with commas between, such as "NAME=VALUE,NAME"; without any, the usual ones.
help-of-rules_b = Rules B, likewise.
help-of-sweep = Instead of B: one option with several values; each is compared with the first.
help-of-people = How many sit at the table.
help-of-matches = How many matches to play with each of the rules.
help-of-chance = Another seed gives other cards.
help-of-html_file = Write a page with words and plots, in one file, to be sent to somebody.
help-of-csv_file = Write all matches, a row for each match and seat.
help-of-npz_file = The same as arrays of NumPy.
help-of-parquet_file = The same as Parquet, with pyarrow installed.
help-of-json_file = Write the numbers as JSON; - prints them.
help-of-force = Let files be replaced.
help-of-jobs = How many processes work at the same time.
help-of-cluster = Work on a Ray cluster: its address, auto for one that runs, local to start one here.
default-jobs = one per core
cli-b_or_sweep = --b and --sweep contradict each other: expected one of them
cli-nothing_to_compare = expected rules to compare with: --b or --sweep
cli-positions_suffix = expected a file that ends with .npz or .parquet, got { $file }
cli-positions_native = positions are written of random, lehrling and geselle, which play natively; got { $got }
cli-no_parquet = --parquet needs pyarrow: pip install pyarrow
cli-compiling = Compiling the rules of { $game } once; that may take a minute …
cli-comparing = comparing
cli-written = Written: { $file }
meta-rules = RULES
meta-values = NAME=VALUE,VALUE
meta-address = ADDRESS
panel-files = Files
panel-work = How the work is done
fault-seen_form = what the seat knows cannot be read ({ $what })
fault-seen_rules = { $game } is played there by other rules than here: expected the same version of Stammtisch at both ends
fault-event_parameter = the event '{ $kind }' has no '{ $name }': expected { $known }
fault-event_value = '{ $name }' of the event '{ $kind }' is { $got }, and no { $wanted }
own-form = '{ $got }' names no bot: expected one of the house, FILE.py:CLASS such as ./shy.py:Shy, or MODULE:CLASS
own-name = a bot cannot be called '{ $name }': expected 1 to { $most } letters, digits, blanks, - or _, and a letter or digit first
own-left_out = the bot '{ $name }' of the package { $package } is left out: { $fault }
outside-left_out = the game '{ $game }' of the package { $package } is left out: { $why }
native-uncompilable = { $at } cannot be compiled: { $reason }
own-taken = the name is taken by { $owner }: expected another one
own-no_file = there is no file { $file }
own-no_module = there is no module '{ $module }': expected one that is installed or lies in this folder, or a file such as ./shy.py
own-not_loaded = { $place } cannot be loaded: { $error }
own-no_class = there is no '{ $what }' in { $place }{ KNOWN($near) ->
    [yes] ; did you mean { $near }?
   *[no] { "" }
}
own-not_made = { $bot } cannot be made: { $error }
own-no_bot = { $bot } is no bot: expected something with a method choose(match, seat), got { $kind }
own-no_own_file = its file { $file } cannot be read: { $reason }
own-memory = it wanted more memory than it may have
own-raised = it raised { $error }
own-no_move = it answered { $got }: expected a move as text, one of match.legal()
own-no_thought = explain answered { $got }: expected a bots.Thought
own-hung = it took longer than { $seconds } s and was ended
own-gone = its process has ended ({ $code }){ KNOWN($printed) ->
    [yes] ; the last it printed: { $printed }
   *[no] { "" }
}
own-illegal = it played '{ $move }': { $why }
own-forfeits = { $bot } at seat { $seat }: { $why }. A Journeyman decides in its place.
own-forfeits_rest = { $bot } at seat { $seat }: { $why }. A Journeyman plays the rest of the match.
panel-own = Bots of your own
help-of-bot_seconds = How many seconds a bot of your own may take for a decision.
help-of-bot_memory = How many megabytes it may take, where the system can tell; 0: no limit.
own-lost = { $bot } lost { $count ->
    [1] one decision
   *[other] { $count } decisions
} to a Journeyman: { $why }. The first: { $first }
own-lost-raised = { $count } × an error
own-lost-illegal = { $count } × no legal move
own-lost-no_move = { $count } × no move at all
own-lost-hung = { $count } × too slow
own-lost-gone = { $count } × its process ended
own-lost-memory = { $count } × too much memory
own-lost-other = { $count } × something else
own-other_sources = the sources of { $bot } are not those with which this was begun: expected the same ones here and on every machine
help-of-hints = Who gives advice when you type hint: a bot of the house, or one of your own.
help-of-bot = Offer a bot of your own beside those of the house, by its name: shy=./shy.py:Shy, shy=package.module:Shy, or the name under which a package brings it; may be repeated.
own-of_the_house = { $name } is of the house and always there: expected a bot of your own, such as shy=./shy.py:Shy
sit-link = '{ $got }' is no invitation: expected the link of a table, such as https://play.example.org/t/k7m4fqx2
sit-not_ours = { $server } answers, but not as a Stammtisch does: expected the link of a table
sit-certificate = the certificate of { $server } cannot be trusted: { $reason }
sit-tls = no safe connection to { $server } can be made: { $reason }
sit-unreachable = { $server } cannot be reached: { $reason }
sit-sent_away = The host has asked the bot to leave, or too many watch.
sit-elsewhere = The bot is connected to this table from too many places.
sit-found = There is a table of { $game } at { $server }.
sit-sat = { $name } sits on seat { $seat }. Ctrl-C gets up again.
sit-door = The bot waits to be let in by the host.
sit-match = Match { $number } has begun.
sit-over = Match { $number } is over: place { $place }.
sit-alone = Everybody has gone home. Good-bye.
sit-again = The connection is lost; another try in { $seconds } s.
default-bot_name = as the bot is called
meta-link = LINK
help-sit =
    Seat a bot at any table in the world, by its invitation.

    It plays from here, over the network, whatever it is asked, match after
    match, and comes back when the connection breaks. What it does not decide in
    time or by the rules a Journeyman decides for it.
help-of-link = The invitation: the address of the table, as its host sends it to friends.
help-sit-of-bot = Which bot: meister, shy=./shy.py:Shy, package.module:Class, or one that an installed package brings.
help-sit-of-name = Its name at the table.
help-sit-of-seat = Which seat it takes, from 1; otherwise the first that is free.
help-bots = Show which bots there are, and how to bring your own.
bots-about-random = Plays any legal move, each as likely as the others.
bots-about-lehrling = Knows the rules, means well, and often takes the second-best card.
bots-about-geselle = Plays soundly by rules of thumb, as a friend who knows the game.
bots-about-meister = Thinks ahead through hundreds of deals that fit what it has seen. meister:2000 thinks for 2000 simulations, meister:300ms for 300 ms.
bots-your_own = One of your own is a class with a method choose(match, seat), named by its file: shy=./shy.py:Shy. stammtisch docs bots says more.

## research

cli-no_output = the output cannot be written: { $reason }
help-simulate-epilog = Example: stammtisch simulate { $example } --games 10000
help-simulate-game =
    Let bots play { $title } many times and see what comes of it.

    Shows how long matches are, what each seat scores and wins, and whether
    some seat has an advantage. The same seed gives the same numbers.
help-simulate-game-epilog =
    Examples

      stammtisch simulate { $game } --games 10000 --players 4
      stammtisch simulate { $game } --bots geselle,random,random,random
      stammtisch simulate { $game } --games 20 --seed 7 --record evening.jsonl

    With --json: game, players, matches, seed, bots, quick and options as asked for;
    rounds and decisions of a match (mean, min, max, total); seats, one after the
    other: seat, bot, mean_total with its 95 % interval, win_share (a shared win
    is split) with win_interval, advantage (win_share less the fair share) with
    advantage_interval, significant; reasons, how often matches ended for which;
    speed: seconds and decisions_per_second.
help-simulate-of-matches = How many matches to play.
help-simulate-of-bots = Who plays: geselle (sound), lehrling (a beginner) or random. One for all seats, or one for each. Or a bot of your own, such as shy=./shy.py:Shy, and then much slower.
help-simulate-of-quick = How quick each seat is in races: 3,1,1,1 makes the first three times as quick as the others.
help-simulate-of-record = Also write all matches to this file.
help-simulate-of-positions = Also write every decision of these matches to this file (.npz or .parquet), for programs that learn.
help-simulate-of-force = Let --record and --positions replace a file.
help-simulate-of-as_json = Print the numbers as JSON.
help-arena =
    Find out which bot is better, and by how much.

    Bots play the same deals from every seat; the table says what each one
    scores and wins, and how far it is ahead of the others.
help-arena-epilog =
    Contestants are bots, with commas between. They take the seats in that
    order, and the last one takes all that are left:

      geselle,lehrling          one geselle against a table of lehrlings
      2*geselle,2*lehrling      two of each, sitting as written
      geselle,random,lehrling   the third takes the third and fourth seat
      a=geselle,b=geselle       the same bot under two names
      meister:2000,meister:300ms   2000 simulations or 300 ms per decision
      shy=./shy.py:Shy,geselle     a bot of your own: a class with choose(match, seat)

    Each deal is played once for each rotation of the contestants through
    the seats, with the same cards and chance, so that luck cancels. The
    unit of all statistics is the deal. The lead is in points per match,
    against the others at the same tables; * marks one that chance alone
    hardly explains: its 95 % interval does not hold 0.

    A deal is a whole match, and its points are the totals of the match.
    With --rounds each match stops after so many rounds at the latest, and
    the standing then counts; what a game counts only in the end does not.

    Every finished deal is written to a journal. The same command goes on
    where it was stopped, and --games may be larger then. The numbers do not
    depend on --jobs, --cluster or on interruptions; only budgets in
    milliseconds depend on the machine. Better bots or other rules make a
    journal of their own.

    Examples

      stammtisch arena { $example } --bots meister:500,geselle --rounds 1
      stammtisch arena all --bots geselle,lehrling,random --picture arena.svg
      stammtisch arena { $last } --bots geselle --variants random --checked

    With --json: plan, what was asked for; games, each with deals, matches,
    the mean number of rounds, decisions, reasons (why matches ended) and its
    contestants: points, points_per_round, wins (shared ones are split),
    place, lead, lead_per_round and lead_in_wins, each a mean with its 95 %
    interval; pairs, who is better than whom; ratings by game and overall:
    mu, sigma and ordinal of each contestant.
help-arena-of-game = Which games: their names, or all.
help-arena-of-bots = The contestants: { $bots }. See below.
help-arena-of-deals = How many deals of each game; each is played in all rotations.
help-arena-of-seed_ = Another seed gives other deals.
help-arena-of-players = How many sit at the table.
help-arena-of-rounds = Stop each match after so many rounds.
help-arena-of-variants = Variants that are on; or random: options drawn anew for each deal.
help-arena-of-option = An option of the game; may be repeated.
help-arena-of-checked = Play move by move as at the table and check every move: to test the bots.
help-arena-of-picture = Draw the leads as .svg, or as .png if Chromium is there.
help-arena-of-force = Let --json and --picture replace files.
help-arena-of-journal = Where finished deals are written down.
help-check_game =
    Check whether a game keeps what every game promises.

    Rules, words, records, both speeds, and that nobody learns more than
    their seat may know. For games of other packages too:

      stammtisch check-game { $example } --matches 3
help-check_game-of-matches = How many matches each check looks at.
help-check_game-of-only = Only this check; may be given several times.
help-check_game-of-seconds = How many seconds of processor time each check has at most.
help-check_game-of-as_json = One JSON object per check.
panel-results = Results
default-whole_matches = whole matches
default-cache = in the user's cache folder
meta-bots = BOT[,BOT…]
meta-numbers = NUMBER[,NUMBER…]
meta-games = GAME[,GAME…]
meta-names = NAME[,NAME…]
meta-name_value = NAME=VALUE
meta-check = CHECK
sim-playing = playing
sim-writing = writing
sim-rating = rating
sim-summary = { $game }: { sim-matches } of { $players } players
sim-matches = { $n ->
    [one] { $count } match
   *[other] { $count } matches
}
sim-options = options
sim-seed = seed
sim-as_usual = as usual
sim-own_table = own { $option } ({ $size }, { $digest })
sim-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sim-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
sim-per_match = per match
sim-mean = mean
sim-least = least
sim-most = most
sim-rounds = rounds
sim-decisions = decisions
sim-seat = seat
sim-mean_total = mean total
sim-wins = wins
sim-advantage = advantage
sim-interval = 95 %
sim-percent = { $number } %
sim-from_to = { $low } to { $high }
sim-advantage_is = Advantage: wins above the fair share of { $share } %, in percentage points; each interval is for its seat alone.
sim-seats_differ = * is more than chance explains with all { $players } seats looked at together (5 %).
sim-seats_alike = Looked at together, the { $players } seats differ by no more than chance explains (5 %).
sim-misses_zero = { $n ->
    [one] That one interval among { $players } misses 0 is nothing unusual.
   *[other] That { $n } intervals among { $players } miss 0 is nothing unusual either: what one seat wins, others lose.
}
sim-different_bots = The seats are played by different bots, so it shows their strength too.
sim-ended = Ended because { $reason }: { sim-matches }.
sim-ended_share = Ended because { $reason }: { sim-matches } ({ $share } %).
sim-speed = { $speed } decisions a second, { $seconds } s in all.
sim-bots_per_seat = expected one bot for all seats or { $players } bots, one per seat, got { $got }: { $bots }
sim-quickness = expected { $players } whole numbers from 1 to 1000, how quick each seat is, got { $got }
sim-no_tables = { $game } has no tables of weights to fit: expected { $module }
arena-random_options = --variants random draws all options: expected no --option beside it
arena-option = --option { $option }: expected NAME=VALUE, such as limit=50
arena-played_before = All deals were played before and are in { $file }
arena-kept = All deals are kept in { $file }
arena-stopped = Stopped: { $done } of { $deals } deals are kept in { $file }
arena-goes_on = The same command goes on: { $command }
arena-compiling_search = Compiling the search for { $game } once; that may take a minute …
arena-drawn = Drawn: { $file }
arena-heading = { $game }: { arena-deals }, each played in { arena-rotations }
arena-deals = { $deals ->
    [one] { $count } deal
   *[other] { $count } deals
}
arena-rotations = { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}
arena-whole_matches = Whole matches (mean { $mean } rounds), { $agreed }, { $best }
arena-short_matches = { $rounds ->
    [one] Matches of at most { $rounds } round
   *[other] Matches of at most { $rounds } rounds
} (mean { $mean } rounds), { $agreed }, { $best }
arena-options_drawn = options drawn for each deal
arena-usual_rules = usual rules
arena-lowest = lowest total wins
arena-highest = highest total wins
arena-seats = Seats: { $names }
arena-contestant = contestant
arena-points = points
arena-per_round = per round
arena-wins = wins, %
arena-place = place
arena-lead = lead
arena-ratings = ratings
arena-overall = overall
arena-ordinal = ordinal
arena-intervals = ±: 95 % intervals from { $least } deals on, the deal being the unit.
arena-lead_is = Lead: points per match better than the others at the same tables; * is more than chance explains.
arena-ratings_are = Ratings: Bradley-Terry from places, mu ± sigma; the ordinal is mu - 3 sigma.
arena-ratings_of_all = Ratings: Bradley-Terry from places, mu ± sigma; the ordinal is mu - 3 sigma of all games.
arena-ratings_alike = The ratings of { $what } tell nobody apart: there are too few deals, or all are equally strong.
arena-alone = { $name } only plays against itself here: nobody is compared.
arena-ahead = Points ahead of the table
arena-against = { $one } against { $other }
arena-dots = Dots are means over deals; bars are 95 % intervals.
arena-subtitle = { $players } players, { arena-deals }, each in { arena-rotations }, whole matches
arena-subtitle_short = { $players } players, { arena-deals }, each in { arena-rotations }, { $rounds ->
    [one] at most { $rounds } round
   *[other] at most { $rounds } rounds
}
arena-short_wins = wins
arena-no_ray = --cluster needs Ray: install it with pip install 'stammtisch[cluster]'
arena-no_cluster = no Ray cluster at { $address }: { $reason }; expected local, auto, or an address such as 10.0.0.1:6379
arena-cluster_lost = the cluster lost a worker for good ({ $error }): what was finished is kept; the same command goes on
arena-worker_lost = a worker process ended unexpectedly, perhaps for lack of memory: what was finished is kept; the same command with a smaller --jobs goes on
arena-no_picture = { $file } is no picture: expected a name that ends in .svg or .png
arena-one_contestant = a picture compares contestants: expected at least two different bots
arena-no_browser = a .png picture needs Chromium, and none was found: install it, or ask for .svg
arena-browser_failed = { $browser } could not draw the picture: ask for .svg instead
arena-two_bots = { $name } is the name of two different bots, { $one } and { $other }
arena-bots_for_seats = expected bots for { $players } seats, got { $got }: { $bots }
arena-seats_before_star = { $part }: expected a number of seats from 1 to { $players } before the *, got { $got }
arena-name_before_equals = { $part }: expected a name of 1 to 24 printable characters before the =
arena-journal_unwritten = { $file } cannot be written: { $reason }
arena-journal_damaged = { $file } is damaged: line { $number } is not a deal of this plan
arena-no_journal = { $file } is not a journal of an arena: expected another file, or a new name
arena-journal_format = { $file } was written by another version: expected format { $format }, got { $got }
arena-journal_sources = { $file } was played with other rules or bots than there are now: expected another file or name
arena-journal_plan = { $file } belongs to another plan, with other { $what }: expected another file, or a new name
arena-journal_open = { $file } is being written by another run: wait for it, or name another with --journal
check-ok = ok
check-failed = FAILED
check-late = after { $seconds } seconds: { $done } of { $matches } matches to their end; --seconds gives it longer
check-same = the same as in { $check }
check-no_such_check = there is no check { $check }: expected { $known }
check-about-declaration = What it declares makes sense
check-about-rules = Rules have nothing in them but what means the same when it is compiled
check-about-ending = Every match ends, somebody can always move, and the outcome fits the totals
check-about-notation = Moves in words lead to the same choices again, and differ from each other
check-about-refusals = A move is accepted if and only if it is listed; a refusal changes nothing and names a paragraph
check-about-rulebook = Its rulebook, if it brings one, can be read, and has every paragraph that a refusal names
check-about-nonsense = Whatever is typed instead of a move is refused in words, never by a crash
check-about-clones = A clone stands where its match does, and goes its own way
check-about-records = A record plays the same match again, from every seat and in every event
check-about-events = Every note is an event that was declared, its sentence can be said, and every step that asks has a prompt
check-about-views = Every view has a hand, how many cards each seat holds, and the facts that are declared, as what they are
check-about-forms = Every move has exactly one of the forms that are declared for its step
check-about-secrets = No view, observation, list of moves, mark or purpose depends on what the seat cannot know
check-about-imagining = A world is imagined from what the seat knows, and from nothing else
check-about-playing_on = In an imagined world a match can be played to its end
check-about-sealed = A sealed answer is unseen until the last one is given
check-about-telling = A card that an event tells a seat of is one that the seat knows of from then on
check-about-dealing = Deals that look the same to a seat are told to it in the same words, and it imagines the same after them
check-about-two_worlds = Compiled rules give the same states, moves, worlds and choices as plain ones
check-found = { $where }: { $what }
check-found_in = { $found } ({ $name }, { $at })
check-crashed = { $error }, raised in { $name } ({ $at })
check-does_not_return = { $name } does not come to an end ({ $at })
check-where = match { $number } of { $players } players, options { $options }, { $moves } moves in, at { $step }
check-the_end = the end
check-match = match { $number }
check-at_its_end = match { $number }, at its end
check-decision = match { $number }, decision { $count }
check-no_move = seat { $seat } is asked and has no move
check-endless = it does not end
check-no_end_yet = it is not over after { $seconds } seconds
check-nobody_moves = nobody is asked, and the match is not over
check-no_such_step = asked is step { $step }: expected a step of the game, 0 to { $last }
check-no_such_seat = asked is seat { $seat }: expected a seat of this table, 0 to { $last }
check-winners = seats { $winners } win with totals { $totals }: expected { $right }
check-same_words = two choices have the same words among { $moves }
check-spelling = expected small letters and single spaces, got { $move }
check-read_otherwise = { $move } is choice { $choice }, and is read as { $read }
check-listed = seat { $seat }, { $move } is listed, and refused: { $reason }
check-unlisted = seat { $seat }, { $move } is not listed, and accepted
check-asking_changes = seat { $seat }, asking why { $move } is refused changes the match
check-wordless = seat { $seat }, { $move } is refused without a word
check-no_paragraph = seat { $seat }, { $move } is refused without a paragraph
check-crash = { $typed } gives { $error }
check-clone_changes = moves on a clone change { $field }
check-replay_record = the record of the replay differs
check-replay_view = seat { $seat } sees something else in the replay
check-replay_events = seat { $seat } is told something else in the replay
check-note_untold = the note { $note } cannot be told ({ $error })
check-note_unknown = the note { $note } is no event of the game ({ $at })
check-no_prompt = expected the message { $prompt } in texts/en.ftl, or a sentence among prompts
check-unknown_paragraph = seat { $seat } is refused by { $paragraph }: expected a paragraph of the rulebook
check-hand = hand of seat { $seat }: expected a list of cards, got { $got }
check-spectator = hand of a spectator: expected no cards, got { $got }
check-counts = counts: expected a number for each of { $players } seats, got { $got }
check-count = counts: expected { $cards } cards for seat { $seat }, got { $got }
check-fact_missing = facts: expected { $fact } in the view
check-fact = { $fact }: expected { $kind }, got { $got }
check-kind-flag = yes or no
check-kind-number = a whole number
check-kind-word = a word
check-kind-steps = a list of steps, each by name and value
check-kind-seat = a seat
check-kind-card = a card
check-kind-cards = a list of cards
check-kind-auction = target, bidder and bid
check-kind-pile = how many cards lie there
check-kind-played = a list of seat and card
check-kind-open = a list of cards for each seat
check-kind-numbers = a number for each seat
check-form = expected { $move } to have one of the forms { $forms }, it has { $has }
check-depends = { $what } of seat { $seat } depends on what it cannot know
check-observation = the observation ({ $key })
check-shared_view = the shared view ({ $key })
check-own_view = the view ({ $key })
check-list_of_moves = the list of moves
check-mark = the bot's mark
check-purpose = what is said to be the purpose of a move
check-imagines = what seat { $seat } imagines depends on what it cannot know ({ $field })
check-stuck = in a world that seat { $seat } imagines nobody can move
check-noticed = seat { $other } notices what seat { $seat } answers
check-told_too_much = after { $move } seat { $seat } is told { $event }, which it does not know afterwards
check-imagines_otherwise = seat { $seat } imagines something else after a deal that looks the same to it
check-told_the_deal = seat { $seat } is told { $event }, which it does not know
check-compiled_state = compiled rules differ in { $field }
check-compiled_moves = compiled rules list other moves for seat { $seat }
check-compiled_world = compiled, seat { $seat } imagines another world
check-compiled_choice = compiled, seat { $seat } chooses otherwise
check-compiled_unlisted = the bot on seat { $seat } chooses a move that is not listed
sim-move_by_move = With a bot of one’s own matches are played move by move: hundreds of times slower than compiled ones.

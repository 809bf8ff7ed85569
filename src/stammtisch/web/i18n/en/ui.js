/** What stands at the edges: pages, buttons, slips. */

const plural = (n, one, many) => (Math.abs(n) === 1 ? `${n} ${one}` : `${n} ${many}`);

export default {
  close: "Close", back: "Back", cancel: "Never mind", ok: "Fine",
  you: { name: "You" },
  colour: { green: "Green", blue: "Blue", red: "Red", yellow: "Yellow", black: "Black" },
  sign: { rock: "Rock", paper: "Paper", scissors: "Scissors", well: "Well" },
  points: ({ n }) => plural(n, "point", "points"),
  card_count: ({ n }) => plural(n, "card", "cards"),
  card: { back: "card face down" },
  pile: { left: ({ n }) => (n ? `${n} left` : "empty") },
  where: { round: "Round {round}", round_of: "Round {round} of {of}", trick: "Round {round} · trick {trick}/{of}", turn: "Turn {n}", over: "Closing time" },
  hand: { label: ({ n }) => `Your cards, ${n}`, playable: "playable", unplayable: "not now" },
  seat: { label: ({ name, n }) => `${name}, ${plural(n, "card", "cards")}`, bot: "Bot", away: "back in a bit", stand_in: "bot plays", sealed: "has chosen", dog: "watchdog", open_hand: "open hand" },
  slip: {
    your_turn: "Your turn", turn_of: ({ name }) => `${name}’s turn`, waiting: "Everybody thinks", waiting_for: ({ names }) => `Still: ${names}`, 
    again: "Tap again to play.", gathered: ({ n, of }) => `${n} of ${of} chosen.`, put_back: "Put back", seconds: ({ n }) => `${n} seconds left`, race_time: "time to slap", fewer: "fewer", more: "more", take: ({ n, of }) => `Take (${n} of ${of})`,
    takes: ({ name }) => `${name} takes the trick`, wins: ({ name }) => `${name} wins the round`, thrown: "Rock, paper, scissors!", moment: "Just a moment …", over: "Closing time", slapped: "Slapped!", judged: "Let’s see who was last.", watching: "You are watching", sit: "Sit down",
  },
  tools: { log: "Log", rules: "Rules", last: "Last trick", talk: "Talk", pad: "Pad", menu: "Menu", label: "Tools" },
  log: { label: "Log", empty: "Nothing has happened yet." },
  pad: { label: "Pad", sum: "Total", round: "Round", cards: "Cards", until: ({ game, n }) => `${game}, to ${n}` },
  talk: { label: "Talk", placeholder: "Say something …", send: "Say", empty: "Nobody has said anything yet." },
  emote: { laugh: "Haha!", cheer: "Cheers!", groan: "Oh dear …", shock: "What?!", wink: "Now, now.", hurry: "Tick, tock.", well_played: "Well played.", thanks: "Thanks!" },
  menu: {
    title: "Menu", settings: "Settings", rules: "Rules", invite: "Invite", link: "Personal link", link_text: "With it you sit on your seat on any device. Give it to nobody.", copy: "Copy link", copied: "Copied.", home: "To the start page", 
    leave: "Leave the table", leave_text: "A bot takes your seat for good.", leave_sure: "Really leave?", rest: "Let a bot play for me", unrest: "I play again", qr: "For another device",
  },
  settings: {
    title: "Settings", language: "Language", theme: "Light", evening: "Evening", day: "Beer garden", evening_short: "Evening", day_short: "Day", system: "like the device", speed: "Speed of movements", slow: "leisurely", usual: "usual", quick: "brisk", pace: "Pace of the bots (for all)", paces: { calm: "leisurely", usual: "usual", brisk: "brisk", instant: "at once" }, sound: "Knock when it is my turn",
  },
  start: {
    tagline: "Five games for rascals. Pull up a chair.", code: "Table code", join: "Join", games: "Games", people: ({ from, to }) => `${from}–${to} people`, play: "Play now", invite: "Invite", invite_label: ({ game }) => `New table: ${game}`,
    yours: "Your tables", past: "Past evenings", your_turn: "Your turn", running: "running", lobby: "waiting", look: "Look", nobody: "Nobody here yet. First game’s on the house.", 
    foot: "Stammtisch is free software. All drawings and texts are our own.", loading: "One moment …",
  },
  name: { title: "What’s your name?", label: "Your name", guest: "Guest" },
  new: {
    title: ({ game }) => `New table: ${game}`, players: "How many play?", seats: "Who sits where?", me: "You", open: "free", bot: "Bot", options: "What holds?", variants: "Variants", clock: "Time to think", no_clock: "no limit", seconds: ({ n }) => `${n} s`, spectators: "Spectators welcome", spectators_text: "Whoever has the link may watch. Spectators see only what lies open.",
    stand_in: "Who stands in?", stand_in_text: "If somebody loses the connection, a bot plays on until they are back.", pace: "Pace of the bots", open_table: "Open the table", usual_depends: "usual (by number of players)", ages: "From the eldest seat to the youngest", ages_text: "In some games the eldest begins. Tap the seats in that order.", seat_n: ({ n }) => `Seat ${n}`, more: "More settings", 
  },
  levels: { random: "Chance", lehrling: "Apprentice", geselle: "Journeyman", meister: "Master" },
  bomb: {
    title: "What does the bomb do?", ready: "Ready-made rule", own: "A rule of your own", step: ({ n }) => `Step ${n}`, add: "One more step", remove: "Remove step", who: "Who is hit?", what: "What happens?", count: "How many?",
    readies: { blast: "Blast", collection: "Collection", panic: "Panic", smoke: "Smoke", robin_hood: "Robin Hood", jackpot: "Jackpot" },
    whos: { self: "its player", left: "left neighbour", right: "right neighbour", chosen: "whom you choose", others: "all others", everyone: "everyone", most_cards: "most cards", leaders: "whoever leads" },
    whats: { draw: "draws", throw: "throws away", lose: "loses", pay: "pays", miss: "misses turns", gain: "gains points" },
    counts: { half: "half", all: "all" },
    says: null,
  },
  lobby: {
    text: "Send the link or show the code.", copy: "Copy link", share: "Share", code: "Table code", qr: "QR code to join", sit: "Sit down here", free: "free", you: "you", add_bot: "Add a bot", fill_bots: "Fill up with bots", remove: "Free the seat", swap_with: "Swap with whom?", start: "Begin", start_wait: ({ n }) => (n === 1 ? "One seat is still free" : `${n} seats are still free`), waiting_host: ({ name }) => `${name} begins when all are seated.`, watchers: ({ n }) => (n === 1 ? "1 is watching" : `${n} are watching`), options: "What holds", change: "Change", level: "Strength", away: "back in a bit", won: ({ n }) => plural(n, "win", "wins"), usual: "All as usual", make_host: "Make host", 
  },
  end: {
    title: ({ name }) => `${name} wins!`, title_you: "You win!", title_many: ({ names }) => `${names} win!`, reason: { limit: "The point limit was reached.", rounds: "The last round was played.", hand_empty: "A hand is empty.", stock_empty: "The pile is empty.", bound: "After such a long time it is over." },
    rematch: "One more", wait_host: ({ name }) => `${name} can call a rematch.`, home: "To the start page", place: ({ n }) => `${n}.`, record: "Record",
  },
  connection: { lost: "No connection. Trying again …" },
  news: { away: ({ name }) => `${name} is gone for a moment.`, away_small: "A bot will sit in soon.", bot: ({ name }) => `A bot plays for ${name} now.`, back: ({ name }) => `${name} is back.`, joined: ({ name }) => `${name} joins the table.`, host: ({ name }) => `${name} is the host now.`, your_turn: "Your turn", kicked: "You were asked to leave the table.", restarting: "The landlord is changing barrels. Back in a moment." },
  rules: { title: ({ game }) => `Rules: ${game}`, search: "Search", rule: ({ n }) => `Rule ${n}` },
  refused: {
    not_in_hand: "You don’t have that card.", chosen_already: "You chose that one already.", must_follow: "You can follow, so you must.", first_trick: "No crook and no politician in the first trick while you hold anything else.", opening: "The round begins with the opening card.", politician_first: "Only crooks and the politician in hand: the politician first.", black_closed: "Black has not been played yet, so you may not lead it.",
    no_black_announced: "Black cannot be announced.", not_in_pile: "That card is not in the pile.", announced: "The announced colour opens.", no_black_lead: "The first trick is not led with black.",
    above_ten: "Together that would be more than ten.", own_card: "That is your own card.", protected: "Caps lie on it: it is auctioned.", unprotected: "No cap lies on it: just swap.", cannot_pay: "You don’t have that many caps.", two_at_most: "Two caps at most on a card.", never_lower: "The guard cannot be lowered.", too_few_chips: "You don’t have that many caps.", beyond_chips: "You don’t have that many caps.", opening_bid: "The first bid: at least as many caps as lie on it.", no_raise: "At least one more than the last bid.",
    no_police: "You have no policeman.", not_shown: "That card is not shown.", does_not_fit: "That does not fit.", no_number: "The fence buys numbers only.", one_dog: "One watchdog is enough.", wished: "Another colour was wished for.", not_yourself: "Not yourself.", guarded: "A dog is on guard there.", no_cards: "Nothing to take there.",
    not_proposed: "Nobody proposed that.", same_seat: "Nobody gives to themselves.", no_card_to_give: "No card to give there.", no_well: "This duel is without the well.", open_last: "They were the last to play open.", yourself: "Not yourself.", no_list: "That is no not-to-do list.", razupaltuff: "A Razupaltuff cannot be laid.",
    bad_message: "The server did not understand that.", too_fast: "Easy, easy.", no_such_table: "There is no such table (any more).", no_such_game: "There is no such game.", bad_option: "That cannot be set like this.", bad_players: "So many cannot play.", bad_name: "A name has 1 to 24 characters.", name_taken: "Somebody here has that name already.", table_full: "The table is full.", seat_taken: "The seat is taken.", no_such_seat: "There is no such seat.", not_seated: "For that you must sit at the table.", seated_already: "You are seated already.", not_host: "Only the host may do that.", not_now: "That cannot be done now.", seats_open: "Seats are still free.", no_such_person: "That person is not there.", not_asked: "You are not asked just now.", too_late: "Too late, that is decided.", bad_move: "There is no such move.", still_playing: "The match is still on.", too_many_tables: "The pub is full.", no_spectators: "No spectators at this table.", restarting: "The landlord is changing barrels.", offline: "No connection.",
  },
  options: {
    gaunerbande: { limit: { title: "Point limit" } },
    black_spy: { limit: { title: "Point limit" }, no_good_spies: { title: "No good spies" }, capture_or_release: { title: "Capture or release" }, mole: { title: "The mole" }, announce_a_colour: { title: "Announce a colour" }, follow_the_rank: { title: "Follow the rank" }, reduce_points: { title: "Reduce points" } },
    zehn: { spare_jokers: { title: "Spare jokers", of: { in: "in", out: "out" } }, tie: { title: "Ties", of: { one_card: "one card before two", highest_card: "highest single card" } }, deck: { title: "Another deck" } },
    klaumau: { doubters: { title: "Who may doubt?", of: { next: "the next", anyone: "anyone" } }, forced_card_acts: { title: "Forced cards act" }, forgery: { title: "Forgery" }, surrounded: { title: "Surrounded" }, fence: { title: "Fence" }, watchdog: { title: "Watchdog" }, bomb: { title: "Bomb" }, deck: { title: "Another deck" } },
    halt_mal_kurz: { well: { title: "Well", of: { call: "unless called off", always: "always", never: "never" } }, police: { title: "Police", of: { others: "to the others", anyone: "to anyone" } }, list: { title: "Not-to-do list", of: { player: "its player only", all: "all concerned" } } },
  },
};

/** What the games want from people. */

const caps = (n) => (n === 1 ? "1 cap" : `${n} caps`);
const of = (name) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
const NUMBERS = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

export default {
  tricks: {
    leads: "leads", takes: "takes it", lead: "You lead.", free: "You cannot follow: throw off what you like.",
    follow: ({ colour }) => `Follow ${colour}.`,
    count: ({ n }) => (n === 1 ? "1 trick" : `${n} tricks`),
    pass: ({ name }) => `Three cards to ${name}`, pass_text: "Choose three cards and seal them.",
    passed: "Sealed", seal: "Seal", last: "Last trick", last_by: ({ name }) => `to ${name}`, no_last: "No trick has been taken in this round yet.",
  },
  gaunerbande: {
    mood: "Dodge tricks, get rid of crooks. Or catch them all.", time: "45–90 min",
    opening: "The round begins with the opening card.", lead_closed: "You lead. No black yet: no crook has been played.",
    united: "The gang is united!", united_text: "All crooks and the politician are yours. Who shall profit?",
    others: ({ n }) => `Everybody else +${n}`, self: ({ n }) => `Me −${n}`, shout: "The gang is united!", pad_note: "Less is more: the fewest points win.",
  },
  black_spy: {
    mood: "Follow colour or number, and dodge black sevens.", time: "40–60 min",
    follow: ({ colour, rank }) => `Follow ${colour}, or play a ${rank}.`, no_black: "You open, with any colour but black.", announced: ({ colour }) => `${colour[0].toUpperCase()}${colour.slice(1)} was announced: open with it.`,
    mole: "Three from the mole", mole_text: "Take three cards from its pile.", mole_pile: ({ n }) => `Mole: ${n}`,
    announce: "Announce a colour", announce_text: "The round is opened with it.",
    all_black: "All black cards!", all_black_text: "Capture gives everybody else 60 points, release takes 60 off yours.", capture: "Capture: others +60", release: "Release: me −60", shout: "All sixteen!",
    pad_note: "Less is more: the fewest points win.",
  },
  zehn: {
    mood: "Bid, bluff, and have ten at most.", time: "30 min",
    pad: ({ round }) => `Zehn, round ${round} of 10`, pad_note: "In the end each cap takes 2 penalty points off.", pad_sum: "Penalty",
    caps: ({ n }) => caps(n), caps_word: ({ n }) => (n === 1 ? "cap" : "caps"), bids: ({ n }) => `bids ${n}`, guards: ({ n }) => (n === 1 ? "1 guards your card" : `${n} guard your card`), guarded: ({ n }) => `guarded by ${caps(n)}`,
    pot: ({ n }) => (n ? `Pot ${n}` : "Pot empty"), round_card: "Round card", your_card: "your card", value: ({ n }) => String(n),
    lay: "Lay a card", lay_text: ({ card }) => `Open or hidden. The loser takes the round and ${card}.`, open: "Open", hidden: "Hidden",
    protect: "Guard your card?", protect_text: "Whoever wants it must bid then.", protect_n: ({ n }) => (n ? caps(n) : "No cap"),
    buy: "Another card?", buy_text: "Without caps a swap costs one, otherwise it is auctioned.", decline: "Buy nothing",
    swap_with: ({ name, card }) => `${name}${card ? ` (${card})` : ""} · 1 cap`, auction_of: ({ name, card }) => `${name}${card ? ` (${card})` : ""} · bid`,
    opening: ({ name, card }) => `Your bid for ${of(name)} ${card ?? "hidden card"}`,
    lot: ({ name, card }) => `${of(name)} ${card}: will you bid?`, lot_hidden: ({ name }) => `${of(name)} hidden card: will you bid?`, first_bid: ({ n }) => `At least ${caps(n)}: so many lie on it.`, last_bid: ({ name, n, card }) => `${name} bids ${n}. You would give your ${card}.`, bid_n: ({ n }) => `Bid ${n}`, pass: "Pass",
    reveal: "Turn it up?", reveal_text: ({ card }) => `Your card is ${card}. Hidden, nothing may be added.`, turn_up: "Turn up", keep: "Keep hidden",
    add: "Add another card?", add_text: ({ card }) => `To your ${card}, ten at most together.`, done: "Leave it",
    name: "Who starts the next round?", name_text: "You won, you decide.", shout: ({ n }) => `${NUMBERS[n] ?? n}!`,
  },
  klaumau: {
    mood: "Crazy eights for thieves. Lying is allowed.", time: "25 min",
    pad: ({ n }) => `Klaumau, ${n} rounds`, pad_note: "Much is good: the most points win.", misses: ({ n }) => (n === 1 ? "misses a turn" : `misses ${n} turns`),
    fit: "Colour or motif must match.", wished: ({ colour }) => `The wish is ${colour}.`, cant: "I can’t", cant_quoted: "“I can’t.”", doubt_text: ({ name, n }) => `Says ${name}, with ${n === 1 ? "one card" : `${n} cards`}. Do you believe it?`, doubt: "I doubt it", believe: "Fine",
    robbed: ({ name }) => `${name} is stealing!`, robbed_text: "Show a policeman, or a card is gone.", police: "Policeman!", let: "Let it go",
    caught: ({ name }) => `${name} was bluffing`, caught_text: "Choose which card is laid.",
    wish: "Wish for a colour", wish_text: "It holds until the next card lies.", rob: "Whom do you rob?", rob_text: "You draw a card, unless the police come.", trade: "With whom do you trade?", trade_text: "You draw one and give one.", take: "Everybody is surrounded", take_text: "Take one more card from whom you like.", target: "Whom does the bomb hit?", nobody: "Nobody",
    give: "What do you give in return?", give_text: "Any of your cards, even the one you drew.", sell: "The fence buys numbers", sell_text: ({ n }) => `2 points each.${n ? ` Sold: ${n}.` : ""}`, sold: "Done", throw: "The bomb!", throw_text: ({ n }) => (n === 1 ? "Throw a card away." : `Throw ${n} cards away.`),
    cant_say: "I can’t.", doubt_say: "I don’t buy it!", rob_say: "Hand it over!", police_say: "Police!",
  },
  halt: {
    plays_open: "plays open", you_open: "you play open", pad: "Who has how many cards?", pad_note: "First without cards wins.",
    fit: ({ card }) => `Lay something that fits “${card}”, or draw.`, draw: "Draw", hold: "Who holds this a sec?", hold_text: "Half your hand goes to …", challenge: "Whom do you challenge?", challenge_text: "The winner gives the other a card.", swap: "Oh – mine, yours …", swap_text: "With whom do you swap hands?", name: "Who gets the police?", name_text: "They play open from now on.",
    propose: "Who shall give a card?", propose_to: "And to whom?", propose_text: "Your proposal to the assembly.", propose_nothing: "Propose nothing", vote: "What do you vote for?", vote_text: "Nobody sees it until all have voted.", abstain: "Abstain", gives_to: ({ giver, receiver }) => `${giver} to ${receiver}`,
    well: "With the well?", well_text: "One no is enough, and it does not count.", with_well: "Fine by me", without_well: "Without the well", throw_text: "Rock, scissors or paper.", throw_well: "Rock, scissors, paper or well.", against: ({ name }) => `Against ${name}`, against_all: ({ name }) => `${name} against all`,
    slap: "Slap it!", slap_text: "The slowest draws a card.", police_slap: "Slap it?", police_slap_text: "It is the police. Whoever slaps draws a card.", stay: "Hands off", react: "This hits you", list: "Not-to-do list!", let: "Let it happen", give: "Which card do you give?", give_text: "You won. Tap twice.", answered: "Answered",
    hit: {
      nazi: "You were last and are to draw a card.", polizei: ({ name }) => `${name} sends the police to you.`, kapitalismus: "You have the most and are to draw two cards.", halt: ({ name }) => `${name} wants to hand you half a hand.`, versammlung: "You are to get a card.", schnick: "You lost and get a card.", gruppe: "You get a card.", mein: ({ name }) => `${name} wants to swap hands with you.`, kommunismus: "All cards are shared out anew.",
    },
    say_hold: "Hold this a sec.", say_raz: "Razupaltuff!", say_well: "Without the well.", say_swap: "Oh – mine, yours …", say_list: "It’s on my list!", seconds: ({ n }) => `${n} s`,
  },
  halt_mal_kurz: { mood: "Get rid of your cards, never mind how. Slapping included.", time: "15 min" },
};

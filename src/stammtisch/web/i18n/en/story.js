/**
 * What happens, one short sentence an event. Where the reader takes part, the sentence under the name of their part
 * (`seat`, `giver`…) is used, otherwise the one under `_`. Cards that only they know are added by the teller.
 */

const chips = (n) => (n === 1 ? "1 chip" : `${n} chips`);
const cards = (n) => (n === 1 ? "a card" : `${n} cards`);
const points = (n) => (n === 1 || n === -1 ? `${n} point` : `${n} points`);

const every = { scores: "Round {round} is scored.", ends: "The match is over." };

const tricks = {
  passes: {
    _: "{giver} passes {receiver} three cards.",
    giver: "You pass {receiver} three cards",
    receiver: "{giver} passes you three cards",
  },
  plays: { _: "{seat} plays {card}.", seat: "You play {card}." },
  takes: { _: "{seat} takes the trick.", seat: "You take the trick." },
};

export default {
  gaunerbande: {
    ...every,
    ...tricks,
    deals: "Round {round}: the cards are dealt.",
    opens: { _: "{seat} holds the opening card and begins.", seat: "You hold the opening card and begin." },
    unites: { _: "{seat} has united the gang!", seat: "You have united the gang!" },
    charges: {
      _: "{seat} pushes {worth} points onto everybody else.",
      seat: "You push {worth} points onto everybody else.",
    },
    clears: { _: "{seat} takes {worth} points off their total.", seat: "You take {worth} points off your total." },
  },
  black_spy: {
    ...every,
    ...tricks,
    draws: { _: "{seat} draws {card} for the deal.", seat: "You draw {card} for the deal." },
    deals: { _: "Round {round}: {dealer} deals.", dealer: "Round {round}: you deal." },
    picks: { _: "{seat} takes three cards from the mole’s pile.", seat: "You take from the mole’s pile" },
    announces: { _: "{seat} announces {colour}.", seat: "You announce {colour}." },
    cannot_open: { _: "{seat} does not have the announced colour.", seat: "You do not have the announced colour." },
    opens: { _: "{seat} opens the round.", seat: "You open the round." },
    captures_all: { _: "{seat} has taken all 16 black cards!", seat: "You have taken all 16 black cards!" },
    captures: {
      _: "{seat} captures: 60 points for everybody else.",
      seat: "You capture: 60 points for everybody else.",
    },
    releases: { _: "{seat} releases: 60 points off their total.", seat: "You release: 60 points off your total." },
    reduces: {
      _: "{seat} stands at exactly {before} and drops to {after}.",
      seat: "You stand at exactly {before} and drop to {after}.",
    },
  },
  zehn: {
    ...every,
    deals: { _: "{dealer} deals.", dealer: "You deal." },
    turns: {
      _: "Round {round}: {card} is turned up, {seat} starts.",
      seat: "Round {round}: {card} is turned up, you start.",
    },
    lays: { _: "{seat} lays {card}.", seat: "You lay {card}." },
    hides: { _: "{seat} lays a card face down.", seat: "You lay face down" },
    protects: { _: "{seat} guards the card with chips.", seat: "You guard your card with chips." },
    declines: { _: "{seat} buys nothing.", seat: "You buy nothing." },
    swaps: {
      _: "{seat} pays a chip and swaps with {giver}.",
      seat: "You pay a chip and swap with {giver}.",
      giver: "{seat} pays a chip and swaps with you.",
    },
    opens: { _: "{seat} wants {giver}’s card.", seat: "You want {giver}’s card.", giver: "{seat} wants your card." },
    bids: { _: ({ chips: n }) => `{seat} bids ${chips(n)}.`, seat: ({ chips: n }) => `You bid ${chips(n)}.` },
    passes: { _: "{seat} passes.", seat: "You pass." },
    buys: {
      _: ({ chips: n }) => `{seat} pays {giver} ${chips(n)} and swaps.`,
      seat: ({ chips: n }) => `You pay {giver} ${chips(n)} and swap.`,
      giver: ({ chips: n }) => `{seat} pays you ${chips(n)} and swaps.`,
    },
    looks: { _: "{seat} looks at the new card.", seat: "Your new card" },
    collects: ({ pot }) => `The chips on the cards go into the pot: ${pot}.`,
    keeps: { _: "{seat} keeps the card face down.", seat: "You keep your card face down." },
    reveals: { _: "{seat} turns up {card}.", seat: "You turn up {card}." },
    adds: { _: "{seat} adds {card}.", seat: "You add {card}." },
    shows: { _: "{seat} had {card}.", seat: "You had {card}." },
    comes_to: { _: "{seat} comes to {value}.", seat: "You come to {value}." },
    loses: {
      _: ({ points: n }) => `{seat} loses the round and takes {cards}: ${points(n)}.`,
      seat: ({ points: n }) => `You lose the round and take {cards}: ${points(n)}.`,
    },
    wins: {
      _: ({ chips: n }) => `{seat} wins the round and ${n ? `the pot: ${chips(n)}` : "an empty pot"}.`,
      seat: ({ chips: n }) => `You win the round and ${n ? `the pot: ${chips(n)}` : "an empty pot"}.`,
    },
    draws: { _: "{seat} draws back up to four.", seat: "You draw back up to four" },
    cannot_draw: { _: "The pile is not enough for {seat} any more.", seat: "The pile is not enough for you any more." },
    names: {
      _: "{seat} lets {receiver} start.",
      seat: "You let {receiver} start.",
      receiver: "{seat} lets you start.",
    },
    takes_rest: {
      _: ({ points: n }) => `{seat} takes the round cards that are left: ${points(n)}.`,
      seat: ({ points: n }) => `You take the round cards that are left: ${points(n)}.`,
    },
    reckons: {
      _: ({ points: n, chips: c, total }) =>
        `{seat} has {cards} left (${points(n)}) and ${chips(c)}: ${total} in the end.`,
      seat: ({ points: n, chips: c, total }) =>
        `You have {cards} left (${points(n)}) and ${chips(c)}: ${total} in the end.`,
    },
  },
  klaumau: {
    ...every,
    deals: { _: "Round {round}: {seat} starts.", seat: "Round {round}: you start." },
    turns: { _: "{seat} turns over {card}.", seat: "You turn over {card}." },
    plays: { _: "{seat} lays {card}.", seat: "You lay {card}." },
    cannot: { _: "{seat} says: “I can’t.”", seat: "You say: “I can’t.”" },
    believes: { _: "{seat} believes it.", seat: "You believe it." },
    doubts: { _: "{seat} doubts it!", seat: "You doubt it!" },
    shows: { _: "{seat} shows {cards}.", seat: "You show {cards}." },
    draws: { _: "{seat} draws a card.", seat: "You draw" },
    guards: { _: "{seat} puts out a watchdog.", seat: "You put out a watchdog." },
    wishes: { _: "{seat} wishes for {colour}.", seat: "You wish for {colour}." },
    turns_round: "Play changes direction.",
    misses: { _: "{seat} misses a turn.", seat: "You miss a turn." },
    robs: {
      _: "{seat} sets a crook on {giver}.",
      seat: "You set a crook on {giver}.",
      giver: "{seat} sets a crook on you.",
    },
    spares: { _: "{seat} spares everybody.", seat: "You spare everybody." },
    wards: { _: "{seat} calls the police: {card}.", seat: "You call the police: {card}." },
    steals: {
      _: "{receiver} steals a card from {giver}.",
      receiver: "You steal from {giver}",
      giver: "{receiver} steals from you",
    },
    trades: {
      _: "{receiver} draws a card from {giver} for a trade.",
      receiver: "You draw for a trade from {giver}",
      giver: "{receiver} draws for a trade from you",
    },
    gives: { _: "{giver} gives {receiver} a card.", giver: "You give {receiver}", receiver: "{giver} gives you" },
    surrounded: "The last policeman: everybody is surrounded!",
    fence: { _: "{seat} draws the fence. Numbers can be sold.", seat: "You draw the fence. Numbers can be sold." },
    forged: "Forgery! {card} lies on top: numbers in its colours count nothing.",
    sells: { _: "{seat} sells {card} for 2 points.", seat: "You sell {card} for 2 points." },
    targets: {
      _: "{seat} aims the bomb at {giver}.",
      seat: "You aim the bomb at {giver}.",
      giver: "{seat} aims the bomb at you.",
    },
    throws: { _: "{seat} throws away {card}.", seat: "You throw away {card}." },
    loses: { _: "{seat} loses {card}.", seat: "You lose {card}." },
    pays: { _: "{giver} pays {receiver} a card.", giver: "You pay {receiver}", receiver: "{giver} pays you" },
    stunned: {
      _: ({ turns: n }) => `{seat} must miss ${n === 1 ? "a turn" : `${n} turns`}.`,
      seat: ({ turns: n }) => `You must miss ${n === 1 ? "a turn" : `${n} turns`}.`,
    },
    gains: { _: ({ points: n }) => `{seat} gains ${points(n)}.`, seat: ({ points: n }) => `You gain ${points(n)}.` },
    empties: { _: "{seat} has no cards left.", seat: "You have no cards left." },
    runs_out: { _: "{seat} must draw, and the pile is empty.", seat: "You must draw, and the pile is empty." },
    holds: { _: "{seat} ends with {cards}.", seat: "You end with {cards}." },
  },
  halt_mal_kurz: {
    ...every,
    deals: ({ number: n }) => `The cards are dealt, ${n} each.`,
    turns_razupaltuff: "A Razupaltuff lay on top and is shuffled back.",
    turns_up: "{card} is turned up.",
    begins: { _: "{seat} begins.", seat: "You begin." },
    plays: { _: "{seat} plays {card}.", seat: "You play {card}." },
    has_to_draw: { _: "{seat} has to draw.", seat: "You have to draw." },
    draws: { _: "{seat} draws a card.", seat: "You draw" },
    draws_openly: { _: "{seat} draws {card} openly.", seat: "You draw {card} openly." },
    recycles: ({ number: n }) => `The discard pile is shuffled: ${cards(n)} to draw from.`,
    nothing_left: { _: "Nothing is left for {seat} to draw.", seat: "Nothing is left for you to draw." },
    razupaltuff: { _: "{seat} says: “Razupaltuff!”", seat: "You say: “Razupaltuff!”" },
    nothing_to_give: { _: "{seat} has nothing to hand over.", seat: "You have nothing to hand over." },
    holds: {
      _: "{seat} says to {target}: “Hold this a sec.”",
      seat: "You say to {target}: “Hold this a sec.”",
      target: "{seat} says to you: “Hold this a sec.”",
    },
    hands_over: {
      _: ({ number: n }) => `{giver} hands {receiver} ${cards(n)}.`,
      giver: ({ number: n }) => `You hand {receiver} ${cards(n)}.`,
      receiver: ({ number: n }) => `{giver} hands you ${cards(n)}.`,
    },
    gives: { _: "{giver} gives {receiver} a card.", giver: "You give {receiver}", receiver: "{giver} gives you" },
    gives_openly: {
      _: "{giver} openly gives {receiver} {card}.",
      giver: "You openly give {receiver} {card}.",
      receiver: "{giver} openly gives you {card}.",
    },
    proposes: {
      _: "{seat} proposes: {giver} gives {receiver} a card.",
      seat: "You propose: {giver} gives {receiver} a card.",
    },
    proposes_nothing: { _: "{seat} proposes nothing.", seat: "You propose nothing." },
    no_proposal: "Nobody proposed anything.",
    votes: {
      _: "{seat} votes for {giver} giving {receiver} a card.",
      seat: "You vote for {giver} giving {receiver} a card.",
    },
    abstains: { _: "{seat} abstains.", seat: "You abstain." },
    no_majority: "No majority.",
    decides: {
      _: "Decided: {giver} gives {receiver} a card.",
      giver: "Decided: you give {receiver} a card.",
      receiver: "Decided: {giver} gives you a card.",
    },
    challenges: { _: "{seat} challenges {target}.", seat: "You challenge {target}.", target: "{seat} challenges you." },
    without_well: { _: "{seat} says: “Without the well.”", seat: "You say: “Without the well.”" },
    with_well: "The well may be shown.",
    throws: { _: "{seat} shows {sign}.", seat: "You show {sign}." },
    draw: "A draw, once more.",
    no_winner: "So many draws: nobody wins.",
    beats: { _: "{seat} beats {target}.", seat: "You beat {target}.", target: "{seat} beats you." },
    cannot_give: { _: "{seat} has no card to give.", seat: "You have no card to give." },
    wants_to_swap: {
      _: "{seat} to {target}: “Oh – mine, yours…”",
      seat: "You to {target}: “Oh – mine, yours…”",
      target: "{seat} to you: “Oh – mine, yours…”",
    },
    swaps: {
      _: "{giver} and {receiver} swap hands, {got} for {gave}.",
      giver: "You and {receiver} swap hands, {got} for {gave}.",
      receiver: "{giver} and you swap hands, {got} for {gave}.",
    },
    sees_hand: { _: "{seat} looks at the new hand.", seat: "Your new hand" },
    shares_out: ({ number: n }) => `All ${n} cards are shared out anew.`,
    slaps: { _: "{seat} slaps.", seat: "You slap." },
    stays: { _: "{seat} does not slap.", seat: "You do not slap." },
    names: {
      _: "{seat} sends the police to {target}.",
      seat: "You send the police to {target}.",
      target: "{seat} sends the police to you.",
    },
    opens: { _: "{seat} has to play open.", seat: "You have to play open." },
    shows: { _: "{seat} lays down their hand: {cards}.", seat: "You lay down your hand: {cards}." },
    nobody_opens: "Nobody plays open.",
    closes: { _: "{seat} no longer plays open.", seat: "You no longer play open." },
    has_most: {
      _: ({ number: n }) => `{seat} has the most cards: ${n}.`,
      seat: ({ number: n }) => `You have the most cards: ${n}.`,
    },
    reacts: {
      _: "{seat}: “That is on my not-to-do list.” {card}",
      seat: "You: “That is on my not-to-do list.” {card}",
    },
    lets: { _: "{seat} lets it happen.", seat: "You let it happen." },
  },
};

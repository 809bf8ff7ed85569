/**
 * A trick game for boardgame.io, as near to Gaunerbande as it takes to compare servers: four players, 52 cards, follow
 * the colour, the highest card of it takes the trick and leads the next; black cards are one point, one red card is 13,
 * and a match goes on until somebody has 100. Nobody is sent the cards of others.
 *
 *     node tricks.js FOLDER     serves it; FOLDER is where boardgame.io is installed. Prints its port.
 *     SIGUSR2                   collects garbage, so that memory can be measured
 */

const { createRequire } = require("node:module");
const { join } = require("node:path");
const { Server } = createRequire(join(process.argv[2], "package.json"))("boardgame.io/server");

const RANKS = 13;
const BLACK = 3;
const POLITICIAN = 2 * RANKS + 10;
const LIMIT = 100;

const colour = (card) => Math.floor(card / RANKS);

function deal(random) {
  const pile = random.Shuffle([...Array(4 * RANKS).keys()]);
  const hands = [0, 1, 2, 3].map((seat) => pile.slice(seat * RANKS, (seat + 1) * RANKS).sort((a, b) => a - b));
  const next = hands.findIndex((hand) => hand.includes(0));
  return { hands, next, trick: [], taken: [[], [], [], []] };
}

function mayPlay(G, seat, card) {
  const hand = G.hands[seat];
  if (!hand.includes(card)) return false;
  if (!G.trick.length) return true;
  const led = colour(G.trick[0].card);
  return colour(card) === led || !hand.some((held) => colour(held) === led);
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (!mayPlay(G, seat, card)) return "INVALID_MOVE";
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.trick.push({ seat, card });
  G.next = (seat + 1) % 4;
  if (G.trick.length === 4) sweep(G, random);
}

function sweep(G, random) {
  const led = colour(G.trick[0].card);
  const best = G.trick.filter(({ card }) => colour(card) === led).reduce((a, b) => (b.card > a.card ? b : a));
  G.taken[best.seat].push(...G.trick.map(({ card }) => card));
  G.last = G.trick;
  G.trick = [];
  G.next = best.seat;
  if (G.hands.every((hand) => !hand.length)) {
    const points = G.taken.map((cards) =>
      cards.reduce((sum, card) => sum + (colour(card) === BLACK ? 1 : card === POLITICIAN ? 13 : 0), 0),
    );
    G.sheet.push(points);
    G.totals = G.totals.map((total, seat) => total + points[seat]);
    Object.assign(G, deal(random));
  }
}

const Tricks = {
  name: "tricks",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({ ...deal(random), last: null, totals: [0, 0, 0, 0], sheet: [] }),
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (Math.max(...G.totals) >= LIMIT ? { totals: G.totals } : undefined),
  disableUndo: true,
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G;
    return { ...open, hand: playerID === null ? [] : hands[Number(playerID)], counts: hands.map((hand) => hand.length) };
  },
};

const server = Server({ games: [Tricks], origins: [/.*/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready); // on this machine only
process.on("SIGUSR2", () => globalThis.gc?.());
console.info = console.log = () => {}; // it tells of every request
server.run(0).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));

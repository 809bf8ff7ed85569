/** What can be agreed on; most explanations come from the games themselves, those that the score pad needs without a server stand here too. */

export default {
  gaunerbande: {
    limit: {
      title: "Point limit",
      doc: "The match ends after a round in which somebody's total is above this many points.",
    },
  },
  black_spy: {
    limit: {
      title: "Point limit",
      doc: "The match ends when somebody's total reaches this many points. Usual: 200 with three players, 150 with four, 120 with five, 100 with six.",
    },
    no_good_spies: {
      title: "No good spies",
      doc: "The coloured spies (7s) count nothing in place of −5, so each round has 80 points.",
    },
    capture_or_release: {
      title: "Capture or release",
      doc: "Whoever takes all 16 black cards chooses: 60 points for everyone else, or 60 points off their own total. Coloured spies do not count in that round.",
    },
    mole: { title: "The mole" },
    announce_a_colour: { title: "Announce a colour" },
    follow_the_rank: { title: "Follow the rank" },
    reduce_points: {
      title: "Reduce points",
      doc: "Only a total above the limit ends the match. A total of exactly the limit, or exactly half of it, is cut by half.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Spare jokers",
      doc: "Whether the jokers left over when each player has one are shuffled into the pile.",
      of: { in: "in", out: "out" },
    },
    tie: { title: "Ties", of: { one_card: "one card before two", highest_card: "highest single card" } },
    deck: { title: "Another deck" },
  },
  klaumau: {
    doubters: { title: "Who may doubt?", of: { next: "the next", anyone: "anyone" } },
    forced_card_acts: { title: "Forced cards act" },
    forgery: { title: "Forgery", doc: "At the end of a round, numbers in the colours of the top card are worthless." },
    surrounded: { title: "Surrounded" },
    fence: { title: "Fence", doc: "A fence in the draw pile buys number cards from everybody, 2 points each." },
    watchdog: { title: "Watchdog", doc: "Two watchdogs, laid open, keep crooks away." },
    bomb: { title: "Bomb", doc: "A bomb, with a rule of your own." },
    deck: { title: "Another deck" },
  },
  halt_mal_kurz: {
    well: { title: "Well", of: { call: "unless called off", always: "always", never: "never" } },
    police: { title: "Police", of: { others: "to the others", anyone: "to anyone" } },
    list: { title: "Not-to-do list", of: { player: "its player only", all: "all concerned" } },
  },
};

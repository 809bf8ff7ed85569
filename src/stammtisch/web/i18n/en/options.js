/** What can be agreed on. */

export default {
  gaunerbande: {
    limit: { title: "Point limit", doc: "The match ends after a round in which somebody goes above this total." },
  },
  black_spy: {
    limit: {
      title: "Point limit",
      doc: "The match ends when somebody reaches this total. Usual: 200 with three, 150 with four, 120 with five, 100 with six.",
    },
    no_good_spies: { title: "No good spies", doc: "The coloured spies (7) count nothing in place of −5." },
    capture_or_release: {
      title: "Capture or release",
      doc: "Whoever takes all 16 black cards chooses: 60 points for everybody else, or 60 off their own total.",
    },
    mole: {
      title: "The mole",
      doc: "From the second round on three cards per player are set aside; whoever has the most points picks three of them first.",
    },
    announce_a_colour: {
      title: "Announce a colour",
      doc: "After passing, the dealer announces the colour that opens the round.",
    },
    follow_the_rank: {
      title: "Follow the rank",
      doc: "The rank of the card that your right neighbour played is allowed too.",
    },
    reduce_points: {
      title: "Reduce points",
      doc: "Only a total above the limit ends the match. Exactly the limit, or exactly half of it, is halved.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Spare jokers",
      doc: "The jokers that nobody gets.",
      of: { in: "into the pile", out: "out of the match" },
    },
    tie: {
      title: "Ties",
      doc: "What decides a round when two have the same value.",
      of: { one_card: "one card before two", highest_card: "highest single card" },
    },
    deck: { title: "Another deck", doc: "How many there are of each card, and how many penalty points it counts." },
  },
  klaumau: {
    doubters: {
      title: "Who may doubt?",
      doc: "After “I can’t”: only the next player, or everybody in turn.",
      of: { next: "the next", anyone: "anyone" },
    },
    forced_card_acts: { title: "Forced cards act", doc: "A card laid because of a doubt has its effect." },
    forgery: { title: "Forgery", doc: "At the end of a round, numbers in the colours of the top card are worthless." },
    surrounded: {
      title: "Surrounded",
      doc: "The eighth policeman (with fewer than six players the sixth) ends the round.",
    },
    fence: { title: "Fence", doc: "A fence in the pile buys numbers from everybody for 2 points each." },
    watchdog: { title: "Watchdog", doc: "Two watchdogs, laid out open, keep crooks away." },
    bomb: { title: "Bomb", doc: "A bomb whose rule you make yourselves." },
    deck: { title: "Another deck", doc: "How many there are of each card." },
  },
  halt_mal_kurz: {
    well: {
      title: "Well",
      doc: "Whether the well may be shown in duels.",
      of: { call: "unless somebody objects", always: "always", never: "never" },
    },
    police: {
      title: "Police",
      doc: "Where the police may be sent.",
      of: { others: "to others only", anyone: "to oneself, too" },
    },
    list: {
      title: "Not-to-do list",
      doc: "Whom the list protects as a reaction.",
      of: { player: "its player only", all: "all concerned" },
    },
  },
};

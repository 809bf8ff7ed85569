/** What can be agreed on; the explanations come from the games themselves. */

export default {
  gaunerbande: { limit: { title: "Point limit" } },
  black_spy: {
    limit: { title: "Point limit" },
    no_good_spies: { title: "No good spies" },
    capture_or_release: { title: "Capture or release" },
    mole: { title: "The mole" },
    announce_a_colour: { title: "Announce a colour" },
    follow_the_rank: { title: "Follow the rank" },
    reduce_points: { title: "Reduce points" },
  },
  zehn: {
    spare_jokers: { title: "Spare jokers", of: { in: "in", out: "out" } },
    tie: { title: "Ties", of: { one_card: "one card before two", highest_card: "highest single card" } },
    deck: { title: "Another deck" },
  },
  klaumau: {
    doubters: { title: "Who may doubt?", of: { next: "the next", anyone: "anyone" } },
    forced_card_acts: { title: "Forced cards act" },
    forgery: { title: "Forgery" },
    surrounded: { title: "Surrounded" },
    fence: { title: "Fence" },
    watchdog: { title: "Watchdog" },
    bomb: { title: "Bomb" },
    deck: { title: "Another deck" },
  },
  halt_mal_kurz: {
    well: { title: "Well", of: { call: "unless called off", always: "always", never: "never" } },
    police: { title: "Police", of: { others: "to the others", anyone: "to anyone" } },
    list: { title: "Not-to-do list", of: { player: "its player only", all: "all concerned" } },
  },
};

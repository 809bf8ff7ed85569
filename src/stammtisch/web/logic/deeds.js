/** Deeds worth remembering, read off what everybody at the table saw. Pure. */

/** The deeds of each game, in the order in which they are listed. */
export const DEEDS = {
  gaunerbande: ["gangs", "politicians"],
  black_spy: ["black_hands", "spies"],
  zehn: ["bought", "pots"],
  klaumau: ["robberies", "doubts", "fenced"],
  halt_mal_kurz: ["halts", "slaps"],
};

/**
 * What a seat did between two views.
 * @param {Record<string, any>} before  the view
 * @param {Record<string, any>} after
 * @param {(Record<string, any> & {kind: string})[]} events
 * @param {number} seat
 * @returns {Record<string, number>} how often, by deed
 */
export function deedsOf(before, after, events, seat) {
  const found = {};
  const add = (deed, often = 1) => {
    if (often) found[deed] = (found[deed] ?? 0) + often;
  };
  let trick = (before.trick ?? []).map(({ card }) => card);
  for (const event of events) {
    const mine = event.seat === seat;
    switch (`${after.game} ${event.kind}`) {
      case "gaunerbande plays":
      case "black_spy plays":
        trick.push(event.card);
        break;
      case "gaunerbande takes":
      case "black_spy takes":
        if (mine && after.game === "gaunerbande") add("politicians", trick.filter((card) => card === "r10").length);
        if (mine && after.game === "black_spy") add("spies", trick.filter((card) => card === "k7").length);
        trick = [];
        break;
      case "gaunerbande unites":
        if (mine) add("gangs");
        break;
      case "black_spy captures_all":
        if (mine) add("black_hands");
        break;
      case "zehn swaps":
      case "zehn buys":
        if (mine) add("bought");
        break;
      case "zehn wins":
        if (mine && event.chips > 0) add("pots");
        break;
      case "klaumau steals":
        if (event.receiver === seat) add("robberies");
        break;
      case "klaumau doubts":
        if (mine && after.step === "force") add("doubts"); // there was a card to choose: it was a bluff
        break;
      case "klaumau sells":
        if (mine) add("fenced");
        break;
      case "halt_mal_kurz holds":
        if (mine) add("halts");
        break;
      case "halt_mal_kurz slaps":
        if (mine && event.place === 1) add("slaps");
        break;
    }
  }
  return found;
}

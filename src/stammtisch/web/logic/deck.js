/** A deck as it is agreed: how often each card is in it, and in some games what it is worth. */

export class Deck {
  /**
   * @param {Record<string, number>} usual  how many there usually are
   * @param {Record<string, number>} [worth]  what each is usually worth, where that can be agreed
   * @param {Record<string, number>|Record<string, {count?: number, points?: number}>|null} [given]  the option as it was agreed: how many there are of each, or what differs
   */
  constructor(usual, worth, given) {
    this.usual = usual;
    this.worth = worth;
    const whole = /** @type {Record<string, number>|null|undefined} */ (worth ? null : given);
    const changed = /** @type {Record<string, {count?: number, points?: number}>|null|undefined} */ (worth ? given : null);
    /** @type {Record<string, number>} */
    this.counts = Object.fromEntries(
      Object.entries(usual).map(([card, count]) => [
        card,
        whole ? (whole[card] ?? 0) : (changed?.[card]?.count ?? count),
      ]),
    );
    /** @type {Record<string, number>} */
    this.points = Object.fromEntries(
      Object.entries(worth ?? {}).map(([card, points]) => [card, changed?.[card]?.points ?? points]),
    );
  }

  get sum() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** The option: only what differs where points can be agreed, else how often each card is there. Nothing if all is as usual. */
  table() {
    const changed = Object.keys(this.usual).filter(
      (card) => this.counts[card] !== this.usual[card] || (this.worth && this.points[card] !== this.worth[card]),
    );
    if (!changed.length) return undefined;
    const { worth } = this;
    if (!worth) return Object.fromEntries(Object.entries(this.counts).filter(([, count]) => count > 0));
    return Object.fromEntries(
      changed.map((card) => [
        card,
        {
          ...(this.counts[card] !== this.usual[card] ? { count: this.counts[card] } : {}),
          ...(this.points[card] !== worth[card] ? { points: this.points[card] } : {}),
        },
      ]),
    );
  }
}

/** A review: what was luck, what was given away, and where. Papers that fill in as they are computed. */

import { curves, HANDS, markIcon } from "../shared/art/plot.js";
import { el } from "../shared/dom.js";
import { book } from "../shared/frames.js";
import { pickOne } from "../shared/controls.js";
import { playFrom } from "../shared/practice.js";
import { dealOf, givenOf, good, habitOver, habitWords, linesOf, momentsOf, othersOf, signed, trendOf, verdictOf } from "./lines.js";
import { Film } from "../replay/film.js";
import { getReplay } from "../shared/replays.js";
import { follow, trends } from "./kept.js";
import { wantsCompany } from "../together/line.js";
import { because, errorOf, everyDecision, kindOf, priceOf, verdictWords } from "./decisions.js";
import { ownOf } from "../fairness/sheet.js";
import { LEFT, marksKey, percents, ruler, seals, smallTable, stroke } from "./bill.js";
import { go } from "../shared/router.js";
import { bring, TITLES } from "../shared/games.js";
import { list, number, onLanguage, t } from "../shared/words/index.js";
import { refusalWords, seatNames } from "../shared/words/reasons.js";
import { Looking, Pointing } from "../together/looking.js";

/** @typedef {import("../shared/types/requests.js").Review} Review */
/** @typedef {import("../shared/types/requests.js").Judged} Judged */

/** The hands of those who come after the fourth: the same marks, turned inside out. */
const MANY = [...HANDS, ...HANDS.map((hand) => ({ ...hand, fill: "var(--brass)", dash: `${hand.dash || "3"} 7` }))];

/** How high the curve is drawn. */
const HIGH = 260;

/** @param {HTMLElement} root @param {string} ticket */
export function show(root, ticket) {
  const page = new ReviewPage(root, ticket);
  page.find();
  return () => page.end();
}

class ReviewPage {
  /** @param {HTMLElement} root @param {string} ticket */
  constructor(root, ticket) {
    this.root = root;
    this.ticket = ticket;
    /** @type {Film|null} */
    this.film = null;
    /** Whose match it was to the reader. @type {number|null} */
    this.seat = null;
    /** @type {Review|null} */
    this.review = null;
    this.trouble = "";
    /** Whether all decisions are listed. */
    this.every = false;
    this.stop = () => {};
    this.deaf = onLanguage(() => this.draw());
  }

  end() {
    this.gone = true;
    this.looking?.end();
    this.pointing?.end();
    this.stop();
    this.deaf();
  }

  async find() {
    this.draw();
    try {
      const told = await getReplay(this.ticket);
      const own = await ownOf(this.ticket);
      await bring(told.game);
      if (this.gone) return;
      this.film = new Film({ ...told, names: seatNames(told.names) });
      this.name = own && `${own.code}-${own.match}`;
      this.own = own?.seat ?? null;
      const seat = (this.seat = told.seat ?? own?.seat ?? 0);
      this.look(seat);
      if (own && wantsCompany()) this.join(own);
    } catch (reason) {
      this.fail(reason);
    }
  }

  /** With others who sat there. @param {import("../shared/types/requests.js").Tickets & {code: string}} own */
  join({ code, match, open }) {
    const pointing = (this.pointing = new Pointing(this.root, () => this.looking?.moved()));
    this.looking = new Looking({
      kind: "review",
      code,
      match,
      ticket: open,
      where: () => pointing.spot(this.seat ?? 0),
      follow: (at) => {
        if (at.seat !== this.seat) this.look(at.seat);
        pointing.follow(at.part);
      },
      said: () => pointing.said(),
      left: () => {
        this.looking = null;
        this.draw();
      },
    });
    this.draw();
  }

  /** Somebody chooses whose match it is. @param {number} seat */
  choose(seat) {
    if (this.looking?.holds()) return this.draw();
    this.look(seat);
    return this.looking?.moved();
  }

  /** Look back from a seat. @param {number} seat */
  look(seat) {
    this.stop();
    Object.assign(this, { seat, review: null, trouble: "" });
    this.draw();
    this.stop = follow(
      this.ticket,
      seat,
      (review) => {
        this.review = review.waiting ? null : review;
        if (review.complete && seat === this.own) trends.keep(`${this.name}-${seat}`, trendOf(review));
        this.draw();
      },
      (reason) => this.fail(reason),
    );
  }

  /** @param {unknown} reason */
  fail(reason) {
    this.trouble = refusalWords(reason);
    if (!this.gone) this.draw();
  }

  draw() {
    if (this.gone) return;
    const { film, review } = this;
    const asked = document.activeElement?.closest?.("[data-keep]")?.getAttribute("data-keep");
    const where =
      review && !review.complete
        ? t("review.computing", { done: review.done, of: review.of })
        : film
          ? t("review.where", { game: TITLES[film.told.game], n: review?.rounds.length ?? film.told.rounds.length })
          : "";
    document.title = `${t("review.title")} · Stammtisch`;
    this.root.replaceChildren(
      book(
        { title: t("review.title"), back: this.to("replay"), where, kind: "review" },
        this.looking?.strip.element,
        el("div.review-main", {}, this.verdict(), this.curve(), this.rounds(), this.habit(), this.decisions()),
        this.moments(),
      ),
    );
    this.pointing?.again();
    if (asked) /** @type {HTMLElement|null} */ (this.root.querySelector(`[data-keep="${asked}"]`))?.focus();
  }

  /** Another page of the same match, with whoever looks along. @param {string} page @param {number} [step] */
  to(page, step) {
    return `/${page}/${this.ticket}${this.looking ? "?together" : ""}${step === undefined ? "" : `#${step}`}`;
  }

  // Papers

  verdict() {
    const { review, film, trouble } = this;
    const whole = review?.bill && review.complete;
    return el(
      "section.verdict.paper",
      { "aria-live": "polite", data: { part: "verdict" } },
      el(
        "div",
        {},
        whole &&
          el("p.over", {}, t("review.place", { place: review.places[review.seat], points: number(review.bill.points) })),
        el("h2", {}, whole ? verdictOf(review) : t("review.title")),
        trouble
          ? [
              el("p.trouble", { role: "alert" }, trouble),
              el("button.btn", { type: "button", on: { click: () => (film ? this.look(this.seat ?? 0) : this.find()) } }, t("review.again")),
            ]
          : el("p.lead", {}, whole ? othersOf(review) : t(review ? "review.computing" : "review.waiting", { done: review?.done ?? 0, of: review?.of ?? 0 })),
        whole && el("p.over", {}, this.counts()),
        film?.isOpen && film.names.length > 1 && this.seats(),
      ),
      this.parts(whole ? review : null),
    );
  }

  /** With an open link: whose match. */
  seats() {
    const film = /** @type {Film} */ (this.film);
    return pickOne(
      t("review.seat"),
      film.names.map((name, seat) => [seat, name]),
      this.seat,
      (/** @type {number} */ seat) => this.choose(seat),
    );
  }

  counts() {
    const counts = this.review?.counts ?? {};
    return t("review.counts", {
      best: counts.best ?? 0,
      good: counts.as_good ?? 0,
      slips: counts.slip ?? 0,
      mistakes: counts.mistake ?? 0,
      blunders: counts.blunder ?? 0,
    });
  }

  /** The bill. @param {Review|null} review  null while it is not known */
  parts(review) {
    const lines = review ? linesOf(review) : ["fair", "deal", "decisions", "others", "points"].map((key) => ({ key, value: 0, half: null, from: 0, to: 0 }));
    const ends = review ? lines.flatMap(({ from, to }) => [from, to]) : [0, 1];
    const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
    const at = (/** @type {number} */ value) => (100 * (value - low)) / (high - low);
    return el(
      "ul.parts",
      {},
      lines.map(({ key, value, half, from, to }) =>
        el(
          "li",
          { class: `is-${key}` },
          el(
            "span.part-name",
            {},
            t(`review.part.${key}`),
            review &&
              key !== "points" &&
              el(
                "small",
                {},
                key === "fair"
                  ? t("review.of_rounds", { n: review.bill.rounds, each: number(value / review.bill.rounds, 1) })
                  : t("review.error", { n: number(half ?? 0, 1) }),
                key === "decisions" && el("br"),
                key === "decisions" && t("review.a_round", { n: number(-good(review, value) / review.bill.rounds, 1) }),
              ),
          ),
          el(
            "span.part-bar",
            { "aria-hidden": "true" },
            review && el("i", { vars: { from: `${at(Math.min(from, to))}%`, to: `${100 - at(Math.max(from, to))}%` } }),
          ),
          el("b", {}, review ? (key === "fair" ? number(value, 1) : key === "points" ? number(value) : signed(value)) : "–"),
        ),
      ),
    );
  }

  curve() {
    const { review, film } = this;
    const points = review?.curve ?? [];
    const body = () => {
      const f = /** @type {Film} */ (film);
      const last = f.last;
      const wide = innerWidth < 700 ? 310 : 640;
      const begins = /** @type {number[]} */ (f.ticks.map((tick) => tick.step));
      const across = { from: 0, to: last, ticks: begins, digits: 0 };
      const order = [this.seat ?? 0, ...f.names.keys()].filter((seat, i, all) => all.indexOf(seat) === i);
      const starts = points.filter((each) => begins.includes(each.number));
      const of = (/** @type {Review["curve"]} */ some, /** @type {number} */ seat) =>
        some.map((each) => /** @type {[number, number]} */ ([each.number, 100 * each.chances[seat]]));
      const lines = order.map((seat, i) => ({ points: of(points, seat), marks: of(starts, seat), hand: MANY[i] }));
      const end = points.at(-1);
      const told = end?.number === last ? [...starts, end] : starts;
      const said = list(
        order.map((seat) => `${f.names[seat]} ${of(told, seat).map(([, chance]) => number(chance)).join(", ")}`),
      );
      const svg = curves(lines, {
        wide,
        high: HIGH,
        across,
        up: { from: 0, to: 100 },
        fair: 100 / f.names.length,
        says: (value) => String(f.round(value).round),
        label: t("review.curve_label", { said }),
        more: percents(100 / f.names.length, wide, HIGH) + seals(review ? momentsOf(review) : [], points, { seat: this.seat ?? 0, last, wide, high: HIGH }),
      });
      svg.setAttribute("viewBox", `${-LEFT} 0 ${wide + LEFT} ${HIGH}`); // room for what stands at the left
      svg.addEventListener("click", (event) => {
        const seal = /** @type {Element} */ (event.target).closest("[data-seal]")?.getAttribute("data-seal");
        if (seal) return go(this.to("replay", Number(seal)));
        const box = svg.getBoundingClientRect();
        const part = (((event.clientX - box.left) / box.width) * (wide + LEFT) - LEFT - 12) / (wide - 30);
        return go(this.to("replay", f.within(part * last)));
      });
      return [
        el("p.key", {}, order.map((seat, i) => el("span.key-one", {}, markIcon(MANY[i]), this.called(seat)))),
        svg,
      ];
    };
    return el(
      "section.squared",
      { data: { part: "curve" } },
      el("h2", {}, t("review.curve")),
      points.length > 1 && film ? body() : stroke(),
      el("p.over", {}, t("review.curve_text")),
    );
  }

  /** How somebody is called; the page is the reader's own. @param {number} seat */
  called(seat) {
    const film = /** @type {Film} */ (this.film);
    return seat === this.own || seat === film.told.seat ? t("you.name") : film.names[seat];
  }

  rounds() {
    const { review } = this;
    const seals = review ? momentsOf(review) : [];
    const rows = (review?.rounds ?? []).map((row) => {
      const { bill } = row;
      const whole = /** @type {Review} */ (review); // it has this round
      const seal = seals.findIndex((each) => each.round === row.round);
      return el(
        "li",
        { data: { part: `round-${row.round}` } },
        el("span.no", { "aria-hidden": "true" }, row.round),
        bill ? ruler(whole, row) : stroke(),
        el(
          "span.par-words",
          {},
          bill && el("b", {}, `${dealOf(whole, bill)}. ${t("review.round_line", { par: number(row.par, 1), points: number(row.points) })}`),
          bill &&
            el("small", {}, `${givenOf(whole, bill)} · ${t("review.round_others", { n: signed(bill.others.value) })}`),
        ),
        seal >= 0 && whole.complete && el("span.seal-no", {}, seal + 1),
      );
    });
    return el(
      "section.squared.rounds",
      {},
      el("h2", {}, t("review.rounds")),
      el("p.over", {}, t("review.par_text")),
      marksKey(),
      rows.length ? el("ol", {}, rows) : stroke(),
    );
  }

  moments() {
    const { review } = this;
    const found = review?.complete ? momentsOf(review) : [];
    return el(
      "div.moments",
      {},
      el("h2", {}, t("review.moments")),
      found.map((moment, i) => this.moment(moment, i)),
      review?.complete && !found.length && el("section.moment.paper", {}, el("p", {}, t("review.no_moments"))),
      !review?.complete && el("section.moment.paper", {}, stroke()),
    );
  }

  /** @param {Judged} moment @param {number} i */
  moment(moment, i) {
    const film = /** @type {Film} */ (this.film);
    const [title, verdict] = [kindOf(moment), verdictWords(moment)];
    const at = t("review.at", { round: moment.round, n: moment.number + 1 });
    return el(
      "section.moment.paper",
      { data: { moment: moment.number, part: `moment-${i + 1}` } },
      el(
        "header",
        {},
        el("span.seal-no", {}, i + 1),
        el("h3", {}, title || verdict),
        el("p.where2", {}, title ? `${verdict} · ${at}` : at),
        el("p.cost", {}, el("b", {}, priceOf(moment)), el("span", {}, errorOf(moment))),
      ),
      smallTable(film, moment, this.seat ?? 0),
      el("p.because", {}, because(film, moment, this.seat ?? 0)),
      el(
        "div.acts",
        {},
        film.isOpen &&
          el("button.btn", { type: "button", data: { keep: `play-${i}`, act: "practise" }, on: { click: () => playFrom(this.ticket, moment.number, this.seat ?? 0) } }, t("review.play_here")),
        el("button.btn.is-quiet", { type: "button", data: { keep: `look-${i}`, act: "look" }, on: { click: () => go(this.to("replay", moment.number)) } }, t("review.look")),
      ),
    );
  }

  habit() {
    const { review, film } = this;
    if (!review?.complete || !film) return null;
    const over = this.seat === this.own && habitOver(trends.of(film.told.game));
    const habit = over || review.habit;
    if (!habit) return null;
    return el(
      "section.habit.paper",
      { data: { part: "habit" } },
      el("h3", {}, t("review.habit")),
      el("p", {}, habitWords(habit)),
    );
  }

  /** Every decision that is judged, with what each mistake was about. */
  decisions() {
    const { review, film } = this;
    if (!review?.decisions.length || !film) return null;
    return everyDecision({
      film,
      decisions: review.decisions,
      seat: this.seat ?? 0,
      open: this.every,
      href: (move) => this.to("replay", move),
      toggle: (open) => {
        this.every = open;
        this.draw();
      },
    });
  }
}

/**
 * What the server answers over HTTP, as types: the words are those of docs/protocol.md. Nothing here runs.
 *
 * @module
 */

/** @import {Candidate, Company, Options, Purpose} from "./messages.js" */
/** @import {Step, Told} from "../../replay/film.js" */

/**
 * A game, as `/api/games` has it.
 * @typedef {object} Facts
 * @property {string} name
 * @property {string} title
 * @property {string} about
 * @property {string} minutes
 * @property {number|null} from_age  as its box says
 * @property {string} code  before the numbers of its paragraphs
 * @property {number[]} players
 * @property {number} usual_players
 * @property {Record<string, Options>} lengths
 * @property {boolean} low_wins
 * @property {Option[]} options
 * @property {string[]} cards
 * @property {Record<string, string>} prompts
 * @property {Record<string, {parameters: string[], text: string, secret: string[], seats: string[]}>} events
 * @property {Record<string, string>} silence
 * @property {boolean} ages
 * @property {boolean} races
 * @property {string[]} client  the modules that it brings
 * @property {Extras} extras
 */
/** What a form needs besides. @typedef {{deck?: DeckExtra, [more: string]: unknown}} Extras */
/** A deck of one's own: how many there usually are by number of players, and what each is worth where that can be agreed. @typedef {{usual: Record<number, Record<string, number>>, most: number, points?: Record<string, number>, most_points?: number}} DeckExtra */
/** Where a value is from: the booklet's rule, printed there as a variant, left open there, or ours. @typedef {"booklet"|"variant"|"open"|"ours"} Source */
/**
 * @typedef {object} Option
 * @property {string} name
 * @property {"whole"|"variant"|"choice"|"table"} kind
 * @property {string} doc
 * @property {unknown} default
 * @property {string[]} of
 * @property {number} least
 * @property {number|null} most
 * @property {"booklet"|"house"} group  the house, where all that may be agreed instead of the usual is ours
 * @property {Record<string, Source>} sources  where each named value is from, or `usual` and `other`
 * @property {string|null} needs  the variant without which it means nothing
 * @property {Record<number, unknown>|null} usual  by the number of players, where it depends on that
 */
/** A bot that can be seated. @typedef {{name: string, title: string, about: string}} Bot */
/** @typedef {{games: Facts[], seat_parameters: string[], bots: Bot[], paces: string[], clocks: number[], emotes: string[], regulars: string[]}} Games */

/** @typedef {{language: string, title: string, sections: Section[]}} Book */
/** @typedef {{heading: string, preamble: string, paragraphs: {number: string, text: string}[]}} Section */

/** A seat that one has got. @typedef {{code: string, token: string, person: number, seat: number, url: string, here?: Here[]}} Place */
/** Somebody else at the same device. @typedef {{seat: number, name: string, token: string}} Here */
/** The links to a finished match. @typedef {{match: number, seat: number, open: string, own: string}} Tickets */
/** A table where one sits, or sat in a match; then without a seat. @typedef {{code: string, person: number|null, seat: number|null, your_turn: boolean, changed: number, replays: Tickets[], table: Company}} Mine */

/** What would have come of other moves. @typedef {{number: number, seat: number, steps: Step[], legal: string[], over: boolean}} Branch */

/** A part of a result, and half of its 95 % interval. @typedef {{value: number, half: number}} Amount */
/** What a result is made of. @typedef {{fair: Amount, deal: Amount, decisions: Amount, others: Amount, points: number, rounds: number}} Bill */
/**
 * A review of a finished match; `waiting` while nothing is known yet.
 * @typedef {object} Review
 * @property {string} game
 * @property {number} players
 * @property {string[]} names
 * @property {number} seat
 * @property {boolean} low_wins
 * @property {number[]} totals
 * @property {number[]} places
 * @property {number} done
 * @property {number} of
 * @property {boolean} complete
 * @property {boolean} [waiting]
 * @property {Bill} bill
 * @property {{round: number, number: number, points: number, par: number, bill: Bill}[]} rounds
 * @property {{number: number, chances: number[], halves: number[]}[]} curve
 * @property {Judged[]} decisions
 * @property {Record<string, number>} counts
 * @property {number[]} moments
 * @property {import("../../review/lines.js").Kind[]} kinds
 * @property {(import("../../review/lines.js").Kind & {of: number})|null} habit
 */
/** A decision, looked at again. @typedef {{number: number, round: number, asked: string, move: string, best: string, verdict: "best"|"as_good"|"slip"|"mistake"|"blunder", loss: number, loss_error: number, points: number, points_error: number, candidates: Candidate[], why: Purpose|null, yours?: Purpose|null, kind?: string, legal?: string[]}} Judged  those of before have no kind, and say nothing of one's own move */

/** @typedef {{day: string, edition: number, first: string, games: Deal[]}} Leaf */
/** A deal of the day. @typedef {{game: string, players: number, seat: number, options: Options, variant: Options, company: string[], races: boolean, low_wins: boolean, unit: string}} Deal */
/** What Gesellen make of it. @typedef {{mean: number, error: number, strokes: [number, number][], playouts: number}} Par */
/** @typedef {Deal & {day: string, try: number, points: number, totals: number[], places: number[], names: string[], replay: Tickets, complete: boolean, par: Par|null, meister: {points: number}|null, list: Signed[]}} Result */
/** Somebody's first try. @typedef {{name: string, face: number|null, points: number, you: boolean}} Signed */

/** @typedef {{challenge: string, game: string, players: number, seat: number, options: Options, from: {name: string, face: number|null}, company: string[], levels: (string|null)[], races: boolean, low_wins: boolean, unit: string, day: string|null}} Challenge */
/** @typedef {Challenge & {results: {name: string, face: number|null, points: number|null, replay: string|null, you: boolean, sent: boolean, again?: boolean}[]}} Compared */

/** What a study has found so far. @typedef {{study: string, done: number, of: number, finished: boolean, findings: import("../../lab/study.js").Findings|null, refused?: import("./messages.js").Refusal}} Studied */

/**
 * The requests of `requests.js`, `replays.js` and `rules/rules.js`.
 * @typedef {object} Api
 * @property {(game: string, language: string) => Promise<Book>} getRules
 * @property {(wish: object) => Promise<Place>} openTable
 * @property {(wish: object) => Promise<Place>} quickTable
 * @property {(seats: Record<string, string>) => Promise<{tables: Mine[], unread?: string[]}>} getMine
 * @property {(code: string, token: string|null) => Promise<{replays: Tickets[]}>} getReplays
 * @property {(ticket: string) => Promise<Told>} getReplay
 * @property {(ticket: string, seats: Record<string, string>) => Promise<{mine: (Tickets & {code: string})|null}>} getWhose
 * @property {(record: string, first: number) => Promise<Told>} tellRecord
 * @property {(ticket: string, seat: number) => Promise<Review>} getReview
 * @property {(ticket: string, number: number, seat: number, tried: string[]) => Promise<Branch>} branchOff  `number` is how many moves have been made
 * @property {(code: string) => Promise<Company>} getTable
 */

/** How somebody likes it. @typedef {{language?: string, theme?: string, hand?: string, speed?: number, sound?: boolean, volume?: number, taps?: string, letters?: boolean, vibrate?: boolean, call?: boolean, adviser?: string}} Likes */
/** How the hand of a game is held: sorted `by` colour or rank, or in an order of one's `own` for one `deal`. @typedef {{by?: string, own?: string[]|null, deal?: string}} Order */
/** How a game was played last, alone against bots. @typedef {{players?: number, level?: string, length?: string, options?: Options}} Usual */

export {};

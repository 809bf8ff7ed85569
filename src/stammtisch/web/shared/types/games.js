/**
 * What a game brings for the browser, as types: the contract between the house and the modules of a game (`shared/games.js` says when each is fetched).
 * `V` is the view as the game itself knows it. Each `table.js` says by `Fits` that the modules beside it keep to this, and TypeScript looks. Nothing
 * here runs.
 *
 * @module
 */

/** @import {Decision, Event, Options, Played, Reckoning, Thrown, View} from "./messages.js" */
/** @import {Ask} from "../../table/view/slip.js" */
/** @import {Lot} from "../../table/view/seats.js" */
/** @import {Flight, Scene} from "../../table/state/scenes.js" */
/** @import {Facts as GameFacts} from "./requests.js" */
/** @import {Entry, Field, Now, Scored, Wrong} from "../../pad/scoring.js" */

/** What may stand in an element. @typedef {string|number|Node|null|undefined|false} Child */
/** Something that is drawn anew when its key changes. @typedef {{key: unknown, nodes: Child[]}} Info */
/** Moves by what is touched for them. @typedef {import("../../table/state/moves.js").Sorted} Sorted */
/** How it is asked. @typedef {{names: string[], mine: boolean, decision?: Decision|null}} How */

/**
 * `table.js`: what the middle looks like, what each step asks, what people say. Steps and events are the game's own words.
 * @template [V=View]
 * @typedef {object} TablePart
 * @property {boolean} lowWins
 * @property {Record<string, string>} paragraphs  of the rulebook, by step
 * @property {(view: V) => string} where  how far the match is
 * @property {(view: V, names: string[]) => import("../../table/view/middle.js").Made} middle
 * @property {(view: V, seat: number) => Info} seatInfo
 * @property {(view: V, how: How) => Ask|null} ask  null where the house knows what to say
 * @property {(view: V) => {key: unknown, left: Child[], right: string}} [ownInfo]
 * @property {(view: V) => string} [hint]
 * @property {(view: V) => string} [padTitle]
 * @property {(view: V) => string} [padNote]
 * @property {() => string} [padSum]
 * @property {(view: V, names: string[]) => HTMLElement} [makePad]  where nothing is written on a pad
 * @property {boolean} [counted]  false where nothing is counted but who wins
 * @property {boolean} [roomy]  the middle wants room
 * @property {boolean} [lots]  a card lies before each seat
 * @property {(view: V, seat: number) => Lot|null} [lot]
 * @property {(view: V, seat: number) => string[]|null} [openHand]
 * @property {(view: V, seat: number) => number} [chips]
 * @property {(view: V, seat: number) => boolean} [dog]
 * @property {(view: V, seat: number) => string|null} [mark]  a word on the mat
 * @property {(view: V, seat: number) => string|null} [barred]  why somebody cannot be chosen
 * @property {string[]} [elsewhere]  steps whose cards do not lie in one's own hand
 * @property {Record<string, string>} [answers]  moves that a card makes without being named, with that card
 * @property {string[]} [obvious]  steps that nobody is asked about when there is one answer only
 * @property {(view: V, legal: string[]) => Sorted} [sort]
 * @property {(view: V, card: string) => string|null} [tried]  the move of somebody who touches a card that cannot be played
 * @property {(view: Pick<View, "game"|"step"|"hand">, move: string, names: string[]) => string} [say]
 * @property {(view: V) => string} [sought]  what fits now
 * @property {string} [fitsRule]  the paragraph that says so
 * @property {(view: V, card: string, names: string[]) => string} [effect]  what a card would do to this very company
 * @property {(view: V, card: string) => Map<number, string>} [omens]
 * @property {(event: Event) => Speech|null} [speech]
 * @property {(event: Event) => {from: number|undefined, to: number|undefined}|null} [reach]
 * @property {(event: Event, next: Event|undefined, step: string|null|undefined) => Verdict|null} [verdict]
 * @property {(ms: number) => string} [slapTime]
 * @property {(view: V) => string[]|null} [gone]  cards that have been seen to leave
 * @property {(view: V) => {cards: Played[], taker: number}|null} [lastTrick]
 * @property {(view: V, events: Event[]) => [number, number]} [bygone]  what may not be looked at again: from which event to before which
 * @property {string[]} [decisive]  events that say more of a round than its points do
 * @property {string[]} [worthALine]  events that the page of a round tells besides
 * @property {(event: Event, seat: number) => number} [relief]  how many cards somebody got rid of by an event
 * @property {(view: V, round: number) => number|undefined} [roundsLeft]
 * @property {(view: V) => (total: number, seat: number) => {value: number, sum: string}} [standing]
 * @property {(view: V) => {winner: number, words: string}|null} [pot]
 * @property {(reckoning: Reckoning, who: (seat: number) => unknown) => string|null} [headline]
 */
/** Somebody says something. @typedef {{seat: number|undefined, words: string}} Speech */
/** What an event turns out to mean: a key, and seats to be named. @typedef {{key: string, [seat: string]: string|number|undefined}} Verdict */

/**
 * `scenes.js`: what is shown between two views, what flies and what is heard.
 * @template [V=View]
 * @typedef {object} ScenesPart
 * @property {(before: V, after: V, events: Event[]) => Scene[]} [between]
 * @property {(event: Event) => Flight[]} [flights]
 * @property {(events: Event[], names: string[]) => Thrown[]|null} [throwsIn]
 * @property {(events: Event[]) => number} [decidedBy]  how many of the events are told with what was thrown
 * @property {Record<string, string>} [noises]  by the kind of event
 */

/**
 * `deeds.js`: what is counted of an evening.
 * @typedef {object} DeedsPart
 * @property {string[]} DEEDS
 * @property {(passage: import("../../stats/diary.js").Passage, add: (deed: string, often?: number) => void) => void} count
 */

/**
 * `deal.js`: how a deal is checked.
 * @template [V=View]
 * @typedef {object} DealPart
 * @property {(deal: Dealing) => string[]} dealt  the cards of a seat
 * @property {(faces: string[]) => string[]} [order]  how a new deck lies
 * @property {(head: {players: number}, cards: string[], last: string[]|null) => string[]|null} [lies]  how a pile lay before it was shuffled
 * @property {(view: V) => number} [first]  who is dealt to first
 */
/**
 * What chance has given before the first move, and how cards go round.
 * @typedef {object} Dealing
 * @property {number} players
 * @property {string[][]} piles
 * @property {number[]} picks
 * @property {number} first
 * @property {Options} [options]
 * @property {(pile: string[], start: number, count: number) => string[]} deal
 */

/**
 * `gallery.js`: what each card does, and which belong together.
 * @typedef {object} GalleryPart
 * @property {(code: string, options?: Options) => Does} does
 * @property {(code: string) => string|undefined} group
 * @property {(code: string) => number[]} [copies]
 */

/** What a card does: a key below `does` of its catalogue, and its parameters. @typedef {[key: string, parameters?: Record<string, unknown>]} Does */

/**
 * `deck.js`: how cards look. The back is its pattern, ground, ink and emblem.
 * @typedef {object} DeckPart
 * @property {(code: string, options?: Options) => import("../art/decks.js").Look} look
 * @property {string[]} back
 * @property {(code: string, options: Options) => Record<string, unknown>} [facts]  what the name of a card says besides
 */

/**
 * `options.js`: for the form, where a game has options that need more than a field.
 * @typedef {object} OptionsPart
 * @property {Record<string, (facts: GameFacts, options: Options) => string>} [tells]
 * @property {(options: Options) => Options} [tidy]
 * @property {Record<string, (form: import("../../setup/options.js").OptionsForm) => HTMLElement>} [more]  what belongs to a variant, below it
 */

/**
 * `scoring.js`: counting at a real table. See `pad/scoring.js`. Methods, so that a game may say more of its own options and entries than the house
 * knows.
 * @typedef {{
 *   players: number[],
 *   lowWins: boolean,
 *   options: PadOption[],
 *   usual?(players: number): Options,
 *   fields(now: Now, entry: Entry): Field[],
 *   wrong(now: Now, entry: Entry): Wrong|null,
 *   score(now: Now, entry: Entry): Scored,
 *   close?(now: Now, points: number[], entry: Entry): Omit<Scored, "points">,
 *   extra?(now: Now): Field[],
 *   single?: boolean,
 *   colours?: boolean,
 *   decisive?: string[],
 *   worth?(options: Options, card: string): number,
 *   stake?(players: number, entry: Entry): number,
 * }} ScoringPart
 */
/** What may be agreed that matters for counting. @typedef {{name: string, kind: string, default: unknown, least?: number, most?: number, of?: string[], cards?: string[]}} PadOption */

/** `lesson.js`: tips, the most urgent first. @template [V=View] @typedef {{default: import("../../table/state/lesson.js").Tip<V>[]}} LessonPart */

/**
 * All of them, by name.
 * @template [V=View]
 * @typedef {object} Parts
 * @property {TablePart<V>} table
 * @property {ScenesPart<V>} scenes
 * @property {DeedsPart} deeds
 * @property {DealPart<V>} deal
 * @property {GalleryPart} gallery
 * @property {DeckPart} deck
 * @property {OptionsPart} options
 * @property {ScoringPart} scoring
 * @property {LessonPart<V>} lesson
 */

/** The part of a game, if it was fetched and the game brings it. @typedef {<P extends keyof Parts>(game: string, part: P) => Parts[P]|null} PartOf */
/** Modules by `GAME/PART`: what is under such a name is that part. @typedef {{has(name: string): boolean, get<P extends keyof Parts>(name: `${string}/${P}`): Parts[P]|null|undefined, set(name: string, module: object|null): void}} Modules */
/** The plain table of a game: its parts, and what the game declares. @typedef {Record<string, Record<string, unknown>|null> & {facts: import("../../plain/index.js").Facts}} Plain */

/**
 * Says that the modules of a game keep to the contract: `Fits<View, {table: typeof import("../../table/state/table.js"), …}>`.
 * @template V
 * @template {Partial<Parts<V>>} Modules
 * @typedef {Modules} Fits
 */

export {};

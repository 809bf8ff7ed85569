/**
 * What the server tells, as types: the words are those of docs/protocol.md, and a test holds them to it. Nothing here runs.
 *
 * @module
 */

/** What a parameter of an event holds. @typedef {string|number|boolean|null|undefined|string[]|number[]} Value */
/**
 * Something that happened: its kind and parameters. What you may not know is null. Those named here hold the same in all games.
 * @typedef {{
 *   kind: string,
 *   seat?: number,
 *   giver?: number,
 *   receiver?: number,
 *   target?: number,
 *   dealer?: number,
 *   card?: string|null,
 *   cards?: string[]|null,
 *   colour?: string,
 *   round?: number,
 *   [more: string]: Value,
 * }} Event
 */

/** What was agreed, by the names of options. Each game knows what it means by them. @typedef {Record<string, unknown>} Options */

/**
 * A match as one seat, or somebody who watches, may see it. Each game has keys of its own besides, which only its own modules know (`View` in
 * their `table.js`).
 * @typedef {ViewOfAll & ViewOfSome & {[own: string]: unknown}} View
 */
/**
 * @typedef {object} ViewOfAll
 * @property {string} game
 * @property {number} players
 * @property {string[]} names  those of the beginning; the company's are the newest
 * @property {Options} options
 * @property {number|null} seat  yours
 * @property {number} round  from 1
 * @property {string|null} step  the game's word for what is asked
 * @property {Kind|null} kind
 * @property {number[]} awaiting  the seats that are asked now
 * @property {string|null} silence  the move that stands for saying nothing
 * @property {string|null} verb  the word before a card that is played from the hand
 * @property {string[]} legal  your moves, in words
 * @property {number[]} totals
 * @property {string[]} hand
 * @property {number[]} counts
 * @property {SheetRow[]} sheet
 * @property {Outcome|null} outcome
 */
/**
 * What the house knows besides: keys that several games have, and what scenes lay over a view while something is only shown.
 * @typedef {object} ViewOfSome
 * @property {Played[]} [trick]
 * @property {number} [tricks]  how many are done
 * @property {number[]|null} [points]  in this round
 * @property {number} [turns]  of a game that is one long round
 * @property {(Lying|null)[]} [table]  what lies before each seat
 * @property {string[][]|null} [taken]  cards per seat
 * @property {string[][]} [taken_rounds]
 * @property {string[][]|null} [known]  cards that one knows to be there, per seat
 * @property {number|null} [limit]
 * @property {number|null} [taker]  shown: whoever takes the trick
 * @property {number} [took]  and what it costs them
 * @property {{cards: string[], from: number}} [arrived]  shown: cards that were passed to us
 * @property {Thrown[]} [thrown]  shown: what was thrown at once
 * @property {number[]} [values]  shown: what the cards of a round came to
 * @property {number} [winner]
 * @property {number} [loser]
 */
/** A card of a trick. @typedef {{seat: number, card: string}} Played */
/** A card before a seat. @typedef {{card: string|null, hidden: boolean, seen_by: number[], laid_by: number, shield: number, second: string|null}} Lying */
/** A sign that somebody threw. @typedef {{seat: number, name: string, sign: string}} Thrown */
/** @typedef {"turn"|"sealed"|"window"|"race"} Kind */
/** A scored round. @typedef {{round: number, points: number[], totals: number[]}} SheetRow */
/** How a match ended. @typedef {{reason: string, totals: number[], places: number[]}} Outcome */

/** What the match waits for. @typedef {{number: number, opened: number, deadline: number|null}} Decision */

/**
 * A seat and who is on it.
 * @typedef {object} Seat
 * @property {"person"|"bot"|"open"} kind
 * @property {number|null} person
 * @property {string|null} name
 * @property {number|null} face  the one they chose
 * @property {string|null} level
 * @property {"here"|"away"|"bot"|null} presence
 * @property {number|null} stand_in_at  when a bot will play for somebody who is away
 * @property {number} won
 * @property {boolean} contributed
 * @property {boolean} again  whether they would like another match
 */
/** Somebody who waits to be let in, or was asked to leave. @typedef {{guest: number, name: string, sent_away: boolean, seat: number|null}} Guest */
/** What proves a deal, when its match is over. @typedef {{commitment: string, secret: string, contributions: string[]}} Proof */

/**
 * Who sits at the table and what they have agreed: `table` in what the server sends.
 * @typedef {object} Company
 * @property {string} code
 * @property {string} game
 * @property {number} players
 * @property {Options} options
 * @property {number} clock
 * @property {string} pace
 * @property {boolean} spectators
 * @property {boolean} hints
 * @property {boolean} lesson
 * @property {string|null} day  which deal of the day it is
 * @property {string|null} challenge  the link with which its cards were sent
 * @property {string} stand_in
 * @property {number} absence  seconds until a bot plays for somebody who is away; 0 for never
 * @property {"lobby"|"playing"|"over"} phase
 * @property {number} match
 * @property {number|null} host
 * @property {number[]} ages
 * @property {number} watchers
 * @property {string} commitment
 * @property {string[]} contributions
 * @property {Proof|null} proof
 * @property {import("../../evening/evening.js").Evening|null} evening  of several matches
 * @property {Guest[]} door
 * @property {Seat[]} seats
 */

/** Who you are here; null while you watch. @typedef {{person: number|null, seat: number|null, token: string|null}} You */
/** A line of chat. @typedef {{person: number|null, seat: number|null, name: string, text: string, at: number}} Line */
/** What everybody's points of a round are made of. @typedef {{round: number, points: number[], totals: number[], shares: Share[]}} Reckoning */
/**
 * What one seat got: heaps of cards that count the same, points that lie on no card, the tricks that counted, and what was laid.
 * @typedef {object} Share
 * @property {Heap[]} heaps
 * @property {{key: string, points: number, count: number}[]} entries
 * @property {Trick[]} tricks
 * @property {string[]} laid
 * @property {number|null} value
 */
/** @typedef {{cards: string[], each: number, key: string}} Heap */
/** @typedef {{number: number, points: number, cards: string[], seats: number[]}} Trick */
/** A slap that was judged. @typedef {{seat: number, ms: number}} Slap */

/** What a move is for: a key of the catalogues, what its sentence names, and English where a game has no catalogues. @typedef {{key: string, parameters: Record<string, string|number>, text: string}} Purpose */
/**
 * A move that was looked at. Most numbers are null while nothing was searched.
 * @typedef {object} Candidate
 * @property {string} move
 * @property {number} share  how likely the bot is to make it
 * @property {number|null} points  until the end of the round
 * @property {number|null} winning  the chance
 * @property {number|null} error
 * @property {number} visits
 * @property {Purpose|null} purpose
 * @property {number|null} loss  what it gives away against the best one
 * @property {number|null} loss_error
 * @property {number|null} points_loss
 * @property {number|null} points_error
 */
/** What a bot would do; the best candidate comes first. @typedef {{decision: number, level: string, moves: string[], purposes: (Purpose|null)[], simulations: number, candidates: Candidate[], says?: string, instead_of?: string}} Hint */

/**
 * @typedef {object} Snapshot
 * @property {"snapshot"} type
 * @property {number} number
 * @property {number} now
 * @property {You} you
 * @property {Company} table
 * @property {View|null} view
 * @property {Decision|null} decision
 * @property {Event[]} [story]
 * @property {Line[]} [chat]
 * @property {Reckoning|null} [reckoning]  of the last round that was scored
 * @property {import("../../together/line.js").Group[]} [together]  who looks at which finished match
 */
/**
 * Something happened in the match: `view` has only what changed. Those who may not look are told only that time goes on.
 * @typedef {object} MatchTelling
 * @property {"match"} type
 * @property {number} number
 * @property {number} now
 * @property {Event[]} [events]
 * @property {Partial<View>} [view]
 * @property {Decision|null} [decision]
 * @property {Slap[]} [race]
 * @property {Reckoning|null} [reckoning]  of a round that was scored just now
 */
/** @typedef {{type: "table", number: number, table: Company}} CompanyTelling */
/** @typedef {{type: "chat", number: number} & Partial<Line>} ChatTelling */
/** @typedef {{type: "emote", number: number, person?: number|null, seat?: number|null, key?: string}} EmoteTelling */
/** Somebody has put the page of a round away. @typedef {{type: "read", number: number, person?: number|null, seat?: number|null, round?: number}} ReadTelling */
/** Who looks at a finished match with whom. @typedef {{type: "together", number?: number} & import("../../together/line.js").Group} TogetherTelling */
/** The line is about to be closed, and why. @typedef {{type: "bye", key: string}} Bye */
/** Whatever changes what a page knows. @typedef {Snapshot|MatchTelling|CompanyTelling|ChatTelling|EmoteTelling|ReadTelling} Telling */

/**
 * What was not done, and why.
 * @typedef {object} Refusal
 * @property {string} key
 * @property {string} [text]  English, for keys one does not know
 * @property {string|null} [paragraph]  where a rule forbids it
 * @property {Record<string, unknown>} [parameters]
 */

/** A command's one answer: done, with what it gives. @typedef {{type: "ok", id: string} & Given} Ok */
/** What an `ok` gives, by command. @typedef {{hint?: Hint, together?: import("../../together/line.js").Group, person?: number, seat?: number, guest?: number}} Given */
/** Or not done, and why. @typedef {{type: "refused", id: string} & Refusal} RefusedAnswer */
/** @typedef {{type: "ping", at: number}} Ping */
/** @typedef {{type: "pong", at: number, now: number}} Pong */
/** Whatever comes over the socket. @typedef {Telling|TogetherTelling|Bye|Ok|RefusedAnswer|Ping|Pong} Message */

export {};

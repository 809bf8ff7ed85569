/**
 * What the server tells, as types: the words are those of docs/protocol.md, and a test holds them to it. Nothing here runs.
 *
 * @module
 */

/** Something that happened: its kind and parameters. What you may not know is null. @typedef {Record<string, any> & {kind: string}} Event */

/**
 * A match as one seat, or somebody who watches, may see it. Each game has keys of its own besides.
 * @typedef {Record<string, any> & ViewOfAll} View
 */
/**
 * @typedef {object} ViewOfAll
 * @property {string} game
 * @property {number} players
 * @property {string[]} names  those of the beginning; the company's are the newest
 * @property {Record<string, any>} options
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
 * @property {Record<string, any>} options
 * @property {number} clock
 * @property {string} pace
 * @property {boolean} spectators
 * @property {boolean} hints
 * @property {boolean} lesson
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
/** Whatever changes what a page knows. @typedef {Snapshot|MatchTelling|CompanyTelling|ChatTelling|EmoteTelling} Telling */

/**
 * What was not done, and why.
 * @typedef {object} Refusal
 * @property {string} key
 * @property {string} [text]  English, for keys one does not know
 * @property {string|null} [paragraph]  where a rule forbids it
 * @property {Record<string, any>} [parameters]
 */

export {};

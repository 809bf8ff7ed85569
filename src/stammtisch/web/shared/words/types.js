/**
 * What catalogues and sentences are made of, as types; `words/fluent.py` says how patterns look. Nothing here runs.
 *
 * @module
 */

/** Somebody or something in a sentence: how it is called, and whatever the page needs to draw it. @typedef {{name: string, reader?: boolean, seat?: number, [more: string]: unknown}} Thing */
/** @typedef {string|Thing} Part */
/** What is given for a parameter, and what a piece comes to. @typedef {unknown} Given */
/** A text, or pieces that are said one after the other. @typedef {string|Piece[]} Pattern */
/**
 * A text or a number; what was given; another message; what a function makes of pieces, with options; a choice by the value of a piece, with the usual
 * key.
 * @typedef {string|number|["$", string]|["@", string]|["F", string, Piece[], Record<string, string>?]|["?", Piece, Record<string, Pattern>, string]} Piece
 */

export {};

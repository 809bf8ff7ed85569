/** What a table sounds like, made by code: a card laid, a cap put down, a slap, a knock for your turn. Off on phones unless asked for. */

import { partOf } from "../../shared/games.js";
import { memory } from "../../shared/memory.js";

/** @import {Event} from "../../shared/types/messages.js" */

/** So long a visible page waits before it knocks again, in ms. */
const PATIENCE = 4000;
/** Between two noises, in seconds. */
const APART = 0.09;

const phone = () => matchMedia("(pointer: coarse)").matches;
export const soundIsOn = () => memory.likes.sound ?? !phone();

/** How loud it is, from 0 to 1. */
export const volume = () => Math.min(1, Math.max(0, memory.likes.volume ?? 1));

/** @type {AudioContext|null} */
let context = null;
let knocked = 0;

/** Browsers let a page be heard only after it has been touched. */
function ears() {
  if (!soundIsOn() || !volume() || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false)
    return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** @param {AudioContext} ears @param {number} at @param {number} loud @param {number} length */
function fade(ears, at, loud, length) {
  const gain = ears.createGain();
  const level = Math.max(0.0001, loud * volume());
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(Math.min(0.001, level / 2), at + length);
  gain.connect(ears.destination);
  return gain;
}

/** Paper on felt, skin on paper: a breath of noise through a filter. @param {AudioContext} ears @param {number} at @param {{pitch: number, loud: number, length: number}} how */
function rustle(ears, at, { pitch, loud, length }) {
  const noise = ears.createBuffer(1, Math.ceil(ears.sampleRate * length), ears.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ears.createBufferSource();
  const filter = ears.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(ears, at, loud, length));
  source.start(at);
}

/** Wood and metal: a tone that falls, or rings. @param {AudioContext} ears @param {number} at @param {{from: number, to: number, loud: number, length: number, wave?: OscillatorType}} how */
function strike(ears, at, { from, to, loud, length, wave = "sine" }) {
  const tone = ears.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length * 0.7);
  tone.connect(fade(ears, at, loud, length));
  tone.start(at);
  tone.stop(at + length);
}

/** @type {Record<string, (ears: AudioContext, at: number, loud?: number) => void>} */
const NOISES = {
  card: (ears, at) =>
    rustle(ears, at, { pitch: 2400, loud: 0.16, length: 0.07 }),
  cap(ears, at) {
    strike(ears, at, { from: 2900, to: 2700, loud: 0.05, length: 0.16, wave: "triangle" });
    strike(ears, at, { from: 4300, to: 4100, loud: 0.025, length: 0.1 });
  },
  slap(ears, at) {
    rustle(ears, at, { pitch: 900, loud: 0.5, length: 0.09 });
    strike(ears, at, { from: 150, to: 60, loud: 0.3, length: 0.12 });
  },
  knock(ears, at, loud = 0.25) {
    for (const later of [0, 0.16]) strike(ears, at + later, { from: 190, to: 70, loud, length: 0.15 });
  },
};

/** @param {keyof typeof NOISES} noise */
export function sound(noise) {
  const found = ears();
  if (found) NOISES[noise](found, found.currentTime);
}

/** What happened in a match, to be heard. @param {string} game @param {Event[]} events */
export function soundsOf(game, events) {
  const noises = noisesOf(game, events);
  const found = noises.length ? ears() : null;
  if (found) noises.forEach((noise, i) => NOISES[noise](found, found.currentTime + i * APART));
}

/** It is your turn: loud if you are looking elsewhere, softly and not all the time if you are not. */
export function knock() {
  const waited = Date.now() - knocked;
  const found = document.hidden || waited > PATIENCE ? ears() : null;
  knocked = Date.now();
  if (found) NOISES.knock(found, found.currentTime, document.hidden ? 0.25 : 0.08);
}

// Which of what happened can be heard; each game says it of its events (`noises` in `scenes.js`). Pure.

/**
 * Each noise once, in the order in which things happened: many at a time are one noise to the ear.
 * @param {string} game
 * @param {{kind: string}[]} events
 * @returns {string[]}
 */
export function noisesOf(game, events) {
  const noises = partOf(game, "scenes")?.noises ?? { plays: "card" };
  return [...new Set(events.flatMap(({ kind }) => noises[kind] ?? []))];
}

/** A short knock on wood, made by code, when it is your turn and you are looking elsewhere. Off on phones unless asked for. */

import { memory } from "../net/memory.js";

const phone = () => matchMedia("(pointer: coarse)").matches;

export function knock() {
  if (!(memory.likes.sound ?? !phone()) || !document.hidden || typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  for (const at of [0, 0.16]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.setValueAtTime(190, context.currentTime + at);
    tone.frequency.exponentialRampToValueAtTime(70, context.currentTime + at + 0.08);
    volume.gain.setValueAtTime(0.25, context.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.15);
  }
  setTimeout(() => context.close(), 600);
}

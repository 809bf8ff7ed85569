/** Che cosa fanno i tasti. */

export default {
  keys: {
    title: "Tasti",
    hand: "scorri la tua mano",
    place: "dalla prima alla nona carta",
    take: "scegli una carta, ancora una volta per giocarla",
    asked: "vai alla domanda",
    back: "rimetti, chiudi un foglietto",
    hint: "consiglio",
    rules: "le regole del momento",
    log: "cronaca",
    last: "ultima presa",
    pad: "segnapunti",
    talk: "parla",
    menu: "menù",
    keys: "questo elenco",
    step: "mossa precedente, mossa seguente",
    round: "giro precedente, giro seguente",
    ends: "all’inizio, alla fine",
    play: "avvia, ferma",
    open: "scopri tutte le carte, ricopri",
    pace: "più veloce, più lento",
    cap: { enter: "Invio", esc: "Esc", home: "Home", end: "Fine", space: "Spazio" },
    letters: "Scorciatoie di una sola lettera",
    letters_text: "Se detti, disattivale qui. Frecce, Tab, Invio ed Esc funzionano sempre.",
  },
};

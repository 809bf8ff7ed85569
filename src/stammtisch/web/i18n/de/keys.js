/** Was die Tasten tun. */

export default {
  keys: {
    title: "Tasten",
    hand: "durch die Hand",
    place: "zur ersten bis neunten Karte",
    take: "Karte wählen, noch einmal: legen",
    asked: "zu dem, was gefragt ist",
    back: "zurücklegen, Zettel schließen",
    hint: "Tipp",
    rules: "Regeln zur Stelle",
    log: "Verlauf",
    last: "letzter Stich",
    pad: "Block",
    talk: "reden",
    menu: "Menü",
    keys: "diese Liste",
    step: "Zug zurück, Zug weiter",
    round: "Runde zurück, Runde weiter",
    ends: "zum Anfang, zum Ende",
    play: "abspielen, anhalten",
    open: "alle Karten auf, wieder zu",
    pace: "schneller, langsamer",
    cap: { enter: "Enter", esc: "Esc", home: "Pos1", end: "Ende", space: "Leertaste" },
    letters: "Einzelne Buchstaben gelten",
    letters_text: "Wer diktiert, schaltet sie hier aus. Pfeile, Tab, Enter und Esc gehen immer.",
  },
};

/** Was man vereinbaren kann. */

export default {
  gaunerbande: {
    limit: { title: "Punktgrenze", doc: "Das Spiel endet nach der Runde, in der jemand darüber kommt." },
  },
  black_spy: {
    limit: {
      title: "Punktgrenze",
      doc: "Das Spiel endet, wenn jemand so viele Punkte erreicht. Üblich: 200 zu dritt, 150 zu viert, 120 zu fünft, 100 zu sechst.",
    },
    no_good_spies: { title: "Keine guten Spione", doc: "Die farbigen Spione (7) zählen nichts statt −5." },
    capture_or_release: {
      title: "Gefangen nehmen oder freilassen",
      doc: "Wer alle 16 schwarzen Karten nimmt, wählt: 60 Punkte für alle anderen oder 60 weniger für sich.",
    },
    mole: {
      title: "Der Maulwurf",
      doc: "Ab der zweiten Runde werden drei Karten je Spieler beiseitegelegt; wer die meisten Punkte hat, sucht sich zuerst drei davon aus.",
    },
    announce_a_colour: {
      title: "Eine Farbe ansagen",
      doc: "Nach dem Weitergeben sagt der Geber die Farbe an, mit der eröffnet wird.",
    },
    follow_the_rank: {
      title: "Dem Rang folgen",
      doc: "Auch der Rang der Karte, die der rechte Nachbar gespielt hat, ist erlaubt.",
    },
    reduce_points: {
      title: "Punkte reduzieren",
      doc: "Nur ein Punktestand über der Grenze beendet das Spiel. Genau die Grenze oder genau die Hälfte davon wird halbiert.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Übrige Joker",
      doc: "Die Joker, die keiner bekommt.",
      of: { in: "in den Stapel", out: "nicht im Spiel" },
    },
    tie: {
      title: "Bei Gleichstand",
      doc: "Was eine Runde entscheidet, wenn zwei den gleichen Wert haben.",
      of: { one_card: "eine Karte vor zweien", highest_card: "höchste einzelne Karte" },
    },
    deck: { title: "Anderes Blatt", doc: "Wie oft es jede Karte gibt, und wie viele Strafpunkte sie zählt." },
  },
  klaumau: {
    doubters: {
      title: "Wer darf zweifeln?",
      doc: "Bei „Ich kann nicht“ nur der Nächste, oder reihum alle.",
      of: { next: "der Nächste", anyone: "alle" },
    },
    forced_card_acts: {
      title: "Erzwungene Karten wirken",
      doc: "Eine Karte, die der Anzweifler legen lässt, hat ihre Wirkung.",
    },
    forgery: { title: "Fälschung", doc: "Am Ende einer Runde sind Zahlen in den Farben der obersten Karte wertlos." },
    surrounded: {
      title: "Von der Polizei umstellt",
      doc: "Der achte Polizist (bei weniger als sechs Leuten: der sechste) beendet die Runde.",
    },
    fence: { title: "Hehler", doc: "Im Stapel steckt ein Hehler, der allen Zahlen für je 2 Punkte abkauft." },
    watchdog: { title: "Wachhund", doc: "Zwei Wachhunde, offen ausgelegt, halten Gauner fern." },
    bomb: { title: "Bombe", doc: "Eine Bombe, deren Regel ihr selbst macht." },
    deck: { title: "Anderes Blatt", doc: "Wie oft es jede Karte gibt." },
  },
  halt_mal_kurz: {
    well: {
      title: "Brunnen",
      doc: "Ob im Duell der Brunnen gezeigt werden darf.",
      of: { call: "wenn niemand nein sagt", always: "immer", never: "nie" },
    },
    police: {
      title: "Polizei",
      doc: "Zu wem man die Polizei schicken darf.",
      of: { others: "nur zu anderen", anyone: "auch zu sich selbst" },
    },
    list: {
      title: "Not-to-do-Liste",
      doc: "Wen die Liste als Reaktion schützt.",
      of: { player: "nur, wer sie legt", all: "alle Betroffenen" },
    },
  },
};

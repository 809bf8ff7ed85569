/** Was man vereinbaren kann. */

export default {
  gaunerbande: {
    limit: { title: "Punktgrenze", doc: "Das Spiel endet nach der Runde, in der jemand über diese Punktzahl kommt." },
  },
  black_spy: {
    limit: {
      title: "Punktgrenze",
      doc: "Das Spiel endet, wenn jemand diese Punktzahl erreicht. Üblich: 200 zu dritt, 150 zu viert, 120 zu fünft, 100 zu sechst.",
    },
    no_good_spies: { title: "Keine guten Spione", doc: "Bunte Siebenen zählen nichts statt −5." },
    capture_or_release: {
      title: "Festnehmen oder freilassen",
      doc: "Wer alle 16 schwarzen Karten hat, wählt: 60 Punkte für alle anderen oder 60 weniger für sich.",
    },
    mole: {
      title: "Der Maulwurf",
      doc: "Ab der zweiten Runde liegen Karten beiseite; wer am meisten Punkte hat, sucht sich zuerst drei davon aus.",
    },
    announce_a_colour: {
      title: "Farbe ansagen",
      doc: "Nach dem Weitergeben sagt der Geber die Farbe an, mit der eröffnet wird.",
    },
    follow_the_rank: {
      title: "Zahl bedienen",
      doc: "Auch die Zahl der Karte des rechten Nachbarn darf man bedienen.",
    },
    reduce_points: {
      title: "Punkte halbieren",
      doc: "Nur mehr als die Grenze beendet das Spiel. Genau die Grenze oder genau die Hälfte wird halbiert.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Übrige Joker",
      doc: "Ob die Joker, die keiner bekommt, in den Stapel gemischt werden.",
      of: { in: "hinein", out: "hinaus" },
    },
    tie: {
      title: "Bei Gleichstand",
      doc: "Was eine Runde entscheidet, wenn zwei gleich viel haben.",
      of: { one_card: "eine Karte vor zweien", highest_card: "höchste einzelne Karte" },
    },
    deck: { title: "Anderes Blatt", doc: "Karten, von denen es mehr oder weniger gibt." },
  },
  klaumau: {
    doubters: {
      title: "Wer darf zweifeln?",
      doc: "Bei „Ich kann nicht“ nur der Nächste, oder reihum alle.",
      of: { next: "der Nächste", anyone: "alle" },
    },
    forced_card_acts: {
      title: "Erzwungene Karten wirken",
      doc: "Eine Karte, die ein Zweifler legen lässt, hat ihre Wirkung.",
    },
    forgery: { title: "Fälschung", doc: "Am Ende sind Zahlen in der Farbe der obersten Karte wertlos." },
    surrounded: {
      title: "Umstellt",
      doc: "Der achte Polizist (zu fünft und weniger: der sechste) beendet die Runde.",
    },
    fence: { title: "Hehler", doc: "Im Stapel steckt ein Hehler, der Zahlen für je 2 Punkte kauft." },
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
      of: { others: "zu den anderen", anyone: "auch zu sich" },
    },
    list: {
      title: "Not-to-do-Liste",
      doc: "Wen die Liste als Antwort schützt.",
      of: { player: "nur einen selbst", all: "alle Betroffenen" },
    },
  },
};

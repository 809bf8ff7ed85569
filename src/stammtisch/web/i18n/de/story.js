/**
 * Was geschieht, ein kurzer Satz je Ereignis. Steht die Leserin selbst darin, gilt der Satz unter dem Namen ihrer Rolle
 * (`seat`, `giver` …), sonst der unter `_`. Karten, die nur sie kennt, hängt der Erzähler an.
 */

const chips = (n) => (n === 1 ? "1 Fiche" : `${n} Fiches`);
const cards = (n) => (n === 1 ? "eine Karte" : `${n} Karten`);
const points = (n) => (n === 1 || n === -1 ? `${n} Punkt` : `${n} Punkte`);

const every = {
  scores: "Runde {round} ist gezählt.",
  ends: "Das Spiel ist aus.",
};

const tricks = {
  passes: {
    _: "{giver} gibt {receiver} drei Karten.",
    giver: "Du gibst {receiver} drei Karten",
    receiver: "{giver} gibt dir drei Karten",
  },
  plays: { _: "{seat} spielt {card}.", seat: "Du spielst {card}." },
  takes: { _: "{seat} nimmt den Stich.", seat: "Du nimmst den Stich." },
};

export default {
  gaunerbande: {
    ...every,
    ...tricks,
    deals: "Runde {round}: Die Karten sind verteilt.",
    opens: { _: "{seat} hat die Anfangskarte und beginnt.", seat: "Du hast die Anfangskarte und beginnst." },
    unites: { _: "{seat} hat die Gaunerbande vereint!", seat: "Du hast die Gaunerbande vereint!" },
    charges: {
      _: "{seat} schiebt allen anderen {worth} Punkte zu.",
      seat: "Du schiebst allen anderen {worth} Punkte zu.",
    },
    clears: { _: "{seat} streicht sich {worth} Punkte.", seat: "Du streichst dir {worth} Punkte." },
  },
  black_spy: {
    ...every,
    ...tricks,
    draws: { _: "{seat} zieht {card} um das Geben.", seat: "Du ziehst {card} um das Geben." },
    deals: { _: "Runde {round}: {dealer} gibt.", dealer: "Runde {round}: Du gibst." },
    picks: { _: "{seat} nimmt drei Karten vom Maulwurf-Stapel.", seat: "Du nimmst vom Maulwurf-Stapel" },
    announces: { _: "{seat} sagt {colour} an.", seat: "Du sagst {colour} an." },
    cannot_open: { _: "{seat} hat die angesagte Farbe nicht.", seat: "Du hast die angesagte Farbe nicht." },
    opens: { _: "{seat} eröffnet die Runde.", seat: "Du eröffnest die Runde." },
    captures_all: { _: "{seat} hat alle 16 schwarzen Karten!", seat: "Du hast alle 16 schwarzen Karten!" },
    captures: {
      _: "{seat} nimmt alle gefangen: 60 Punkte für alle anderen.",
      seat: "Du nimmst alle gefangen: 60 Punkte für alle anderen.",
    },
    releases: {
      _: "{seat} lässt frei und streicht sich 60 Punkte.",
      seat: "Du lässt frei und streichst dir 60 Punkte.",
    },
    reduces: {
      _: "{seat} steht auf genau {before} und fällt auf {after}.",
      seat: "Du stehst auf genau {before} und fällst auf {after}.",
    },
  },
  zehn: {
    ...every,
    deals: { _: "{dealer} gibt.", dealer: "Du gibst." },
    turns: {
      _: "Runde {round}: {card} wird aufgedeckt, {seat} beginnt.",
      seat: "Runde {round}: {card} wird aufgedeckt, du beginnst.",
    },
    lays: { _: "{seat} legt {card}.", seat: "Du legst {card}." },
    hides: { _: "{seat} legt verdeckt.", seat: "Du legst verdeckt" },
    protects: { _: "{seat} schützt die Karte mit Fiches.", seat: "Du schützt deine Karte mit Fiches." },
    declines: { _: "{seat} will nichts kaufen.", seat: "Du willst nichts kaufen." },
    swaps: {
      _: "{seat} zahlt einen Fiche und tauscht mit {giver}.",
      seat: "Du zahlst einen Fiche und tauschst mit {giver}.",
      giver: "{seat} zahlt einen Fiche und tauscht mit dir.",
    },
    opens: {
      _: "{seat} will die Karte von {giver}.",
      seat: "Du willst die Karte von {giver}.",
      giver: "{seat} will deine Karte.",
    },
    bids: { _: ({ chips: n }) => `{seat} bietet ${chips(n)}.`, seat: ({ chips: n }) => `Du bietest ${chips(n)}.` },
    passes: { _: "{seat} passt.", seat: "Du passt." },
    buys: {
      _: ({ chips: n }) => `{seat} zahlt {giver} ${chips(n)} und tauscht.`,
      seat: ({ chips: n }) => `Du zahlst {giver} ${chips(n)} und tauschst.`,
      giver: ({ chips: n }) => `{seat} zahlt dir ${chips(n)} und tauscht.`,
    },
    looks: { _: "{seat} sieht sich die neue Karte an.", seat: "Deine neue Karte" },
    collects: ({ pot }) => `Die Fiches auf den Karten wandern in den Topf: ${pot}.`,
    keeps: { _: "{seat} lässt die Karte verdeckt.", seat: "Du lässt deine Karte verdeckt." },
    reveals: { _: "{seat} deckt {card} auf.", seat: "Du deckst {card} auf." },
    adds: { _: "{seat} legt {card} dazu.", seat: "Du legst {card} dazu." },
    shows: { _: "{seat} hatte {card}.", seat: "Du hattest {card}." },
    comes_to: { _: "{seat} kommt auf {value}.", seat: "Du kommst auf {value}." },
    loses: {
      _: ({ points: n }) => `{seat} verliert die Runde und nimmt {cards}: ${points(n)}.`,
      seat: ({ points: n }) => `Du verlierst die Runde und nimmst {cards}: ${points(n)}.`,
    },
    wins: {
      _: ({ chips: n }) => `{seat} gewinnt die Runde und ${n ? `den Topf: ${chips(n)}` : "einen leeren Topf"}.`,
      seat: ({ chips: n }) => `Du gewinnst die Runde und ${n ? `den Topf: ${chips(n)}` : "einen leeren Topf"}.`,
    },
    draws: { _: "{seat} zieht nach.", seat: "Du ziehst nach" },
    cannot_draw: { _: "Für {seat} reicht der Stapel nicht mehr.", seat: "Für dich reicht der Stapel nicht mehr." },
    names: {
      _: ({ seat, receiver }) => (seat === receiver ? "{seat} beginnt selbst." : "{seat} lässt {receiver} beginnen."),
      seat: "Du lässt {receiver} beginnen.",
      "seat receiver": "Du beginnst selbst.",
      receiver: "{seat} lässt dich beginnen.",
    },
    takes_rest: {
      _: ({ points: n }) => `{seat} nimmt die übrigen Rundenkarten: ${points(n)}.`,
      seat: ({ points: n }) => `Du nimmst die übrigen Rundenkarten: ${points(n)}.`,
    },
    reckons: {
      _: ({ points: n, chips: c, total }) =>
        `{seat} hat noch {cards} (${points(n)}) und ${chips(c)}: am Ende ${total}.`,
      seat: ({ points: n, chips: c, total }) =>
        `Du hast noch {cards} (${points(n)}) und ${chips(c)}: am Ende ${total}.`,
    },
  },
  klaumau: {
    ...every,
    deals: { _: "Runde {round}: {seat} beginnt.", seat: "Runde {round}: Du beginnst." },
    turns: { _: "{seat} deckt {card} auf.", seat: "Du deckst {card} auf." },
    plays: { _: "{seat} legt {card}.", seat: "Du legst {card}." },
    cannot: { _: "{seat} sagt: „Ich kann nicht.“", seat: "Du sagst: „Ich kann nicht.“" },
    believes: { _: "{seat} glaubt es.", seat: "Du glaubst es." },
    doubts: { _: "{seat} zweifelt!", seat: "Du zweifelst!" },
    shows: { _: "{seat} zeigt {cards}.", seat: "Du zeigst {cards}." },
    draws: { _: "{seat} zieht eine Karte.", seat: "Du ziehst" },
    guards: { _: "{seat} legt einen Wachhund aus.", seat: "Du legst einen Wachhund aus." },
    wishes: { _: "{seat} wünscht sich {colour}.", seat: "Du wünschst dir {colour}." },
    turns_round: "Die Richtung dreht sich um.",
    misses: { _: "{seat} setzt aus.", seat: "Du setzt aus." },
    robs: {
      _: "{seat} schickt einen Gauner zu {giver}.",
      seat: "Du schickst einen Gauner zu {giver}.",
      giver: "{seat} schickt einen Gauner zu dir.",
    },
    spares: { _: "{seat} verschont alle.", seat: "Du verschonst alle." },
    wards: { _: "{seat} ruft die Polizei: {card}.", seat: "Du rufst die Polizei: {card}." },
    steals: { _: "{receiver} klaut {giver} eine Karte.", receiver: "Du klaust {giver}", giver: "{receiver} klaut dir" },
    trades: {
      _: "{receiver} zieht bei {giver} eine Karte zum Tausch.",
      receiver: "Du ziehst zum Tausch bei {giver}",
      giver: "{receiver} zieht zum Tausch bei dir",
    },
    gives: { _: "{giver} gibt {receiver} eine Karte.", giver: "Du gibst {receiver}", receiver: "{giver} gibt dir" },
    surrounded: "Der letzte Polizist: Alle sind umstellt!",
    fence: {
      _: "{seat} zieht den Hehler. Zahlen werden angekauft.",
      seat: "Du ziehst den Hehler. Zahlen werden angekauft.",
    },
    forged: "Fälschung! {card} liegt oben: Zahlen ihrer Farben zählen nichts.",
    sells: { _: "{seat} verkauft {card} für 2 Punkte.", seat: "Du verkaufst {card} für 2 Punkte." },
    targets: {
      _: "{seat} zielt mit der Bombe auf {giver}.",
      seat: "Du zielst mit der Bombe auf {giver}.",
      giver: "{seat} zielt mit der Bombe auf dich.",
    },
    throws: { _: "{seat} wirft {card} weg.", seat: "Du wirfst {card} weg." },
    loses: { _: "{seat} verliert {card}.", seat: "Du verlierst {card}." },
    pays: { _: "{giver} zahlt {receiver} eine Karte.", giver: "Du zahlst {receiver}", receiver: "{giver} zahlt dir" },
    stunned: {
      _: ({ turns: n }) => `{seat} muss ${n === 1 ? "einmal" : `${n}-mal`} aussetzen.`,
      seat: ({ turns: n }) => `Du musst ${n === 1 ? "einmal" : `${n}-mal`} aussetzen.`,
    },
    gains: {
      _: ({ points: n }) => `{seat} bekommt ${points(n)}.`,
      seat: ({ points: n }) => `Du bekommst ${points(n)}.`,
    },
    empties: { _: "{seat} hat keine Karten mehr.", seat: "Du hast keine Karten mehr." },
    runs_out: { _: "{seat} muss ziehen, und der Stapel ist leer.", seat: "Du musst ziehen, und der Stapel ist leer." },
    holds: {
      _: ({ cards: kept }) => (kept.length ? "{seat} behält {cards}." : "{seat} behält nichts."),
      seat: ({ cards: kept }) => (kept.length ? "Du behältst {cards}." : "Du behältst nichts."),
    },
  },
  halt_mal_kurz: {
    ...every,
    scores: "Die Karten sind gezählt.",
    deals: ({ number: n }) => `Die Karten sind verteilt, ${n} für jeden.`,
    turns_razupaltuff: "Ein Razupaltuff lag oben und wird wieder eingemischt.",
    turns_up: "{card} wird aufgedeckt.",
    begins: { _: "{seat} beginnt.", seat: "Du beginnst." },
    plays: { _: "{seat} legt {card}.", seat: "Du legst {card}." },
    has_to_draw: { _: "{seat} muss ziehen.", seat: "Du musst ziehen." },
    draws: { _: "{seat} zieht eine Karte.", seat: "Du ziehst" },
    draws_openly: { _: "{seat} zieht offen {card}.", seat: "Du ziehst offen {card}." },
    recycles: ({ number: n }) => `Der Ablagestapel wird gemischt: ${cards(n)} zum Ziehen.`,
    nothing_left: { _: "Für {seat} ist nichts mehr zu ziehen da.", seat: "Für dich ist nichts mehr zu ziehen da." },
    razupaltuff: { _: "{seat} sagt: „Razupaltuff!“", seat: "Du sagst: „Razupaltuff!“" },
    nothing_to_give: { _: "{seat} hat nichts zu übergeben.", seat: "Du hast nichts zu übergeben." },
    holds: {
      _: "{seat} sagt zu {target}: „Halt mal kurz.“",
      seat: "Du sagst zu {target}: „Halt mal kurz.“",
      target: "{seat} sagt zu dir: „Halt mal kurz.“",
    },
    hands_over: {
      _: ({ number: n }) => `{giver} drückt {receiver} ${cards(n)} in die Hand.`,
      giver: ({ number: n }) => `Du drückst {receiver} ${cards(n)} in die Hand.`,
      receiver: ({ number: n }) => `{giver} drückt dir ${cards(n)} in die Hand.`,
    },
    gives: { _: "{giver} gibt {receiver} eine Karte.", giver: "Du gibst {receiver}", receiver: "{giver} gibt dir" },
    gives_openly: {
      _: "{giver} gibt {receiver} offen {card}.",
      giver: "Du gibst {receiver} offen {card}.",
      receiver: "{giver} gibt dir offen {card}.",
    },
    proposes: {
      _: "{seat} schlägt vor: {giver} gibt {receiver} eine Karte.",
      giver: "{seat} schlägt vor: Du gibst {receiver} eine Karte.",
      receiver: "{seat} schlägt vor: {giver} gibt dir eine Karte.",
      seat: "Du schlägst vor: {giver} gibt {receiver} eine Karte.",
      "seat giver": "Du schlägst vor: Du gibst {receiver} eine Karte.",
      "seat receiver": "Du schlägst vor: {giver} gibt dir eine Karte.",
    },
    proposes_nothing: { _: "{seat} schlägt nichts vor.", seat: "Du schlägst nichts vor." },
    no_proposal: "Niemand hat etwas vorgeschlagen.",
    votes: {
      _: "{seat} stimmt dafür, dass {giver} {receiver} eine Karte gibt.",
      giver: "{seat} stimmt dafür, dass du {receiver} eine Karte gibst.",
      receiver: "{seat} stimmt dafür, dass {giver} dir eine Karte gibt.",
      seat: "Du stimmst dafür, dass {giver} {receiver} eine Karte gibt.",
      "seat giver": "Du stimmst dafür, dass du {receiver} eine Karte gibst.",
      "seat receiver": "Du stimmst dafür, dass {giver} dir eine Karte gibt.",
    },
    abstains: { _: "{seat} enthält sich.", seat: "Du enthältst dich." },
    no_majority: "Keine Mehrheit.",
    decides: {
      _: "Beschlossen: {giver} gibt {receiver} eine Karte.",
      giver: "Beschlossen: Du gibst {receiver} eine Karte.",
      receiver: "Beschlossen: {giver} gibt dir eine Karte.",
    },
    challenges: {
      _: "{seat} fordert {target} heraus.",
      seat: "Du forderst {target} heraus.",
      target: "{seat} fordert dich heraus.",
    },
    without_well: { _: "{seat} sagt: „Ohne Brunnen.“", seat: "Du sagst: „Ohne Brunnen.“" },
    with_well: "Der Brunnen gilt.",
    throws: { _: ({ sign }) => `{seat} zeigt ${SIGNS[sign]}.`, seat: ({ sign }) => `Du zeigst ${SIGNS[sign]}.` },
    draw: "Unentschieden, noch einmal.",
    no_winner: "So oft unentschieden: Niemand gewinnt.",
    beats: { _: "{seat} schlägt {target}.", seat: "Du schlägst {target}.", target: "{seat} schlägt dich." },
    cannot_give: { _: "{seat} hat keine Karte zu geben.", seat: "Du hast keine Karte zu geben." },
    wants_to_swap: {
      _: "{seat} zu {target}: „Ach – mein, dein …“",
      seat: "Du zu {target}: „Ach – mein, dein …“",
      target: "{seat} zu dir: „Ach – mein, dein …“",
    },
    swaps: {
      _: "{giver} und {receiver} tauschen die Hände, {got} gegen {gave}.",
      giver: "Du und {receiver} tauscht die Hände, {got} gegen {gave}.",
      receiver: "{giver} und du tauscht die Hände, {got} gegen {gave}.",
    },
    sees_hand: { _: "{seat} sieht sich die neue Hand an.", seat: "Deine neue Hand" },
    shares_out: ({ number: n }) => `Alle ${n} Karten werden neu verteilt.`,
    slaps: { _: "{seat} schlägt drauf.", seat: "Du schlägst drauf." },
    stays: { _: "{seat} schlägt nicht drauf.", seat: "Du schlägst nicht drauf." },
    names: {
      _: "{seat} schickt die Polizei zu {target}.",
      seat: "Du schickst die Polizei zu {target}.",
      target: "{seat} schickt die Polizei zu dir.",
    },
    opens: { _: "{seat} muss offen spielen.", seat: "Du musst offen spielen." },
    shows: { _: "{seat} legt offen: {cards}.", seat: "Du legst offen: {cards}." },
    nobody_opens: "Niemand spielt offen.",
    closes: { _: "{seat} spielt nicht mehr offen.", seat: "Du spielst nicht mehr offen." },
    has_most: {
      _: ({ number: n }) => `{seat} hat die meisten Karten: ${n}.`,
      seat: ({ number: n }) => `Du hast die meisten Karten: ${n}.`,
    },
    reacts: {
      _: "{seat}: „Das steht auf meiner Not-to-do-Liste.“ {card}",
      seat: "Du: „Das steht auf meiner Not-to-do-Liste.“ {card}",
    },
    lets: { _: "{seat} lässt es geschehen.", seat: "Du lässt es geschehen." },
  },
};

const SIGNS = { rock: "Stein", paper: "Papier", scissors: "Schere", well: "Brunnen" };

/**
 * Che cosa succede, una breve frase per evento. Se chi legge ha una parte nell’evento, vale la frase sotto il nome della
 * parte (`seat`, `giver`…), altrimenti quella sotto `_`. Le carte che solo chi legge conosce vengono aggiunte in fondo.
 */

import { plural } from "./grammar.js";

const chips = (n) => plural(n, "gettone", "gettoni");
const cards = (n) => (n === 1 ? "una carta" : `${n} carte`);
const points = (n) => plural(n, "punto", "punti");
const times = (n) => (n === 1 ? "un turno" : `${n} turni`);
const SIGNS = { rock: "sasso", paper: "carta", scissors: "forbici", well: "pozzo" };

const every = { scores: "Si contano i punti del giro {round}.", ends: "La partita è finita." };

const tricks = {
  passes: {
    _: "{giver} passa tre carte a {receiver}.",
    giver: "Passi tre carte a {receiver}",
    receiver: "{giver} ti passa tre carte",
  },
  plays: { _: "{seat} gioca {card}.", seat: "Giochi {card}." },
  takes: { _: "{seat} fa la presa.", seat: "Fai tu la presa." },
};

export default {
  gaunerbande: {
    ...every,
    ...tricks,
    deals: "Giro {round}: le carte sono distribuite.",
    opens: { _: "{seat} ha la carta d’apertura e comincia.", seat: "Hai la carta d’apertura e cominci." },
    unites: { _: "{seat} ha riunito la banda!", seat: "Hai riunito la banda!" },
    charges: {
      _: "{seat} rifila {worth} punti a tutti gli altri.",
      seat: "Rifili {worth} punti a tutti gli altri.",
    },
    clears: { _: "{seat} si toglie {worth} punti.", seat: "Ti togli {worth} punti." },
  },
  black_spy: {
    ...every,
    ...tricks,
    draws: { _: "{seat} pesca {card} per decidere chi dà le carte.", seat: "Peschi {card} per decidere chi dà le carte." },
    deals: { _: "Giro {round}: dà le carte {dealer}.", dealer: "Giro {round}: dai le carte tu." },
    picks: { _: "{seat} prende tre carte dal mazzetto della talpa.", seat: "Prendi dal mazzetto della talpa" },
    announces: { _: "{seat} annuncia {colour}.", seat: "Annunci {colour}." },
    cannot_open: { _: "{seat} non ha il colore annunciato.", seat: "Non hai il colore annunciato." },
    opens: { _: "{seat} apre il giro.", seat: "Apri tu il giro." },
    captures_all: { _: "{seat} ha tutte e 16 le carte nere!", seat: "Hai tutte e 16 le carte nere!" },
    captures: {
      _: "{seat} le arresta: 60 punti a tutti gli altri.",
      seat: "Le arresti: 60 punti a tutti gli altri.",
    },
    releases: { _: "{seat} le libera e si toglie 60 punti.", seat: "Le liberi e ti togli 60 punti." },
    reduces: {
      _: "{seat} è a {before} esatti e scende a {after}.",
      seat: "Sei a {before} esatti e scendi a {after}.",
    },
  },
  zehn: {
    ...every,
    deals: { _: "{dealer} dà le carte.", dealer: "Dai le carte tu." },
    turns: {
      _: "Giro {round}: si scopre {card}, comincia {seat}.",
      seat: "Giro {round}: si scopre {card}, cominci tu.",
    },
    lays: { _: "{seat} cala {card}.", seat: "Cali {card}." },
    hides: { _: "{seat} cala una carta coperta.", seat: "Cali una carta coperta" },
    protects: { _: "{seat} protegge la carta con i gettoni.", seat: "Proteggi la tua carta con i gettoni." },
    declines: { _: "{seat} non compra niente.", seat: "Non compri niente." },
    swaps: {
      _: "{seat} paga un gettone e scambia con {giver}.",
      seat: "Paghi un gettone e scambi con {giver}.",
      giver: "{seat} paga un gettone e scambia con te.",
    },
    opens: {
      _: "{seat} vuole la carta di {giver}.",
      seat: "Vuoi la carta di {giver}.",
      giver: "{seat} vuole la tua carta.",
    },
    bids: { _: ({ chips: n }) => `{seat} offre ${chips(n)}.`, seat: ({ chips: n }) => `Offri ${chips(n)}.` },
    passes: { _: "{seat} passa.", seat: "Passi." },
    buys: {
      _: ({ chips: n }) => `{seat} paga ${chips(n)} a {giver} e scambia.`,
      seat: ({ chips: n }) => `Paghi ${chips(n)} a {giver} e scambi.`,
      giver: ({ chips: n }) => `{seat} ti paga ${chips(n)} e scambia.`,
    },
    looks: { _: "{seat} guarda la nuova carta.", seat: "La tua nuova carta" },
    collects: ({ pot }) => `I gettoni sulle carte vanno nel piatto: ${pot}.`,
    keeps: { _: "{seat} lascia la carta coperta.", seat: "Lasci la tua carta coperta." },
    reveals: { _: "{seat} scopre {card}.", seat: "Scopri {card}." },
    adds: { _: "{seat} aggiunge {card}.", seat: "Aggiungi {card}." },
    shows: { _: "{seat} aveva {card}.", seat: "Avevi {card}." },
    comes_to: { _: "{seat} arriva a {value}.", seat: "Arrivi a {value}." },
    loses: {
      _: ({ points: n }) => `{seat} perde il giro e prende {cards}: ${points(n)}.`,
      seat: ({ points: n }) => `Perdi il giro e prendi {cards}: ${points(n)}.`,
    },
    wins: {
      _: ({ chips: n }) => `{seat} vince il giro e ${n ? `il piatto: ${chips(n)}` : "un piatto vuoto"}.`,
      seat: ({ chips: n }) => `Vinci il giro e ${n ? `il piatto: ${chips(n)}` : "un piatto vuoto"}.`,
    },
    draws: { _: "{seat} pesca fino a quattro.", seat: "Peschi fino a quattro" },
    cannot_draw: { _: "Il mazzo non basta più per {seat}.", seat: "Il mazzo non basta più per te." },
    names: {
      _: ({ seat, receiver }) => (seat === receiver ? "{seat} sceglie di cominciare." : "{seat} sceglie chi comincia: {receiver}."),
      seat: "Scegli chi comincia: {receiver}.",
      "seat receiver": "Scegli di cominciare.",
      receiver: "{seat} sceglie te per cominciare.",
    },
    takes_rest: {
      _: ({ points: n }) => `{seat} prende le carte del giro rimaste: ${points(n)}.`,
      seat: ({ points: n }) => `Prendi le carte del giro rimaste: ${points(n)}.`,
    },
    reckons: {
      _: ({ points: n, chips: c, total }) =>
        `{seat} ha ancora {cards} (${points(n)}) e ${chips(c)}: ${total} alla fine.`,
      seat: ({ points: n, chips: c, total }) => `Hai ancora {cards} (${points(n)}) e ${chips(c)}: ${total} alla fine.`,
    },
  },
  klaumau: {
    ...every,
    deals: { _: "Giro {round}: comincia {seat}.", seat: "Giro {round}: cominci tu." },
    turns: { _: "{seat} scopre {card}.", seat: "Scopri {card}." },
    plays: { _: "{seat} gioca {card}.", seat: "Giochi {card}." },
    cannot: { _: "{seat} dice: «Non posso.»", seat: "Dici: «Non posso.»" },
    believes: { _: "{seat} ci crede.", seat: "Ci credi." },
    doubts: { _: "{seat} non ci crede!", seat: "Non ci credi!" },
    shows: { _: "{seat} mostra {cards}.", seat: "Mostri {cards}." },
    draws: { _: "{seat} pesca una carta.", seat: "Peschi" },
    guards: { _: "{seat} posa un cane da guardia.", seat: "Posi un cane da guardia." },
    wishes: { _: "{seat} chiede {colour}.", seat: "Chiedi {colour}." },
    turns_round: "Il gioco cambia verso.",
    misses: { _: "{seat} salta il turno.", seat: "Salti il turno." },
    robs: {
      _: "{seat} manda un furfante da {giver}.",
      seat: "Mandi un furfante da {giver}.",
      giver: "{seat} manda un furfante da te.",
    },
    spares: { _: "{seat} risparmia tutti.", seat: "Risparmi tutti." },
    wards: { _: "{seat} chiama la polizia: {card}.", seat: "Chiami la polizia: {card}." },
    steals: { _: "{receiver} ruba una carta a {giver}.", receiver: "Rubi a {giver}", giver: "{receiver} ti ruba" },
    trades: {
      _: "{receiver} prende una carta a {giver} per lo scambio.",
      receiver: "Per lo scambio prendi a {giver}",
      giver: "Per lo scambio {receiver} ti prende",
    },
    gives: { _: "{giver} dà una carta a {receiver}.", giver: "Dai a {receiver}", receiver: "{giver} ti dà" },
    surrounded: "L’ultimo poliziotto: siete tutti circondati!",
    fence: {
      _: "{seat} pesca il ricettatore, che compra le carte-punti.",
      seat: "Peschi il ricettatore, che compra le carte-punti.",
    },
    forged: "Falsificazione! In cima c’è {card}: le carte-punti dei suoi colori non contano.",
    sells: { _: "{seat} vende {card} per 2 punti.", seat: "Vendi {card} per 2 punti." },
    targets: {
      _: "{seat} punta la bomba su {giver}.",
      seat: "Punti la bomba su {giver}.",
      giver: "{seat} punta la bomba su di te.",
    },
    throws: { _: "{seat} butta via {card}.", seat: "Butti via {card}." },
    loses: { _: "{seat} perde {card}.", seat: "Perdi {card}." },
    pays: { _: "{giver} paga una carta a {receiver}.", giver: "Paghi a {receiver}", receiver: "{giver} ti paga" },
    stunned: {
      _: ({ turns: n }) => `{seat} deve saltare ${times(n)}.`,
      seat: ({ turns: n }) => `Devi saltare ${times(n)}.`,
    },
    gains: { _: ({ points: n }) => `{seat} guadagna ${points(n)}.`, seat: ({ points: n }) => `Guadagni ${points(n)}.` },
    empties: { _: "{seat} non ha più carte.", seat: "Non hai più carte." },
    runs_out: { _: "{seat} deve pescare, e il mazzo è finito.", seat: "Devi pescare, e il mazzo è finito." },
    holds: {
      _: ({ cards: kept }) => (kept.length ? "{seat} tiene {cards}." : "A {seat} non resta niente."),
      seat: ({ cards: kept }) => (kept.length ? "Tieni {cards}." : "Non ti resta niente."),
    },
  },
  halt_mal_kurz: {
    ...every,
    scores: "Si contano le carte.",
    deals: ({ number: n }) => `Le carte sono distribuite, ${n} a testa.`,
    turns_razupaltuff: "In cima c’era un Razupaltuff: torna nel mazzo.",
    turns_up: "Si scopre {card}.",
    begins: { _: "Comincia {seat}.", seat: "Cominci tu." },
    plays: { _: "{seat} gioca {card}.", seat: "Giochi {card}." },
    has_to_draw: { _: "{seat} deve pescare.", seat: "Devi pescare." },
    draws: { _: "{seat} pesca una carta.", seat: "Peschi" },
    draws_openly: { _: "{seat} pesca {card}, scoperta.", seat: "Peschi {card}, scoperta." },
    recycles: ({ number: n }) => `Si mescolano gli scarti: ${cards(n)} da pescare.`,
    nothing_left: { _: "Per {seat} non c’è più niente da pescare.", seat: "Per te non c’è più niente da pescare." },
    razupaltuff: { _: "{seat} dice: «Razupaltuff!»", seat: "Dici: «Razupaltuff!»" },
    nothing_to_give: { _: "{seat} non ha niente da dare.", seat: "Non hai niente da dare." },
    holds: {
      _: "{seat} dice a {target}: «Tieni un attimo.»",
      seat: "Dici a {target}: «Tieni un attimo.»",
      target: "{seat} ti dice: «Tieni un attimo.»",
    },
    hands_over: {
      _: ({ number: n }) => `{giver} mette in mano a {receiver} ${cards(n)}.`,
      giver: ({ number: n }) => `Metti in mano a {receiver} ${cards(n)}.`,
      receiver: ({ number: n }) => `{giver} ti mette in mano ${cards(n)}.`,
    },
    gives: { _: "{giver} dà una carta a {receiver}.", giver: "Dai a {receiver}", receiver: "{giver} ti dà" },
    gives_openly: {
      _: "{giver} dà {card}, scoperta, a {receiver}.",
      giver: "Dai {card}, scoperta, a {receiver}.",
      receiver: "{giver} ti dà {card}, scoperta.",
    },
    proposes: {
      _: "{seat} propone: {giver} dà una carta a {receiver}.",
      giver: "{seat} propone: tu dai una carta a {receiver}.",
      receiver: "{seat} propone: {giver} ti dà una carta.",
      seat: "Proponi: {giver} dà una carta a {receiver}.",
      "seat giver": "Proponi di dare una carta a {receiver}.",
      "seat receiver": "Proponi: {giver} ti dà una carta.",
    },
    proposes_nothing: { _: "{seat} non propone niente.", seat: "Non proponi niente." },
    no_proposal: "Nessuno ha proposto niente.",
    votes: {
      _: "{seat} vota così: {giver} dà una carta a {receiver}.",
      giver: "{seat} vota così: tu dai una carta a {receiver}.",
      receiver: "{seat} vota così: {giver} ti dà una carta.",
      seat: "Voti così: {giver} dà una carta a {receiver}.",
      "seat giver": "Voti così: dai tu una carta a {receiver}.",
      "seat receiver": "Voti così: {giver} ti dà una carta.",
    },
    abstains: { _: "{seat} si astiene.", seat: "Ti astieni." },
    no_majority: "Nessuna maggioranza.",
    decides: {
      _: "Deciso: {giver} dà una carta a {receiver}.",
      giver: "Deciso: dai una carta a {receiver}.",
      receiver: "Deciso: {giver} ti dà una carta.",
    },
    challenges: { _: "{seat} sfida {target}.", seat: "Sfidi {target}.", target: "{seat} ti sfida." },
    without_well: { _: "{seat} dice: «Senza pozzo.»", seat: "Dici: «Senza pozzo.»" },
    with_well: "Il pozzo vale.",
    throws: { _: ({ sign }) => `{seat} mostra ${SIGNS[sign]}.`, seat: ({ sign }) => `Mostri ${SIGNS[sign]}.` },
    draw: "Parità, ancora una volta.",
    no_winner: "Troppe parità: non vince nessuno.",
    beats: { _: "{seat} batte {target}.", seat: "Batti {target}.", target: "{seat} ti batte." },
    cannot_give: { _: "{seat} non ha carte da dare.", seat: "Non hai carte da dare." },
    wants_to_swap: {
      _: "{seat} a {target}: «Mah – mio, tuo…»",
      seat: "Tu a {target}: «Mah – mio, tuo…»",
      target: "{seat} a te: «Mah – mio, tuo…»",
    },
    swaps: {
      _: "{giver} e {receiver} si scambiano le carte, {got} per {gave}.",
      giver: "Tu e {receiver} vi scambiate le carte, {got} per {gave}.",
      receiver: "Tu e {giver} vi scambiate le carte, {got} per {gave}.",
    },
    sees_hand: { _: "{seat} guarda le nuove carte.", seat: "Le tue nuove carte" },
    shares_out: ({ number: n }) => `Si ridistribuiscono tutte le carte, ${n} in tutto.`,
    slaps: { _: "{seat} batte la mano.", seat: "Batti la mano." },
    stays: { _: "{seat} non batte.", seat: "Non batti." },
    names: {
      _: "{seat} manda la polizia da {target}.",
      seat: "Mandi la polizia da {target}.",
      target: "{seat} manda la polizia da te.",
    },
    opens: { _: "{seat} deve giocare a carte scoperte.", seat: "Devi giocare a carte scoperte." },
    shows: { _: "{seat} scopre le sue carte: {cards}.", seat: "Scopri le tue carte: {cards}." },
    nobody_opens: "Nessuno gioca a carte scoperte.",
    closes: { _: "{seat} non gioca più a carte scoperte.", seat: "Non giochi più a carte scoperte." },
    has_most: {
      _: ({ number: n }) => `{seat} ha più carte di tutti: ${n}.`,
      seat: ({ number: n }) => `Hai più carte di tutti: ${n}.`,
    },
    reacts: {
      _: "{seat}: «È sulla mia lista delle cose da non fare.» {card}",
      seat: "Tu: «È sulla mia lista delle cose da non fare.» {card}",
    },
    lets: { _: "{seat} lascia correre.", seat: "Lasci correre." },
  },
};

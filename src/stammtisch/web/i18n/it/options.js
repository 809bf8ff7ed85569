/** Che cosa si può concordare. */

export default {
  gaunerbande: {
    limit: { title: "Limite di punti", doc: "La partita finisce dopo il giro in cui qualcuno supera questo totale." },
  },
  black_spy: {
    limit: {
      title: "Limite di punti",
      doc: "La partita finisce quando qualcuno arriva a questo totale. Di solito: 200 in tre, 150 in quattro, 120 in cinque, 100 in sei.",
    },
    no_good_spies: { title: "Niente spie buone", doc: "I 7 colorati non contano niente, invece di −5." },
    capture_or_release: {
      title: "Arrestare o liberare",
      doc: "Chi prende tutte e 16 le carte nere sceglie: 60 punti a tutti gli altri, o 60 in meno per sé.",
    },
    mole: {
      title: "La talpa",
      doc: "Dal secondo giro alcune carte restano da parte; chi ha più punti ne sceglie tre per primo.",
    },
    announce_a_colour: {
      title: "Annunciare un colore",
      doc: "Dopo il passaggio delle carte, il mazziere annuncia il colore con cui si apre.",
    },
    follow_the_rank: {
      title: "Seguire il rango",
      doc: "Si può rispondere anche al rango della carta del vicino di destra.",
    },
    reduce_points: {
      title: "Ridurre i punti",
      doc: "Solo un totale oltre il limite chiude la partita. Chi arriva al limite esatto, o alla sua metà esatta, tiene solo metà dei punti.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Jolly avanzati",
      doc: "Che fine fanno i jolly che nessuno riceve.",
      of: { in: "nel mazzo", out: "fuori" },
    },
    tie: {
      title: "In caso di parità",
      doc: "Che cosa decide un giro quando due totali sono uguali.",
      of: { one_card: "una carta batte due", highest_card: "la carta più alta" },
    },
    deck: { title: "Un altro mazzo", doc: "Carte in numero maggiore o minore." },
  },
  klaumau: {
    doubters: {
      title: "Chi può dubitare?",
      doc: "A un «Non posso»: solo chi viene dopo, o tutti, uno dopo l’altro.",
      of: { next: "chi viene dopo", anyone: "tutti" },
    },
    forced_card_acts: {
      title: "Le carte forzate agiscono",
      doc: "Una carta imposta da un dubbio ha il suo effetto.",
    },
    forgery: {
      title: "Falsificazione",
      doc: "Alla fine le carte-punti del colore dell’ultima carta non valgono niente.",
    },
    surrounded: { title: "Circondati", doc: "L’ottavo poliziotto (in meno di sei: il sesto) chiude il giro." },
    fence: { title: "Ricettatore", doc: "Nel mazzo c’è un ricettatore che compra le carte-punti a 2 punti l’una." },
    watchdog: { title: "Cane da guardia", doc: "Due cani da guardia, messi scoperti, tengono lontani i furfanti." },
    bomb: { title: "Bomba", doc: "Una bomba di cui fate voi la regola." },
    deck: { title: "Un altro mazzo", doc: "Quante volte c’è ogni carta." },
  },
  halt_mal_kurz: {
    well: {
      title: "Pozzo",
      doc: "Quando nei duelli si può mostrare il pozzo.",
      of: { call: "se nessuno dice di no", always: "sempre", never: "mai" },
    },
    police: {
      title: "Polizia",
      doc: "Da chi si può mandare la polizia.",
      of: { others: "dagli altri", anyone: "anche da sé" },
    },
    list: {
      title: "Cose da non fare",
      doc: "Chi è protetto dalla lista giocata in risposta.",
      of: { player: "solo chi la gioca", all: "tutti i giocatori colpiti" },
    },
  },
};

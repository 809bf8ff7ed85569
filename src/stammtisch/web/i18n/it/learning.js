/** Imparare: consigli e prima mano. */

export default {
  hint: {
    thinking: "Il Maestro ci pensa…",
    meister: "La scelta del Maestro",
    geselle: "La scelta del Lavorante",
    only: "Non c’è altro da fare.",
    first_thought: ({ other }) => `Piuttosto che ${other}. Il Maestro si sta ancora scaldando: è la prima idea del Lavorante.`,
    better: ({ n, other }) => `In media ${n} punti meglio di ${other}.`,
    likelier: ({ n, other }) => `Vince il ${n} % più spesso di ${other}.`,
    close: ({ other }) => `Appena meglio di ${other}: scegli quello che preferisci.`,
    mixed: ({ other }) => `Più o meno come ${other}. Il Maestro cambia, così nessuno lo indovina.`,
    together: "Insieme. Basta un tocco sul pulsante.",
    nothing: "Adesso non hai niente da decidere.",
    compare: "Confronta le mosse",
    key: {
      few: "Punti fino alla fine del giro, pochi è bene",
      many: "Punti fino alla fine del giro, tanti è bene",
      chance: "Probabilità di vincere",
      liking: "Quanto piace al Lavorante",
    },
    allowed: "Consigli permessi",
    allowed_text: "Chi è di turno può chiedere che cosa farebbe il Maestro. Nessun altro vede la risposta.",
  },
  lesson: {
    understood: "Capito",
    skip: "Salta",
    play_on: "Continua",
    new_table: "Nuovo tavolo",
    end: {
      title: "Era il primo giro",
      text: "Così si conta. Continua qui, oppure apri un tavolo e chiama gli amici.",
    },
    gaunerbande: {
      pass: {
        title: "Tre carte da dare",
        text: "Ogni furfante nero nelle tue prese costa un punto, il politico rosso tredici. Da’ via ciò che prende: carte alte, soprattutto rosse e nere.",
      },
      count: {
        title: "Questo conta",
        text: "Tra parentesi i punti di questo giro: pochi è bene. Solo chi prende tutti i furfanti e il politico fa pagare gli altri.",
      },
      lead: {
        title: "Apri tu",
        text: "Gli altri devono rispondere al colore, e la più alta prende tutto. Una carta bassa lascia la presa. Il nero solo se è già uscito.",
      },
      free: {
        title: "Scelta libera",
        text: "Non puoi rispondere e non prenderai la presa. Via furfanti e politico: li prende qualcun altro.",
      },
      follow: {
        title: "Rispondere al colore",
        text: "Le carte chiare vanno bene. Resta sotto quella in testa. Oppure prendi con la più alta finché non c’è niente di nero.",
      },
    },
    black_spy: {
      pass: {
        title: "Tre carte da dare",
        text: "I sette neri sono spie, dieci punti l’una. Contano anche le altre nere. Da’ via le spie e ciò che le prenderebbe: le nere alte.",
      },
      count: {
        title: "Questo conta",
        text: "Tra parentesi i punti di questo giro: pochi è bene. I sette colorati sono spie buone: ognuna toglie cinque punti.",
      },
      lead: {
        title: "Apri tu",
        text: "Gli altri rispondono al colore o al numero. Prende solo la più alta del tuo colore. Aprire basso è raramente sbagliato.",
      },
      free: {
        title: "Scelta libera",
        text: "Né colore né numero: non prenderai. Un buon momento per una spia nera.",
      },
      follow: {
        title: "Colore o numero",
        text: "Vale l’uno o l’altro. Con il numero esci dal colore e non devi prendere.",
      },
    },
    zehn: {
      lay: {
        title: "Posa una carta",
        text: "Chi si avvicina di più a dieci vince il piatto. Chi ha meno prende tutte le carte come penalità. Alta è buona, e coperta nessuno lo sa.",
      },
      protect: {
        title: "Proteggerla?",
        text: "I tappi sulla tua carta la rendono cara: chi la vuole deve offrirne almeno altrettanti. Conviene con le carte buone. Alla fine vanno nel piatto.",
      },
      open: {
        title: "Un’altra carta?",
        text: "Se altrove ce n’è una migliore, puoi scambiare. Senza tappi costa un tappo, con i tappi va all’asta. In cambio va via la tua.",
      },
      bid: {
        title: "Offrire o passare",
        text: "L’offerta più alta ottiene la carta e paga chi la possiede. Ogni tappo che tieni toglie due punti alla fine: non offrire tutto.",
      },
      reveal: {
        title: "Scoprirla?",
        text: "Solo a una carta scoperta puoi aggiungerne una seconda. Scoprila se ti manca qualcosa al dieci e ce l’hai in mano.",
      },
      add: {
        title: "Ancora una?",
        text: "Insieme al massimo dieci, più vicino è meglio. Il jolly completa a dieci, ma vale dieci punti di penalità per chi lo prende.",
      },
      name: {
        title: "Hai vinto",
        text: "Chi comincia posa per primo e sa di meno. Lascia cominciare qualcun altro.",
      },
    },
    klaumau: {
      turn: {
        title: "Posa una carta",
        text: "Deve andare colore o motivo. Puoi anche dire «Non posso», pure se non è vero. Le carte-punti in mano sono il bottino: contano alla fine del giro.",
      },
      doubt: {
        title: "Ci credi?",
        text: "Se dubiti a ragione scegli tu la carta da posare e ne peschi una. A torto, l’altro ne pesca due. Tante carte e niente che vada? Dubita.",
      },
      force: {
        title: "Beccato",
        text: "Scegli quale carta si posa. Perdere il bottino fa male: prendi il numero più alto.",
      },
      answer: {
        title: "Arriva un furfante",
        text: "Con un poliziotto tieni tutto e peschi una carta. Senza, una carta se ne va, presa alla cieca.",
      },
      wish: {
        title: "Serratura",
        text: "Scegli tu il prossimo colore. Prendi quello che hai di più.",
      },
      rob: {
        title: "Il tuo furfante",
        text: "Scegli una vittima. Tante carte, tanto bottino. Chi ha un poliziotto si difende.",
      },
      trade: {
        title: "Uno scambio",
        text: "Peschi una carta alla cieca e ne restituisci una. Comodo per liberarsi di qualcosa.",
      },
      give: {
        title: "Che cosa restituisci?",
        text: "Una carta qualsiasi delle tue, anche quella pescata. Tieni le carte-punti, regala il resto.",
      },
    },
    halt_mal_kurz: {
      turn: {
        title: "Posa qualcosa che va",
        text: "Deve andare umore o simbolo: sole o pioggia, canguro, pinguino o artista. Ciò che dice la carta succede subito. Vince chi resta per primo senza carte.",
      },
      react: {
        title: "Riguarda te",
        text: "Ti capita qualcosa. La lista delle cose da non fare lo evita, altrimenti succede. Tienila per le cose grosse.",
      },
      slap: {
        title: "Batti",
        text: "Sul nazista battono tutti: l’ultimo pesca una carta. Sulla polizia lascia stare: chi batte pesca. Di solito bisogna essere veloci, qui hai tempo.",
      },
      hold: {
        title: "Tieni un attimo",
        text: "Metà della mano va a chi vuoi tu. Meglio a chi ha quasi finito.",
      },
      name: {
        title: "La polizia",
        text: "Chi la riceve d’ora in poi gioca scoperto. Mandala a chi è in testa.",
      },
      challenge: {
        title: "Un duello",
        text: "Sasso, carta, forbici. Chi vince dà una carta all’altro. Sfida chi ne ha poche.",
      },
      well: {
        title: "Con il pozzo?",
        text: "Il pozzo batte sasso e forbici, solo la carta lo copre. Basta un no, e resta fuori.",
      },
      throw: {
        title: "Scegli un segno",
        text: "Nessuno lo vede finché non hanno scelto tutti. I conti non aiutano, conoscere la gente forse.",
      },
      propose: {
        title: "Assemblea generale",
        text: "Ognuno propone chi dà una carta a chi. Poi si vota. Una buona proposta: dai tu a chi è in testa.",
      },
      vote: {
        title: "Vota",
        text: "Succede solo ciò che vota più della metà. Vota per quello che ti serve.",
      },
      swap: {
        title: "Mio, tuo…",
        text: "Vi scambiate tutta la mano. Prendi la più piccola.",
      },
      give: {
        title: "Da’ una carta",
        text: "Scegli tu quale. Da’ quella difficile da giocare.",
      },
    },
  },
};

/** Imparare: consigli e primo giro. */

export default {
  hint: {
    thinking: "Il Maestro ci pensa…",
    meister: "La scelta del Maestro",
    geselle: "La scelta del Lavorante",
    only: "Non c’è altro da fare.",
    first_thought: ({ other }) => `Piuttosto che «${other}». Il Maestro si sta ancora scaldando: è la prima idea del Lavorante.`,
    better: ({ n, other }) => `In media ${n} punti meglio di «${other}».`,
    likelier: ({ n, other }) => `Vince il ${n}\u00a0% più spesso di «${other}».`,
    close: ({ other }) => `Appena meglio di «${other}»: scegli quello che preferisci.`,
    mixed: ({ other }) => `Più o meno come «${other}». Il Maestro cambia, così nessuno lo indovina.`,
    habit: ({ other }) => `Più o meno come «${other}». Qui il Maestro segue l’esperienza, non i numeri.`,
    these: "Queste tre",
    together: "Le tre insieme. Basta un tocco sul pulsante.",
    nothing: "Adesso non hai niente da decidere.",
    compare: "Confronta le mosse",
    key: {
      few: "Punti fino alla fine: meno è meglio",
      many: "Punti fino alla fine: più è meglio",
      chance: "Probabilità di vincere",
      liking: "Quanto piace al Lavorante",
    },
    allowed: "Consigli permessi",
    allowed_text: "Chi è di turno può chiedere che cosa farebbe il Maestro. Nessun altro vede la risposta.",
  },
  lesson: {
    understood: "Capito",
    skip: "Basta consigli",
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
      begin: {
        title: "Cominci tu",
        text: "Lo 0 verde apre il giro. Tocca una carta per alzarla, toccala ancora per giocarla.",
      },
      count: {
        title: "Ecco dei punti",
        text: "Tra parentesi i punti di questo giro: meno è meglio. Solo chi prende tutti i furfanti e il politico fa pagare gli altri.",
      },
      lead: {
        title: "Apri tu",
        text: "Gli altri devono rispondere al colore, e la carta più alta prende tutto. Una carta bassa lascia la presa. Con il nero si apre solo se è già uscito.",
      },
      free: {
        title: "Scelta libera",
        text: "Non puoi rispondere e non farai la presa. Via furfanti e politico: li prende qualcun altro.",
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
        title: "Ecco dei punti",
        text: "Tra parentesi i punti di questo giro: meno è meglio. I sette colorati sono spie buone: ognuna toglie cinque punti.",
      },
      lead: {
        title: "Apri tu",
        text: "Gli altri rispondono al colore o al rango. Prende solo la carta più alta del tuo colore. Aprire basso è raramente sbagliato.",
      },
      free: {
        title: "Scelta libera",
        text: "Né colore né rango: non farai la presa. Un buon momento per una spia nera.",
      },
      follow: {
        title: "Colore o rango",
        text: "Vale l’uno o l’altro. Con il rango esci dal colore e non devi prendere.",
      },
    },
    zehn: {
      lay: {
        title: "Cala una carta",
        text: "Chi si avvicina di più a dieci vince il piatto. Chi ha meno prende tutte le carte come penalità. Una carta alta è buona; coperta, nessuno ne sa niente.",
      },
      protect: {
        title: "Proteggerla?",
        text: "I gettoni sulla tua carta la rendono cara: chi la vuole deve offrirne almeno altrettanti. Conviene con le carte buone. Alla fine vanno nel piatto.",
      },
      open: {
        title: "Un’altra carta?",
        text: "Se altrove ce n’è una migliore, puoi scambiare. Senza gettoni sopra ne costa uno, con i gettoni va all’asta. In cambio va via la tua.",
      },
      bid: {
        title: "Offrire o passare",
        text: "L’offerta più alta ottiene la carta e paga chi la possiede. Ogni gettone che tieni toglie due punti alla fine: non offrire tutto.",
      },
      reveal: {
        title: "Scoprirla?",
        text: "Solo a una carta scoperta puoi aggiungerne una seconda. Scoprila se hai in mano quello che ti manca per arrivare a dieci.",
      },
      add: {
        title: "Ancora una?",
        text: "Insieme al massimo dieci, più vicino è meglio. Il jolly completa a dieci, ma vale dieci punti di penalità per chi lo prende.",
      },
      name: {
        title: "Hai vinto",
        text: "Chi comincia cala per primo e sa di meno. Lascia cominciare qualcun altro.",
      },
    },
    klaumau: {
      turn: {
        title: "Gioca una carta",
        text: "Serve lo stesso colore o lo stesso motivo. Puoi anche dire «Non posso», pure se non è vero. Le carte-punti in mano sono il bottino: contano alla fine del giro.",
      },
      doubt: {
        title: "Ci credi?",
        text: "Se dubiti a ragione scegli tu la carta da giocare e ne peschi una. A torto, l’altro ne pesca due. Tante carte e niente che vada? Dubita.",
      },
      force: {
        title: "Bluff scoperto",
        text: "Scegli quale carta va giocata. Perdere il bottino fa male: prendi la carta-punti più alta.",
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
        text: "Peschi una carta alla cieca e ne dai una. Comodo per liberarsi di qualcosa.",
      },
      give: {
        title: "Che cosa dai in cambio?",
        text: "Una carta qualsiasi delle tue, anche quella pescata. Tieni le carte-punti, regala il resto.",
      },
    },
    halt_mal_kurz: {
      turn: {
        title: "Gioca una carta che va",
        text: "Serve la stessa categoria (sole o pioggia) o lo stesso simbolo (canguro, pinguino, artista). Ciò che dice la carta succede subito. Vince chi resta per primo senza carte.",
      },
      react: {
        title: "Ti riguarda",
        text: "Ti capita qualcosa. La lista delle cose da non fare lo evita, altrimenti succede. Tienila per le cose grosse.",
      },
      slap: {
        title: "Batti",
        text: "Sul nazista battono tutti: l’ultimo pesca una carta. Sulla polizia lascia stare: chi batte pesca. Di solito bisogna essere veloci, qui hai tempo.",
      },
      hold: {
        title: "Tieni un attimo",
        text: "Metà delle tue carte va a chi vuoi tu. Meglio a chi ha quasi finito.",
      },
      name: {
        title: "La polizia",
        text: "Chi la riceve d’ora in poi gioca a carte scoperte. Mandala a chi è in testa.",
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
        text: "Passa solo ciò che ha più della metà dei voti. Vota per quello che ti serve.",
      },
      swap: {
        title: "Mah – mio, tuo…",
        text: "Vi scambiate tutte le carte. Scegli chi ne ha meno.",
      },
      give: {
        title: "Da’ una carta",
        text: "Scegli tu quale. Da’ quella difficile da giocare.",
      },
    },
  },
};

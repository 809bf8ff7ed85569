/** Was die Spiele von einem wollen. */

const COLOUR = { green: "Grün", blue: "Blau", red: "Rot", yellow: "Gelb", black: "Schwarz" };
const times = (n) => (n === 1 ? "einmal" : `${n}-mal`);
const caps = (n) => (n === 1 ? "1 Deckel" : `${n} Deckel`);
/** Wessen: „Tobis“, „Chris’“. */
const of = (name) => (/[sxzß]$/i.test(name) ? `${name}’` : `${name}s`);
const NUMBERS = ["Null", "Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf"];

export default {
  tricks: {
    leads: "führt", takes: "nimmt", lead: "Du spielst aus.", free: "Du kannst nicht bedienen: wirf ab, was du willst.",
    follow: ({ colour }) => `${COLOUR[colour]} bedienen.`,
    count: ({ n }) => (n === 1 ? "1 Stich" : `${n} Stiche`),
    pass: ({ name }) => `Drei Karten an ${name}`, pass_text: "Such drei Karten aus und versiegle sie.",
    passed: "Versiegelt", seal: "Versiegeln", last: "Letzter Stich", last_by: ({ name }) => `an ${name}`, no_last: "In dieser Runde ist noch kein Stich gefallen.",
  },
  gaunerbande: {
    mood: "Stiche meiden, Gauner loswerden. Oder alle fangen.", time: "45–90 min",
    opening: "Die Runde beginnt mit der Anfangskarte.", lead_closed: "Du spielst aus. Noch kein Schwarz, es ist noch kein Gauner gefallen.",
    united: "Die Bande ist vereint!", united_text: "Alle Gauner und der Politiker liegen bei dir. Wem hilft’s?",
    others: ({ n }) => `Allen anderen +${n}`, self: ({ n }) => `Mir −${n}`, shout: "Die Bande ist vereint!", pad_note: "Wenig ist gut: Wer am wenigsten Punkte hat, gewinnt.",
  },
  black_spy: {
    mood: "Farbe oder Zahl bedienen, schwarze Siebenen meiden.", time: "40–60 min",
    follow: ({ colour, rank }) => `${COLOUR[colour]} oder eine ${rank} bedienen.`, no_black: "Du eröffnest, mit jeder Farbe außer Schwarz.", announced: ({ colour }) => `${COLOUR[colour]} ist angesagt: damit eröffnest du.`,
    mole: "Drei vom Maulwurf", mole_text: "Nimm drei Karten aus seinem Stapel.", mole_pile: ({ n }) => `Maulwurf: ${n}`,
    announce: "Sag eine Farbe an", announce_text: "Mit ihr wird die Runde eröffnet.",
    all_black: "Alle schwarzen Karten!", all_black_text: "Festnehmen gibt allen anderen 60 Punkte, freilassen nimmt dir 60 ab.", capture: "Festnehmen: andere +60", release: "Freilassen: mir −60", shout: "Alle sechzehn!",
    pad_note: "Wenig ist gut: Wer am wenigsten Punkte hat, gewinnt.",
  },
  zehn: {
    mood: "Bieten, bluffen, höchstens zehn haben.", time: "30 min",
    pad: ({ round }) => `Zehn, Runde ${round} von 10`, pad_note: "Am Ende nimmt dir jeder Deckel 2 Strafpunkte ab.", pad_sum: "Strafe",
    caps: ({ n }) => caps(n), caps_word: () => "Deckel", bids: ({ n }) => `bietet ${n}`, guards: ({ n }) => (n === 1 ? "1 schützt deine Karte" : `${n} schützen deine Karte`), guarded: ({ n }) => `mit ${caps(n)} geschützt`,
    pot: ({ n }) => (n ? `Topf ${n}` : "Topf leer"), round_card: "Rundenkarte", your_card: "deine Karte", value: ({ n }) => String(n),
    lay: "Leg eine Karte", lay_text: ({ card }) => `Offen oder verdeckt. Wer verliert, nimmt die Runde und ${card}.`, open: "Offen", hidden: "Verdeckt",
    protect: "Deine Karte schützen?", protect_text: "Wer sie will, muss dann bieten.", protect_n: ({ n }) => (n ? caps(n) : "Kein Deckel"),
    buy: "Eine andere Karte?", buy_text: "Ohne Deckel kostet der Tausch einen, sonst wird geboten.", decline: "Nichts kaufen",
    swap_with: ({ name, card }) => `${name}${card ? ` (${card})` : ""} · 1 Deckel`, auction_of: ({ name, card }) => `${name}${card ? ` (${card})` : ""} · bieten`,
    opening: ({ name, card }) => `Dein Gebot für ${of(name)} ${card ?? "verdeckte Karte"}`,
    lot: ({ name, card }) => `${of(name)} ${card}: bietest du mit?`, lot_hidden: ({ name }) => `${of(name)} verdeckte Karte: bietest du mit?`, first_bid: ({ n }) => `Mindestens ${caps(n)}, so viele liegen darauf.`, last_bid: ({ name, n, card }) => `${name} bietet ${n}. Dafür gäbst du deine ${card}.`, bid_n: ({ n }) => `${n} bieten`, pass: "Passen",
    reveal: "Aufdecken?", reveal_text: ({ card }) => `Bei dir liegt ${card}. Verdeckt darfst du nichts dazulegen.`, turn_up: "Aufdecken", keep: "Verdeckt lassen",
    add: "Noch eine Karte dazu?", add_text: ({ card }) => `Zu deiner ${card}, zusammen höchstens zehn.`, done: "So lassen",
    name: "Wer beginnt die nächste Runde?", name_text: "Du hast gewonnen und bestimmst.", shout: ({ n }) => `${NUMBERS[n] ?? n}!`,
  },
  klaumau: {
    mood: "Mau-Mau für Langfinger. Lügen ist erlaubt.", time: "25 min",
    pad: ({ n }) => `Klaumau, ${n} Runden`, pad_note: "Viel ist gut: Wer am meisten Punkte hat, gewinnt.", misses: ({ n }) => `setzt ${times(n)} aus`,
    fit: "Farbe oder Motiv muss passen.", wished: ({ colour }) => `${COLOUR[colour]} ist gewünscht.`, cant: "Ich kann nicht", cant_quoted: "„Ich kann nicht.“", doubt_text: ({ name, n }) => `Sagt ${name}, mit ${n === 1 ? "einer Karte" : `${n} Karten`}. Glaubst du’s?`, doubt: "Ich zweifle", believe: "Ich glaub’s",
    robbed: ({ name }) => `${name} greift zu!`, robbed_text: "Zeig einen Polizisten, sonst ist eine Karte weg.", police: "Polizist!", let: "Klauen lassen",
    caught: ({ name }) => `${name} hat geschwindelt`, caught_text: "Such aus, welche Karte gelegt wird.",
    wish: "Wünsch dir eine Farbe", wish_text: "Sie gilt, bis die nächste Karte liegt.", rob: "Wen beklaust du?", rob_text: "Du ziehst eine Karte, wenn die Polizei nicht kommt.", trade: "Mit wem tauschst du?", trade_text: "Du ziehst eine und gibst eine.", take: "Alle sind umstellt", take_text: "Nimm noch eine Karte, von wem du willst.", target: "Wen trifft die Bombe?", nobody: "Niemanden",
    give: "Was gibst du zurück?", give_text: "Irgendeine deiner Karten, auch die gezogene.", sell: "Der Hehler kauft Zahlen", sell_text: ({ n }) => `2 Punkte für jede.${n ? ` Verkauft: ${n}.` : ""}`, sold: "Fertig", throw: "Die Bombe!", throw_text: ({ n }) => (n === 1 ? "Wirf eine Karte weg." : `Wirf ${n} Karten weg.`),
    cant_say: "Ich kann nicht.", doubt_say: "Das glaub ich nicht!", rob_say: "Her damit!", police_say: "Polizei!",
  },
  halt: {
    plays_open: "spielt offen", you_open: "du spielst offen", pad: "Wer hat wie viele Karten?", pad_note: "Wer zuerst keine mehr hat, gewinnt.",
    fit: ({ card }) => `Leg etwas Passendes auf „${card}“, oder zieh.`, draw: "Ziehen", hold: "Wer hält mal kurz?", hold_text: "Die halbe Hand geht an …", challenge: "Wen forderst du heraus?", challenge_text: "Wer gewinnt, gibt dem anderen eine Karte.", swap: "Ach – mein, dein …", swap_text: "Mit wem tauschst du die Hand?", name: "Zu wem kommt die Polizei?", name_text: "Dort wird ab jetzt offen gespielt.",
    propose: "Wer soll eine Karte geben?", propose_to: "Und wem?", propose_text: "Dein Vorschlag an die Vollversammlung.", propose_nothing: "Nichts vorschlagen", vote: "Wofür stimmst du?", vote_text: "Niemand sieht es, bis alle gestimmt haben.", abstain: "Enthalten", gives_to: ({ giver, receiver }) => `${giver} an ${receiver}`,
    well: "Mit Brunnen?", well_text: "Sagt nur einer nein, gilt er nicht.", with_well: "Mir recht", without_well: "Ohne Brunnen", throw_text: "Stein, Schere oder Papier.", throw_well: "Stein, Schere, Papier oder Brunnen.", against: ({ name }) => `Gegen ${name}`, against_all: ({ name }) => `${name} gegen alle`,
    slap: "Draufhauen!", slap_text: "Wer zuletzt haut, zieht eine Karte.", police_slap: "Draufhauen?", police_slap_text: "Es ist die Polizei. Wer haut, zieht eine Karte.", stay: "Hände weg", react: "Betrifft dich", list: "Not-to-do-Liste!", let: "Geschehen lassen", give: "Welche Karte gibst du?", give_text: "Du hast gewonnen. Tippe zweimal.", answered: "Abgegeben",
    hit: {
      nazi: "Du warst zuletzt und sollst eine Karte ziehen.", polizei: ({ name }) => `${name} schickt die Polizei zu dir.`, kapitalismus: "Du hast am meisten und sollst zwei Karten ziehen.", halt: ({ name }) => `${name} will dir die halbe Hand geben.`, versammlung: "Du sollst eine Karte bekommen.", schnick: "Du hast verloren und bekommst eine Karte.", gruppe: "Du bekommst eine Karte.", mein: ({ name }) => `${name} will die Hand mit dir tauschen.`, kommunismus: "Alle Karten werden neu verteilt.",
    },
    say_hold: "Halt mal kurz.", say_raz: "Razupaltuff!", say_well: "Ohne Brunnen.", say_swap: "Ach – mein, dein …", say_list: "Steht auf meiner Liste!", seconds: ({ n }) => `${n} s`,
  },
  halt_mal_kurz: { mood: "Karten loswerden, egal wie. Mit Draufhauen.", time: "15 min" },
};

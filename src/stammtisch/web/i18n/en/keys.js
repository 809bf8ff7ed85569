/** What the keys do. */

export default {
  keys: {
    title: "Keys",
    hand: "through your hand",
    place: "to your first to ninth card",
    take: "choose a card; once more plays it",
    asked: "to what is being asked",
    back: "put back, close a slip of paper",
    hint: "hint",
    rules: "the rules for this moment",
    log: "log",
    last: "last trick",
    pad: "score pad",
    talk: "talk",
    menu: "menu",
    keys: "this list",
    step: "move back, move on",
    round: "round back, round on",
    ends: "to the beginning, to the end",
    play: "play, stop",
    open: "all cards open, closed again",
    pace: "faster, slower",
    cap: { enter: "Enter", esc: "Esc", home: "Home", end: "End", space: "Space" },
    letters: "Single letters count",
    letters_text: "Switch them off here if you dictate. Arrows, Tab, Enter and Esc always work.",
  },
};

/** Plays by clicking what a person would click: cards, seats, buttons, nothing else. */
(seed) => {
  let state = seed;
  const dice = (most) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0; // beyond 2 ** 53 a product would lose its last digits
    return (state >>> 8) % most;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const any = (list) => list[dice(list.length)];
  window.clicks = 0;
  const click = (element) => {
    window.clicks += 1;
    element.click();
  };
  const gather = () => {
    const cards = all(".hands .held");
    for (let i = 0; i < 3; i++) click(cards.splice(dice(cards.length), 1)[0]);
    click(all(".slip .acts .btn").at(-1));
  };
  const spread = () => {
    const one = all(".slip .acts .btn").length === 0;
    if (one) {
      for (let i = 0; i < 2; i++) click(all(".spread li:not(.is-off) .held")[0]);
    } else {
      for (let i = 0; i < 3; i++) click(all(".spread .held")[i]);
      click(all(".slip .acts .btn").at(-1));
    }
  };
  const card = () => {
    click(any(all(".hands li:not(.is-off):not(.is-up) .held, .hands li.is-up .held")));
    const lifted = all(".hands li.is-up .held");
    const ways = all(".slip .acts .btn:enabled");
    if (document.querySelector('.table[data-game="zehn"]') && ways.length === 2) click(any(ways));
    else if (lifted.length) click(lifted.at(-1));
  };
  const tick = () => {
    if (document.querySelector("dialog.sheet")) return;
    const page = document.querySelector(".reckon [data-act=continue]");
    if (page) return click(page);
    const hit = document.querySelector("button.hit:enabled");
    if (hit) {
      window.clicks += 1;
      hit.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      return;
    }
    if (!document.querySelector(".slip:not(.is-wait):not(.is-pending)")) return;
    const buttons = all(".slip .acts .btn:enabled");
    const sealed = document.querySelector(".slip .acts .btn:disabled") && !document.querySelector(".stepper");
    const dim = document.querySelector(".hands li.is-off");
    const playable = all(".hands li:not(.is-off) .held");
    if (document.querySelector(".spread")) spread();
    else if (all(".choice:enabled").length) click(any(all(".choice:enabled")));
    else if (all(".seat.is-choice > .mat").length) click(any(all(".seat.is-choice > .mat")));
    else if (sealed) gather();
    else if (playable.length && (dim || !buttons.length) && (dice(8) || !buttons.length)) card();
    else if (buttons.length) click(any(buttons));
    else if (playable.length) card();
  };
  clearInterval(window.clicker);
  window.clicker = setInterval(tick, 25);
};

/**
 * Finds what is wrong with where things lie at a table: things over each other, cut off by the window or the felt, letters too small,
 * and something left unsaid while felt is empty.
 */
() => {
  const SLACK = 2;
  /** So much felt from side to side, in px, has room for another line. */
  const EMPTY = 64;
  const faults = new Set();
  const table = document.querySelector(".table");
  /** Letters are larger on large screens, all of them. */
  const SMALLEST = 10.99 * (parseFloat(getComputedStyle(table).getPropertyValue("--type")) || 1);
  const felt = table.querySelector(".stage").getBoundingClientRect();
  const seen = (selector) => [...table.querySelectorAll(selector)].filter((each) => each.checkVisibility({ opacityProperty: true }));
  /** Of what scrolls or is shortened, what is seen. */
  const within = (words, outer) => ({
    left: Math.max(words.left, outer.left),
    right: Math.min(words.right, outer.right),
    top: Math.max(words.top, outer.top),
    bottom: Math.min(words.bottom, outer.bottom),
    width: words.width,
  });
  const boxOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const outer = element.getBoundingClientRect();
    const box = element.matches(".who, .round-card span, .mine > span, .pot small")
      ? within(range.getBoundingClientRect(), outer)
      : element.matches(".info") // nothing shortens it
        ? range.getBoundingClientRect()
        : outer;
    if (element.closest(".slip-place")) return within(outer, element.closest(".slip-place").getBoundingClientRect());
    if (element.matches(".top > button")) return within(outer, element.parentElement.getBoundingClientRect()); // more for the finger
    const turned = element.matches(".lies") ? 0.07 * box.width : 0; // what a card takes that lies a little askew
    return { left: box.left + turned, right: box.right - turned, top: box.top + turned, bottom: box.bottom - turned };
  };
  const parts = [];
  /** Parts of one kind, each with what it may lie on or belongs to. */
  const note = (name, selector, { on = [], of = () => "" } = {}) => {
    for (const element of seen(selector)) {
      const box = boxOf(element);
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      parts.push({ name, box, on, of: of(element), words: element.textContent.trim().slice(0, 20) });
    }
  };
  const seatOf = (element) => element.closest(".seat")?.querySelector(".who")?.textContent ?? "";
  note("mat", ".seat > .mat");
  note("mark", ".seat .leads", { on: ["mat"] });
  note("name", ".seat .who");
  note("info", ".seat .info");
  note("laid card", ".seat .lot-cards > .card", { of: seatOf });
  note("open hand", ".seat .open-hand");
  note("card", ".mid > .lies:not(.is-ghost)", { of: (card) => (card.dataset.from ? "" : "pile") });
  note("tag", ".mid > .tag, .mid > .leads", { on: ["card"] });
  note("pot", ".pot .dish");
  note("label", ".pot small, .round-card span, .mine > span");
  note("round card", ".round-card .card");
  note("own card", ".mine .lot-cards");
  note("arrow", ".dir path:not(marker path)", { of: () => "arrow" });
  note("foot", ".felt-foot > *");
  note("bubble", ".stage .bubble", { on: ["arrow"] });
  const onFelt = parts.length;
  note("slip", ".slip, .race-place");
  note("asked", ".slip h2", { on: ["slip"] });
  note("clock", ".slip .clock", { on: ["slip"] });
  note("act", ".slip .acts > *", { on: ["slip"] });
  note("ticker", ".ticker");
  note("paper", ".coach-paper, .advice-paper");
  note("own place", ".rail > .own");
  note("hand", ".hands .held", { of: () => "hand" });
  note("tool", ".rail .tools button", { on: ["hand"] });
  note("beam", ".top");
  note("button", ".top > button", { on: ["beam"] });
  note("said", ".said > .bubble", { on: ["beam"] });
  const across = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const down = (one, two) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  parts.forEach((one, i) => {
    const { box } = one;
    const outer = i < onFelt ? felt : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (
      box.left < outer.left - SLACK ||
      box.right > outer.right + SLACK ||
      box.top < outer.top - SLACK ||
      box.bottom > outer.bottom + SLACK
    )
      faults.add(`${one.name} ${one.words} is cut`);
    for (const two of parts.slice(i + 1)) {
      if (two.on.includes(one.name) || one.on.includes(two.name) || (one.of && one.of === two.of)) continue;
      if (one.of === "pile" && two.name === "card" && across(box, two.box) > 0.8 * (box.right - box.left)) continue; // of one pile
      if (across(box, two.box) > SLACK && down(box, two.box) > SLACK)
        faults.add(`${one.name} ${one.words} and ${two.name} ${two.words}: ${Math.round(across(box, two.box))} x ${Math.round(down(box, two.box))}`);
    }
  });
  for (const element of seen("*:not(svg *)")) {
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue.trim());
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (words && size && size < SMALLEST && !element.closest(".unseen")) faults.add(`${size} px: ${element.textContent.slice(0, 20)}`);
  }
  const without = [...table.classList].filter((name) => /^without-(bot|own|info|ticker)$/.test(name));
  const taken = parts.slice(0, onFelt).map(({ box }) => [box.top, box.bottom]).sort(([one], [two]) => one - two);
  let [from, free] = [felt.top, 0];
  for (const [top, bottom] of [...taken, [felt.bottom, felt.bottom]]) {
    free = Math.max(free, top - from);
    from = Math.max(from, bottom);
  }
  if (without.length && free > EMPTY) faults.add(`${without.join(" ")} with ${Math.round(free)} px of empty felt`);
  return [...faults];
};

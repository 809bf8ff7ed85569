/**
 * Finds words that cannot be read: cut off, outside of their paper, beside the screen, buttons of more than two lines.
 * Names of people may be cut, and what scrolls by design may scroll.
 */
() => {
  const SLACK = 1.5;
  const NAMES = ".who, .tbl-words small, .unseen, .unseen *, .talk-lines *, .say *";
  const SCROLLS = ".pad-scroll, .table-scroll, .log, .sheet-body, .hands, .spread, .choices, .open-hand, .jumps";
  /** What has to stay in one line, and what may take two. */
  const ONE = ".tag, .leads, .chip-card, .tools button span";
  const TWO = ".btn, .pick button, .choice > span, .hit b, .slip h2";
  /** Begins with somebody's name, which may be long. */
  const THREE = ".choice > .mat + span";
  const faults = new Set();
  const root = document.querySelector("dialog[open]") ?? document.body;
  const styles = new Map();
  const css = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const nameOf = (element) => [element.tagName.toLowerCase(), ...element.classList].join(".");
  const note = (what, element, words) => faults.add(`${what} ${nameOf(element)}: ${words.trim().slice(0, 60)}`);
  const hasPaper = (element) => {
    const look = css(element);
    return (
      /^(BUTTON|DIALOG)$/.test(element.tagName) ||
      !/rgba\(.*, 0\)|transparent/.test(look.backgroundColor) ||
      look.backgroundImage !== "none" ||
      parseFloat(look.borderLeftWidth) > 0
    );
  };
  const beyond = (rect, box) =>
    rect.left < box.left - SLACK ||
    rect.right > box.right + SLACK ||
    rect.top < box.top - SLACK ||
    rect.bottom > box.bottom + SLACK;
  const rectsOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5);
  };
  const around = (rects) => ({
    left: Math.min(...rects.map((rect) => rect.left)),
    right: Math.max(...rects.map((rect) => rect.right)),
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  });
  /** Pictures have no words of ours, and nothing hidden has to fit. */
  const skip = (node) =>
    node.nodeType === Node.ELEMENT_NODE &&
    (/^(svg|SCRIPT|NOSCRIPT|OPTION)$/.test(node.tagName) ||
      node.matches(".layer") ||
      !node.checkVisibility({ opacityProperty: true }));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    skip(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const lines = new Map();

  const text = (node) => {
    const words = node.nodeValue;
    const parent = node.parentElement;
    const rects = words.trim() && !parent.matches(NAMES) ? rectsOf(node) : [];
    if (!rects.length) return;
    const counted = parent.closest(`${ONE}, ${TWO}`);
    if (counted) lines.set(counted, [...(lines.get(counted) ?? []), ...rects]);
    const rect = around(rects);
    let [papered, scrolled] = [false, false];
    for (let up = parent; up && up !== document.documentElement; up = up.parentElement) {
      const look = css(up);
      if (up.matches(SCROLLS)) scrolled = true;
      if (look.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) note("shortened in", up, words);
      if (scrolled) continue;
      const paper = !papered && look.display !== "inline" && hasPaper(up);
      if (paper) papered = true;
      if (/hidden|clip/.test(look.overflow) && beyond(rect, boxOf(up))) note("cut by", up, words);
      else if (paper && beyond(rect, boxOf(up))) note("outside of", up, words);
    }
    if (!scrolled && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) note("beside the screen:", parent, words);
  };

  const field = (element, words) => {
    const look = css(element);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = look.font;
    const arrow = element.tagName === "SELECT" ? 16 : 0;
    const room = element.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - arrow;
    if (pen.measureText(words).width > room + 1) note("too narrow:", element, words);
  };

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) text(node);
    else if (node.tagName === "SELECT") for (const option of node.options) field(node, option.textContent);
    else if (node.tagName === "INPUT") field(node, node.placeholder);
    else if (/auto|scroll/.test(css(node).overflowX) && node.scrollWidth > node.clientWidth + 1 && !node.matches(SCROLLS))
      note("scrolls sideways:", node, node.textContent);
  }
  for (const [element, rects] of lines) {
    const tops = rects.map((rect) => rect.bottom).sort((one, two) => one - two);
    const count = 1 + tops.filter((top, i) => i && top - tops[i - 1] > 6).length;
    if (count > (element.matches(ONE) ? 1 : element.matches(THREE) ? 3 : 2)) note(`${count} lines in`, element, element.textContent);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) note("scrolls sideways:", document.body, "the page");
  return [...faults];
}

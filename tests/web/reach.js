/**
 * Finds what cannot be pressed: outside of the window however far one scrolls, or covered by something else. A tenth of
 * its face is enough, for cards in a hand overlap.
 */
() => {
  const PARTS = 9;
  const root = document.querySelector("dialog[open]") ?? document.body;
  const controls = root.querySelectorAll("button, a[href], input:not(.unseen), select, summary");
  const meant = (found, control) =>
    found && (control.contains(found) || [...(control.labels ?? [])].some((label) => label.contains(found)));
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = control.getBoundingClientRect();
    let seen = 0;
    for (let i = 0; i < PARTS * PARTS; i++) {
      const [x, y] = [left + (width * ((i % PARTS) + 1)) / (PARTS + 1), top + (height * (Math.floor(i / PARTS) + 1)) / (PARTS + 1)];
      if (meant(document.elementFromPoint(x, y), control)) seen++;
    }
    const words = (control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40);
    return seen < (PARTS * PARTS) / 10 ? [`out of reach ${control.className}: ${words}`] : [];
  });
}

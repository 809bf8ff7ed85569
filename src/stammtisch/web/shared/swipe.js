/** A sheet follows the finger down, and is put away when it was pulled far or quickly enough. */

/** So far it has to be pulled, in px. */
const FAR = 110;
/** Or so quickly, in px for each ms, and at least a little. */
const QUICK = 0.5;
const LITTLE = 36;

/** Whether something between an element and the sheet can still be scrolled up, or is moved sideways by itself. @param {EventTarget|null} from @param {HTMLElement} sheet */
function isHeld(from, sheet) {
  const touched = /** @type {HTMLElement|null} */ (from);
  if (touched?.closest?.("input, textarea, select")) return true;
  for (let each = touched; each && each !== sheet; each = each.parentElement) if (each.scrollTop > 0) return true;
  return false;
}

/** @param {HTMLElement} sheet  what is pulled @param {() => void} close */
export function closeBySwipe(sheet, close) {
  /** @type {{x: number, y: number, at: number}|null} */
  let start = null;
  let pulled = 0;
  const settle = () => {
    start = null;
    pulled = 0;
    sheet.style.translate = "";
    sheet.classList.remove("is-pulled");
  };
  sheet.addEventListener(
    "touchstart",
    (event) => {
      const [touch] = event.touches;
      start =
        event.touches.length > 1 || isHeld(event.target, sheet)
          ? null
          : { x: touch.clientX, y: touch.clientY, at: event.timeStamp };
    },
    { passive: true },
  );
  sheet.addEventListener(
    "touchmove",
    (event) => {
      if (!start) return;
      const [touch] = event.touches;
      const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y];
      if (!pulled && (down < across || down < 0)) {
        if (across > 10 || down < -10) settle(); // sideways, or up: it is scrolled
        return;
      }
      pulled = Math.max(0, down);
      sheet.classList.add("is-pulled");
      sheet.style.translate = `0 ${pulled}px`;
    },
    { passive: true },
  );
  sheet.addEventListener("touchend", (event) => {
    const speed = start ? pulled / Math.max(1, event.timeStamp - start.at) : 0;
    const enough = pulled > FAR || (pulled > LITTLE && speed > QUICK);
    settle();
    if (enough) close();
  });
  sheet.addEventListener("touchcancel", settle);
}

/** Who one is: a name and a face, chosen once, at the first seat. They can be changed afterwards. */

import { FACES, facesTaken, guestFace } from "./art/faces.js";
import { all, el } from "./dom.js";
import { t } from "./words/index.js";
import { memory } from "./memory.js";
import { openSheet } from "./sheet.js";
import { bringNeeds } from "./needs.js";

/** A mat as large as one likes. @param {number} face */
function mat(face) {
  const { ring, picture } = guestFace(face);
  return el("span.mat", { class: `ring-${ring}` }, picture);
}

/** A face that nobody here has. @param {Map<number, string>} taken */
function anyFace(taken) {
  const free = Array.from({ length: FACES }, (_, face) => face).filter((face) => !taken.has(face));
  return free[Math.floor(Math.random() * free.length)] ?? 0;
}

/**
 * Ask; what was answered is kept. Whoever closes the sheet is asked again next time.
 * @returns {Promise<{name: string, face: number}|null>}
 */
export async function showMe() {
  await bringNeeds({ words: ["me"], sheets: ["shared/me"] });
  const taken = facesTaken(memory.name);
  let face = memory.face !== null && !taken.has(memory.face) ? memory.face : anyFace(taken);
  return new Promise((answer) => {
    /** @type {{name: string, face: number}|null} */
    let chosen = null;
    const large = el("div.me-large", {}, mat(face));
    const input = el("input.text-in", {
      id: "me-name",
      value: memory.name,
      maxlength: "24",
      placeholder: t("name.label"),
      autocomplete: "nickname",
      "aria-describedby": "me-says",
    });
    const says = el("small.hint", { id: "me-says", "aria-live": "polite" }, t("me.text"));
    const buttons = Array.from({ length: FACES }, (_, each) => faceButton(each, taken.get(each)));
    const choose = (/** @type {number} */ wanted) => {
      face = wanted;
      large.replaceChildren(mat(face));
      for (const [each, button] of buttons.entries()) {
        button.setAttribute("aria-checked", String(each === face));
        button.tabIndex = each === face ? 0 : -1;
      }
    };
    for (const [each, button] of buttons.entries()) button.addEventListener("click", () => !taken.has(each) && choose(each));
    const grid = el("div.me-faces", { role: "radiogroup", "aria-label": t("me.faces") }, buttons);
    grid.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(grid), ArrowDown: columns(grid) }[event.key];
      if (!step) return;
      event.preventDefault();
      let next = face;
      do next = (next + step + FACES) % FACES;
      while (taken.has(next) && next !== face);
      choose(next);
      buttons[next].focus();
    });
    choose(face);
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = input.value.trim();
      if (!name) {
        says.textContent = t("me.name_missing");
        says.classList.add("is-wrong");
        input.focus();
        return;
      }
      [memory.name, memory.face] = [name, face];
      chosen = { name, face };
      sheet.close();
    };
    const sheet = openSheet({
      title: t("me.title"),
      name: "me",
      body: el(
        "form.me-form",
        { id: "me-form", novalidate: true, on: { submit } },
        el("div.me-head", {}, large, el("div.field", {}, el("label", { for: "me-name" }, t("name.label")), input, says)),
        grid,
      ),
      acts: [el("button.btn", { type: "submit", form: "me-form" }, t("me.done"))],
      closed: () => answer(chosen),
    });
    if (!memory.name) input.focus();
  });
}

/** How many faces lie side by side. @param {Element} grid */
function columns(grid) {
  const tops = all(grid, "[role=radio]").map((each) => each.offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** @param {number} face @param {string} [whose] */
function faceButton(face, whose) {
  const label = whose ? t("me.face_of", { n: face + 1, name: whose }) : t("me.face", { n: face + 1 });
  return el(
    "button.me-face",
    { type: "button", role: "radio", "aria-label": label, "aria-disabled": whose ? "true" : null, data: { face } },
    mat(face),
    whose && el("small", { "aria-hidden": "true" }, whose),
    el("i.me-check", { "aria-hidden": "true" }, "✓"),
  );
}

/** Somebody who has a name here, or says it now. @returns {Promise<boolean>} */
export const whoAmI = async () => Boolean(memory.name || (await showMe()));

/**
 * The field for one's name in a form, with the mat that opens the faces.
 * @param {string} label
 * @param {string} name
 * @param {(name: string) => void} changed
 */
export function meField(label, name, changed) {
  const face = memory.face;
  /** @type {HTMLInputElement} */
  const input = el("input.text-in", {
    id: "my-name",
    value: name,
    maxlength: "24",
    placeholder: t("name.label"),
    autocomplete: "nickname",
    on: { input: () => changed(input.value) },
  });
  const button = el(
    "button.me-mat",
    {
      type: "button",
      "aria-label": t("me.change"),
      data: { act: "face" },
      on: {
        click: async () => {
          if (input.value.trim()) memory.name = input.value.trim();
          const chosen = await showMe();
          if (!chosen) return;
          input.value = chosen.name;
          button.replaceChildren(mat(chosen.face));
          changed(chosen.name);
        },
      },
    },
    face === null ? el("span.mat.is-empty") : mat(face),
  );
  return el("div.field.me-field", {}, el("label", { for: "my-name" }, label), el("div.me-row", {}, button, input));
}

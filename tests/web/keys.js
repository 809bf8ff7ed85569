/** What somebody would press next, marked for whoever gets there by keyboard. Says whether there is anything. */
(number) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const any = (list) => list[number % list.length];
  for (const old of all("[data-next]")) delete old.dataset.next;
  const next = () => {
    if (document.querySelector("dialog.sheet")) return null;
    const page = document.querySelector(".reckon [data-act=continue]");
    if (page) return page;
    const hit = document.querySelector("button.hit:enabled");
    if (hit) return hit;
    if (!document.querySelector(".slip:not(.is-wait):not(.is-pending)")) return null;
    const buttons = all('.slip .acts .btn:enabled:not([data-at="putback"])');
    const playable = all(".hands li:not(.is-off) .held");
    const lifted = all(".hands li.is-up .held");
    const gathering = document.querySelector(".slip .acts .btn:disabled") && !document.querySelector(".stepper");
    if (document.querySelector(".spread")) {
      const several = document.querySelector(".slip .acts .btn");
      const picked = all(".spread li.is-up .held");
      return buttons.at(-1) ?? (several || !picked.length ? any(all(".spread li:not(.is-off):not(.is-up) .held")) : picked[0]);
    }
    if (all(".choice:enabled").length) return any(all(".choice:enabled"));
    const mats = all(".seat.is-choice > .mat");
    if (mats.length) return any(mats);
    if (gathering) return any(all(".hands li:not(.is-up) .held"));
    if (lifted.length) {
      const ways = document.querySelector('.table[data-game="zehn"]') ? buttons : all(".slip .btn.is-main:enabled");
      return ways.length ? any(ways) : lifted[0];
    }
    const dim = document.querySelector(".hands li.is-off");
    if (playable.length && (!buttons.length || (dim && number % 8))) return any(playable);
    return buttons.length ? any(buttons) : null;
  };
  const found = next();
  if (found) found.dataset.next = "yes";
  return Boolean(found);
};

/** The drawing kit is one file; its parts are referred to from everywhere, so it becomes part of the page once. */

let loading;

export function loadSprite() {
  loading ??= fetch(new URL("./figures.svg", import.meta.url)).then(async (response) => {
    const kit = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    document.body.prepend(document.importNode(kit, true));
  });
  return loading;
}

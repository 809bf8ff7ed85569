/**
 * Bundles the browser client with esbuild: node scripts/bundle.mjs ESBUILD PACKAGE INTO
 *
 * Modules are joined to a few chunks by who needs them: the start page, a match, one other page. A chunk exports all
 * that its modules export, and a module keeps its own address as a few lines that pass on what its chunk has. So there
 * is one instance of each, and modules of games from outside import the same addresses as from single files.
 *
 * Written below INTO: `b-VERSION/` with chunks and sheets (the version is a digest of all sources, so they never
 * change), a module for every old address, and `made.json`: what it was made of, and what each page needs.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const [tool, home, into] = process.argv.slice(2).map((each) => resolve(each));
const esbuild = createRequire(import.meta.url)(join(tool, "node_modules", "esbuild"));
const WEB = join(home, "web");
/** What every browser can read that can also read the client's own modules. */
const TARGET = ["es2022", "chrome105", "firefox110", "safari16"];

/** All modules and sheets by the name under which they are served. @type {Map<string, string>} */
const sources = new Map();

/** @param {string} folder @param {string} below */
function collect(folder, below) {
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
    if (/\.(js|css)$/.test(name)) sources.set(below + name.split(sep).join("/"), join(folder, name));
}
collect(WEB, "");
const games = readdirSync(join(home, "games"), { withFileTypes: true })
  .filter((each) => each.isDirectory() && readdirSync(join(each.parentPath, each.name)).includes("client"))
  .map(({ name }) => name)
  .sort();
for (const game of games) collect(join(home, "games", game, "client"), `games/${game}/`);
sources.delete("worker.js"); // it is no module, and keeps its address

/** @param {string|Buffer} text */
const digest = (text) => createHash("sha256").update(text).digest("hex");
const template = readFileSync(join(WEB, "index.html"), "utf8");
const digests = Object.fromEntries([...sources].map(([name, path]) => [name, digest(readFileSync(path))]));
digests["index.html"] = digest(template); // it says which sheets every page has
const inputs = [esbuild.version, readFileSync(import.meta.filename), JSON.stringify(digests)];
const folder = `b-${digest(inputs.join("\n")).slice(0, 12)}`;

const modules = [...sources.keys()].filter((name) => name.endsWith(".js") && !name.startsWith("shared/types/"));
const names = new Map(modules.map((name) => [/** @type {string} */ (sources.get(name)), name]));

/** The name of what a module imports. @param {string} written @param {string} from */
function nameOf(written, from) {
  if (written.startsWith("/static/")) return written.slice(8);
  return posix.join(posix.dirname(from), written);
}

// Who imports whom, and what is exported

const looked = await esbuild.build({
  entryPoints: modules.map((name) => ({ in: sources.get(name), out: name.slice(0, -3) })),
  outdir: "/looked",
  absWorkingDir: home,
  bundle: true,
  splitting: true,
  format: "esm",
  write: false,
  metafile: true,
  logLevel: "error",
  plugins: [{ name: "addresses", setup: (build) => resolving(build, (name) => ({ path: sources.get(name) })) }],
});

/** @type {Map<string, {needs: string[], later: string[], exports: string[]}>} */
const graph = new Map();
for (const [path, { imports }] of Object.entries(looked.metafile.inputs)) {
  const of = (/** @type {string} */ kind) =>
    imports.filter((each) => each.kind === kind && !each.external).map((each) => named(each.path));
  graph.set(named(path), { needs: of("import-statement"), later: of("dynamic-import"), exports: [] });
}
for (const { entryPoint, exports } of Object.values(looked.metafile.outputs))
  if (entryPoint) /** @type {any} */ (graph.get(named(entryPoint))).exports = exports;

/** @param {string} path  as esbuild writes it, from the package on */
function named(path) {
  const name = names.get(join(home, path));
  if (!name) throw new Error(`not a module of the client: ${path}`);
  return name;
}

/** @param {any} build @param {(name: string) => object|undefined} place */
function resolving(build, place) {
  build.onResolve({ filter: /^(\.|\/static\/)/ }, (/** @type {any} */ { path, importer, kind, namespace }) => {
    if (kind === "entry-point" || namespace === "chunk") return undefined;
    const from = names.get(importer);
    return from && place(nameOf(path, from));
  });
}

/** Everything that some modules import, and they themselves. @param {string[]} first */
function reached(first) {
  /** @type {Set<string>} */
  const seen = new Set();
  const reach = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of graph.get(name)?.needs ?? []) reach(next);
  };
  first.forEach(reach);
  return seen;
}

// Which module goes into which chunk

const { PAGES } = await import(pathToFileURL(join(WEB, "pages.js")).href);
const of = (/** @type {string} */ game, /** @type {string[]} */ ...parts) =>
  parts.map((part) => `games/${game}/${part}.js`).filter((name) => graph.has(name));
/** The module that shows a page, as its entry names it. @param {any} entry */
const moduleOf = ({ load }) => nameOf(/import\("([^"]+)"\)/.exec(String(load))[1], "pages.js");
const pages = Object.fromEntries(Object.entries(PAGES).map(([name, entry]) => [name, [moduleOf(entry)]]));
const MATCH = ["table", "scenes", "deeds", "deal", "gallery"];
pages.start.push(...games.flatMap((game) => of(game, "deck")), "start/line.js", "day/preview.js");
pages.plain = ["plain/index.js"];
/** What a page needs when it is opened. */
const closures = new Map(Object.entries(pages).map(([name, first]) => [name, reached(first)]));
const started = reached(["app.js"]);
for (const game of games)
  for (const name of reached(of(game, ...MATCH))) if (!name.startsWith("games/")) closures.get("room")?.add(name);

/** Pages that show a match as a film, at the table that the room has. */
const FILMS = ["replay", "example"];

/** Where something goes that these pages need. @param {string[]} who */
function sharedBy(who) {
  if (who.includes("start")) return "start";
  const others = who.filter((page) => !FILMS.includes(page));
  if (who.includes("room")) return others.length > 1 ? "common" : "room";
  if (others.length < who.length) return "film";
  return others.length > 1 ? "others" : others[0];
}

/** @param {string} name  of a module */
function chunkOf(name) {
  if (name === "app.js") return "app"; // it waits until all is shown, and what is shown may not wait for it
  const who = [...closures].filter(([, closure]) => closure.has(name)).map(([page]) => page);
  if (started.has(name)) who.push("start");
  const [, game, part] = /^games\/(\w+)\/(\w+)\.js$/.exec(name) ?? [];
  if (game && !who.includes("start")) return MATCH.includes(part) ? game : `${game}-more`;
  return sharedBy(who) ?? (light(name) ? "later" : posix.basename(name, ".js"));
}

/** Whether a module that no page needs at once needs nothing but what is there from the start. @param {string} name */
const light = (name) => {
  const paged = new Set([...closures].filter(([page]) => page !== "start").flatMap(([, closure]) => [...closure]));
  const start = closures.get("start");
  return [...reached([name])].every((each) => start?.has(each) || started.has(each) || !paged.has(each));
};

/** @type {Map<string, string[]>} */
const chunks = new Map();
for (const name of modules) chunks.set(chunkOf(name), [...(chunks.get(chunkOf(name)) ?? []), name]);
const chunk = new Map([...chunks].flatMap(([name, held]) => held.map((each) => [each, name])));
/** Modules that are fetched as a whole: by `import()`, or as part of a game. */
const wholes = new Set([...graph.values()].flatMap(({ later }) => later));
for (const name of modules) if (name.startsWith("games/")) wholes.add(name);

/** What each export of a module is called in its chunk, short. @type {Map<string, Record<string, string>>} */
const called = new Map();
for (const held of chunks.values()) {
  let count = 0;
  const next = () => `_${(count++).toString(36)}`;
  for (const name of held) {
    const exports = [.../** @type {any} */ (graph.get(name)).exports, ...(wholes.has(name) ? ["*"] : [])];
    called.set(name, Object.fromEntries(exports.map((each) => [each, next()])));
  }
}

/**
 * A module whose content lies in a chunk: a line for each export, so that what nobody imports is left out.
 * @param {string} name
 * @param {string} place  of the chunk
 */
const passedOn = (name, place) =>
  Object.entries(called.get(name) ?? {})
    .filter(([each]) => each !== "*")
    .map(([each, short]) => `export { ${short} as ${each} } from "${place}";\n`)
    .join("");

// Every chunk, with the others left out

const first = [...template.matchAll(/<link rel="stylesheet" href="\/static\/([^"]+)\.css">/g)].map(([, name]) => name);
/** Sheets that go together, in the order in which pages name them. @type {Record<string, string[]>} */
const sheets = { start: [...first] };
/** @type {Record<string, string>} */
const sheetOf = {};
/** @type {Record<string, string>} */
const chapters = {};
for (const name of new Set([PAGES.room, ...Object.values(PAGES)].flatMap((page) => page.sheets))) {
  const place = sharedBy(Object.keys(PAGES).filter((page) => PAGES[page].sheets.includes(name)));
  sheets[place] = [...(sheets[place] ?? []), name];
  sheetOf[name] = `${folder}/${place}.css`;
}
for (const name of PAGES.room.words) chapters[name] = "room";

/** @param {string[]} names */
async function joined(names) {
  const text = names.map((name) => readFileSync(/** @type {string} */ (sources.get(`${name}.css`)), "utf8")).join("\n");
  return (await esbuild.transform(text, { loader: "css", minify: true, target: TARGET, legalComments: "none" })).code;
}

/** Where each module of a game is, by GAME/PART. @type {[string, [string, string|undefined]][]} */
const parts = modules
  .filter((name) => name.startsWith("games/"))
  .map((name) => [name.slice(6, -3), [`./${chunk.get(name)}.js`, called.get(name)?.["*"]]]);
/** What the client has to know about its own bundle, in place of `shared/packed.js`. */
const packed = `
export const parts = ${JSON.stringify(Object.fromEntries(parts))};
export const sheets = ${JSON.stringify(sheetOf)};
export const chapters = ${JSON.stringify(chapters)};
`;

rmSync(into, { recursive: true, force: true });
const write = (/** @type {string} */ name, /** @type {string} */ text) => {
  mkdirSync(dirname(join(into, name)), { recursive: true });
  writeFileSync(join(into, name), text);
};

for (const [name, held] of chunks) {
  const entry = held.flatMap((each) => {
    const { "*": whole, ...rest } = called.get(each) ?? {};
    const from = JSON.stringify(sources.get(each));
    const list = Object.entries(rest).map(([one, short]) => `${one} as ${short}`).join(", ");
    return [
      `import ${from};`,
      ...(list ? [`export { ${list} } from ${from};`] : []),
      ...(whole ? [`export * as ${whole} from ${from};`] : []),
    ];
  });
  const built = await esbuild.build({
    stdin: { contents: entry.join("\n"), resolveDir: WEB, sourcefile: `chunk:${name}` },
    bundle: true,
    format: "esm",
    minify: true,
    legalComments: "none",
    target: TARGET,
    write: false,
    logLevel: "error",
    plugins: [{ name: "chunks", setup: (build) => chunking(build, name) }],
  });
  write(`${folder}/${name}.js`, built.outputFiles[0].text);
}

/** @param {any} build @param {string} own */
function chunking(build, own) {
  resolving(build, (name) => {
    if (!chunk.has(name)) return undefined;
    return chunk.get(name) === own ? { path: sources.get(name) } : { path: name, namespace: "chunk" };
  });
  /** @typedef {{path: string}} Asked */
  const other = { filter: /./, namespace: "chunk" };
  build.onResolve(other, (/** @type {Asked} */ { path }) => ({ path, external: true, sideEffects: false }));
  build.onLoad(other, (/** @type {Asked} */ { path }) => ({ contents: passedOn(path, `./${chunk.get(path)}.js`) }));
  const whole = { filter: /^\.\/[\w-]+\.js#whole$/ };
  build.onResolve(whole, (/** @type {Asked} */ { path }) => ({ path: path.replace("#whole", ""), external: true }));
  build.onLoad({ filter: /\.js$/, namespace: "file" }, (/** @type {any} */ { path }) => {
    const from = /** @type {string} */ (names.get(path));
    if (from === "shared/packed.js") return { contents: packed };
    const contents = readFileSync(path, "utf8");
    const lazy = /\bimport\("([^"]+)"\)/g;
    return { contents: contents.replace(lazy, (call, written) => later(call, nameOf(written, from))) };
  });
  /** @param {string} call @param {string} name */
  function later(call, name) {
    const place = chunk.get(name);
    if (!place || place === own || !wholes.has(name)) return call;
    return `import("./${place}.js#whole").then((all) => all.${called.get(name)?.["*"]})`;
  }
}

for (const name of modules) {
  const up = "../".repeat(name.split("/").length - 1) || "./";
  if (name !== "app.js") write(name, passedOn(name, `${up}${folder}/${chunk.get(name)}.js`));
}
for (const [name, held] of Object.entries(sheets)) write(`${folder}/${name}.css`, await joined(held));

// What each page needs

/** The chunks that some modules need, but for those that come anyway. @param {string[]} first */
const chunksOf = (first) =>
  [...new Set([...reached(first)].map((name) => `${folder}/${chunk.get(name)}.js`))].sort();
const app = `${folder}/app.js`;
const facts = {
  folder,
  sources: digests,
  app,
  pages: Object.fromEntries(
    Object.entries(PAGES).map(([name, { address, sheets: styles, words, ...entry }]) => [
      name,
      {
        address: address.source,
        words,
        sheets: [...new Set([`${folder}/start.css`, ...styles.map((/** @type {string} */ each) => sheetOf[each])])],
        modules: chunksOf(["app.js", moduleOf(entry)]),
      },
    ]),
  ),
  words: chapters,
  games: Object.fromEntries(games.map((game) => [game, chunksOf(of(game, ...MATCH))])),
};
write("app.js", `import "./${app}";\n`);
write("made.json", JSON.stringify(facts));
for (const name of chunks.keys()) {
  const size = readFileSync(join(into, folder, `${name}.js`)).length;
  console.log(`${relative(home, into)}/${folder}/${name}.js  ${size}`);
}

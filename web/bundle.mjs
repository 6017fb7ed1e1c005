// Bundles the page's JavaScript and CSS; prints the names of the files, and which of them the start needs.
// node bundle.mjs <site folder>

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build } from "esbuild";

const [site] = process.argv.slice(2);
/** @type {import("esbuild").BuildOptions} */
const modules = {
  absWorkingDir: import.meta.dirname,
  outdir: site,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "fonts/[name]-[hash]",
  loader: { ".woff2": "file" },
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  legalComments: "none",
};
/** @type {import("esbuild").Metafile["outputs"]} */
const outputs = {};
for (const entryPoints of [
  ["page/start.js", "page/app.js", "page/app.css", "page/check.js"],
  ["embed/frame.js", "embed/frame.css", "embed/runtime.js"],
]) {
  const { metafile } = await build({ ...modules, entryPoints }).catch(() => process.exit(1)); // esbuild has said why
  Object.assign(outputs, metafile?.outputs);
}
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { sw: "offline/service.js" },
  outdir: site,
  define: { "process.env.NODE_ENV": '"production"' },
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  legalComments: "none",
}).catch(() => process.exit(1));
const { en, ru } = JSON.parse(readFileSync(`${import.meta.dirname}/page/words.json`, "utf8"));
const early = ["title", "loading.first", "embed.touch", "embed.look"]; // said before a board's frame is there
const pick = (/** @type {Record<string, string>} */ said) =>
  Object.fromEntries(early.map((key) => [key, said[key]]));
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { embed: "embed/element.js" },
  outdir: site,
  define: { EMBED_WORDS: JSON.stringify({ en: pick(en), ru: pick(ru) }) },
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  legalComments: "none",
}).catch(() => process.exit(1));
const nameOf = (/** @type {string} */ path) => relative(site, `${import.meta.dirname}/${path}`);
const entries = Object.entries(outputs).filter(([, output]) => output.entryPoint);
const files = Object.fromEntries(entries.map(([path, output]) => [output.entryPoint, nameOf(path)]));

/** @param {string} path @returns {string[]} what a module needs before it can run */
const needs = (path) =>
  outputs[path].imports
    .filter(({ kind }) => kind === "import-statement")
    .flatMap((one) => [one.path, ...needs(one.path)]);
const [start = ""] = entries.find(([, output]) => output.entryPoint === "page/start.js") ?? [];
console.log(JSON.stringify({ files, early: [...new Set(needs(start))].map(nameOf) }));

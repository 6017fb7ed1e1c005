// Bundles the page and its worker for the one file: no chunks, fonts inside, two modules exchanged.
// node bundle-one-file.mjs <folder>

import { resolve } from "node:path";
import { build } from "esbuild";
import { facts } from "./pyodide-facts.mjs";

const [folder] = process.argv.slice(2);
const here = import.meta.dirname;
const common = {
  absWorkingDir: here,
  outdir: folder,
  bundle: true,
  format: /** @type {const} */ ("esm"),
  minify: true,
  legalComments: /** @type {const} */ ("none"),
};

/** @type {import("esbuild").Plugin} the page's own ways to the engine and to its files give way to ours */
const exchange = {
  name: "exchange",
  setup(making) {
    making.onResolve({ filter: /^\.\/(engine|files)\.js$/ }, ({ path, importer }) =>
      importer.startsWith(resolve(here, "page")) ? { path: resolve(here, "single", path) } : undefined,
    );
  },
};

try {
  await build({
    ...common,
    entryPoints: ["page/app.js", "page/app.css"],
    target: "es2022",
    loader: { ".woff2": "dataurl" },
    plugins: [exchange],
  });
  await build({
    ...common,
    entryPoints: ["single/worker.mjs"],
    target: "esnext",
    external: ["node:*", "ws"],
    define: { ...facts, "import.meta.url": '"https://local.invalid/"' },
    logLevel: "error",
  });
} catch {
  process.exit(1); // esbuild has said why
}

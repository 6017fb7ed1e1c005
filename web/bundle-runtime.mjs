// Bundles what starts Pyodide in a worker: a small script that asks for everything at once, and Pyodide's own.
// node bundle-runtime.mjs <folder>

import { build } from "esbuild";
import { facts } from "./pyodide-facts.mjs";

const [folder] = process.argv.slice(2);
/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: import.meta.dirname,
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  define: facts,
  bundle: true,
  format: "esm",
  target: "esnext",
  minify: true,
  legalComments: "none",
  logLevel: "error",
};

try {
  await build({ ...common, entryPoints: ["worker/interpreter.mjs"], external: ["node:*", "ws"] });
  const entryPoints = ["worker/runtime.mjs", "worker/snapshot.mjs"];
  await build({ ...common, entryPoints, external: ["./interpreter.mjs"] });
} catch {
  process.exit(1); // esbuild has said why
}

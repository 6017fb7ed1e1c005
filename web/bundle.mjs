// Bundles the page's JavaScript and CSS; prints the names of the two files.
// node bundle.mjs <site folder>

import { relative } from "node:path";
import { build } from "esbuild";

const [site] = process.argv.slice(2);
const { metafile } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ["page/app.js", "page/app.css", "page/check.js"],
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
}).catch(() => process.exit(1)); // esbuild has said why
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
const entries = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
const names = entries.map(([path, output]) => [
  output.entryPoint,
  relative(site, `${import.meta.dirname}/${path}`),
]);
console.log(JSON.stringify(Object.fromEntries(names)));

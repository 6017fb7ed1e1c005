// Facts about Pyodide that the build writes into the workers.

import { readFileSync } from "node:fs";

/** @param {string} name */
const read = (name) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/node_modules/pyodide/${name}`, "utf8"));

export const facts = {
  PYODIDE_VERSION: JSON.stringify(read("package.json").version),
  NO_PACKAGES: JSON.stringify(JSON.stringify({ ...read("pyodide-lock.json"), packages: {} })),
};

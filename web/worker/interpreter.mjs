// Pyodide with its own script in one bundle, so that one file is loaded where two would come one after the other.

import { loadPyodide as load } from "pyodide";
// @ts-expect-error -- it has no types of its own
import createPyodideModule from "pyodide/pyodide.asm.mjs";

/** @param {object} options */
export const loadPyodide = (options) =>
  load({ ...options, lockFileContents: NO_PACKAGES, createPyodideModule });

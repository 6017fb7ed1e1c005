// What the build writes into the workers: see web/pyodide-facts.mjs.

declare const NO_PACKAGES: string;
declare const PYODIDE_VERSION: string;

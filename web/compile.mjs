// Compiles the Python files of an archive by the very Python that will run them in the browser.
// node compile.mjs standard-library|wheel <archive> <compiled archive> [<standard library to compile with>]

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [job, source, target, stdLibURL] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL });
python.FS.writeFile("compile_archive.py", readFileSync(new URL("compile_archive.py", import.meta.url)));
python.FS.writeFile("source.zip", new Uint8Array(readFileSync(source)));
python.pyimport("compile_archive").compile_archive(job, "source.zip", "target.zip");
writeFileSync(target, python.FS.readFile("target.zip"));

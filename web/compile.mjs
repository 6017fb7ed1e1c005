// Runs a job on an archive by the very Python that will run in the browser.
// node compile.mjs standard-library|wheel|modules <archive> <result> [<standard library to work with>]

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [job, source, target, stdLibURL] = process.argv.slice(2);
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" }; // bytecode without columns is smaller
const python = await loadPyodide({ stdLibURL, env });
const script = job === "modules" ? "modules_used" : "compile_archive";
python.FS.writeFile(`${script}.py`, readFileSync(new URL(`${script}.py`, import.meta.url)));
python.FS.writeFile("source.zip", new Uint8Array(readFileSync(source)));
if (job === "modules") {
  writeFileSync(target, python.pyimport(script).modules_used("source.zip"));
} else {
  python.pyimport(script).compile_archive(job, "source.zip", "target.zip");
  writeFileSync(target, python.FS.readFile("target.zip"));
}

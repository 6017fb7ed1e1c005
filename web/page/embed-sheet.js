// The sheet that gives the lines for a page of one's own, with the picture to save beside it.

import { ask, Refused } from "./bridge.js";
import { button, make } from "./dom.js";
import { linkOf } from "./link.js";
import { copyText, saveFile } from "./records.js";
import { makeSheet, section } from "./sheet.js";
import { language, say } from "./words.js";

/** @typedef {import("./bridge.js").Screen} Screen */

/** A file on a disk has no address that other pages could use. */
export const canEmbed = () => location.protocol !== "file:";

const FRAME_HEIGHT = 640; // pixels, where no script can fit it
const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", '"': "&quot;" });

/** @param {string} text */
const quoted = (text) => `"${text.replace(/[&<"]/g, (letter) => ESCAPES[letter])}"`;

/** @param {Record<string, string>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}=${quoted(value)}`)
    .join("");

export function makeEmbedSheet() {
  const sheet = makeSheet("embed-sheet");

  /** @param {Screen} screen */
  function open(screen) {
    const what = choice("what", [
      ["position", say("embed.position")],
      ["record", say("embed.record")],
    ]);
    const mode = choice("mode", [
      ["trial", say("embed.mode.trial")],
      ["read", say("embed.mode.read")],
      ["goal", say("embed.mode.goal")],
    ]);
    const step = make("input", { type: "number", min: 0, max: screen.steps, value: screen.steps });
    const goal = make("input", { value: "points 5", autocomplete: "off", spellcheck: "false" });
    const goalPart = make(
      "div",
      { class: "goal-part" },
      field(say("embed.goal.text"), goal),
      make("p", { class: "why" }, say("embed.goal.why")),
    );
    const lines = area("script", say("embed.script"));
    const frame = area("frame", say("embed.frame"));
    const told = make("p", { class: "told", role: "status" });
    const at = () => Math.max(0, Math.min(Math.trunc(Number(step.value)) || 0, screen.steps));
    const name = () => `${screen.game}-${at()}.svg`;

    async function update() {
      goalPart.hidden = mode.value !== "goal";
      try {
        const wishes = { mode: mode.value, goal: mode.value === "goal" ? goal.value.trim() : "" };
        if (wishes.goal) await ask({ do: "goal", goal: wishes.goal, since: screen.steps });
        const text =
          what.value === "record"
            ? compact(screen.record ?? "")
            : (await ask({ do: "position", step: at() })).text.trim();
        /** @type {Record<string, string>} */
        const more = what.value === "record" ? { step: String(at()) } : {};
        const site = new URL(".", document.baseURI).href;
        const board = {
          picture: name(),
          alt: screen.title,
          lang: language(),
          ...wishes,
          ...more,
          text,
        };
        lines.value = `<script async src=${quoted(`${site}embed.js`)}></script>\n<two-rivers-board${written(board)}></two-rivers-board>`;
        const link = await linkOf(text, `${site}embed.html`);
        const rest = new URLSearchParams({ lang: language(), ...wishes, ...more });
        if (!wishes.goal) rest.delete("goal");
        const size = { width: "100%", height: String(FRAME_HEIGHT), title: screen.title };
        frame.value = `<iframe${written({ src: `${link}&${rest}`, ...size })}></iframe>`;
        told.textContent = "";
      } catch (error) {
        tell(error);
      }
    }

    async function savePicture() {
      try {
        const { svg } = await ask({ do: "picture", step: at(), theme: "light", narrow: false });
        saveFile(svg, name(), "image/svg+xml");
      } catch (error) {
        tell(error);
      }
    }

    /** @param {unknown} error */
    function tell(error) {
      if (!(error instanceof Refused)) throw error;
      told.textContent = error.message;
      lines.value = "";
      frame.value = "";
    }

    for (const input of [what, mode, step, goal]) input.addEventListener("input", update);
    sheet.fill(
      say("embed"),
      make("p", { class: "why" }, say("embed.why")),
      !screen.over && make("p", { class: "careful" }, say("export.hands")),
      make(
        "div",
        { class: "fields" },
        field(say("embed.what"), what),
        field(say("embed.step", { steps: screen.steps }), step),
        field(say("embed.mode"), mode),
      ),
      goalPart,
      section(
        say("embed.script"),
        make("p", { class: "why" }, say("embed.script.why")),
        lines,
        make(
          "div",
          { class: "row" },
          button(say("embed.copy"), async () => (told.textContent = await copyText(lines.value)), {
            icon: "i-copy",
            "data-act": "copy-lines",
          }),
          button(say("embed.picture"), savePicture, { icon: "i-save", "data-act": "save-picture" }),
        ),
        told,
      ),
      make("details", {}, make("summary", {}, say("embed.frame")), frame),
    );
    sheet.open();
    return update();
  }

  return { open };
}

/**
 * @param {string} name
 * @param {[string, string][]} values
 */
function choice(name, values) {
  return make("select", { name }, ...values.map(([value, label]) => make("option", { value }, label)));
}

/**
 * @param {string} label
 * @param {HTMLElement} input
 */
function field(label, input) {
  return make("label", { class: "field" }, make("span", {}, label), input);
}

/**
 * @param {string} name
 * @param {string} label
 */
function area(name, label) {
  return make("textarea", {
    name,
    class: "report",
    readonly: true,
    rows: 6,
    spellcheck: "false",
    "aria-label": label,
  });
}

/** @param {string} record */
const compact = (record) => JSON.stringify(JSON.parse(record));

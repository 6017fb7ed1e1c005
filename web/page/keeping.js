// Nothing is lost: every decision is kept, and kept games, files and links come back to the table.

import { makeArchive, titleOf } from "./archive.js";
import { reconnect } from "./bridge.js";
import { button, icon, make } from "./dom.js";
import { startEngine } from "./engine.js";
import { makeGameSheet } from "./game-sheet.js";
import { isLink } from "./link.js";
import { lastOrder } from "./orders.js";
import { gameOf, readGameText, Unreadable } from "./records.js";
import {
  allSaves,
  beginSave,
  continueSave,
  keepScreen,
  ownSave,
  readSave,
  setAside,
  waitingSave,
} from "./saves.js";
import { gameOnShelf } from "./shelf.js";
import { makeNotice, makeTrouble } from "./trouble.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./bridge.js").Screen} Screen
 * @typedef {import("./shelf.js").GameOnShelf} GameOnShelf
 * @typedef {import("./saves.js").Save} Save
 *
 * @typedef {object} Opening what is to be put on the table
 * @property {Record<string, unknown>} request
 * @property {GameOnShelf} [game] as far as it is known
 * @property {() => void} opened it stands on the table
 * @property {(why: string) => void} refused
 *
 * @typedef {object} Ways
 * @property {(opening: Opening) => Promise<void>} open put a game on the table
 * @property {(order: import("./orders.js").Order) => void} start
 * @property {() => Screen | null} shown
 * @property {() => void} changed other games may be kept now
 * @property {() => void} replay
 * @property {() => void} result
 * @property {() => void} theme
 * @property {() => void} language
 */

/** @param {Ways} ways */
export function makeKeeping(ways) {
  const archive = makeArchive({ open: openSave, load: openText, closed: ways.changed });
  const sheet = makeGameSheet({ ...ways, saves: () => archive.open() });
  const notice = makeNotice({ shown: ways.shown, saves: () => archive.open() });
  makeTrouble({ shown: ways.shown, restart });
  addEventListener("hashchange", () => isLink(location.hash) && arrive());

  /** @param {Save} save */
  function openSave(save) {
    const text = save.record;
    return ways.open({
      request: { do: "load", text },
      game: gameOnShelf(save.game),
      opened: () => continueSave(save),
      refused(why) {
        if (readSave(save.id)) setAside(save, why);
        archive.open(say("keep.damaged", { why: sentence(why) }));
      },
    });
  }

  /** @param {string} text a record or a position */
  function openText(text) {
    return ways.open({
      request: { do: "load", text },
      game: gameOf(text),
      opened: beginSave,
      refused: (why) => archive.open(say("import.refused", { why: sentence(why) })),
    });
  }

  /** Opens what the address carries, or what this window was at. */
  async function arrive() {
    if (isLink(location.hash)) {
      const link = location.hash;
      history.replaceState(history.state, "", location.href.split("#")[0]);
      try {
        await openText(await readGameText(link));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        archive.open(error.message);
      }
    } else if (["table", "replay"].includes(history.state?.place)) {
      const own = ownSave();
      if (own) await openSave(own);
    }
  }

  async function restart() {
    const screen = ways.shown();
    reconnect(await startEngine());
    if (screen?.record)
      await ways.open({
        request: { do: "load", text: screen.record },
        game: gameOnShelf(screen.game),
        opened() {},
        refused: (why) => archive.open(why),
      });
  }

  /** The card of the game that waits, as the menu shows it. */
  function waiting() {
    const save = waitingSave();
    const decider = save?.seats[save.decider ?? -1];
    if (!save || !decider) return null;
    return {
      title: titleOf(save),
      note: say("resume.turn", { name: decider.name }),
      colour: decider.colour,
    };
  }

  function resume() {
    const save = waitingSave();
    if (save) openSave(save);
  }

  /** The row under the menu's head: the last game at one press, and what is kept. */
  function menuTools() {
    const order = lastOrder();
    const title = order && gameOnShelf(order.game)?.title[language()];
    const count = allSaves().length;
    return make(
      "div",
      { class: "menu-tools" },
      order &&
        make(
          "button",
          { type: "button", class: "button quick", "data-act": "quick", click: () => ways.start(order) },
          icon("i-play"),
          make("span", {}, say("quick", { game: title ?? "" })),
          make(
            "span",
            { class: "quick-seats" },
            ...order.seats.map(({ name, colour }) => make("span", {}, icon(`token-${colour}`), name)),
          ),
        ),
      button(count ? say("saves.count", { count }) : say("import"), () => archive.open(), {
        icon: "i-log",
        "data-act": "saves",
      }),
    );
  }

  return {
    arrive,
    waiting,
    resume,
    menuTools,
    begin: beginSave,
    /** @param {Screen} screen what stands on the table after a decision */
    note: (screen) => notice.show(keepScreen(screen)),
    openSheet() {
      const screen = ways.shown();
      if (screen) sheet.open(screen);
    },
  };
}

/** @param {string} why what the engine said, to stand inside a sentence of ours */
const sentence = (why) => why.replace(/\.$/, "");

// What a page may do with its boards: hear of moves, refusals and goals, and send commands.

/**
 * @typedef {HTMLElement & {
 *   play(move: string): Promise<object>, undo(): Promise<object>, setLanguage(lang: string): Promise<object>,
 *   set(text: string, step?: number): Promise<object>}} Board
 */

const boards = /** @type {NodeListOf<Board>} */ (document.querySelectorAll("two-rivers-board"));

for (const board of boards) {
  const heard = document.querySelector(`[data-for="${board.id}"]`);
  const say = (/** @type {string} */ text) => {
    if (heard) heard.textContent = text;
  };
  board.addEventListener("move", (event) => {
    const { told, move } = /** @type {CustomEvent} */ (event).detail;
    say(told.join(" ") || move);
  });
  board.addEventListener("refused", (event) => {
    const { text, rule } = /** @type {CustomEvent} */ (event).detail;
    say(`${text} (${rule})`);
  });
  board.addEventListener("goal", () => say("★ ★ ★"));
}

const first = boards[0];
const commands = /** @type {Record<string, () => Promise<object>>} */ ({
  play: () => first.play("tile r g2"),
  undo: () => first.undo(),
  language: () => first.setLanguage("ru"),
  set: async () => first.set(await (await fetch("revolt.txt")).text()),
});

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-command]"))) {
  button.addEventListener("click", () => commands[button.dataset.command ?? ""]?.().catch(() => {}));
}

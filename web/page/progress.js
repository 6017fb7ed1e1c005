// How far the runtime has come, in bytes; gone when it is ready.

import { button, make } from "./dom.js";
import { megabytes, say } from "./words.js";

export function makeProgress() {
  const text = make("p", {});
  const gauge = make("progress", { max: 1, value: 0 });
  const element = make("div", { class: "progress", role: "status" }, text, gauge);
  const update = () => {
    if (lost) text.textContent = say("loading.failed");
    else if (!total) text.textContent = say("loading.first");
    else if (loaded >= total) text.textContent = say("loading.last");
    else text.textContent = say("loading", { loaded: megabytes(loaded), total: megabytes(total) });
    gauge.setAttribute("aria-label", text.textContent);
  };
  let loaded = 0;
  let total = 0;
  let lost = false;
  update();

  return {
    element,
    update,
    /** @param {{loaded: number, total: number}} bytes */
    count(bytes) {
      ({ loaded, total } = bytes);
      gauge.value = total ? loaded / total : 0;
      update();
    },
    ready() {
      element.hidden = true;
    },
    failed() {
      gauge.hidden = true;
      lost = true;
      update();
      element.append(button(say("retry"), () => location.reload(), { class: "button small" }));
    },
  };
}

import { element } from "./element.ts";

/** Delay in milliseconds after which a spinner is shown. */
const SPINNER_DELAY_MS = 200;

/**
 * Run something that part of the page waits for. If it takes more than 200 ms and the reader is waiting, a
 * spinner appears after `place`; if it fails, an error message with a button to try again, any number of times.
 *
 * @param work receives the number of previous attempts
 * @param awaited whether the reader is waiting, evaluated after the delay
 */
export async function loadLate(
  place: Element,
  work: (tries: number) => Promise<void>,
  awaited: () => boolean,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const spinner = element("div", { class: "spinner", role: "status", "aria-label": "Loading" });
    const timer = setInterval(() => {
      if (awaited() && !spinner.isConnected) place.after(spinner);
    }, SPINNER_DELAY_MS);
    const working = work(tries).finally(() => {
      clearInterval(timer);
      spinner.remove();
    });
    try {
      return await working;
    } catch (error) {
      console.error(error);
      await retry(place, error);
    }
  }
}

/** Show the error; resolves when the reader asks for another attempt. */
function retry(place: Element, error: unknown): Promise<void> {
  const button = element("button", { type: "button", class: "button" }, "Retry");
  const text = element("p", {}, error instanceof Error ? error.message : String(error));
  const box = element("div", { class: "failure", role: "alert" }, text, button);
  place.after(box);
  return new Promise((resolve) => {
    button.addEventListener("click", () => {
      box.remove();
      resolve();
    });
  });
}

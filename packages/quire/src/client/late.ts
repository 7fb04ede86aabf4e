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
    const spinner = element("div", "spinner");
    spinner.role = "status";
    spinner.ariaLabel = "Loading";
    const timer = setInterval(() => {
      if (awaited() && !spinner.isConnected) place.after(spinner);
    }, SPINNER_DELAY_MS);
    let failure: unknown;
    try {
      return await work(tries);
    } catch (error) {
      failure = error;
    } finally {
      clearInterval(timer);
      spinner.remove();
    }
    console.error(failure);
    await retry(place, failure);
  }
}

/** Show the error; resolves when the reader asks for another attempt. */
function retry(place: Element, error: unknown): Promise<void> {
  const box = element("div", "failure");
  box.role = "alert";
  const button = element("button", "button");
  button.type = "button";
  button.textContent = "Retry";
  const text = element("p");
  text.textContent = error instanceof Error ? error.message : String(error);
  box.append(text, button);
  place.after(box);
  return new Promise((resolve) => {
    button.addEventListener("click", () => {
      box.remove();
      resolve();
    });
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

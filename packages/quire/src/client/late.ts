/** What takes longer shows that it is on its way, in milliseconds. */
const PATIENCE = 200;

/**
 * Do something a part of the page waits for. When it takes longer than 200 ms and the reader waits for it, a
 * spinner stands behind `place`; when it fails, a box there says why and offers to try again, as often as it
 * takes.
 *
 * @param work gets the number of tries before this one
 * @param awaited whether the reader waits: asked when the time has passed
 */
export async function loadLate(
  place: Element,
  work: (tries: number) => Promise<void>,
  awaited: () => boolean = () => true,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const spinner = element("div", "spinner");
    spinner.role = "status";
    spinner.ariaLabel = "Loading";
    const timer = setInterval(() => {
      if (awaited() && !spinner.isConnected) place.after(spinner);
    }, PATIENCE);
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

/** Until the reader asks for another try. */
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

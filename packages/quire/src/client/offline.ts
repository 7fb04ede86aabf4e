import { element } from "./element.ts";

/**
 * Tell a reader without a network that search could not be loaded, over the page that they have.
 *
 * @returns whether they want to try again
 */
export function asksAgain(): Promise<boolean> {
  const button = element("button", { class: "button" }, "Try again");
  const dialog = element(
    "dialog",
    { class: "failure", "aria-label": "Search" },
    element("p", {}, "Unable to fetch results. You might want to check your network connection."),
    button,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    // By its button, or anywhere else: a phone has no Escape key.
    dialog.addEventListener("click", ({ target }) => dialog.close(target === button ? "again" : ""));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "again");
    });
  });
}

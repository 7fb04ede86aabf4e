/**
 * Tell a reader without a network that search could not be loaded, over the page that they have.
 *
 * @returns whether they want to try again
 */
export function asksAgain(): Promise<boolean> {
  // Not by `element`, which is not part of the first script, as this is.
  const dialog = document.createElement("dialog");
  dialog.className = "failure";
  dialog.ariaLabel = "Search";
  const text = document.createElement("p");
  text.textContent = "Unable to fetch results. You might want to check your network connection.";
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = "Try again";
  dialog.append(text, button);
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

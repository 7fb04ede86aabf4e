import { element } from "../../client/element.ts";
import { onPage } from "../../client/page-event.ts";
import { isSlowConnection } from "../../client/slow-connection.ts";
import { addSheet } from "../../client/style-sheet.ts";
import { versionOfPage } from "../../search/browser/scope.ts";
import type { EmbeddedClient } from "../../search/client/embedded-client.ts";
import { MAX_QUESTION_LENGTH } from "../answer.ts";
import sheet from "./ask.css?url";
import { createConversation } from "./conversation.ts";
import { panelOpening } from "./panel-opening.ts";
import { panelParts } from "./panel-parts.ts";
import type { AskSetup } from "./setup.ts";

/** The panel in which questions are asked, once it is loaded. */
export interface AskPanel {
  /** Open the panel and focus it; close it if it has the focus already. */
  toggle(): void;
}

/**
 * Create the ask panel, once, when a reader first asks. It is not modal: the page beside it can still be used,
 * and the conversation survives page changes.
 */
export async function createAskPanel(client: EmbeddedClient, setup: AskSetup): Promise<AskPanel> {
  await addSheet(sheet);
  const parts = panelParts();
  const { panel, start, log, form, field, limit, scope, anew, close } = parts;
  document.body.append(panel);

  const { open, close: hide } = panelOpening(panel);
  const talk = createConversation(client, setup, parts, () => showStart());
  const showStart = () => {
    start.replaceChildren(
      element("p", {}, "Answers come from this documentation, with the sections they stand in."),
      ...talk.offers(),
    );
    start.hidden = log.childElementCount > 0;
    anew.hidden = !start.hidden;
    scope.textContent = scopeText(setup);
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === "") return field.focus();
    field.value = limit.textContent = "";
    void talk.ask(question);
  });
  // The browser cuts what is pasted, without a word.
  field.addEventListener("input", () => {
    const isFull = field.value.length >= MAX_QUESTION_LENGTH;
    limit.textContent = isFull ? `A question has ${MAX_QUESTION_LENGTH} characters at most.` : "";
  });
  // With a language model, the server finds the sections.
  if (!setup.hasEndpoint && !isSlowConnection()) field.addEventListener("input", talk.typed);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.stopPropagation();
    hide();
  });
  close.addEventListener("click", hide);
  anew.addEventListener("click", () => {
    talk.clear();
    showStart();
    field.focus();
  });
  onPage(() => {
    if (!panel.hidden) showStart();
    for (const button of document.querySelectorAll("[data-ask-open]"))
      button.setAttribute("aria-controls", panel.id);
  });

  return {
    toggle() {
      if (!panel.hidden && panel.contains(document.activeElement)) return hide();
      // An open menu, search dialog or enlarged picture makes everything outside it inert.
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
      if (panel.hidden) {
        talk.prepare();
        open();
        showStart();
      }
      field.focus();
    },
  };
}

/** Which version answers come from, if the site has several. */
function scopeText({ versions }: AskSetup): string {
  const version = versionOfPage(versions);
  const shown = versions.find(({ id }) => id === version);
  return shown && versions.length > 1 ? `From the documentation of version ${shown.label}.` : "";
}

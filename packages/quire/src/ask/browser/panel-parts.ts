import { element } from "../../client/element.ts";
import { MAX_QUESTION_LENGTH } from "../answer.ts";

/** The elements of the ask panel. */
export interface PanelParts {
  panel: HTMLElement;
  /** The scrolling area: suggested questions, and the conversation. */
  body: HTMLElement;
  start: HTMLElement;
  log: HTMLElement;
  form: HTMLFormElement;
  field: HTMLTextAreaElement;
  /** Says when a question is as long as it may be. */
  limit: HTMLElement;
  /** Names the version that answers come from. */
  scope: HTMLElement;
  /** Starts a new conversation. */
  anew: HTMLButtonElement;
  close: HTMLButtonElement;
}

/** Create the panel, hidden and empty. */
export function panelParts(): PanelParts {
  const log = element("div", {
    class: "ask-log",
    role: "log",
    "aria-live": "polite",
    "aria-label": "Answers",
  });
  const start = element("div", { class: "ask-start" });
  const field = element("textarea", {
    class: "ask-field",
    rows: "2",
    "aria-label": "Your question",
    placeholder: "What do you want to do?",
    maxlength: String(MAX_QUESTION_LENGTH),
    enterkeyhint: "send",
  });
  const send = element("button", { type: "submit", class: "ask-send" }, "Ask");
  const form = element("form", { class: "ask-form" }, field, send);
  const limit = element("p", { class: "ask-limit", role: "status" });
  const scope = element("p", { class: "ask-scope" });
  const anew = element("button", { type: "button", class: "ask-new", hidden: true }, "Start over");
  const close = element("button", { type: "button", class: "ask-close", "aria-label": "Close" }, "×");
  const body = element("div", { class: "ask-body" }, start, log);
  const panel = element(
    "section",
    {
      class: "ask-panel",
      role: "dialog",
      "aria-label": "Ask the documentation",
      id: "ask-panel",
      hidden: true,
    },
    element("div", { class: "ask-head" }, element("h2", {}, "Ask the documentation"), anew, close),
    body,
    form,
    limit,
    scope,
  );
  return { panel, body, start, log, form, field, limit, scope, anew, close };
}

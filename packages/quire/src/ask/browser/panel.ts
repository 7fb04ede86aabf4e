import { hasSearch } from "../../client/features.ts";
import { onPage } from "../../client/page-event.ts";
import { isSlowConnection } from "../../client/slow-connection.ts";
import { addSheet } from "../../client/style-sheet.ts";
import { element } from "../../search/browser/element.ts";
import { addressOf } from "../../search/browser/facts.ts";
import { versionOfPage, versionsOf } from "../../search/browser/scope.ts";
import type { EmbeddedClient } from "../../search/client/embedded-client.ts";
import { type AnswerSource, MAX_QUESTION_LENGTH, type Subject } from "../answer.ts";
import sheet from "./ask.css?url";
import { answeredContent, failedContent, modelContent, unansweredContent } from "./exchange.ts";
import { createLookAhead } from "./look-ahead.ts";
import { failureText } from "./model-answer.ts";
import { pageQuestions, pageRead } from "./page-questions.ts";
import { panelOpening } from "./panel-opening.ts";
import { offered, panelParts } from "./panel-parts.ts";
import type { AskSetup } from "./setup.ts";
import { writeAnswer } from "./written-answer.ts";

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
  const { panel, body, start, log, form, field, limit, scope, anew, close } = panelParts();
  document.body.append(panel);

  const { open, close: hide } = panelOpening(panel);
  let subject: Subject | undefined;
  let asked = 0;
  /** Aborted when a new conversation starts. */
  let leaving = new AbortController();

  const links = (source: Pick<AnswerSource, "path" | "anchor">) =>
    addressOf(setup.baseUrl, source.path, source.anchor);
  const offer = (text: string, source?: AnswerSource) => offered(text, () => void ask(text, source));
  const questionsOfPage = () => pageQuestions(setup.baseUrl).map(({ text, source }) => offer(text, source));
  const showStart = () => {
    const ofPage = questionsOfPage();
    start.replaceChildren(
      element("p", {}, "Answers come from this documentation, with the sections they stand in."),
      ...(ofPage.length > 0 ? ofPage : setup.questions.map((text) => offer(text))),
    );
    start.hidden = log.childElementCount > 0;
    anew.hidden = log.childElementCount === 0;
  };
  const version = () => versionOfPage(client.versions);
  const scopeOfPage = () => versionsOf(version(), client.versions);
  const showScope = () => {
    const shown = client.versions.find(({ id }) => id === version());
    scope.textContent =
      shown && client.versions.length > 1 ? `From the documentation of version ${shown.label}.` : "";
  };

  const requestOf = (question: string, at?: AnswerSource) => {
    const versions = scopeOfPage();
    return {
      question,
      at,
      subject,
      reading: pageRead(setup.baseUrl),
      ...(versions && { versions }),
    };
  };
  const ahead = createLookAhead(({ question, ...options }) => client.answer(question, options));

  const ask = async (question: string, at?: AnswerSource) => {
    const number = ++asked;
    const request = requestOf(question, at);
    // Before anything is drawn: the worker looks it up meanwhile.
    const looked = setup.hasEndpoint ? undefined : ahead.answer(request);
    const place = element(
      "div",
      { class: "ask-answer", "aria-busy": "true" },
      element("p", { class: "ask-wait" }, "Looking …"),
    );
    const exchange = element(
      "div",
      { class: "ask-exchange", tabindex: "-1" },
      element("h3", {}, question),
      place,
    );
    for (const old of log.querySelectorAll(".ask-next")) old.remove();
    log.append(exchange);
    showStart();
    // A pressed suggestion is removed from the page; on touch screens the keyboard would cover the answer.
    if (!form.contains(document.activeElement) || matchMedia("(hover: none)").matches)
      exchange.focus({ preventScroll: true });
    exchange.scrollIntoView({ block: "start" });
    let shownAt = body.scrollTop;
    const show = (...content: HTMLElement[]) => {
      const hasMoved = body.scrollTop !== shownAt;
      place.replaceChildren(...content);
      // A reader who has scrolled on is not scrolled back when more arrives.
      if (!hasMoved) exchange.scrollIntoView({ block: "start" });
      shownAt = hasMoved ? Number.NaN : body.scrollTop;
    };
    try {
      const failure = setup.hasEndpoint
        ? await writeAnswer(setup.baseUrl, request, leaving.signal, {
            found: (about) => {
              subject = about;
            },
            written: (text, sources) => show(...modelContent(text, sources, links)),
          })
        : undefined;
      if (failure !== "done" && !leaving.signal.aborted) {
        const answer = await (looked ?? ahead.answer(request));
        if (asked === number) subject = answer.subject;
        const { status, sources } = answer;
        const search = hasSearch && status === "declined" ? () => searchFor(question) : undefined;
        const content =
          status === "answered"
            ? answeredContent(answer, links, offer)
            : unansweredContent(status, sources, links, search);
        const isOfPage = sources[0]?.path === request.reading.path && answer.next.length === 0;
        if (status === "talk" || (status === "answered" && isOfPage))
          content.push(element("div", { class: "ask-next" }, ...questionsOfPage()));
        const told =
          failure && failure !== "declined"
            ? [element("p", { class: "ask-failure" }, failureText(failure))]
            : [];
        show(...told, ...content);
      }
    } catch (error) {
      console.warn("The question could not be answered.", error);
      const again = () => {
        exchange.remove();
        field.focus();
        void ask(question, at);
      };
      show(failedContent(again));
    }
    place.removeAttribute("aria-busy");
    showScope();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === "") return field.focus();
    field.value = limit.textContent = "";
    void ask(question);
  });
  // The browser cuts what is pasted, without a word.
  field.addEventListener("input", () => {
    const isFull = field.value.length >= MAX_QUESTION_LENGTH;
    limit.textContent = isFull ? `A question has ${MAX_QUESTION_LENGTH} characters at most.` : "";
  });
  // With a language model, the server finds the sections.
  if (!setup.hasEndpoint && !isSlowConnection())
    field.addEventListener("input", () => ahead.typed(() => requestOf(field.value.trim())));
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
    log.replaceChildren();
    subject = undefined;
    asked++;
    leaving.abort();
    leaving = new AbortController();
    showStart();
    field.focus();
  });
  onPage(() => {
    showScope();
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
        client.loadForAsking(scopeOfPage());
        open();
        showStart();
        showScope();
      }
      field.focus();
    },
  };
}

function searchFor(question: string): void {
  document.dispatchEvent(
    new CustomEvent("quire:search", { cancelable: true, detail: { initial: question } }),
  );
}

import { element } from "../../client/element.ts";
import { hasSearch } from "../../client/features.ts";
import { pressButton } from "../../client/press-button.ts";
import { addressOf } from "../../search/browser/addresses.ts";
import { versionOfPage, versionsOf } from "../../search/browser/scope.ts";
import type { EmbeddedClient } from "../../search/client/embedded-client.ts";
import type { Answer, AnswerSource, Place, Subject } from "../answer.ts";
import { answerContent, failedContent, modelContent, nextOffers } from "./answer-content.ts";
import { addExchange } from "./exchange.ts";
import { createLookAhead } from "./look-ahead.ts";
import { failureText } from "./model-answer.ts";
import { pageQuestions, pageRead } from "./page-questions.ts";
import type { PanelParts } from "./panel-parts.ts";
import type { AskSetup } from "./setup.ts";
import { writeAnswer } from "./written-answer.ts";

/** Questions that a reader asks one after the other. */
export interface Conversation {
  /** Load what answering needs. */
  prepare(): void;
  /** Buttons for questions to begin with: those that the current page answers, else those of the site. */
  offers(): HTMLElement[];
  /** Note that the question has been changed: it is looked up once typing pauses. */
  typed(): void;
  ask(question: string, at?: AnswerSource): Promise<void>;
  /** Start a new one. */
  clear(): void;
}

/**
 * Hold a conversation in the log of the panel.
 *
 * @param added called when a question has been added
 */
export function createConversation(
  client: EmbeddedClient,
  setup: AskSetup,
  { body, log, form, field }: PanelParts,
  added: () => void,
): Conversation {
  let subject: Subject | undefined;
  let last: HTMLElement | undefined;
  /** Aborted when a new conversation starts. */
  let leaving = new AbortController();

  const versions = () => versionsOf(versionOfPage(setup.versions), setup.versions);
  const links = ({ path, anchor }: Place) => addressOf(setup.baseUrl, path, anchor);
  const offer = (text: string, source?: AnswerSource) =>
    pressButton({ class: "ask-offer" }, () => void ask(text, source), text);
  const ofPage = () => pageQuestions(setup.baseUrl).map(({ text, source }) => offer(text, source));
  const requestOf = (question: string, at?: AnswerSource) => {
    const asked = versions();
    return { question, at, subject, reading: pageRead(setup.baseUrl), ...(asked && { versions: asked }) };
  };
  const ahead = createLookAhead(({ question, ...options }) => client.answer(question, options));

  const ask = async (question: string, at?: AnswerSource) => {
    const { signal } = leaving;
    const request = requestOf(question, at);
    // Before anything is drawn: the worker looks it up meanwhile.
    const looked = setup.hasEndpoint ? undefined : ahead.answer(request);
    const { exchange, place, show } = addExchange(question, log, body);
    last = exchange;
    added();
    // A pressed suggestion is removed from the page; on touch screens the keyboard would cover the answer.
    if (!form.contains(document.activeElement) || matchMedia("(hover: none)").matches)
      exchange.focus({ preventScroll: true });
    show([element("p", { class: "ask-wait" }, "Looking …")]);
    try {
      const outcome = setup.hasEndpoint
        ? await writeAnswer(setup.baseUrl, request, signal, {
            found: (about) => {
              subject = about;
            },
            written: (text, sources) => show(modelContent(text, sources, links)),
          })
        : "declined";
      if (outcome !== "done" && !signal.aborted) {
        const answer = await (looked ?? ahead.answer(request));
        if (exchange === last) subject = answer.subject;
        const content = answerContent(answer, links, offer, hasSearch && (() => searchFor(question)));
        if (leadsNowhere(answer, request.reading.path)) content.push(nextOffers(ofPage()));
        if (outcome !== "declined")
          content.unshift(element("p", { class: "ask-failure" }, failureText(outcome)));
        show(content);
      }
    } catch (error) {
      console.warn("The question could not be answered.", error);
      const again = () => {
        exchange.remove();
        field.focus();
        void ask(question, at);
      };
      show([failedContent(again)]);
    }
    place.removeAttribute("aria-busy");
  };

  return {
    prepare: () => client.loadForAsking(versions()),
    offers() {
      const own = ofPage();
      return own.length > 0 ? own : setup.questions.map((text) => offer(text));
    },
    typed: () => ahead.typed(() => requestOf(field.value.trim())),
    ask,
    clear() {
      log.replaceChildren();
      subject = last = undefined;
      leaving.abort();
      leaving = new AbortController();
    },
  };
}

/** Whether what is said has no question to ask next while the page being read may have some. */
function leadsNowhere({ status, sources, next }: Answer, reading: string): boolean {
  return status === "talk" || (status === "answered" && next.length === 0 && sources[0]?.path === reading);
}

function searchFor(question: string): void {
  document.dispatchEvent(
    new CustomEvent("quire:search", { cancelable: true, detail: { initial: question } }),
  );
}

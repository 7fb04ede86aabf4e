import { element } from "../../client/element.ts";
import { pressButton } from "../../client/press-button.ts";
import { type Answer, type AnswerPart, type AnswerSource, isSamePlace, type Place } from "../answer.ts";
import { withCitations } from "../citations.ts";
import { markdownBlocks } from "../markdown-blocks.ts";
import { isSafe } from "../spans.ts";
import { blockNodes } from "./block-nodes.ts";

/** The address of a section. */
type Links = (place: Place) => string;

/** A button that asks a question. */
type Offer = (text: string, source: AnswerSource) => HTMLElement;

/**
 * What is shown in reply to a question.
 *
 * @param search searches for the words of the question; false if the site has no search
 */
export function answerContent(
  answer: Answer,
  links: Links,
  offer: Offer,
  search: false | (() => void),
): HTMLElement[] {
  const { status, sources } = answer;
  if (status === "answered") return answeredContent(answer, links, offer);
  return [
    element("p", {}, replies[status]),
    ...(sources.length > 0 ? [sourceList("These sections come nearest", sources, links)] : []),
    ...(search && status === "declined" ? [pressButton({ class: "button" }, search, "Search for it")] : []),
  ];
}

/** An answer, its sources and the suggested questions. */
function answeredContent({ parts, sources, next }: Answer, links: Links, offer: Offer): HTMLElement[] {
  const others = sources.filter((source) => !parts.some((part) => isSamePlace(part.source, source)));
  return [
    ...parts.flatMap((part, index) =>
      partNodes(part, links, part.about ?? (index === 1 ? "Also in the documentation" : undefined)),
    ),
    ...(others.length > 0 ? [sourceList("See also", others, links)] : []),
    ...(next.length > 0
      ? [
          nextOffers([
            element("p", {}, "Next questions"),
            ...next.map(({ text, source }) => offer(text, source)),
          ]),
        ]
      : []),
  ];
}

/** Questions to ask next, shown below the last answer only. */
export function nextOffers(content: HTMLElement[]): HTMLElement {
  return element("div", { class: "ask-next" }, ...content);
}

/** What a language model has written so far, with the sections it was given. */
export function modelContent(text: string, sources: readonly AnswerSource[], links: Links): HTMLElement[] {
  const blocks = withCitations(markdownBlocks(text), sources, links);
  return [
    ...blockNodes(blocks, (to) => (isSafe(to) ? to : undefined)),
    // Numbered, as the text cites them by number.
    sourceList("Written by a language model from these sections. Check what matters.", sources, links, "ol"),
  ];
}

/** What is said when the documentation was asked nothing, or has no answer. */
const replies: Record<Exclude<Answer["status"], "answered">, string> = {
  empty: "Type a question.",
  talk: "I look up what this documentation says and show it in its own words, with the sections it stands in. Ask about what you want to do.",
  thanks: "You are welcome.",
  complaint: "Try to ask in other words, or search for a word that the page you look for must have.",
  declined: "The documentation does not say, as far as I can tell.",
};

/** The notice that looking up the answer failed. */
export function failedContent(again: () => void): HTMLElement {
  return element(
    "div",
    {},
    element(
      "p",
      {},
      "The documentation could not be fetched. You might want to check your network connection.",
    ),
    pressButton({ class: "button" }, again, "Try again"),
  );
}

/** @param label stands above it: what it is about, or how it relates to the part before */
function partNodes(
  { source, availability, blocks }: AnswerPart,
  links: Links,
  label?: string,
): HTMLElement[] {
  const addressOf = (to: string) => {
    if (to.startsWith("#")) return `${links({ ...source, anchor: "" })}${to}`;
    if (!isSafe(to)) return undefined;
    // Links in the Markdown of pages already include the base path.
    return to;
  };
  return [
    ...(label ? [element("p", { class: "ask-also" }, label)] : []),
    ...blockNodes(blocks, addressOf),
    element(
      "p",
      { class: "ask-source" },
      element("a", { href: links(source) }, sourceName(source)),
      availability ? ` (${availability})` : "",
    ),
  ];
}

function sourceList(
  label: string,
  sources: readonly AnswerSource[],
  links: Links,
  list: "ol" | "ul" = "ul",
): HTMLElement {
  return element(
    "div",
    { class: "ask-sources" },
    element("p", {}, label),
    element(
      list,
      {},
      ...sources.map((source) =>
        element("li", {}, element("a", { href: links(source) }, sourceName(source))),
      ),
    ),
  );
}

/** Label of a source: the page's title, and the heading unless it is the page's introduction. */
function sourceName({ title, context, headings }: AnswerSource): string {
  const heading = headings.at(-1);
  // A title of one word says little without its category.
  const page = context && !/\s/.test(title) ? `${context}, ${title}` : title;
  return heading === undefined || heading === title ? page : `${page}: ${heading}`;
}

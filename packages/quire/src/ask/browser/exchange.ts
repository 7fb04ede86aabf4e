import { element } from "../../client/element.ts";

/** A question and its answer, as they stand in the panel. */
export interface Exchange {
  exchange: HTMLElement;
  /** Holds the answer; busy until all of it is there. */
  place: HTMLElement;
  /** Replace the answer. A reader who has scrolled on is not scrolled back when more arrives. */
  show(content: HTMLElement[]): void;
}

/**
 * Add a question below those before it.
 *
 * @param body the area that scrolls
 */
export function addExchange(question: string, log: HTMLElement, body: HTMLElement): Exchange {
  const place = element("div", { class: "ask-answer", "aria-busy": "true" });
  const exchange = element(
    "div",
    { class: "ask-exchange", tabindex: "-1" },
    element("h3", {}, question),
    place,
  );
  for (const old of log.querySelectorAll(".ask-next")) old.remove();
  log.append(exchange);
  /** Where the area stood after the last change; NaN once the reader has moved it. */
  let shownAt: number | undefined;
  const show = (content: HTMLElement[]) => {
    const hasMoved = shownAt !== undefined && body.scrollTop !== shownAt;
    place.replaceChildren(...content);
    if (!hasMoved) exchange.scrollIntoView({ block: "start" });
    shownAt = hasMoved ? Number.NaN : body.scrollTop;
  };
  return { exchange, place, show };
}

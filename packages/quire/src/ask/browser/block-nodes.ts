import { element } from "../../client/element.ts";
import { markedText } from "../../search/browser/marked-text.ts";
import type { AnswerBlock, Span } from "../answer.ts";

/**
 * Resolves a link of an answer to an address, on this site or another; undefined if the link must not be
 * followed.
 */
export type AddressOf = (to: string) => string | undefined;

/** Render the blocks of an answer as elements. All text becomes text nodes. */
export function blockNodes(blocks: readonly AnswerBlock[], addressOf: AddressOf): HTMLElement[] {
  return blocks.map((block) => blockNode(block, addressOf));
}

function blockNode(block: AnswerBlock, addressOf: AddressOf): HTMLElement {
  const spans = (list: readonly Span[]) => spanNodes(list, addressOf);
  switch (block.type) {
    case "paragraph":
      return element("p", {}, ...spans(block.spans));
    case "heading":
      return element("p", { class: "ask-heading" }, ...spans(block.spans));
    case "list":
      return element(
        block.ordered ? "ol" : "ul",
        { start: block.ordered && block.start !== 1 ? String(block.start) : undefined },
        ...block.items.map((item) => element("li", {}, ...blockNodes(item, addressOf))),
      );
    case "code":
      return codeNode(block);
    case "table":
      return element(
        "div",
        { class: "ask-table", tabindex: "0", role: "group", "aria-label": "Table" },
        element(
          "table",
          {},
          element(
            "thead",
            {},
            element("tr", {}, ...block.head.map((cell) => element("th", { scope: "col" }, ...spans(cell)))),
          ),
          element(
            "tbody",
            {},
            ...block.rows.map((row) =>
              element("tr", {}, ...row.map((cell) => element("td", {}, ...spans(cell)))),
            ),
          ),
        ),
      );
    case "note":
      return element(
        "div",
        { class: "ask-note" },
        block.title ? element("p", { class: "ask-heading" }, block.title) : undefined,
        ...blockNodes(block.blocks, addressOf),
      );
  }
}

function codeNode({ title, language, text }: AnswerBlock & { type: "code" }): HTMLElement {
  const copy = element("button", { type: "button", class: "ask-copy" }, "Copy");
  copy.addEventListener("click", async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    copy.textContent = done ? "Copied" : "Select and copy";
    setTimeout(() => {
      copy.textContent = "Copy";
    }, 2000);
  });
  return element(
    "div",
    { class: "ask-code" },
    element("div", { class: "ask-code-head" }, element("span", {}, title ?? language), copy),
    element("pre", { tabindex: "0" }, element("code", {}, text)),
  );
}

function spanNodes(spans: readonly Span[], addressOf: AddressOf): (Node | string)[] {
  return spans.map((span) => {
    if (span.kind === "code") return element("code", {}, ...markedText({ text: span.text, matches: [] }));
    if (span.kind === "strong") return element("strong", {}, span.text);
    if (span.kind === "unproven") return element("em", { class: "ask-unproven" }, span.text);
    const address = span.kind === "link" || span.kind === "cite" ? addressOf(span.to ?? "") : undefined;
    if (address === undefined) return span.text;
    const outside = /^https?:/.test(address) && new URL(address).origin !== location.origin;
    return element(
      "a",
      {
        href: address,
        class: span.kind === "cite" ? "ask-cite" : undefined,
        target: outside ? "_blank" : undefined,
        rel: outside ? "noopener noreferrer nofollow" : undefined,
      },
      span.text,
    );
  });
}

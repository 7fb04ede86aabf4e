import { createElement, useContext } from "react";
import type { HeadTag } from "../../markdown/mdx-head.ts";
import { HeadContext } from "../../render/page-head.ts";

/** Names of attributes that React has its own for. */
const reactNames: Record<string, string> = {
  charset: "charSet",
  "http-equiv": "httpEquiv",
  crossorigin: "crossOrigin",
  hreflang: "hrefLang",
  referrerpolicy: "referrerPolicy",
};

/** What a document says about the head of its page: its tags take the place of the engine's own of the same name. */
export default function Head({ tags }: { tags: readonly HeadTag[] }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  for (const { tag, attributes, text } of tags) {
    const named = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
    if (tag === "title") head.wholeTitle = text;
    else head.tags.push(createElement(tag, Object.fromEntries(named)));
  }
  return null;
}

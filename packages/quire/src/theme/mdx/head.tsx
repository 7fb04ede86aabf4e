import { createElement, useContext } from "react";
import type { HeadTag } from "../../markdown/mdx-head.ts";
import { HeadContext } from "../../render/page-head.ts";

/**
 * What a document says about the head of its page: its tags take the place of the engine's own of the same name. Styles
 * go where those of components go.
 */
export default function Head({ tags = [] }: { tags?: readonly HeadTag[] }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  for (const { tag, attributes, text } of tags) {
    if (tag === "title") head.wholeTitle = text;
    else if (tag !== "style") head.tags.push(createElement(tag, attributes));
  }
  const styles = tags.filter(({ tag }) => tag === "style");
  return styles.map(({ attributes, text }) => createElement("style", { key: text, ...attributes }, text));
}

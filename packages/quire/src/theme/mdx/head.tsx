import { createElement, useContext } from "react";
import type { HeadTag } from "../../markdown/mdx/mdx-head.ts";
import { HeadContext } from "../../render/collected-head.ts";

/**
 * Tags that a document adds to the page's head, replacing those of the engine with the same name. Styles go into
 * the style sheet for components, attributes of `<html>` to that of the page.
 */
export default function Head({ tags = [] }: { tags?: readonly HeadTag[] }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  for (const { tag, attributes, text } of tags) {
    if (tag === "title") head.wholeTitle = text;
    else if (tag === "html") head.root = { ...head.root, ...attributes };
    else if (tag !== "style") head.tags.push(createElement(tag, attributes));
  }
  const styles = tags.filter(({ tag }) => tag === "style");
  return styles.map(({ attributes, text }) => createElement("style", { key: text, ...attributes }, text));
}

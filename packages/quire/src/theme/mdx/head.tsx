import { Children, createElement, type ReactNode, useContext } from "react";
import type { HeadTag } from "../../markdown/mdx/mdx-head.ts";
import { HeadContext, headTags } from "../../render/collected-head.ts";

/**
 * Adds tags to the page's head, replacing those of the engine with the same name: its children, or those that a
 * document has been compiled to. Styles go into the style sheet for components, as the policy forbids inline ones;
 * attributes of `<html>` to that of the page. Does nothing in the browser.
 */
export default function Head(props: { tags?: readonly HeadTag[]; children?: ReactNode }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  const tags = headTags(props.tags?.map(elementOf) ?? props.children);
  for (const tag of tags) {
    const { children, ...attributes } = tag.props;
    if (tag.type === "title") head.wholeTitle = Children.toArray(children).join("");
    else if (tag.type === "html") head.root = { ...head.root, ...attributes };
    else if (tag.type !== "body" && tag.type !== "style") head.tags.push(tag);
  }
  return tags.filter(({ type }) => type === "style");
}

function elementOf({ tag, attributes, text }: HeadTag): ReactNode {
  return createElement(tag, attributes, text || undefined);
}

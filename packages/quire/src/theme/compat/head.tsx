import { Children, type ReactNode, useContext } from "react";
import { HeadContext, headTags } from "../../render/collected-head.ts";

/**
 * `@docusaurus/Head`: adds its children to the page's head, replacing tags of the engine with the same name.
 * Styles go into the style sheet for components, as the policy forbids inline ones; attributes of `<html>` to that of
 * the page. Does nothing in the browser.
 */
export default function Head({ children }: { children?: ReactNode }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  const tags = headTags(children);
  for (const tag of tags) {
    if (tag.type === "title") head.wholeTitle = textOf(tag.props.children);
    else if (tag.type === "html") {
      const { children: _, ...attributes } = tag.props;
      head.root = { ...head.root, ...attributes };
    } else if (tag.type !== "body" && tag.type !== "style") head.tags.push(tag);
  }
  return tags.filter(({ type }) => type === "style");
}

function textOf(children: ReactNode): string {
  return Children.toArray(children).join("");
}

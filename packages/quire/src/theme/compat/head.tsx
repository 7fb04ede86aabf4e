import { Children, type ReactNode, useContext } from "react";
import { HeadContext, headTags } from "../../render/page-head.ts";

/**
 * `@docusaurus/Head`: its children become tags of the page's head, in the place of the engine's own of the same
 * name; styles go where those of components go, for the policy forbids them in the page. In the browser it does nothing.
 */
export default function Head({ children }: { children?: ReactNode }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  const tags = headTags(children);
  for (const tag of tags) {
    if (tag.type === "title") head.wholeTitle = textOf(tag.props.children);
    else if (tag.type !== "body" && tag.type !== "html" && tag.type !== "style") head.tags.push(tag);
  }
  return tags.filter(({ type }) => type === "style");
}

function textOf(children: ReactNode): string {
  return Children.toArray(children).join("");
}

import { Children, type ReactNode, useContext } from "react";
import { HeadContext, headTags } from "../../render/page-head.ts";

/**
 * `@docusaurus/Head`: its children become tags of the page's head, in the place of the engine's own of the same
 * name. In the browser it does nothing.
 */
export default function Head({ children }: { children?: ReactNode }) {
  const head = useContext(HeadContext);
  if (!head) return null;
  for (const tag of headTags(children)) {
    if (tag.type === "title") head.wholeTitle = textOf(tag.props.children);
    else if (tag.type !== "body" && tag.type !== "html") head.tags.push(tag);
  }
  return null;
}

function textOf(children: ReactNode): string {
  return Children.toArray(children).join("");
}

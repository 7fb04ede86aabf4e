import type { Tag } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { themeText } from "./texts.ts";

/** Links to the tags of a page. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  const href = usePageHref();
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={themeText("theme.tags.tagsPageTitle", "Tags")}>
      {tags.map((tag) => (
        <li key={tag.label}>
          <a className="tag" href={href(tag.path)} rel="tag" title={tag.description}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { addTo } from "../base/groups.ts";
import type { TagPage } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { themeText } from "./texts.ts";

/** All tags of a docs version or a blog, grouped by first letter. */
export function TagsPage({ tags }: { tags: readonly TagPage[] }) {
  const href = usePageHref();
  return (
    <>
      <div className="prose">
        <h1>{themeText("theme.tags.tagsPageTitle", "Tags")}</h1>
      </div>
      {byLetter(tags).map(([letter, entries]) => (
        <section key={letter} className="tag-group" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className="tags">
            {entries.map(({ tag, items }) => (
              <li key={tag.path}>
                <a className="tag" href={href(tag.path)} rel="tag" title={tag.description}>
                  {tag.label} <span className="tag-count">{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Tags sorted by label and grouped by upper-case first letter. */
export function byLetter(tags: readonly TagPage[]): [string, TagPage[]][] {
  const groups = new Map<string, TagPage[]>();
  for (const page of [...tags].sort((a, b) => a.tag.label.localeCompare(b.tag.label, "en"))) {
    const letter = (Array.from(page.tag.label)[0] ?? "").toUpperCase();
    addTo(groups, letter, page);
  }
  return [...groups];
}

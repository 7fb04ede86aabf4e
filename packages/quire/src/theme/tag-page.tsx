import type { TagPage as TagPageData } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { Entries } from "./entries.tsx";
import { themeCount, themeText } from "./texts.ts";

interface TagPageProps {
  page: TagPageData;
  /** Site path of the list of all tags. */
  tagsPath: string;
  /** The kind of items. */
  noun: "doc" | "post";
}

/** The documents or posts with a tag. */
export function TagPage({ page, tagsPath, noun }: TagPageProps) {
  const href = usePageHref();
  const { tag, items } = page;
  return (
    <>
      <div className="prose">
        <h1>
          {noun === "doc"
            ? themeText("theme.docs.tagDocListPageTitle", "{nDocsTagged} with “{tagName}”", {
                nDocsTagged: themeCount(
                  "theme.docs.tagDocListPageTitle.nDocsTagged",
                  "1 doc tagged|{count} docs tagged",
                  items.length,
                ),
                tagName: tag.label,
              })
            : themeText("theme.blog.tagTitle", "{nPosts} tagged with “{tagName}”", {
                nPosts: themeCount("theme.blog.post.plurals", "1 post|{count} posts", items.length),
                tagName: tag.label,
              })}
        </h1>
        {tag.description && <p className="lead">{tag.description}</p>}
        <p>
          <a href={href(tagsPath)}>{themeText("theme.tags.tagsPageLink", "View all tags")}</a>
        </p>
      </div>
      <Entries items={items} />
    </>
  );
}

import type { TagPage as TagPageData } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { Entries } from "./entries.tsx";

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
          {items.length} {items.length === 1 ? noun : `${noun}s`} tagged with “{tag.label}”
        </h1>
        {tag.description && <p className="lead">{tag.description}</p>}
        <p>
          <a href={href(tagsPath)}>View all tags</a>
        </p>
      </div>
      <Entries items={items} />
    </>
  );
}

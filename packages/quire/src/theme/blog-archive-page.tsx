import { addTo } from "../base/groups.ts";
import type { Post } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { siteDate } from "./dates.ts";
import { DocFrame } from "./doc-frame.tsx";
import { themeText } from "./texts.ts";

interface BlogArchivePageProps {
  /** Newest first. */
  posts: readonly Pick<Post, "key" | "title" | "path" | "date">[];
}

/** The list of all posts of a blog, by year. */
export function BlogArchivePage({ posts }: BlogArchivePageProps) {
  const href = usePageHref();
  return (
    <DocFrame>
      <div className="prose">
        <h1>{themeText("theme.blog.archive.title", "Archive")}</h1>
      </div>
      {byYear(posts).map(([year, entries]) => (
        <section key={year} className="archive-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="archive-posts">
            {entries.map((post) => (
              <li key={post.key}>
                <a href={href(post.path)}>{post.title}</a>
                <time className="post-date" dateTime={post.date}>
                  {siteDate(post.date)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocFrame>
  );
}

function byYear<T extends { date: string }>(posts: readonly T[]): [string, T[]][] {
  const years = new Map<string, T[]>();
  for (const post of posts) addTo(years, post.date.slice(0, 4), post);
  return [...years];
}

import type { AuthorPage as AuthorPageData } from "../site/model.ts";
import { useHref, usePageHref } from "./base-path.tsx";
import { Entries } from "./entries.tsx";
import { AuthorAccounts } from "./post-byline.tsx";
import { themeCount, themeText } from "./texts.ts";

/** An author with their posts. */
export function AuthorPage({ page, authorsPath }: { page: AuthorPageData; authorsPath: string }) {
  const href = useHref();
  const pageHref = usePageHref();
  const { author, items } = page;
  return (
    <>
      <div className="prose">
        <h1>{author.name}</h1>
        {author.title && <p className="lead">{author.title}</p>}
        {author.description && <p>{author.description}</p>}
        {author.url && (
          <p>
            <a href={href(author.url)}>{author.url.replace(/^(?:https?:\/\/|mailto:)/, "")}</a>
          </p>
        )}
        <AuthorAccounts author={author} />
        <p>
          {countedPosts(items)}.{" "}
          <a href={pageHref(authorsPath)}>
            {themeText("theme.blog.authorsList.viewAll", "View all authors")}
          </a>
        </p>
      </div>
      <Entries items={items} />
    </>
  );
}

/** All authors of a blog that have a page. */
export function AuthorsPage({ authors }: { authors: readonly AuthorPageData[] }) {
  const href = usePageHref();
  return (
    <>
      <div className="prose">
        <h1>{themeText("theme.blog.authorsList.pageTitle", "Authors")}</h1>
      </div>
      <ul className="entries">
        {authors.map(({ author, path, items }) => (
          <li key={path}>
            <h2>
              <a href={href(path)}>{author.name}</a>
            </h2>
            <p>
              {author.title && `${author.title} · `}
              {countedPosts(items)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function countedPosts(items: readonly unknown[]): string {
  return themeCount("theme.blog.post.plurals", "1 post|{count} posts", items.length);
}

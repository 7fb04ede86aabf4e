import type { Author, Post } from "../site/model.ts";
import { useHref, usePageHref } from "./base-path.tsx";
import { siteDate } from "./dates.ts";
import { themeCount, themeText } from "./texts.ts";

/** Date and reading time of a post. */
export function PostDate({ post }: { post: Post }) {
  return (
    <p className="post-date">
      <time dateTime={post.date}>{siteDate(post.date)}</time>
      {post.readingMinutes !== undefined && !post.frontMatter.hide_reading_time && (
        <>
          <span aria-hidden="true"> · </span>
          {themeCount(
            "theme.blog.post.readingTime.plurals",
            "1 min read|{readingTime} min read",
            post.readingMinutes,
            "readingTime",
          )}
        </>
      )}
    </p>
  );
}

/** Authors of a post. */
export function PostAuthors({ authors }: { authors: readonly Author[] }) {
  const href = useHref();
  const pageHref = usePageHref();
  if (authors.length === 0) return null;
  return (
    <ul className="authors" aria-label={themeText("theme.blog.authorsList.pageTitle", "Authors")}>
      {authors.map((author) => (
        <li key={author.name} className="author">
          {author.image && (
            <img src={href(author.image)} alt="" width="40" height="40" loading="lazy" decoding="async" />
          )}
          <div>
            {author.path ? (
              <a href={pageHref(author.path)}>{author.name}</a>
            ) : author.url ? (
              <a href={href(author.url)}>{author.name}</a>
            ) : (
              author.name
            )}
            {author.title && (
              <>
                {" "}
                <span className="author-title">{author.title}</span>
              </>
            )}
            <AuthorAccounts author={author} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Links to accounts of an author on other sites. */
export function AuthorAccounts({ author: { name, accounts = [] } }: { author: Author }) {
  const href = useHref();
  if (accounts.length === 0) return null;
  return (
    <ul className="author-accounts" aria-label={`Accounts of ${name}`}>
      {accounts.map((account) => (
        <li key={account.href}>
          <a href={href(account.href)}>{account.label}</a>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import type { Blog, Link, Post } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { BlogFrame } from "./blog-frame.tsx";
import { FeedIcon } from "./icons.tsx";
import { Pagination } from "./pagination.tsx";
import { PostAuthors, PostDate } from "./post-byline.tsx";
import { Prose } from "./prose.tsx";
import { TagList } from "./tag-list.tsx";
import { themeText } from "./texts.ts";

interface BlogListPageProps {
  blog: Pick<Blog, "title" | "description" | "sidebarTitle" | "feeds" | "archivePath" | "tagsPath" | "tags">;
  /**
   * The posts on this page, newest first, each with its excerpt, or its full text if it has no truncate marker.
   */
  posts: readonly { post: Post; excerpt: ReactNode }[];
  /** Posts for the column next to the list. */
  recent: readonly Link[];
  /** Site path of the page with newer posts. */
  newer?: string;
  /** Site path of the page with older posts. */
  older?: string;
}

/** A page of the list of posts. */
export function BlogListPage(props: BlogListPageProps) {
  const href = usePageHref();
  const feed = props.blog.feeds.rss ?? props.blog.feeds.atom;
  return (
    <BlogFrame
      sidebarTitle={props.blog.sidebarTitle}
      recent={props.recent}
      listed={props.recent.every(({ path }) => props.posts.some(({ post }) => post.path === path))}
    >
      <header className="prose blog-head">
        <h1>{props.blog.title}</h1>
        {props.blog.description !== props.blog.title && <p className="lead">{props.blog.description}</p>}
        <p className="blog-links">
          {props.blog.archivePath && (
            <a href={href(props.blog.archivePath)}>{themeText("theme.blog.archive.title", "Archive")}</a>
          )}
          {props.blog.tags.length > 0 && (
            <a href={href(props.blog.tagsPath)}>{themeText("theme.tags.tagsPageLink", "All tags")}</a>
          )}
          {feed && (
            <a className="feed-link" href={href(feed)}>
              <FeedIcon /> {themeText("theme.blog.feed", "Subscribe by feed")}
            </a>
          )}
        </p>
      </header>
      {props.posts.map(({ post, excerpt }) => (
        <article key={post.key} className="post">
          <PostDate post={post} />
          <h2 className="post-title">
            <a href={href(post.path)}>{post.title}</a>
          </h2>
          <PostAuthors authors={post.authors} />
          <Prose>{excerpt}</Prose>
          {post.truncated && (
            <p>
              <a
                className="read-more"
                href={href(post.path)}
                aria-label={themeText("theme.blog.post.readMoreLabel", "Read more about {title}", {
                  title: post.title,
                })}
              >
                {themeText("theme.blog.post.readMore", "Read more")}
              </a>
            </p>
          )}
          <TagList tags={post.tags} />
        </article>
      ))}
      <Pagination
        previous={
          props.newer
            ? { label: themeText("theme.blog.paginator.newerEntries", "Newer posts"), path: props.newer }
            : undefined
        }
        next={
          props.older
            ? { label: themeText("theme.blog.paginator.olderEntries", "Older posts"), path: props.older }
            : undefined
        }
        label={themeText("theme.blog.paginator.navAriaLabel", "Lists of posts")}
      />
    </BlogFrame>
  );
}

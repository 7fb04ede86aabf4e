import type { ReactNode } from "react";
import { feedKinds } from "../config/blog-schema.ts";
import type { Config } from "../config/schema.ts";
import { feedFormats } from "../site/blog/feeds.ts";
import { recentPosts } from "../site/blog/recent-posts.ts";
import type { Blog } from "../site/model.ts";
import type { RouteOf } from "../site/page-route.ts";
import { AuthorPage, AuthorsPage } from "../theme/author-page.tsx";
import { BlogArchivePage } from "../theme/blog-archive-page.tsx";
import { BlogFrame } from "../theme/blog-frame.tsx";
import { BlogListPage } from "../theme/blog-list-page.tsx";
import { BlogPostPage } from "../theme/blog-post-page.tsx";
import { TagPage } from "../theme/tag-page.tsx";
import { TagsPage } from "../theme/tags-page.tsx";
import { themeText } from "../theme/texts.ts";
import { renderBody } from "./body.tsx";
import { type DrawContext, type Drawn, drawContents } from "./drawing.ts";
import type { PageHead } from "./head.tsx";
import {
  describeArchive,
  describeAuthor,
  describeAuthors,
  describeTag,
  describeTags,
} from "./list-descriptions.ts";

/** Draw a page of the list of posts. */
export function drawBlogList(
  { blog, posts, previous, next }: RouteOf<"blog-list">,
  { config, ready, code }: DrawContext,
): Drawn {
  return {
    head: { title: blog.title, description: blog.description, feeds: feedsOf(blog) },
    content: (
      <BlogListPage
        blog={blog}
        posts={posts.map((post) => ({
          post,
          excerpt: renderBody(post.source, ready.get(post.source.file)!, code, "Excerpt"),
        }))}
        recent={recentLinks(blog, config)}
        showReadingTime={showsReadingTime(config, blog.id)}
        newer={previous}
        older={next}
      />
    ),
  };
}

/** Draw the page of a post. */
export function drawBlogPost({ blog, post }: RouteOf<"blog-post">, context: DrawContext): Drawn {
  const { content, hasH1, picture } = drawContents(post.source, post.frontMatter, context);
  return {
    head: {
      title: post.title,
      description: post.description,
      keywords: post.frontMatter.keywords,
      image: picture,
      noIndex: post.unlisted,
      type: "article",
      feeds: feedsOf(blog),
    },
    content: (
      <BlogPostPage
        blog={blog}
        post={post}
        showTitle={!hasH1}
        {...content}
        recent={recentLinks(blog, context.config)}
        showReadingTime={showsReadingTime(context.config, blog.id)}
      />
    ),
  };
}

/** Draw the list of all posts by year. */
export function drawBlogArchive({ blog }: RouteOf<"blog-archive">): Drawn {
  const posts = blog.posts.filter((post) => !post.unlisted);
  return {
    head: {
      title: themeText("theme.blog.archive.title", "Archive"),
      description: describeArchive(posts, blog.title),
    },
    content: <BlogArchivePage posts={posts} />,
  };
}

/** Draw the list of all tags of a blog. */
export function drawBlogTags({ blog }: RouteOf<"blog-tags">, { config }: DrawContext): Drawn {
  return {
    head: {
      title: themeText("theme.tags.tagsPageTitle", "Tags"),
      description: describeTags(blog.tags, "post", blog.title),
    },
    content: framed(blog, config, <TagsPage tags={blog.tags} />),
  };
}

/** Draw the list of posts with a tag. */
export function drawBlogTag({ blog, page }: RouteOf<"blog-tag">, { config }: DrawContext): Drawn {
  return {
    head: {
      title: `Posts tagged with “${page.tag.label}”`,
      description: describeTag(page, "post", blog.title),
    },
    content: framed(blog, config, <TagPage page={page} tagsPath={blog.tagsPath} noun="post" />),
  };
}

/** Draw the list of authors that have a page. */
export function drawBlogAuthors({ blog }: RouteOf<"blog-authors">, { config }: DrawContext): Drawn {
  return {
    head: {
      title: themeText("theme.blog.authorsList.pageTitle", "Authors"),
      description: describeAuthors(blog.authors, blog.title),
    },
    content: framed(blog, config, <AuthorsPage authors={blog.authors} />),
  };
}

/** Draw the page of an author. */
export function drawBlogAuthor({ blog, page }: RouteOf<"blog-author">, { config }: DrawContext): Drawn {
  return {
    head: { title: page.author.name, description: describeAuthor(page, blog.title) },
    content: framed(blog, config, <AuthorPage page={page} authorsPath={blog.authorsPath} />),
  };
}

/** A list next to the newest posts. */
function framed(blog: Blog, config: Config, list: ReactNode): ReactNode {
  return (
    <BlogFrame sidebarTitle={blog.sidebarTitle} recent={recentLinks(blog, config)}>
      {list}
    </BlogFrame>
  );
}

function feedsOf({ title, feeds }: Blog): PageHead["feeds"] {
  return feedKinds.flatMap((kind) => {
    const { name, mediaType } = feedFormats[kind];
    return feeds[kind] ? [{ href: feeds[kind], title: `${title}, ${name}`, type: mediaType }] : [];
  });
}

function recentLinks(blog: Blog, config: Config) {
  return recentPosts(blog, config).map(({ title, path }) => ({ label: title, path }));
}

function showsReadingTime(config: Config, blog: string): boolean {
  return config.blog.find(({ id }) => id === blog)?.showReadingTime ?? true;
}

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
import type { PageHead } from "./head.tsx";
import {
  describeArchive,
  describeAuthor,
  describeAuthors,
  describeTag,
  describeTags,
} from "./list-descriptions.ts";
import { postMetadata } from "./metadata.ts";
import { type PageParts, type RenderContext, renderContents } from "./render-context.ts";

/** Render a page of the list of posts. */
export function renderBlogList(
  { blog, posts, previous, next }: RouteOf<"blog-list">,
  { config, ready, code }: RenderContext,
): PageParts {
  return {
    head: { title: blog.title, description: blog.description, feeds: feedsOf(blog) },
    content: (
      <BlogListPage
        blog={blog}
        posts={posts.map((post) => ({
          post,
          excerpt: renderBody(
            { ...post.source, metadata: postMetadata(post, config.baseUrl) },
            ready.get(post.source.file)!,
            code,
            "Excerpt",
          ),
        }))}
        recent={recentLinks(blog, config)}
        newer={previous}
        older={next}
      />
    ),
  };
}

/** Render the page of a post. */
export function renderBlogPost({ blog, post }: RouteOf<"blog-post">, context: RenderContext): PageParts {
  const shown = { ...post.source, metadata: postMetadata(post, context.config.baseUrl) };
  const { content, hasH1, picture } = renderContents(shown, post.frontMatter, context);
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
      />
    ),
  };
}

/** Render the list of all posts by year. */
export function renderBlogArchive({ blog }: RouteOf<"blog-archive">): PageParts {
  const posts = blog.posts.filter((post) => !post.unlisted);
  return {
    head: {
      title: themeText("theme.blog.archive.title", "Archive"),
      description: describeArchive(posts, blog.title),
    },
    content: <BlogArchivePage posts={posts} />,
  };
}

/** Render the list of all tags of a blog. */
export function renderBlogTags({ blog }: RouteOf<"blog-tags">, { config }: RenderContext): PageParts {
  return {
    head: {
      title: themeText("theme.tags.tagsPageTitle", "Tags"),
      description: describeTags(blog.tags, "post", blog.title),
    },
    content: framed(blog, config, <TagsPage tags={blog.tags} />),
  };
}

/** Render the list of posts with a tag. */
export function renderBlogTag({ blog, page }: RouteOf<"blog-tag">, { config }: RenderContext): PageParts {
  return {
    head: {
      title: `Posts tagged with “${page.tag.label}”`,
      description: describeTag(page, "post", blog.title),
    },
    content: framed(blog, config, <TagPage page={page} tagsPath={blog.tagsPath} noun="post" />),
  };
}

/** Render the list of authors that have a page. */
export function renderBlogAuthors({ blog }: RouteOf<"blog-authors">, { config }: RenderContext): PageParts {
  return {
    head: {
      title: themeText("theme.blog.authorsList.pageTitle", "Authors"),
      description: describeAuthors(blog.authors, blog.title),
    },
    content: framed(blog, config, <AuthorsPage authors={blog.authors} />),
  };
}

/** Render the page of an author. */
export function renderBlogAuthor(
  { blog, page }: RouteOf<"blog-author">,
  { config }: RenderContext,
): PageParts {
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

import type { Blog, Link, Post } from "../site/model.ts";
import { BlogFrame } from "./blog-frame.tsx";
import { PageContext } from "./page-context.tsx";
import { PageFacts } from "./page-facts.tsx";
import { Pagination } from "./pagination.tsx";
import { PostAuthors, PostDate } from "./post-byline.tsx";
import { Prose } from "./prose.tsx";
import { type DocumentContents, tableOfContents } from "./table-of-contents.tsx";
import { TagList } from "./tag-list.tsx";
import { themeText } from "./texts.ts";

interface BlogPostPageProps extends DocumentContents {
  blog: Pick<Blog, "sidebarTitle">;
  post: Post;
  /** Render the title as the H1; false if the body contains it. */
  showTitle: boolean;
  recent: readonly Link[];
}

/** The page of a post. */
export function BlogPostPage(props: BlogPostPageProps) {
  const { post } = props;
  return (
    <PageContext value={props}>
      <BlogFrame
        sidebarTitle={props.blog.sidebarTitle}
        recent={props.recent}
        current={post.path}
        toc={tableOfContents(props)}
      >
        <article className="post">
          <PostDate post={post} />
          {props.showTitle && <h1 className="post-title">{post.title}</h1>}
          <PostAuthors authors={post.authors} />
          <Prose>{props.body}</Prose>
          <footer className="doc-after">
            <TagList tags={post.tags} />
            <PageFacts editUrl={post.editUrl} />
            <Pagination
              previous={post.previous}
              next={post.next}
              label={themeText("theme.blog.post.paginator.navAriaLabel", "Posts")}
            />
          </footer>
        </article>
      </BlogFrame>
    </PageContext>
  );
}

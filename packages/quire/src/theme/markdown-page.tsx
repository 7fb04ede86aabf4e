import { DocFrame } from "./doc-frame.tsx";
import { PageContext } from "./page-context.tsx";
import { Prose } from "./prose.tsx";
import { type DocumentContents, tableOfContents } from "./table-of-contents.tsx";

interface MarkdownPageProps extends DocumentContents {
  title: string;
  /** Render the title as the H1; false if the body contains it. */
  showTitle: boolean;
}

/** A standalone page written in Markdown. */
export function MarkdownPage({ title, showTitle, ...contents }: MarkdownPageProps) {
  return (
    <PageContext value={contents}>
      <DocFrame toc={tableOfContents(contents)}>
        <Prose>
          {showTitle && title && <h1>{title}</h1>}
          {contents.body}
        </Prose>
      </DocFrame>
    </PageContext>
  );
}

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
  const { body, toc, tocMin, tocMax } = contents;
  return (
    <PageContext value={{ toc, tocMin, tocMax, cards: [] }}>
      <DocFrame toc={tableOfContents(contents)}>
        <Prose>
          {showTitle && title && <h1>{title}</h1>}
          {body}
        </Prose>
      </DocFrame>
    </PageContext>
  );
}

import { type ReactNode, useContext } from "react";
import { escapeCode } from "../../base/escape.ts";
import { codeTitle, fenceWords } from "../../markdown/code/code-fence.ts";
import { CodeHighlighter } from "../highlight-code.ts";
import { CopyCodeIcon } from "../icons.tsx";
import { themeText } from "../texts.ts";

/** A code block, highlighted by the build or written as a component. */
export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** Inner HTML of `<code>`: highlighted and escaped; numbered lines have `data-line`. */
  html?: string;
  /** Whether to number lines, or the number of the first line. */
  showLineNumbers?: boolean | number;
  /** Settings as written after the language of a fence: `{1,3} title="a.js"`. */
  metastring?: string;
  /** Number of the first line; already applied to `html`. */
  start?: number;
  className?: string;
  /** The code as text, if there is no `html`. */
  children?: ReactNode;
}

/**
 * A code block with its title and a copy button. There is no highlighter in the browser: during hydration React
 * leaves HTML alone that has not changed.
 */
export default function CodeBlock({ metastring = "", ...written }: CodeBlockProps) {
  const highlight = useContext(CodeHighlighter);
  const text = written.html === undefined ? textOf(written.children) : undefined;
  const highlighted =
    text === undefined ? undefined : highlight?.(text, ...fenceWords({ ...written, metastring }));
  const props = { ...written, ...highlighted, title: written.title ?? codeTitle(metastring) };
  const { language, title, showLineNumbers, className, children } = props;
  const html = props.html ?? (text && escapeCode(text));
  const code = [language && `language-${language}`, showLineNumbers && "numbered"].filter(Boolean).join(" ");
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div className={className ? `code-block ${className}` : "code-block"} data-language={language}>
      {title && <p className="code-title">{title}</p>}
      <div className="code-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code className={code || undefined} {...content} />
        </pre>
        <button
          type="button"
          className="code-copy corner-button scripted"
          aria-label={themeText("theme.CodeBlock.copyButtonAriaLabel", "Copy code")}
        >
          <CopyCodeIcon />
        </button>
      </div>
    </div>
  );
}

/** The text in the children of a code block; undefined if they contain anything else. */
function textOf(children: ReactNode): string | undefined {
  const pieces = [children].flat().filter((piece) => piece !== undefined && piece !== null);
  if (pieces.length === 0 || !pieces.every((piece) => typeof piece === "string")) return undefined;
  return pieces.join("").replace(/^\n+|\s+$/g, "");
}

import type { ReactNode } from "react";
import { CopyCodeIcon } from "../icons.tsx";

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** What stands inside `<code>`: highlighted, escaped; numbered lines carry their number (`data-line`). */
  html?: string;
  showLineNumbers?: boolean;
  /** Number of the first line; already in `html`. */
  start?: number;
  className?: string;
  /** The code as text, when there is no `html`. */
  children?: ReactNode;
}

/** A block of code with its title and a button that copies it. */
export default function CodeBlock(props: CodeBlockProps) {
  const { language, title, html, showLineNumbers, className, children } = props;
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
        <button type="button" className="code-copy corner-button scripted" aria-label="Copy code">
          <CopyCodeIcon />
        </button>
      </div>
    </div>
  );
}

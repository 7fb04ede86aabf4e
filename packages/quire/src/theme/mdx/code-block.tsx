import { type ReactNode, useContext } from "react";
import { CodeDrawing } from "../draw-code.ts";
import { CopyCodeIcon } from "../icons.tsx";

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** What stands inside `<code>`: highlighted, escaped; numbered lines carry their number (`data-line`). */
  html?: string;
  /** Numbered lines; a number is that of the first. */
  showLineNumbers?: boolean | number;
  /** Settings as they stand behind the language of a fence: `{1,3} title="a.js"`. */
  metastring?: string;
  /** Number of the first line; already in `html`. */
  start?: number;
  className?: string;
  /** The code as text, when there is no `html`. */
  children?: ReactNode;
}

/** A block of code with its title and a button that copies it. */
export default function CodeBlock({ metastring = "", ...written }: CodeBlockProps) {
  const drawn = useDrawnCode(written, metastring);
  const props = { ...written, ...drawn, title: written.title ?? drawn?.title };
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

/** What components give as text, as a fence would show it; undefined where that cannot be had or is there already. */
function useDrawnCode(props: CodeBlockProps, metastring: string): CodeBlockProps | undefined {
  const draw = useContext(CodeDrawing);
  const { html, language, className = "", showLineNumbers, children } = props;
  const pieces = [children].flat().filter((piece) => piece !== undefined && piece !== null);
  const isText = pieces.length > 0 && pieces.every((piece) => typeof piece === "string");
  if (!draw || html !== undefined || !isText) return undefined;
  const named = language ?? /\blanguage-([\w+#-]+)/.exec(className)?.[1] ?? "";
  const numbers =
    typeof showLineNumbers === "number" ? `showLineNumbers=${showLineNumbers}` : "showLineNumbers";
  const settings = showLineNumbers ? `${metastring} ${numbers}` : metastring;
  return draw(pieces.join("").replace(/^\n+|\s+$/g, ""), named, settings);
}

import type { ReactNode } from "react";

/** The Markdown that descriptions have most: code, bold and italic text, links and line breaks. */
const INLINE =
  /`([^`]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])[*_]([^\s*_](?:[^*_\n]*[^\s*_])?)[*_](?![\w*])|\[([^\]\n]+)\]\((https?:[^\s)]+|[/#][^\s)]*)\)|<br\s*\/?>/;

/** A description of an API: text on several lines with the most frequent inline Markdown. */
export function Description({ text }: { text: string }): ReactNode {
  return <span style={{ whiteSpace: "pre-line" }}>{inline(text.trim())}</span>;
}

function inline(text: string): ReactNode {
  const found = INLINE.exec(text);
  if (!found) return text;
  const [whole, code, bold, italic, label, href] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {code !== undefined ? (
        <code>{code}</code>
      ) : bold !== undefined ? (
        <strong>{inline(bold)}</strong>
      ) : italic !== undefined ? (
        <em>{inline(italic)}</em>
      ) : href !== undefined ? (
        <a href={href}>{inline(label ?? "")}</a>
      ) : (
        <br />
      )}
      {inline(text.slice(found.index + whole.length))}
    </>
  );
}

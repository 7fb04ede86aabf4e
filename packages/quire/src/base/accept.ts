/**
 * Whether the `Accept` header of a request prefers Markdown to HTML: it names `text/markdown`, which browsers
 * never do, and does not rank HTML higher.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  const wanted = qualities(accept);
  const markdown = wanted.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (wanted.get("text/html") ?? 0);
}

/** Whether an `Accept-Encoding` header names an encoding and does not refuse it (`br;q=0`). */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (qualities(header ?? "").get(encoding) ?? 0) > 0;
}

/** What a header accepts, in lower case → how much it is wanted, from 0 to 1. */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((entry) => {
      const [name = "", ...parameters] = entry.toLowerCase().split(";");
      const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return [name.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
}

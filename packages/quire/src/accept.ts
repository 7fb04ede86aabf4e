/**
 * Whether the `Accept` header of a request prefers Markdown to HTML: it names `text/markdown`, which browsers
 * never do, and does not rank HTML higher.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes("text/markdown")) return false;
  const wanted = new Map(
    accept.split(",").map((entry) => {
      const [type = "", ...parameters] = entry.toLowerCase().split(";");
      const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return [type.trim(), quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  const markdown = wanted.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (wanted.get("text/html") ?? 0);
}

/**
 * Whether a client would rather have Markdown than HTML, by its header `Accept`: it names `text/markdown`, and nothing
 * says that HTML is dearer to it. Browsers never name it.
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

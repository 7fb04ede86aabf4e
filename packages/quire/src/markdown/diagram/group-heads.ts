/** The outline of a subgraph; its heading, a bar with text; the lines, which are drawn after all subgraphs. */
const group = /(<g class="subgraph"[^>]*>\s*<rect [^>]*>)(\s*<rect [^>]*>\s*<text\b[\s\S]*?<\/text>)/g;
const line = '<polyline class="edge"';

/** Draw the headings of subgraphs over the lines that lead into these, which else would cross their words. */
export function withHeadsOnTop(svg: string): string {
  const heads: string[] = [];
  const without = svg.replace(group, (_, outline: string, head: string) => {
    heads.push(head);
    return outline;
  });
  const last = without.lastIndexOf(line);
  if (last < 0 || heads.length === 0) return svg;
  const end = without.indexOf(">", last) + 1;
  return `${without.slice(0, end)}<g>${heads.join("")}</g>${without.slice(end)}`;
}

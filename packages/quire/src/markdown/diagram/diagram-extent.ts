/** Margin around a drawing, in user units. */
const MARGIN = 8;

/**
 * Crop the view box of a flowchart to its content, as the layout reserves space for edges that end up elsewhere.
 * All text of a flowchart is inside shapes, so shapes and lines determine the extent.
 *
 * @param svg starts with an `<svg>` tag that has `viewBox`, `width` and `height`
 */
export function trimFrame(svg: string): string {
  const xs: number[] = [];
  const ys: number[] = [];
  const drawn = svg.replace(/<defs>[\s\S]*?<\/defs>/g, "");
  for (const [, name, written] of drawn.matchAll(/<(rect|circle|ellipse|polyline|polygon|path)\b([^>]*)>/g)) {
    // Curves may extend beyond their points.
    if (name === "path") return svg;
    const of = (attribute: string) =>
      Number(new RegExp(`\\s${attribute}="(-?[\\d.]+)"`).exec(written!)?.[1] ?? 0);
    if (name === "rect") {
      xs.push(of("x"), of("x") + of("width"));
      ys.push(of("y"), of("y") + of("height"));
    } else if (name === "circle" || name === "ellipse") {
      xs.push(of("cx") - (of("r") || of("rx")), of("cx") + (of("r") || of("rx")));
      ys.push(of("cy") - (of("r") || of("ry")), of("cy") + (of("r") || of("ry")));
    } else {
      for (const [, x, y] of /\spoints="([^"]*)"/.exec(written!)?.[1]?.matchAll(pair) ?? []) {
        xs.push(Number(x));
        ys.push(Number(y));
      }
    }
  }
  if (xs.length === 0) return svg;
  const left = round(Math.min(...xs) - MARGIN);
  const top = round(Math.min(...ys) - MARGIN);
  const width = round(Math.max(...xs) + MARGIN - left);
  const height = round(Math.max(...ys) + MARGIN - top);
  return svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`)
      .replace(/\swidth="[^"]*"/, ` width="${width}"`)
      .replace(/\sheight="[^"]*"/, ` height="${height}"`),
  );
}

const pair = /(-?[\d.]+)[\s,]+(-?[\d.]+)/g;
const round = (value: number) => Math.round(value * 100) / 100;

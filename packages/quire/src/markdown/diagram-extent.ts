/** Room around a drawing, in its own units. */
const MARGIN = 8;

/**
 * Cut the frame of a flowchart to what is drawn in it: its layout leaves room for lines that are then drawn
 * elsewhere. Every text of a flowchart stands in a shape, so shapes and lines tell the extent.
 *
 * @param svg begins with its `<svg>` tag, which has `viewBox`, `width` and `height`
 */
export function trimFrame(svg: string): string {
  const xs: number[] = [];
  const ys: number[] = [];
  const drawn = svg.replace(/<defs>[\s\S]*?<\/defs>/g, "");
  for (const [, name, written] of drawn.matchAll(/<(rect|circle|ellipse|polyline|polygon|path)\b([^>]*)>/g)) {
    // Curves can reach beyond their points.
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

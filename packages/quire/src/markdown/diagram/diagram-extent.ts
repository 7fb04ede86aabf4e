/** Margin around a drawing, in user units. */
const MARGIN = 8;

/**
 * Crop the view box of a flowchart to its content, as the layout reserves space for edges that end up elsewhere.
 * All text of a flowchart is inside shapes, so shapes and lines determine the extent.
 *
 * @param svg starts with an `<svg>` tag that has `viewBox`, `width` and `height`
 */
export function trimFrame(svg: string): string {
  const drawn = svg.replace(/<defs>[\s\S]*?<\/defs>/g, "");
  // Curves may extend beyond their points.
  if (/<path\b[^>]*>/.test(drawn)) return svg;
  const shapes = drawn.matchAll(/<(rect|circle|ellipse|polyline|polygon)\b([^>]*)>/g);
  const points = [...shapes].flatMap(([, element, attributes]) => pointsOf(element!, attributes!));
  if (points.length === 0) return svg;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
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

/** The points that span a shape: two corners, or all of a line. */
function pointsOf(element: string, attributes: string): [x: number, y: number][] {
  const of = (name: string) => Number(new RegExp(`\\s${name}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? 0);
  if (element === "rect")
    return [
      [of("x"), of("y")],
      [of("x") + of("width"), of("y") + of("height")],
    ];
  if (element === "circle" || element === "ellipse") {
    const [x, y] = [of("r") || of("rx"), of("r") || of("ry")];
    return [
      [of("cx") - x, of("cy") - y],
      [of("cx") + x, of("cy") + y],
    ];
  }
  const list = /\spoints="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return [...list.matchAll(pair)].map(([, x, y]) => [Number(x), Number(y)]);
}

const pair = /(-?[\d.]+)[\s,]+(-?[\d.]+)/g;
const round = (value: number) => Math.round(value * 100) / 100;

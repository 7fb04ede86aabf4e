import { diagramPrefix as prefix } from "./diagram-css.ts";

/**
 * Presentation attributes for the parts that look the same in every series, by the class that the renderer gives
 * them.
 */
const parts: Record<string, string> = {
  grid: `fill="var(${prefix}inner-stroke)"`,
  label: 'fill="var(--muted)"',
  "axis-title": 'fill="var(--muted)"',
  title: 'fill="var(--text)"',
  bar: 'stroke-width="1.5"',
  line: 'fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"',
  dot: 'stroke="var(--background)" stroke-width="2"',
};

/** Page colours to use, one for each series. */
const series = ["link", "tip", "important", "warning", "danger", "note"];

/**
 * The renderer gives the parts of a chart classes rather than colours. Add page colours as attributes, so that
 * the style sheet of a site needs no rules for charts.
 */
export function withChartColours(svg: string): string {
  return svg
    .replace(/<path\b[^>]*\bclass="xychart-line-shadow\b[^>]*\/>\s*/g, "")
    .replace(/\bclass="xychart-([\w-]+)(?: xychart-color-(\d+))?"/g, (_, part: string, number?: string) =>
      [parts[part], number && colourOf(part, Number(number))].filter(Boolean).join(" "),
    );
}

function colourOf(part: string, number: number): string {
  const colour = `var(--${series[number % series.length]})`;
  if (part === "dot") return `fill="${colour}"`;
  const fill = `fill="color-mix(in srgb,var(--background) 75%,${colour})" `;
  return `${part === "bar" ? fill : ""}stroke="${colour}"`;
}

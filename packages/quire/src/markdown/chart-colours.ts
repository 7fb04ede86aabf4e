import { diagramPrefix as prefix } from "./diagram-css.ts";

/** Attributes of the parts that look the same in every series, by the class that the drawer gives them. */
const parts: Record<string, string> = {
  grid: `fill="var(${prefix}inner-stroke)"`,
  label: 'fill="var(--muted)"',
  "axis-title": 'fill="var(--muted)"',
  title: 'fill="var(--text)"',
  bar: 'stroke-width="1.5"',
  line: 'fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"',
  dot: 'stroke="var(--background)" stroke-width="2"',
};

/** Names of the page's colours, one a series. */
const series = ["link", "tip", "important", "warning", "danger", "note"];

/**
 * The drawer gives the parts of a chart classes, not colours. Give them the page's, as attributes: the style sheet
 * of a site need know nothing of charts.
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

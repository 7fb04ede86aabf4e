/*
 * Apart from the drawer of diagrams, which takes longer to load than a site's style sheets take to bundle.
 */

/** Custom properties of a drawing's colours begin with it; the site's style sheet sets them. */
export const diagramPrefix = "--diagram-";

/**
 * Style rules that give diagrams the page's colours, by the style sheet's own custom properties
 * (`--background`, `--text`, `--muted`, `--link` and those of admonitions).
 */
export function diagramCss(): string {
  const mix = (share: number) => `color-mix(in srgb, var(--text) ${share}%, var(--background))`;
  const colours: Record<string, string> = {
    bg: "var(--background)",
    fg: "var(--text)",
    text: "var(--text)",
    "text-sec": "var(--muted)",
    "text-muted": "var(--muted)",
    "text-faint": mix(45),
    line: mix(55),
    accent: "var(--link)",
    arrow: mix(75),
    "node-fill": mix(4),
    "node-stroke": mix(30),
    "group-fill": "var(--background)",
    "group-hdr": mix(6),
    "inner-stroke": mix(14),
    "key-badge": mix(12),
  };
  const rules = Object.entries(colours).map(([name, value]) => `${diagramPrefix}${name}:${value}`);
  return [
    `.diagram svg{${rules.join(";")}}`,
    ".diagram text{font-family:inherit}",
    ".diagram .mono{font-family:var(--font-code)}",
  ].join("\n");
}

/** The same for charts, whose parts the drawer gives classes, not colours. */
export function chartCss(): string {
  const series = ["link", "tip", "important", "warning", "danger", "note"];
  return [
    `.xychart-grid{fill:var(${diagramPrefix}inner-stroke)}`,
    ".xychart-bar{stroke-width:1.5}",
    ".xychart-line{fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}",
    ".xychart-line-shadow{display:none}",
    ".xychart-dot{stroke:var(--background);stroke-width:2}",
    ".xychart-label,.xychart-axis-title{fill:var(--muted)}",
    ".xychart-title{fill:var(--text)}",
    ...series.flatMap((name, index) => [
      `.xychart-bar.xychart-color-${index}{stroke:var(--${name});fill:color-mix(in srgb,var(--background) 75%,var(--${name}))}`,
      `path.xychart-color-${index},line.xychart-color-${index}{stroke:var(--${name})}`,
      `circle.xychart-color-${index}{fill:var(--${name})}`,
    ]),
  ].join("\n");
}

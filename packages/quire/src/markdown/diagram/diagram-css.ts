/*
 * Apart from the drawer of diagrams, which takes longer to load than a site's style sheets take to bundle.
 */

/** Prefix of the custom properties for the colours of a diagram, set by the site's style sheet. */
export const diagramPrefix = "--diagram-";

/**
 * Style rules that map the colours of diagrams to the style sheet's own custom properties (`--background`,
 * `--text`, `--muted`, `--link` and those of admonitions).
 */
export function diagramCss(): string {
  const mix = (share: number) => `color-mix(in srgb, var(--text) ${share}%, var(--background))`;
  const colours: Record<string, string> = {
    bg: "var(--background)",
    text: "var(--text)",
    "text-sec": "var(--muted)",
    "text-muted": "var(--muted)",
    "text-faint": mix(45),
    line: mix(55),
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

/** Components of the theme that every document may use without an import. */
export const themeNames = [
  "Tabs",
  "TabItem",
  "Admonition",
  "CodeBlock",
  "Details",
  "Image",
  "Diagram",
  "DocCardList",
  "Link",
  "TOCInline",
] as const;
/** Name of such a component. */
export type ThemeName = (typeof themeNames)[number];

/** Elements of HTML and SVG, too. */
const elements: ReadonlySet<ThemeName> = new Set(["Details", "Image", "Link"]);

/** The component that an unknown element in lower case was meant to be. */
export function meantComponent(element: string): ThemeName | undefined {
  return themeNames.find((name) => name.toLowerCase() === element && !elements.has(name));
}

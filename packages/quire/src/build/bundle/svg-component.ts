import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { withOwnNames } from "./svg-names.ts";

/**
 * Make imports of `.svg` files components that render the drawing, as Docusaurus sites expect; `?url` yields the
 * address instead.
 */
export function svgComponents(): Plugin {
  return {
    name: "quire:svg",
    enforce: "pre",
    load: {
      filter: { id: /\.svg$/ },
      handler(id) {
        if (id.startsWith("\0")) return undefined;
        const { attributes, content } = readSvg(readFileSync(id, "utf8"));
        return [
          'import { createElement } from "react";',
          `const attributes = ${JSON.stringify(attributes)};`,
          `const content = { __html: ${JSON.stringify(content)} };`,
          "export default function Svg({ title, titleId, ...props }) {",
          '  const label = title === undefined ? {} : { "aria-label": title };',
          '  return createElement("svg", { ...attributes, ...label, ...props, dangerouslySetInnerHTML: content });',
          "}",
          "export { Svg as ReactComponent };",
        ].join("\n");
      },
    },
  };
}

/** The attributes of an SVG's root element under React's names, and its content. */
export function readSvg(text: string): { attributes: Record<string, string>; content: string } {
  const root = /<svg((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*)<\/svg>)/i.exec(withOwnNames(text));
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of (root?.[1] ?? "").matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const known = reactName(name!);
    if (known) attributes[known] = double ?? single ?? "";
  }
  return { attributes, content: root?.[2]?.replace(/<!--[\s\S]*?-->/g, "").trim() ?? "" };
}

function reactName(name: string): string | undefined {
  if (/^(xmlns(:.*)?|version|style|on\w+)$/i.test(name)) return undefined;
  if (name === "class") return "className";
  if (/^(data|aria)-/.test(name)) return name;
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

import { contentHash } from "./workspace.ts";

/** A whole script element, which holds no tags; or a tag with its attributes. */
const TAG = /<script\b[\s\S]*?<\/script>|<([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)+)\s*(\/?)>/gi;
const STYLE = /\sstyle="([^"]*)"/;
const CLASS = /(\sclass=")([^"]*)"/;

/**
 * Move the inline styles that components of a site draw into a style sheet, by classes: the
 * Content-Security-Policy forbids them in the page itself.
 *
 * @param html a page as React writes it: attributes in double quotes, escaped
 * @returns undefined when there is nothing to move
 */
export function moveStyles(html: string): { html: string; css: string } | undefined {
  if (!html.includes(' style="')) return undefined;
  const rules = new Map<string, string>();
  const moved = html.replace(TAG, (whole, name: string | undefined, attributes: string, end: string) => {
    const style = name === undefined ? null : STYLE.exec(attributes);
    if (!style) return whole;
    const declarations = plainText(style[1]!).trim();
    const rest = attributes.replace(STYLE, "");
    // A brace would end the rule, and what follows would style the whole page.
    if (declarations === "" || /[{}<]/.test(declarations)) return `<${name}${rest}${end}>`;
    const className = `s-${contentHash(declarations).slice(0, 8)}`;
    rules.set(className, declarations);
    const classed = CLASS.test(rest)
      ? rest.replace(CLASS, (_, head: string, names: string) => `${head}${className} ${names}"`)
      : `${rest} class="${className}"`;
    return `<${name}${classed}${end}>`;
  });
  const css = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`).join("\n");
  return { html: moved, css };
}

function plainText(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

import { contentHash } from "../../base/content-hash.ts";

/**
 * Prefix the ids of an SVG, and the classes and animations in its own `<style>`, as those of two drawings on a
 * page (`a`, `cls-1`) would conflict.
 *
 * @param svg the whole drawing
 */
export function withOwnNames(svg: string): string {
  const ids = new Set(attributeValues(svg, "id"));
  const isStyled = /<style\b/i.test(svg);
  if (ids.size === 0 && !isStyled) return svg;
  const prefix = `s${contentHash(svg).slice(0, 6)}-`;
  const own = (name: string) => (ids.has(name) ? prefix + name : name);
  let named = withAttribute(svg, "id", own);
  named = withAttribute(named, "(?:xlink:)?href", (to) => (to[0] === "#" ? `#${own(to.slice(1))}` : to));
  named = withAttribute(named, "aria-(?:labelledby|describedby)", (list) => eachName(list, own));
  named = named.replace(/(url\(\s*["']?#)([^"')]+)/g, (_, head: string, id: string) => head + own(id));
  if (!isStyled) return named;

  const used = new Set(attributeValues(named, "class").flatMap((list) => list.split(/\s+/)));
  const styled = new Set<string>();
  const frames = new Set([...svg.matchAll(KEYFRAMES)].map((match) => match[1]!));
  const animated = (css: string) =>
    css.replace(ANIMATION, (_, head: string, names: string) => {
      return head + names.replace(/[\w-]+/g, (name) => (frames.has(name) ? prefix + name : name));
    });
  const selected = (selector: string) =>
    selector.replace(/([.#])([\w-]+)/g, (whole, sign: string, name: string) => {
      if (sign === "#") return `#${own(name)}`;
      if (!used.has(name)) return whole;
      styled.add(name);
      return `.${prefix}${name}`;
    });
  named = named.replace(SHEET, (_, open: string, css: string, end: string) => {
    return open + animated(css.replace(/[^{};]+(?=\{)/g, selected)) + end;
  });
  named = withAttribute(named, "style", animated);
  return withAttribute(named, "class", (list) =>
    eachName(list, (name) => (styled.has(name) ? prefix + name : name)),
  );
}

const SHEET = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi;
const KEYFRAMES = /@(?:-\w+-)?keyframes\s+([\w-]+)/g;
/** The part before the name of an animation. */
const ANIMATION = /(@(?:-\w+-)?keyframes\s|\banimation(?:-name)?\s*:)([^;{}]+)/g;

const valuePattern = (name: string) => new RegExp(`(\\s${name}\\s*=\\s*["'])([^"']+)`, "g");

/** The values of an attribute, in either kind of quotes. */
function attributeValues(svg: string, name: string): string[] {
  return [...svg.matchAll(valuePattern(name))].map((match) => match[2]!);
}

/** Replace all values of an attribute. */
function withAttribute(svg: string, name: string, change: (value: string) => string): string {
  return svg.replace(valuePattern(name), (_, head: string, value: string) => head + change(value));
}

function eachName(list: string, change: (name: string) => string): string {
  return list.split(/\s+/).filter(Boolean).map(change).join(" ");
}

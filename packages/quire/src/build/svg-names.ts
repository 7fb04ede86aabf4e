import { contentHash } from "./workspace.ts";

/**
 * Give the ids of a drawing, and the classes that its own `<style>` names, a prefix of the drawing: those of two
 * drawings on one page (`a`, `cls-1`) would be taken for each other.
 *
 * @param svg the whole drawing
 */
export function withOwnNames(svg: string): string {
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!));
  const isStyled = /<style\b/i.test(svg);
  if (ids.size === 0 && !isStyled) return svg;
  const prefix = `s${contentHash(svg).slice(0, 6)}-`;
  const own = (name: string) => (ids.has(name) ? prefix + name : name);
  const named = svg
    .replace(/(\sid=")([^"]+)/g, (_, head: string, id: string) => head + own(id))
    .replace(/(url\(\s*["']?#)([^"')]+)/g, (_, head: string, id: string) => head + own(id))
    .replace(/(\s(?:xlink:)?href="#)([^"]+)/g, (_, head: string, id: string) => head + own(id))
    .replace(/(\saria-(?:labelledby|describedby)=")([^"]+)/g, (_, head: string, list: string) => {
      return head + list.split(/\s+/).map(own).join(" ");
    });
  if (!isStyled) return named;
  const sheet = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi;
  const selectors = /[^{};]+(?=\{)/g;
  const used = new Set([...named.matchAll(/\sclass="([^"]+)"/g)].flatMap((match) => match[1]!.split(/\s+/)));
  const styled = new Set<string>();
  const sheets = named.replace(sheet, (_, open: string, css: string, end: string) => {
    const renamed = css.replace(selectors, (selector) =>
      selector.replace(/([.#])([\w-]+)/g, (whole, sign: string, name: string) => {
        if (sign === "#") return `#${own(name)}`;
        if (!used.has(name)) return whole;
        styled.add(name);
        return `.${prefix}${name}`;
      }),
    );
    return open + renamed + end;
  });
  return sheets.replace(/(\sclass=")([^"]+)/g, (_, head: string, list: string) => {
    const names = list.split(/\s+/).filter(Boolean);
    return head + names.map((name) => (styled.has(name) ? prefix + name : name)).join(" ");
  });
}

import { contentHash } from "../../base/content-hash.ts";
import { decodeEntities } from "../../base/entities.ts";
import { escapeHtml } from "../../base/escape.ts";

/** A script element as a whole, or a tag with its attributes. */
const TAG =
  /<script\b[\s\S]*?<\/script>|<([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s=<>`"']+))?)+)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s=<>`"']+)))?/g;
/** Text, name, and value in one of three notations. */
type Attribute = (string | undefined)[];
const STYLE = /\sstyle\s*=/i;

/**
 * A script element as a whole; a style element, even inside SVG, with its attributes and text; the start or end
 * of an island.
 */
const SHEET = /<script\b[\s\S]*?<\/script>|<style\b([^>]*)>([\s\S]*?)<\/style>|<(\/?)quire-island\b/gi;
const MEDIA = /\smedia="([^"]*)"/;

/**
 * Move styles rendered by components of a site into a style sheet, as the Content-Security-Policy forbids them in
 * the page: inline ones become classes, style elements are moved unchanged.
 *
 * @param html a page as rendered by React, with HTML of the settings as it is written there
 * @returns undefined if there is nothing to move
 */
export function moveStyles(html: string): { html: string; css: string } | undefined {
  // Styles that the settings add to the head are allowed by hash.
  const body = html.indexOf("<body");
  const hasSheets = html.indexOf("<style", body) >= 0;
  if (!hasSheets && !STYLE.test(html)) return undefined;
  const sheets: string[] = [];
  const rules = new Map<string, string>();
  const lean = hasSheets ? withoutSheets(html, body, sheets) : html;
  const moved = lean.replace(TAG, (whole, name: string | undefined, attributes: string, end: string) => {
    if (name === undefined || !STYLE.test(attributes)) return whole;
    const parts: Attribute[] = [...attributes.matchAll(ATTRIBUTE)];
    const style = parts.find((part) => part[1]!.toLowerCase() === "style");
    if (!style) return whole;
    const others = parts.filter((part) => part !== style);
    const declarations = decodeEntities(attributeValue(style)).trim();
    // A brace would end the rule, and the rest would apply to the whole page.
    if (declarations !== "" && !/[{}<]/.test(declarations)) {
      const className = `s-${contentHash(declarations).slice(0, 8)}`;
      rules.set(className, declarations);
      const index = others.findIndex((part) => part[1]!.toLowerCase() === "class");
      const names = index < 0 ? "" : ` ${attributeValue(others[index]!).replaceAll('"', "&quot;")}`;
      others.splice(index < 0 ? others.length : index, 1, [` class="${className}${names}"`]);
    }
    return `<${name}${others.map(([text]) => text).join("")}${end}>`;
  });
  const css = [...new Set(sheets), ...[...rules].map(([name, declarations]) => `.${name}{${declarations}}`)];
  return { html: moved, css: css.join("\n") };
}

function attributeValue([, , double, single, bare]: Attribute): string {
  return double ?? single ?? bare ?? "";
}

/**
 * Remove the style elements after `from`. Inside islands, a mark stays, which `client/island-root.ts` turns into
 * an element again: hydration expects one, and would otherwise render the whole island anew.
 */
function withoutSheets(html: string, from: number, sheets: string[]): string {
  const start = Math.max(from, 0);
  let islands = 0;
  const rest = html.slice(start).replace(SHEET, (whole, attributes?: string, text?: string, end?: string) => {
    if (end !== undefined) islands += end === "" ? 1 : -1;
    if (attributes === undefined || text === undefined) return whole;
    const css = text.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "").trim();
    const media = MEDIA.exec(attributes)?.[1];
    if (css !== "") sheets.push(media ? `@media ${decodeEntities(media)}{${css}}` : css);
    return islands > 0 ? `<template data-style="${escapeHtml(text)}"></template>` : "";
  });
  return html.slice(0, start) + rest;
}

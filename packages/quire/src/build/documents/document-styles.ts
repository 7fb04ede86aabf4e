import { contentHash } from "../../base/content-hash.ts";
import type { CompiledDocument } from "../../markdown/document.ts";

/**
 * The style sheet for a document with inline styles, which the Content-Security-Policy forbids: site path →
 * content; empty for most documents.
 */
export function documentStyles(document: CompiledDocument): Record<string, string> {
  const rules = Object.entries(document.styles ?? {});
  if (rules.length === 0) return {};
  const css = rules.map(([name, declarations]) => `.${name}{${declarations}}`).join("\n");
  return styleSheet(css);
}

/** A style sheet with the site path it is published at. */
export function styleSheet(css: string): Record<string, string> {
  return { [`/assets/styles-${contentHash(css).slice(0, 8)}.css`]: css };
}

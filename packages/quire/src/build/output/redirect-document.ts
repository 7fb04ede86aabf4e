import { escapeHtml } from "../../base/escape.ts";
import type { Config } from "../../config/schema.ts";
import type { Redirect } from "../../site/model.ts";
import { redirectTarget } from "./redirect-target.ts";

/** A page that redirects without a script, for hosts that do not support redirects. */
export function redirectDocument(config: Config, redirect: Redirect): string {
  const target = escapeHtml(redirectTarget(config.baseUrl, redirect.to));
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(config.locale.htmlLang)}"><head><meta charset="utf-8">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${target}"><title>This page has moved</title></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join("");
}

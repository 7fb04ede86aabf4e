import { escapeHtml } from "../base/escape.ts";
import { formatProblems } from "../base/format-problems.ts";
import type { Problem } from "../base/problem.ts";

const STYLE = [
  "quire-problems{display:block;position:fixed;inset:auto 0 0 0;max-height:45vh;overflow:auto;z-index:1000;",
  "background:#1b1210;color:#ffe9e3;border-top:3px solid #ff5a36;padding:1rem 1.25rem;",
  "font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;white-space:pre-wrap}",
].join("");

function report(problems: readonly Problem[], siteDir: string): string {
  return escapeHtml(formatProblems(problems, siteDir, false));
}

/** A panel with the problems of a page, shown on top of it. */
export function problemPanel(problems: readonly Problem[], siteDir: string): string {
  if (problems.length === 0) return "";
  return `<style>${STYLE}</style><quire-problems role="alert">${report(problems, siteDir)}</quire-problems>`;
}

/** A page for when there is none to show the problems on. */
export function problemPage(title: string, problems: readonly Problem[], siteDir: string): string {
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}quire-problems{position:static;max-height:none;border-top:0;border-left:3px solid #ff5a36}`,
    "body{margin:2rem;font:16px/1.5 system-ui,sans-serif}</style></head>",
    `<body><h1>${escapeHtml(title)}</h1><quire-problems role="alert">${report(problems, siteDir)}</quire-problems></body></html>`,
  ].join("");
}

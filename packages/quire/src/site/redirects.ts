/** Plans redirects from former addresses. */

import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import { cleanAddress, decodePath, isExternalAddress, isUnsafeAddress } from "./address.ts";
import type { Redirect } from "./model.ts";
import { sitePath } from "./slug.ts";

/** A redirect, as configured. */
export interface WrittenRedirect {
  from: string | string[];
  to: string;
}

/**
 * Expand the configured redirects to one for each former address, in the given order. Chains are resolved, so
 * that each leads directly to its final target. Invalid ones are left out and reported: `redirect-from-route`
 * (there is a page or file at the address), `redirect-twice`, `redirect-target` (does not exist, or could run code),
 * `redirect-loop`, `redirect-from` (not a path).
 *
 * @param paths of all pages
 * @param files paths of static and generated files, to which redirects may lead as well
 * @param starts where other addresses lead, unless there is a page, a file or a redirect
 */
export function planRedirects(
  written: readonly WrittenRedirect[],
  paths: ReadonlySet<string>,
  files: Iterable<string> = [],
  starts: ReadonlyMap<string, string> = new Map(),
): { redirects: Redirect[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (code, from, message, hint, nth) => {
    problems.push({ code, message, severity: "error", hint, written: { name: "from", value: from, nth } });
  };
  const existing = new Set([...paths].map(decodePath));
  const aims = new Set([...existing, ...files]);
  const known = collect(written, existing, aims, report);
  for (const [old, to] of starts) {
    const isTaken = existing.has(decodePath(old)) || isFile(old, aims) || known.has(old);
    if (!isTaken) known.set(old, { old, to });
  }
  const targets = new Map([...known].map(([from, { to }]) => [from, to]));
  const redirects: Redirect[] = [];
  for (const [from, { old }] of known) {
    const to = follow(from, targets);
    if (to === undefined) {
      report("redirect-loop", old, `The redirect from ${from} leads back to itself.`);
    } else if (isUnsafeAddress(to)) {
      report("redirect-target", old, `The redirect from ${from} leads to a URL that could run code.`);
    } else if (!isExternalAddress(to) && !aims.has(decodePath(pathOf(to)))) {
      const near = nearest(pathOf(to), paths);
      const message = `The redirect from ${from} leads to ${to}, which does not exist.`;
      report("redirect-target", old, message, near && `Did you mean ${near}?`);
    } else redirects.push({ from, to });
  }
  return { redirects, problems };
}

type Report = (code: string, from: string, message: string, hint?: string, nth?: number) => void;

/**
 * The redirects by path of the former address, with that address as written, and with chains unresolved.
 *
 * @param existing paths of pages
 * @param aims paths that redirects may lead to
 */
function collect(
  written: readonly WrittenRedirect[],
  existing: ReadonlySet<string>,
  aims: ReadonlySet<string>,
  report: Report,
): Map<string, { old: string; to: string }> {
  const known = new Map<string, { old: string; to: string }>();
  for (const { from, to } of written) {
    for (const old of [from].flat()) {
      const path = oldPath(old);
      if (path === undefined) {
        const message = `A redirect starts from “${old}”, which is not a path.`;
        report("redirect-from", old, message, "Write `/old/path`.");
        continue;
      }
      const isPage = existing.has(decodePath(path));
      // Pages can be requested as files (`/a.html`) anyway.
      if (isPage && path === newAddress(to, aims)) continue;
      if (isPage || isFile(path, aims)) {
        const message = `A redirect starts from ${path}, but there is a ${isPage ? "page" : "file"} at this path.`;
        report("redirect-from-route", old, message, "Remove one of them.");
      } else if (known.has(path)) {
        const message = `Two redirects start from ${path}; only the first applies.`;
        report("redirect-twice", old, message, undefined, known.get(path)!.old === old ? 1 : 0);
      } else known.set(path, { old, to: newAddress(to, aims) });
    }
  }
  return known;
}

/** Whether a path, which is that of no page, leads to a file: by its name, or without the ending of HTML. */
function isFile(path: string, aims: ReadonlySet<string>): boolean {
  const name = decodePath(path);
  return aims.has(name) || aims.has(name === "/" ? "/index.html" : `${name}.html`);
}

/** Path of a former address in the form that routes have; undefined if it is not a path. */
function oldPath(written: string): string | undefined {
  const clean = cleanAddress(written);
  if (clean === "" || isExternalAddress(clean) || /[?#\\]/.test(clean)) return undefined;
  return sitePath(clean);
}

function newAddress(written: string, aims: ReadonlySet<string>): string {
  const clean = cleanAddress(written);
  const path = pathOf(clean);
  if (isExternalAddress(clean) || aims.has(decodePath(path))) return clean;
  return sitePath(path) + clean.slice(path.length);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

/** The end of the chain that starts at a path, with the last fragment along the way; undefined for a loop. */
function follow(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let rest = "";
  for (let path = from; ; ) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    const to = targets.get(path);
    if (to === undefined) return path + rest;
    if (isExternalAddress(to)) return to;
    path = pathOf(to);
    rest = to.slice(path.length) || rest;
  }
}

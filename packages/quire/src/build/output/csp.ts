/** Writes the Content-Security-Policy of a site. */
import { createHash } from "node:crypto";
import { QuireError } from "../../base/problem.ts";
import type { Sources } from "../../config/integrations-schema.ts";
import { sourceProblem } from "../../config/policy-source.ts";

/**
 * Sources that pages need besides the site's own files: hosts, schemes, URLs, and hashes of inline scripts and
 * styles; `form` are the targets of forms.
 */
export type PolicySources = Partial<Record<keyof Sources | "form", readonly string[]>>;

/** Source expression for an inline script or style: SHA-256 of the exact text between its tags. */
export function contentHashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * Write the policy. It allows the site's own files, inline scripts and styles by hash, images as `data:`, and the
 * given sources; it never contains `unsafe-inline` or `unsafe-eval`. The order of the sources does not affect the
 * result.
 *
 * @returns one line, the value of the header
 * @throws QuireError `csp-source` for a source that would end its directive or weaken the policy
 */
export function contentSecurityPolicy(all: readonly PolicySources[]): string {
  const of = (kind: keyof PolicySources) => all.flatMap((one) => one[kind] ?? []);
  return [
    // Firefox decides by it whether pages may be prefetched.
    directive("default-src", ["'self'"]),
    directive("script-src", ["'self'"], of("script")),
    directive("style-src", ["'self'"], of("style")),
    directive("img-src", ["'self'", "data:"], of("img")),
    directive("font-src", ["'self'"], of("font")),
    directive("media-src", ["'self'"], of("media")),
    directive("connect-src", ["'self'"], of("connect")),
    directive("worker-src", ["'self'"]),
    directive("manifest-src", ["'self'"]),
    directive("frame-src", ["'self'"], of("frame")),
    directive("object-src", ["'none'"]),
    directive("base-uri", ["'none'"]),
    directive("form-action", ["'self'"], of("form")),
    // Pages of the site may embed others, such as demonstrations; other sites may not.
    directive("frame-ancestors", ["'self'"]),
  ].join("; ");
}

function directive(name: string, fixed: readonly string[], needed: readonly string[] = []): string {
  for (const source of needed) {
    const problem = sourceProblem(name, source);
    if (problem) throw new QuireError(problem);
  }
  return [name, ...new Set([...fixed, ...needed.toSorted()])].join(" ");
}

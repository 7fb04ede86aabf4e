/** Writes the Content-Security-Policy of a site. */
import { createHash } from "node:crypto";
import { sourceProblem } from "../config/policy-source.ts";
import { QuireError } from "../problem.ts";

/** Sources that a site's pages need besides its own files: hosts, schemes or URLs. */
export interface PolicyNeeds {
  /** Hashes of inline scripts and styles, from `contentHashSource`. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** External scripts. */
  script?: readonly string[];
  style?: readonly string[];
  img?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  /** Targets of forms. */
  form?: readonly string[];
}

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
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const directives: [name: string, sources: (string | readonly string[] | undefined)[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", hashes(needs.scriptHashes), needs.script]],
    ["style-src", ["'self'", hashes(needs.styleHashes), needs.style]],
    ["img-src", ["'self'", "data:", needs.img]],
    ["font-src", ["'self'", needs.font]],
    ["media-src", ["'self'", needs.media]],
    ["connect-src", ["'self'", needs.connect]],
    ["worker-src", ["'self'"]],
    ["manifest-src", ["'self'"]],
    ["frame-src", ["'self'", needs.frame]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'", needs.form]],
    // Pages of the site may embed others, such as demonstrations; other sites may not.
    ["frame-ancestors", ["'self'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${list(name, sources)}`).join("; ");
}

/** Hashes may be given with or without quotes. */
function hashes(sources: readonly string[] | undefined): string[] {
  return (sources ?? []).map((source) => `'${source.replace(/^'|'$/g, "")}'`);
}

function list(directive: string, sources: readonly (string | readonly string[] | undefined)[]): string {
  const [fixed, needed] = [
    sources.filter((source) => typeof source === "string"),
    sources.filter((source) => Array.isArray(source)).flat(),
  ];
  const [wrong] = needed.flatMap((source) => sourceProblem(directive, source) ?? []);
  if (wrong) throw new QuireError(wrong);
  return [...new Set([...fixed, ...needed.toSorted()])].join(" ");
}

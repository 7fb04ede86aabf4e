/** The Content-Security-Policy of a site: what its pages may load and run. */
import { createHash } from "node:crypto";
import { sourceProblem } from "../config/policy-source.ts";
import { QuireError } from "../problem.ts";

/** What a site's pages need beyond their own files; sources are hosts, schemes or URLs. */
export interface PolicyNeeds {
  /** Of inline scripts and styles, as `contentHashSource` gives them. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Scripts from elsewhere. */
  script?: readonly string[];
  style?: readonly string[];
  img?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  /** Where forms are sent. */
  form?: readonly string[];
}

/** Source expression for an inline script or style: SHA-256 of exactly the text between its tags. */
export function contentHashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * Write the policy. It allows the site's own files, inline scripts and styles only by hash, pictures as
 * `data:`, and nothing else; it never holds `unsafe-inline` or `unsafe-eval`. The same needs in another
 * order give the same policy.
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
    // Pages show files of the site in frames, such as demonstrations; nobody else does.
    ["frame-ancestors", ["'self'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${list(name, sources)}`).join("; ");
}

/** Hashes may be given with or without their quotes. */
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

/** Configuration files for hosts: headers and redirects. */
import type { Problem } from "../../base/problem.ts";
import { encodePath, hrefOf, isExternalAddress } from "../../site/address.ts";
import type { TextFile } from "../../site/files/sitemap.ts";
import type { Redirect } from "../../site/model.ts";
import { nginxConfiguration } from "./nginx.ts";

/** What the configuration files for hosts depend on. */
export interface HostInput {
  /** Base path, with a slash at both ends. */
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Value of the header, one line. */
  contentSecurityPolicy: string;
}

/** Limits of Cloudflare on the length of a line, and on the number of redirects. */
const MAX_HEADER_LENGTH = 2_000;
const MAX_REDIRECT_LENGTH = 1_000;
const MAX_REDIRECTS = 2_000;

/** Site path of the folder of files with a content hash in their names. */
export const HASHED_FOLDER = "/assets/";
/** Cached for a year without revalidation, as a changed file has another name. */
export const immutable = "public, max-age=31536000, immutable";
/** Cached, but revalidated on each use. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Headers of all responses, except for caching. */
export function securityHeaders(contentSecurityPolicy: string): [name: string, value: string][] {
  return [
    ["Content-Security-Policy", oneLine(contentSecurityPolicy)],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "SAMEORIGIN"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
  ];
}

/**
 * Write `_headers` and `_redirects` (for Netlify and Cloudflare Pages) and `nginx.conf`.
 *
 * @returns the files, and a `host-limit` warning for everything left out because a host would reject it
 */
export function hostFiles(input: HostInput): { files: TextFile[]; problems: Problem[] } {
  const headers = headersFile(input);
  const redirects = redirectsFile(input);
  return {
    files: [
      { name: "_headers", text: headers.text },
      { name: "_redirects", text: redirects.text },
      { name: "nginx.conf", text: nginxConfiguration(input) },
    ],
    problems: [...headers.problems, ...redirects.problems],
  };
}

interface Written {
  text: string;
  problems: Problem[];
}

function headersFile({ baseUrl, contentSecurityPolicy }: HostInput): Written {
  const problems: Problem[] = [];
  const common = securityHeaders(contentSecurityPolicy)
    .map(([name, value]) => `  ${name}: ${value}`)
    .filter((line) => {
      if (line.length <= MAX_HEADER_LENGTH) return true;
      const name = line.trim().split(":")[0];
      problems.push(limit("_headers", `The header ${name} is longer than ${MAX_HEADER_LENGTH} characters`));
      return false;
    });
  const lines = [
    // `revalidate` is the default of both hosts; if it were listed here, it would be added to the other value.
    `# Pages are asked for each time (the hosts' own rule); files with a hash in their name never again.`,
    `${urlPath(baseUrl)}*`,
    ...common,
    "",
    `${urlPath(hrefOf(baseUrl, HASHED_FOLDER))}*`,
    `  Cache-Control: ${immutable}`,
  ];
  return { text: `${lines.join("\n")}\n`, problems };
}

function redirectsFile({ baseUrl, redirects }: HostInput): Written {
  const problems: Problem[] = [];
  const lines = redirects.flatMap(({ from, to }) => {
    const line = `${urlPath(hrefOf(baseUrl, from))} ${redirectTarget(baseUrl, to)} 301`;
    if (line.length <= MAX_REDIRECT_LENGTH) return [line];
    problems.push(
      limit("_redirects", `The redirect from ${from} is longer than ${MAX_REDIRECT_LENGTH} characters`),
    );
    return [];
  });
  if (lines.length > MAX_REDIRECTS) {
    problems.push(
      limit("_redirects", `There are ${lines.length} redirects, and only ${MAX_REDIRECTS} are read`),
    );
  }
  const kept = lines.slice(0, MAX_REDIRECTS);
  return { text: kept.map((line) => `${line}\n`).join(""), problems };
}

/** Target of a redirect, encoded so that it contains no white space or placeholders. */
export function redirectTarget(baseUrl: string, to: string): string {
  if (isExternalAddress(to)) {
    const [, origin, rest] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*|\/\/[^/?#]*|[a-z][a-z0-9+.-]*:)(.*)$/is.exec(
      to,
    )!;
    return word(origin!) + word(rest!).replace(/:/g, "%3A");
  }
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(to)!;
  return urlPath(hrefOf(baseUrl, path!)) + word(rest!).replace(/:/g, "%3A");
}

/** Encode a path as one word, with `*` and `:name` taken literally. */
function urlPath(path: string): string {
  return encodePath(path).replace(/\*/g, "%2A").replace(/:/g, "%3A");
}

/** Percent-encode white space, control characters, quotes and backslashes. */
function word(text: string): string {
  return text.replace(/[^\x21\x23-\x26\x28-\x5b\x5d-\x7e]/gu, (character) =>
    character === "'" ? "%27" : encodeURIComponent(character.replace(/[\ud800-\udfff]/gu, "\ufffd")),
  );
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}

function limit(file: string, what: string): Problem {
  return {
    code: "host-limit",
    message: `${what}, which Cloudflare does not accept. It is left out of ${file}.`,
    severity: "warning",
    hint: "Configure it at the host itself.",
  };
}

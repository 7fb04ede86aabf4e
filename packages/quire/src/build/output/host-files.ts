/** Configuration files for hosts: headers and redirects. */
import type { Problem } from "../../base/problem.ts";
import { hrefOf } from "../../site/address.ts";
import type { TextFile } from "../../site/files/sitemap.ts";
import type { Redirect } from "../../site/model.ts";
import { nginxConfiguration } from "./nginx.ts";
import { redirectTarget, urlPath } from "./redirect-target.ts";
import { HASHED_FOLDER, immutable, securityHeaders } from "./response-headers.ts";

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

function limit(file: string, what: string): Problem {
  return {
    code: "host-limit",
    message: `${what}, which Cloudflare does not accept. It is left out of ${file}.`,
    severity: "warning",
    hint: "Configure it at the host itself.",
  };
}

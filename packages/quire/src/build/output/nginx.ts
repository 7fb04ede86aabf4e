/** Writes a server block for nginx. */
import { decodePath, hrefOf } from "../../site/address.ts";
import type { HostInput } from "./host-files.ts";
import { redirectTarget } from "./redirect-target.ts";
import { HASHED_FOLDER, immutable, revalidate, securityHeaders } from "./response-headers.ts";

/**
 * Write the nginx configuration of the site, to be included in the `http` context. The output folder is expected
 * at the base path below the server's root. It serves clean paths, precompressed files, the not-found page,
 * headers and redirects, and a page's Markdown to clients that accept `text/markdown`.
 *
 * Every value is quoted, so that nothing in a redirect or a policy can end its directive or refer to a variable.
 */
export function nginxConfiguration(input: HostInput): string {
  const { baseUrl, redirects } = input;
  const base = hrefOf("/", baseUrl);
  const security = securityHeaders(input.contentSecurityPolicy);
  const headers = (...more: [string, string][]) =>
    [...security, ...more].map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const page = headers(["Cache-Control", revalidate], ["Vary", "Accept"]);
  // nginx does not start if two locations have the same name.
  const hasFront = !redirects.some(({ from }) => from === "/");
  const lines = [
    "# Include this file where nginx includes servers (http), and put the site's files",
    `# at ${comment(decodePath(base))} below the root.`,
    "",
    "# Whether the client names Markdown. Browsers do not.",
    "map $http_accept $quire_markdown {",
    '  default "";',
    '  "~*text/markdown" "1";',
    "}",
    "",
    "server {",
    "  listen 80;",
    "  server_name _;",
    "  root /usr/share/nginx/html;",
    "",
    "  charset utf-8;",
    "  absolute_redirect off;",
    `  error_page 404 ${quote(`${decodePath(base)}404.html`)};`,
    "  gzip_static on;",
    "  gzip_vary on;",
    "  # With the module ngx_brotli:",
    "  # brotli_static on;",
    "",
    "  # The Markdown of a page, where it has any. Not within a location: a true `if` there undoes try_files.",
    "  set $quire_twin $quire_markdown;",
    '  if (-f "$document_root$uri.md") { set $quire_twin "1$quire_twin"; }',
    '  if ($quire_twin = "11") { rewrite ^(.+)$ $1.md last; }',
    ...(hasFront
      ? [
          "  set $quire_front $quire_markdown;",
          `  if ($uri = ${quote(decodePath(base))}) { set $quire_front "1$quire_front"; }`,
          `  if ($quire_front = "11") { rewrite ^ ${quote(`${decodePath(base)}index.md`)} last; }`,
        ]
      : []),
    "",
    ...redirects.flatMap(({ from, to }) =>
      block(`location = ${quotePath(decodePath(baseUrl + from.slice(1)))}`, [
        `return 301 ${quote(redirectTarget(baseUrl, to))};`,
      ]),
    ),
    "  # Names with a hash of the content: never asked for again.",
    ...block(`location ^~ ${quote(decodePath(baseUrl + HASHED_FOLDER.slice(1)))}`, [
      ...headers(["Cache-Control", immutable]),
      "try_files $uri =404;",
    ]),
    ...block("location ~ \\.md$", [
      "types {}",
      "default_type text/markdown;",
      "charset_types text/markdown;",
      ...page,
      "try_files $uri =404;",
    ]),
    ...block(`location = ${quote(`${decodePath(base)}404.html`)}`, ["internal;", ...page]),
    ...(hasFront
      ? block(`location = ${quote(decodePath(base))}`, [
          ...page,
          `try_files ${quote(`${decodePath(base)}index.html`)} =404;`,
        ])
      : []),
    ...block(`location ${quote(decodePath(base))}`, [
      "# One address a page: no ending, no slash at the end.",
      "rewrite ^(/|/[^/\\\\\\\\].*/)index(?:\\.html)?$ $1 permanent;",
      "rewrite ^(/[^/\\\\\\\\].*?)(?:\\.html|/+)$ $1 permanent;",
      "",
      ...page,
      "try_files $uri.html $uri =404;",
    ]),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function block(head: string, lines: readonly string[]): string[] {
  return [`  ${head} {`, ...lines.map((line) => (line === "" ? "" : `    ${line}`)), "  }", ""];
}

/**
 * Quote a string for a directive that expands variables. `$` cannot be escaped there, so it is percent-encoded.
 */
function quote(text: string): string {
  return quotePath(text.replace(/\$/g, "%24"));
}

/** Quote a string for a location, where variables are not expanded. */
function quotePath(text: string): string {
  const plain = text.replace(/[\u0000-\u001f\u007f]/g, "");
  return `"${plain.replace(/[\\"]/g, "\\$&")}"`;
}

function comment(text: string): string {
  return text.replace(/\s+/g, " ");
}

import { describe, expect, test } from "vitest";
import { configSchema } from "../../config/schema.ts";
import { type HostInput, hostFiles } from "./host-files.ts";
import { redirectDocument } from "./redirect-document.ts";

function files(more: Partial<HostInput> = {}) {
  const { files: written, problems } = hostFiles({
    baseUrl: "/",
    redirects: [],
    contentSecurityPolicy: "default-src 'none'; script-src 'self' 'sha256-abc='",
    ...more,
  });
  const text = (name: string) => written.find((file) => file.name === name)!.text;
  return { headers: text("_headers"), redirects: text("_redirects"), nginx: text("nginx.conf"), problems };
}

const redirect = (from: string, to: string) => ({ redirects: [{ from, to }] });

describe("_headers", () => {
  test("every file has the policy; only files with a hash are kept for good", () => {
    const { headers, problems } = files({ baseUrl: "/base/" });
    expect(problems).toEqual([]);
    expect(headers).toMatch(/^\/base\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src/m);
    expect(headers).toMatch(/^\/base\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
    expect(headers.match(/Cache-Control/g)).toHaveLength(1);
    for (const name of [
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: ",
      "X-Frame-Options: SAMEORIGIN",
    ]) {
      expect(headers).toContain(`\n  ${name}`);
    }
  });

  test("a policy cannot start another header", () => {
    const { headers } = files({ contentSecurityPolicy: "default-src 'self'\r\nSet-Cookie: a=b" });
    expect(headers).not.toMatch(/^\s*Set-Cookie/m);
  });

  test("a line no host reads is left out and reported", () => {
    const { headers, problems } = files({ contentSecurityPolicy: `script-src ${"'sha256-x' ".repeat(300)}` });
    expect(problems).toEqual([expect.objectContaining({ code: "host-limit", severity: "warning" })]);
    expect(Math.max(...headers.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(problems[0]!.message).toMatch(
      /^The header Content-Security-Policy is longer .* left out of _headers\.$/,
    );
    const longest = "x".repeat(2000 - "  Content-Security-Policy: ".length);
    expect(files({ contentSecurityPolicy: longest }).problems).toEqual([]);
    expect(files({ contentSecurityPolicy: `${longest}x` }).problems).toHaveLength(1);
  });
});

describe("_redirects", () => {
  test.each([
    ["/old", "/docs/new#part", "/base/old /base/docs/new#part 301"],
    [
      "/chat",
      "https://chat.example.com:8080/a b?x=1",
      "/base/chat https://chat.example.com:8080/a%20b?x=1 301",
    ],
    ["/a b", "/über", "/base/a%20b /base/%C3%BCber 301"],
    ["/x/*", "/:splat", "/base/x/%2A /base/%3Asplat 301"],
    ["/x", "https://example.com/:splat", "/base/x https://example.com/%3Asplat 301"],
    ["/x", `https://example.com/"y'\\`, "/base/x https://example.com/%22y%27%5C 301"],
    ["/x\n/* https://evil.example", "/y", "/base/x%0A/%2A%20https%3A//evil.example /base/y 301"],
    ["/x", "https://example.com/\n/* /evil", "/base/x https://example.com/%0A/*%20/evil 301"],
  ])("%j to %j", (from, to, line) => {
    expect(files({ baseUrl: "/base/", ...redirect(from, to) }).redirects).toBe(`${line}\n`);
  });

  test("what no host reads is left out and reported", () => {
    const longest = `/${"y".repeat(1000 - "/x / 301".length)}`;
    expect(files(redirect("/x", longest)).redirects).toBe(`/x ${longest} 301\n`);
    const long = files(redirect("/x", `${longest}y`));
    expect(long.redirects).toBe("");
    expect(long.problems).toHaveLength(1);
    const redirects = Array.from({ length: 2001 }, (_, n) => ({ from: `/${n}`, to: "/" }));
    const many = files({ redirects });
    expect(many.redirects.trim().split("\n")).toHaveLength(2000);
    expect(many.problems).toHaveLength(1);
    expect([long, many].map(({ problems }) => problems[0]!.message)).toEqual([
      expect.stringMatching(/ left out of _redirects\.$/),
      expect.stringMatching(/ left out of _redirects\.$/),
    ]);
    expect(files({ redirects: redirects.slice(1) }).problems).toEqual([]);
  });
});

describe("nginx.conf", () => {
  test("names each place once, also where the root leads elsewhere", () => {
    for (const baseUrl of ["/", "/base/"]) {
      const { nginx } = files({ baseUrl, ...redirect("/", "/docs") });
      const locations = nginx.match(/location .*(?= \{)/g)!;
      expect(new Set(locations).size).toBe(locations.length);
      expect(nginx).toContain(`location = "${baseUrl}" {\n    return 301 "${baseUrl}docs";`);
      expect(nginx).not.toContain("index.md");
    }
  });

  test("a redirect, with the path as nginx compares it and the address as a browser reads it", () => {
    const { nginx } = files({ baseUrl: "/base/", ...redirect("/a b", "/über#x") });
    expect(nginx).toContain('location = "/base/a b" {\n    return 301 "/base/%C3%BCber#x";');
  });

  test("a path without characters that no request has", () => {
    expect(files(redirect("/x\u0007\u007fy", "/z")).nginx).toContain('location = "/xy" {');
  });

  test.each([
    ['/x" { return 200; } location "/y', "/y"],
    ["/x\\", "/y"],
    ["/x", 'https://example.com/"; evil on; "'],
    ["/$document_root", "https://example.com/$cookie_session"],
    ["/x\n}\nevil on;", "/y"],
  ])("%j to %j stays within its quotes", (from, to) => {
    const { nginx } = files(redirect(from, to));
    const plain = files(redirect("/plain", "/plain")).nginx;
    expect(directives(nginx)).toEqual(directives(plain));
    expect(nginx).not.toMatch(/return 301 "[^"]*\$/);
  });

  test("a policy stays within its quotes", () => {
    const { nginx } = files({ contentSecurityPolicy: 'a "; evil on; add_header X "$uri\n' });
    expect(directives(nginx)).toEqual(directives(files().nginx));
  });

  test("Markdown is chosen outside of the locations, where a true `if` would undo try_files", () => {
    const { nginx } = files();
    expect(nginx.indexOf("if (")).toBeGreaterThan(0);
    expect(nginx.lastIndexOf("if (")).toBeLessThan(nginx.indexOf("  location"));
  });

  test("headers stand in every block that answers, because nginx does not inherit them", () => {
    const { nginx } = files();
    const answering = nginx
      .split(/^ {2}location/m)
      .slice(1)
      .filter((block) => block.includes("try_files"));
    expect(answering).toHaveLength(4);
    for (const block of answering) {
      expect(block).toContain("add_header Content-Security-Policy");
      expect(block).toContain("add_header Cache-Control");
    }
    expect(nginx).toContain("gzip_static on;");
    expect(nginx).toContain("# brotli_static on;");
    expect(nginx).toContain('error_page 404 "/404.html";');
  });
});

/** Names of the directives of a configuration: what is left when strings and arguments are taken away. */
function directives(configuration: string): string[] {
  return configuration
    .replace(/"(?:\\.|[^"\\])*"/gs, "S")
    .replace(/#.*$/gm, "")
    .split(/[;{}]/)
    .map((statement) => statement.trim().split(/\s+/)[0]!)
    .filter(Boolean);
}

test("leads on from the page at an old address, whatever signs the new one has", () => {
  const config = configSchema.parse({ title: "Site", url: "https://site.example", baseUrl: "/base/" });
  const page = redirectDocument(config, { from: "/old", to: "https://new.example/?a=1&b=<i>" });
  expect(page).toContain('content="0; url=https://new.example/?a=1&amp;b=&lt;i&gt;"');
  expect(page).not.toContain("<i>");
  expect(redirectDocument(config, { from: "/old", to: "/größe#x" })).toContain(
    'href="/base/gr%C3%B6%C3%9Fe#x"',
  );
});

import { describe, expect, test } from "vitest";
import { contentHashSource, contentSecurityPolicy } from "./csp.ts";

describe("contentSecurityPolicy", () => {
  test("allows the site's own files and nothing inline", () => {
    expect(contentSecurityPolicy([{}]).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  test.each([
    ["script", "script-src 'self'"],
    ["style", "style-src 'self'"],
    ["img", "img-src 'self' data:"],
    ["font", "font-src 'self'"],
    ["media", "media-src 'self'"],
    ["connect", "connect-src 'self'"],
    ["frame", "frame-src 'self'"],
    ["form", "form-action 'self'"],
  ])("a source for %s is added to nothing but its directive", (kind, directive) => {
    const usual = contentSecurityPolicy([]);
    expect(contentSecurityPolicy([{ [kind]: ["https://a.example"] }])).toBe(
      usual.replace(`; ${directive};`, `; ${directive} https://a.example;`),
    );
    expect(usual).toContain(`; ${directive};`);
  });

  test("inline code by hash, other hosts by name, in one order", () => {
    const hash = contentHashSource("alert(1)");
    expect(hash).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    const policy = contentSecurityPolicy([
      { script: [hash, hash], connect: ["https://b.example", "https://a.example:8080/x/"] },
      { connect: ["wss:", "https://b.example"], frame: ["https://*.example.com"] },
    ]);
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("connect-src 'self' https://a.example:8080/x/ https://b.example wss:;");
    expect(policy).toContain("frame-src 'self' https://*.example.com;");
  });

  test.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "https://a.example; script-src *",
    "https://a.example/x;y",
    "a b",
    "a,b",
    "",
    "*",
    "a\nb",
    "data:",
  ])("%j is refused", (source) => {
    expect(() => contentSecurityPolicy([{ script: [source] }])).toThrow(/cannot be a source/);
  });
});

import { describe, expect, test } from "vitest";
import { contentHashSource, contentSecurityPolicy } from "./csp.ts";

describe("contentSecurityPolicy", () => {
  test("allows the site's own files and nothing inline", () => {
    const policy = contentSecurityPolicy([{}]);
    expect(policy).toContain(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;",
    );
    for (const directive of ["base-uri 'none'", "object-src 'none'", "form-action 'self'"])
      expect(policy.split("; ")).toContain(directive);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("unsafe");
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

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

describe("code that would end the build", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    site.configure('data: [{ module: "data.ts" }],');
    site.write("data.ts", "export default () => [];\n");
    site.write("build/404.html", "the last good site");
  });
  afterEach(() => site.remove());

  it.each([
    ["a page", "render", "pages/a.tsx", "export default () => {\n  process.exit(0);\n};\n"],
    ["a data module", "data-module", "data.ts", "export default () => {\n  process.exit(0);\n};\n"],
    ["a file of sidebars", "module-error", "sidebars.ts", "export default {};\nprocess.exit(0);\n"],
  ])("is told of in %s", async (_, code, file, text) => {
    site.write(file, text);
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([
      { code, file, line: 2, message: expect.stringContaining("process.exit") },
    ]);
    expect(Object.keys(site.snapshot())).toEqual(["404.html"]);
  });

  it("is told of where a data module leaves an error to nobody", async () => {
    site.write(
      "data.ts",
      'export default async () => {\n  Promise.reject(new Error("Unheard."));\n  await new Promise((later) => setTimeout(later, 200));\n  return [];\n};\n',
    );
    const { exitCode, problems, stderr } = await site.build();
    expect(exitCode, stderr).toBe(1);
    expect(problems).toMatchObject([
      { code: "data-module", file: "data.ts", line: 2, message: expect.stringContaining("Unheard.") },
    ]);
  });

  it("is told of where the configuration leaves an error to nobody", async () => {
    site.write(
      "quire.config.mjs",
      '\nPromise.reject(new Error("Unheard."));\nexport default { title: "Site", url: "https://site.example" };\n',
    );
    const { exitCode, stderr } = await site.build();
    expect(exitCode).toBe(1);
    expect(stderr).toContain("quire.config.mjs:2:1  error  module-error  Code of the site failed");
    expect(stderr).toContain("Unheard.");
    expect(stderr).not.toContain("    at ");
  });

  it("is told of where a page leaves an error to nobody, also when the main thread renders it", async () => {
    const page = (before: string) => `export default () => {\n  ${before}return <h1>A</h1>;\n};\n`;
    site.write("pages/a.jsx", page(""));
    await site.build();
    site.write("pages/a.jsx", page('setTimeout(() => {\n    throw new Error("Unheard.");\n  });\n  '));
    const { exitCode, stderr } = await site.build();
    expect(exitCode).toBe(1);
    expect(stderr).toContain("pages/a.jsx:3:11  error  module-error  Code of the site failed");
    expect(stderr).not.toContain("process.exit");
  });

  it("is none where a page imports a document, which the bundler compiles", async () => {
    site.write("docs/a.md", "# A\n");
    site.write("pages/a.jsx", 'import A from "@site/docs/a.md";\n\nexport default () => <A />;\n');
    const { exitCode, stderr } = await site.build();
    expect(exitCode, stderr).toBe(0);
    expect(stderr).not.toContain("process.exit");
  });

  it("is told of where it is waiting for something that never happens", async () => {
    site.write("quire.config.mjs", "await new Promise(() => {});\nexport default {};\n");
    const { exitCode, stderr } = await site.build();
    expect(exitCode).toBe(1);
    expect(stderr).toContain("is waiting for something that never happens");
    expect(Object.keys(site.snapshot())).toEqual(["404.html"]);
  });
});

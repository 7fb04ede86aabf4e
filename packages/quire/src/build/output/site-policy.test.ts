import { expect, it } from "vitest";
import { configSchema } from "../../config/schema.ts";
import { contentHashSource } from "./csp.ts";
import { sheetSources } from "./policy-sources.ts";
import { sitePolicy } from "./site-policy.ts";

const css =
  '@import "https://fonts.googleapis.com/css2?family=A;B&display=swap";@import url(//sheets.example/x.css) print;' +
  '@font-face{font-family:X;src:url("https://fonts.example/x.woff2"),url(/own.woff)}' +
  '.a{background:url(https://pictures.example:8080/a.png)}.b{background:url("data:image/svg+xml,//x")}';

it("names the hosts a style sheet loads from, by what it loads", () => {
  expect(sheetSources(css)).toEqual({
    style: ["https://fonts.googleapis.com", "sheets.example"],
    font: ["https://fonts.example"],
    img: ["https://pictures.example:8080"],
  });
  expect(sheetSources(".a{background:url(/a.png)}/* https://a.example */")).toBeUndefined();
});

it("lets the site load from them, and from where Google keeps its fonts", () => {
  const config = configSchema.parse({ title: "T", url: "https://t.dev" });
  const policy = sitePolicy(config, [{ policySources: sheetSources(css) }, {}], undefined);
  expect(policy).toContain("style-src 'self' https://fonts.googleapis.com sheets.example;");
  expect(policy).toMatch(
    /font-src [^;]*https:\/\/fonts\.example https:\/\/fonts\.googleapis\.com https:\/\/fonts\.gstatic\.com/,
  );
  expect(policy).toContain("img-src 'self' data: https://pictures.example:8080;");
});

it("lets pages run scripts, use style sheets and send forms where their components say so", () => {
  const config = configSchema.parse({ title: "T", url: "https://t.dev" });
  const policySources = {
    script: ["https://s.example"],
    style: ["https://c.example"],
    form: ["https://f.example"],
  };
  const policy = sitePolicy(config, [{ policySources }], undefined);
  expect(policy).toMatch(/script-src [^;]*https:\/\/s\.example;/);
  expect(policy).toContain("style-src 'self' https://c.example;");
  expect(policy).toContain("form-action 'self' https://f.example;");
});

it("lets what the settings add to the head run and load, inline code by its hash", () => {
  const head = [
    { tag: "script", attributes: { src: "https://s.example/a.js" } },
    { tag: "script", attributes: { src: "/own.js" } },
    { tag: "script", content: "run()" },
    { tag: "link", attributes: { rel: "stylesheet", href: "https://c.example/a.css" } },
    { tag: "style", content: "a{}" },
  ];
  const search = { provider: "hosted", appId: "APP", apiKey: "key", indexName: "docs" };
  const config = configSchema.parse({ title: "T", url: "https://t.dev", head, search });
  const policy = sitePolicy(config, [], undefined);
  const sources = (kind: string) => new RegExp(`${kind} ([^;]*)`).exec(policy)![1]!.split(" ");
  expect(sources("script-src")).toEqual(
    expect.arrayContaining(["https://s.example", contentHashSource("run()")]),
  );
  expect(sources("script-src")).not.toContain(contentHashSource("a{}"));
  expect(sources("style-src")).toEqual(["'self'", contentHashSource("a{}"), "https://c.example"]);
  expect(sources("connect-src")).toContain("https://APP-dsn.algolia.net");
});

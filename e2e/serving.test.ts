/**
 * What a server answers. Proves of the specification:
 * - 2 Screens and routes: "Any other path shows a Not Found page. Paths end in .html or /index.html are
 *   normalised to the clean path"; the learn blog's posts and tags; "One client redirect";
 * - 8 Error catalogue: "Unknown path | Not Found page".
 */
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtFiles, features, readBuilt, routesOf, website } from "./support.ts";

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Ask for exactly this address: no redirect is followed, nothing is unpacked. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const sites = { website, features } as const;

describe.each(["website", "features"] as const)("the %s", (name) => {
  const site = sites[name];

  it("answers every route, and names each canonical one that may be indexed in a sitemap", async () => {
    const base = new URL(site).pathname.replace(/\/$/, "");
    const listed = builtFiles(name, ".xml")
      .filter((file) => /^sitemap-.*\.xml$/.test(file))
      .flatMap((file) => [...readBuilt(name, file).matchAll(/<loc>([^<]+)<\/loc>/g)])
      .map(([, address]) => new URL(address!).pathname.slice(base.length) || "/");
    const routes = routesOf(name);
    expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
    // Search engines are asked to leave these out, or to show another page for them.
    const leftOut = (route: string) => {
      const html = readBuilt(name, `${route.slice(1) || "index"}.html`);
      const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html)!;
      const path = new URL(canonical).pathname.slice(base.length) || "/";
      return /<meta name="robots" content="noindex/.test(html) || path !== route;
    };
    expect(routes.filter((route) => !listed.includes(route))).toEqual(routes.filter(leftOut));
    const answers = await Promise.all(routes.map(async (route) => ({ route, ...(await ask(site + route)) })));
    expect(answers.filter(({ status }) => status !== 200).map(({ route }) => route)).toEqual([]);
    expect(
      answers
        .filter(({ headers }) => !String(headers["content-type"]).startsWith("text/html"))
        .map((a) => a.route),
    ).toEqual([]);
  });

  it.each([
    "/no/such/page",
    "/docs/no-such-page",
    "/docs.html.br/x",
    "/../../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/%",
  ])("answers %s with the not-found page and status 404", async (path) => {
    const { status, body } = await ask(site + path);
    expect(status).toBe(404);
    expect(body.toString()).toContain("<h1>Page Not Found</h1>");
  });

  it("has one form of each address", async () => {
    const base = new URL(site).pathname.replace(/\/$/, "");
    const doc = name === "website" ? "/docs/quickstart" : "/docs/start";
    for (const [from, to] of [
      [`${doc}.html`, doc],
      [`${doc}/`, doc],
      [`${doc}/index.html`, doc],
      [`${doc}.html?q=1`, `${doc}?q=1`],
      ["/index.html", "/"],
      ["//docs//x.html", "/docs/x"],
    ]) {
      const { status, headers } = await ask(site + from);
      expect([from, status, headers.location]).toEqual([from, 308, base + to]);
    }
  });

  it("gives a document as Markdown to whom asks for it", async () => {
    const doc = name === "website" ? "/docs/quickstart" : "/docs/start";
    const twin = await ask(`${site}${doc}.md`);
    expect(twin.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(twin.body.toString()).toMatch(/^# /m);
    const asked = await ask(site + doc, { accept: "text/markdown, text/html;q=0.5" });
    expect(asked.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(asked.body.equals(twin.body)).toBe(true);
    expect(asked.headers.vary).toBe("Accept, Accept-Encoding");
    const browser = await ask(site + doc, { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect(browser.headers["content-type"]).toMatch(/^text\/html/);
    expect(browser.headers.vary).toBe("Accept, Accept-Encoding");
    const page = await ask(`${site}/no/such/page`, { accept: "text/markdown" });
    expect(page.status).toBe(404);
  });

  it("sends the copies that were compressed at build time", async () => {
    const plain = await ask(`${site}/`);
    const brotli = await ask(`${site}/`, { "accept-encoding": "gzip, br" });
    const gzip = await ask(`${site}/`, { "accept-encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  it("keeps hashed files for good and asks for pages each time", async () => {
    const [style] = builtFiles(name, ".css");
    const { headers } = await ask(`${site}/${style}`);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const page = await ask(`${site}/`);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await ask(`${site}/`, { "if-none-match": String(page.headers.etag) })).status).toBe(304);
  });

  it("sends a policy that lets no inline code through but its own, with pages and not-found pages", async () => {
    for (const path of ["/", "/no/such/page"]) {
      const { headers } = await ask(site + path);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/default-src 'self'; script-src 'self' 'sha256-/);
      expect(policy).toMatch(/; style-src 'self'(?: 'sha256-[\w+/=]+')?; /);
      expect(policy).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});

describe("the website", () => {
  it("has no links that depend on the address, which changes before the page does", () => {
    const relative = routesOf("website").flatMap((route) => {
      const html = readBuilt("website", `${route.slice(1) || "index"}.html`);
      return [...html.matchAll(/<a\b[^>]*? href="(?![/#]|[a-z]+:)([^"]*)"/g)].map(([, href]) => [
        route,
        href,
      ]);
    });
    expect(relative).toEqual([]);
  });

  it.each(["/docs/1.1.0", "/docs/1.1.0/"])("leads from %s to the main page of the version", async (path) => {
    const response = await fetch(`${website}${path}`);
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname).toBe("/docs/1.1.0/features");
  });

  it("redirects the old page of the executor", async () => {
    const from = "/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor";
    const to = "/docs/managed-datahub/remote-executor/about";
    const { status, headers } = await ask(website + from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await ask(website + to)).status).toBe(200);
    // For hosts that know no redirects.
    expect(readBuilt("website", `${from.slice(1)}.html`)).toContain(`content="0; url=${to}"`);
  });

  it("has the posts, the tags, the archive and the documentation's fixed addresses", () => {
    const posts = ["business-glossary", "business-metric", "data-freshness", "data-mesh", "data-pipeline"];
    const readers = ["analysts", "architects", "engineers", "governance-leads", "platform-leads"];
    const tags = [...posts, ...readers.map((reader) => `for-data-${reader}`), "use-case"];
    expect(routesOf("website")).toEqual(
      expect.arrayContaining([
        "/",
        "/docs",
        "/learn",
        "/learn/archive",
        "/learn/tags",
        ...posts.map((post) => `/learn/${post}`),
        ...tags.map((tag) => `/learn/tags/${tag}`),
        "/docs/features",
        "/docs/1.1.0/features",
        "/docs/category/features",
        "/docs/category/deployment-guides",
        "/docs/category/community",
      ]),
    );
  });

  it.each([
    ["/docs", "v_0_3_14"],
    ["/docs/1.1.0", "v_0_3_10"],
  ])("has the topics below %s, and releases up to %s", (version, release) => {
    const pages = (folder: string, names: string) => names.split(" ").map((name) => `${folder}/${name}`);
    const topics = [
      ...pages("category", "features deployment-guides community"),
      ...pages("deploy", "aws azure gcp kubernetes confluent-cloud telemetry environment-vars"),
      ...pages("generated/metamodel/entities", "dataset dashboard chart corpuser glossaryterm tag domain"),
      ...pages("graphql", "enums inputObjects interfaces mutations objects queries scalars unions"),
      ...pages("lineage", "airflow dagster openlineage prefect sql_parsing"),
      ...pages("managed-datahub/release-notes", `v_0_1_69 ${release}`),
      ...pages("metadata-ingestion/schedule_docs", "airflow cron datahub intro kubernetes"),
      ...pages("metadata-ingestion/sink_docs", "console datahub metadata-file"),
      ...["bigquery", "looker", "powerbi", "redshift", "snowflake", "tableau"].flatMap((source) =>
        pages(`quick-ingestion-guides/${source}`, "overview setup configuration"),
      ),
      ...pages("troubleshooting", "build general quickstart"),
      ...pages("what", "aspect delta entity gma gms graph mxe relationship search-document search-index"),
      ...pages("what", "snapshot urn"),
    ];
    const routes = routesOf("website");
    expect(topics.map((topic) => `${version}/${topic}`).filter((route) => !routes.includes(route))).toEqual(
      [],
    );
    const releases = routes.filter((route) => route.startsWith(`${version}/managed-datahub/release-notes/`));
    const names = releases.map((route) => route.split("/").at(-1)!);
    expect(names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1)).toBe(release);
  });
});

describe("a site under a base path", () => {
  it("is there and nowhere else", async () => {
    const { origin } = new URL(features);
    expect((await ask(`${origin}/base/`)).status).toBe(200);
    for (const path of ["/", "/docs/start", "/basement", "//", "/index.html"]) {
      expect([path, (await ask(origin + path)).status]).toEqual([path, 404]);
    }
  });

  it("points nowhere outside of it", () => {
    const addresses = builtFiles("features", ".html").flatMap((file) =>
      [...readBuilt("features", file).matchAll(/\s(?:href|src|action|data-sidebar)="(\/[^"]*)"/g)].map(
        ([, address]) => address!,
      ),
    );
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !address.startsWith("/base/"))).toEqual([]);
  });
});

/** The Model Context Protocol over the built website, with the SDK's own client: stdio and streamable HTTP. */
import { request } from "node:http";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const website = inject("website");
const folder = inject("websiteFolder");
type Transport = Parameters<Client["connect"]>[0];

interface Answer {
  isError?: boolean;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is what these tests look at
  data: any;
}

describe.each(["stdio", "http"] as const)("over %s", (kind) => {
  const client = new Client({ name: "test", version: "1" });
  beforeAll(async () => {
    const transport =
      kind === "http"
        ? new StreamableHTTPClientTransport(new URL(`${website}/mcp`))
        : new StdioClientTransport({
            command: process.execPath,
            args: [path.resolve("packages/quire/dist/cli.js"), "mcp", folder],
          });
    await client.connect(transport as Transport);
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>): Promise<Answer> => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
    const [first] = content as { type: string; text: string }[];
    return { isError: isError === true, text: first!.text, data: structuredContent };
  };

  it("names its tools, with types for what they take and give", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "find_fields",
      "list_contents",
      "read_page",
      "search",
    ]);
    for (const tool of tools)
      expect([tool.inputSchema.type, tool.outputSchema?.type]).toEqual(["object", "object"]);
    expect(client.getInstructions()).toContain("Search first");
  });

  it("searches, page by page, in one version and kind", async () => {
    const first = await call("search", { query: "snowflake", kind: "source", limit: 2 });
    expect(first.data.hits[0].path).toBe("/docs/generated/ingestion/sources/snowflake");
    expect(first.data.hits.every((hit: { kind: string }) => hit.kind === "source")).toBe(true);
    expect(first.text).toContain(first.data.hits[0].url);
    const second = await call("search", { query: "snowflake", kind: "source", limit: 2, offset: 2 });
    const paths = [...first.data.hits, ...second.data.hits].map((hit: { path: string }) => hit.path);
    expect(new Set(paths).size).toBe(4);
    const old = await call("search", { query: "quickstart", version: "1.1.0" });
    expect(old.data.hits.some((hit: { path: string }) => hit.path.startsWith("/docs/1.1.0/"))).toBe(true);
    const learn = await call("search", { query: "DATAHUB_TELEMETRY_ENABLED", kind: "learn" });
    expect(learn.text).toMatch(/Nothing of the kind learn .*guide \(\d+\)/);
    const misspelled = await call("search", { query: "snowfalke profiling" });
    expect(misspelled.data.corrected).toContainEqual({ from: "snowfalke", to: "snowflake" });
    expect(misspelled.text).toMatch(/Pages by kind: .*source \(\d+\)/);
    expect(misspelled.text).toContain("Read snowfalke as snowflake.");
    const none = await call("search", { query: "zzzzqqqqxxxx" });
    expect([none.isError, none.data.hits]).toEqual([false, []]);
  });

  it("reads a page in pieces, and a section by its anchor", async () => {
    const page = "/docs/generated/ingestion/sources/snowflake";
    const whole = await call("read_page", { page: `${page}.md`, limit: 2000 });
    expect(whole.data.text.length).toBeLessThanOrEqual(2000);
    expect(whole.data.text).toMatch(/^# /);
    expect(whole.data.sections.length).toBeGreaterThan(3);
    const next = await call("read_page", { page, limit: 2000, offset: whole.data.nextOffset });
    expect(next.data.offset).toBe(whole.data.nextOffset);
    const section = await call("read_page", { page: `https://docs.datahub.com${page}#recipe` });
    expect(section.data.text).toMatch(/^## Starter recipe\n/);
    expect(section.data.text).toContain("```yaml");
    expect(section.data.url).toMatch(/#recipe$/);
    const named = await call("read_page", { page, section: "starter-recipe" });
    expect(named.data.text).toBe(section.data.text);
    const field = await call("read_page", { page, section: "account_id" });
    expect(field.text).toContain("account_id");
  });

  it("lists versions and sections, and looks up fields", async () => {
    const top = await call("list_contents", {});
    expect(top.data.versions.map(({ id }: { id: string }) => id)).toContain("1.1.0");
    const group = top.data.items.find((item: { pages?: number }) => item.pages! > 1);
    const inner = await call("list_contents", { section: [group.label], limit: 1 });
    expect(inner.data.items).toHaveLength(1);
    expect(inner.data.nextOffset).toBe(1);
    const fields = await call("find_fields", {
      page: "/docs/generated/ingestion/sources/snowflake",
      query: "account_id",
    });
    expect(fields.data.fields[0].name).toBe("account_id");
    expect(fields.data.fields[0].url).toMatch(/\/snowflake#account_id$/);
  });

  it.each([
    ["a query that is a number", "search", { query: 5 }, /query/],
    ["an empty query", "search", { query: "" }, /query/],
    ["a long query", "search", { query: "x".repeat(10_000) }, /query/],
    ["an unknown kind", "search", { query: "a", kind: "novel" }, /kind/],
    ["an unknown version", "search", { query: "a", version: "0.0.9" }, /no version 0\.0\.9.*1\.1\.0/s],
    ["a limit beyond the most", "search", { query: "a", limit: 5000 }, /limit/],
    [
      "an unknown page",
      "read_page",
      { page: "/docs/quikstart" },
      /no page .*Did you mean \/docs\/quickstart/,
    ],
    ["a path out of the site", "read_page", { page: "../../../etc/passwd" }, /no page/],
    ["a hidden path out of the site", "read_page", { page: "/docs/%2e%2e/%2e%2e/%2e%2e/package" }, /no page/],
    ["another site", "read_page", { page: "https://example.com/x" }, /not a page of/],
    [
      "an unknown section",
      "read_page",
      { page: "/docs/quickstart", section: "nowhere" },
      /no section nowhere/,
    ],
    ["an offset past the end", "read_page", { page: "/docs/quickstart", offset: 9_999_999 }, /past the end/],
    ["an offset past the last page found", "search", { query: "snowflake", offset: 9_999 }, /past the end/],
    ["an unknown group", "list_contents", { section: ["Sorces"] }, /no section Sorces/],
    ["a page without fields", "find_fields", { page: "/docs/quickstart" }, /no fields/],
    ["an unknown tool", "no_such_tool", {}, /no_such_tool/],
  ])("says what is wrong with %s", async (_, name, args, message) => {
    const { isError, text } = await call(name, args);
    expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
  });
});

describe("the address /mcp", () => {
  const post = (
    headers: Record<string, string>,
    body: string,
    method = "POST",
  ): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const sent = request(`${website}/mcp`, {
        method,
        agent: false,
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          ...headers,
        },
      });
      sent.on("response", (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode!, body: text }));
      });
      sent.on("error", reject);
      sent.end(body);
    });
  const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

  it.each([
    [{ Origin: "https://evil.example" }],
    [{ Origin: "null" }],
    [{ Host: "evil.example" }],
    [{ Host: "localhost.evil.example:3000" }],
  ])("answers no page of elsewhere: %j", async (headers) => {
    expect((await post(headers, ping)).status).toBe(403);
  });

  it("answers a page of this computer", async () => {
    expect((await post({ Origin: "http://localhost:5173" }, ping)).status).toBe(200);
  });

  it("has no streams, and refuses what is no message or too large", async () => {
    expect((await post({}, "", "GET")).status).toBe(405);
    expect((await post({}, "<html>")).status).toBe(400);
    expect((await post({}, JSON.stringify({ a: "x".repeat(400_000) }))).status).toBe(413);
  });
});

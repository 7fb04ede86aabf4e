import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIndex } from "pagefind";
import { openBrowser } from "./browser.ts";
import type { Engine } from "./search-engines.ts";

/**
 * Pagefind on the HTML of the same pages, used in a browser in the same way as by its own interface.
 *
 * @returns undefined if Pagefind does not start, or no browser is installed
 */
export async function openPagefind(
  outDir: string,
  paths: readonly string[],
): Promise<(Engine & { close(): Promise<void> }) | undefined> {
  const { index } = await createIndex();
  const browser = index && (await openBrowser());
  if (!index || !browser) return undefined;
  for (const path of paths) {
    const file = join(outDir, path === "/" ? "index.html" : `${path}.html`);
    if (existsSync(file)) await index.addHTMLFile({ url: path, content: readFileSync(file, "utf8") });
  }
  const folder = mkdtempSync(join(tmpdir(), "quire-pagefind-"));
  await index.writeFiles({ outputPath: join(folder, "pagefind") });
  let sent = 0;
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? "/", "http://localhost").pathname);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.setHeader("Content-Type", "text/html");
      return response.end("<!doctype html><title>Pagefind</title>");
    }
    sent += statSync(file).size;
    if (file.endsWith(".js")) response.setHeader("Content-Type", "text/javascript");
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const search = (query: string) =>
    page.evaluate(
      async ([address = "", text]) => {
        const pagefind = await import(address);
        const { results } = await pagefind.search(text);
        const found = await Promise.all(
          results.slice(0, 10).map((one: { data(): Promise<{ url: string }> }) => one.data()),
        );
        return found.map(({ url }) => url.replace(/\/index\.html$|\.html$/, "") || "/");
      },
      ["/pagefind/pagefind.js", query],
    );
  await search("quickstart");
  const first = sent;
  return {
    name: "Pagefind",
    bytes: { first, all: Number.NaN },
    search,
    async close() {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "./base/listen.ts";
import { previewHandler } from "./preview.ts";

let folder: string;
let server: Server;
const outDir = () => path.join(folder, "build");
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(outDir(), name)), { recursive: true });
  writeFileSync(path.join(outDir(), name), text);
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-preview-"));
  write("404.html", "Nothing is here.");
  ({ server } = await listen(previewHandler(outDir(), "/base/"), 0));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What stands at an address, which is sent as it is written. */
function get(address: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      request({ port, path: address, method, headers, host: "localhost", agent: false }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
        response.on("error", reject);
      })
        .on("error", reject)
        .end();
    },
  );
}

describe("previewHandler", () => {
  it.each(["c#", "why?", "50%", "a b", "größe", "a+b&c=d;e"])(
    "serves a page and a file named %s",
    async (name) => {
      write(`docs/${name}.html`, "A page.");
      write(`docs/${name}.md`, "# A page");
      write(`${name}.txt`, "A file.");
      const address = `/base/docs/${encodeURIComponent(name)}`;
      expect(await get(address)).toMatchObject({ status: 200, text: "A page." });
      expect(await get(address, { accept: "text/markdown" })).toMatchObject({ text: "# A page" });
      expect(await get(`/base/${encodeURIComponent(name)}.txt`)).toMatchObject({
        status: 200,
        text: "A file.",
      });
    },
  );

  it("serves the index of a folder, and nothing outside the output", async () => {
    write("demo/index.html", "A demo.");
    writeFileSync(path.join(folder, "secret.txt"), "Secret.");
    expect(await get("/base/demo")).toMatchObject({ status: 200, text: "A demo." });
    for (const address of [
      "/base/%2e%2e/secret.txt",
      "/base/..%2fsecret.txt",
      "/base/%zz",
      "/base/%00",
      "//",
    ])
      expect((await get(address)).status).toBe(404);
  });

  it("leads to the one address of a page, on from former ones, and nowhere outside the base path", async () => {
    write("docs/page.html", "A page.");
    write("index.html", "Front.");
    for (const form of ["page.html", "page/", "page//", "page/index", "page/index.html"]) {
      const { status, headers } = await get(`/base/docs/${form}?a=b`);
      expect([status, headers.location]).toEqual([308, "/base/docs/page?a=b"]);
    }
    for (const outside of ["/docs/page", "/else/docs/page"]) expect((await get(outside)).status).toBe(404);
    expect((await get("/base")).text).toBe("Front.");
    write("_headers", "# Our own.\n\n/base/*\n  X-Frame-Options: SAMEORIGIN\n");
    write("_redirects", "/base/old /base/docs/page 301\n");
    expect(await get("/base/old")).toMatchObject({
      status: 301,
      headers: { location: "/base/docs/page", "x-frame-options": "SAMEORIGIN" },
    });
  });

  it("answers no page of another site, under whatever name it reaches this computer", async () => {
    write("docs/page.html", "A page.");
    for (const headers of [
      { host: "evil.example" },
      { host: "localhost.evil.example" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ] as Record<string, string>[])
      expect((await get("/base/docs/page", headers)).status).toBe(403);
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:80", "docs.localhost"])
      expect((await get("/base/docs/page", { host, origin: `http://${host}` })).status).toBe(200);
  });

  it("takes nothing for a page", async () => {
    write("page.html", "A page.");
    const posted = await get("/base/page", {}, "POST");
    expect([posted.status, posted.headers.allow, posted.text]).toEqual([405, "GET, HEAD", ""]);
    expect((await get("/base/page", {}, "HEAD")).status).toBe(200);
  });

  it("has files kept for ever whose names change with their content, and no others", async () => {
    write("assets/a-1234.css", "a {}");
    write("docs/page.html", "A page.");
    const cacheOf = async (address: string) => (await get(address)).headers["cache-control"];
    expect(await cacheOf("/base/assets/a-1234.css")).toContain("immutable");
    expect(await cacheOf("/base/docs/page")).toBe("no-cache");
  });

  it("sends the smallest copy that the client reads, as what the file is", async () => {
    for (const ending of ["", ".gz", ".br"]) write(`docs/page.html${ending}`, `A page${ending}.`);
    write("photo.PNG", "");
    const sent = async (accepted?: string) => {
      const { text, headers } = await get("/base/docs/page", accepted ? { "accept-encoding": accepted } : {});
      expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
      return [text, headers["content-encoding"]];
    };
    expect(await sent()).toEqual(["A page.", undefined]);
    expect(await sent("gzip, br")).toEqual(["A page.br.", "br"]);
    expect(await sent("gzip, br;q=0")).toEqual(["A page.gz.", "gzip"]);
    expect((await get("/base/photo.PNG", { "accept-encoding": "br" })).headers).toMatchObject({
      "content-type": "image/png",
    });
  });

  it("sends parts of a file", async () => {
    write("film.mp4", "0123456789");
    const part = (range: string) => get("/base/film.mp4", { range });
    expect(await part("bytes=2-4")).toMatchObject({ status: 206, text: "234" });
    expect((await part("bytes=2-4")).headers["content-range"]).toBe("bytes 2-4/10");
    expect(await part("bytes=7-")).toMatchObject({ status: 206, text: "789" });
    expect(await part("bytes=-3")).toMatchObject({ status: 206, text: "789" });
    expect(await part("bytes=10-")).toMatchObject({ status: 416, text: "" });
    expect((await get("/base/film.mp4")).headers["content-type"]).toBe("video/mp4");
    write("empty.txt", "");
    expect(await get("/base/empty.txt")).toMatchObject({ status: 200, text: "" });
  });

  it("goes on while builds take the place of the output", async () => {
    write("docs/page.html", "A page.");
    let asked = 0;
    const askOften = async () => {
      for (; asked < 600; asked++) expect([200, 404]).toContain((await get("/base/docs/page")).status);
    };
    const swapOften = async () => {
      while (asked < 600) {
        renameSync(outDir(), `${outDir()}-next`);
        await new Promise(setImmediate);
        renameSync(`${outDir()}-next`, outDir());
        await new Promise(setImmediate);
      }
    };
    await Promise.all([...Array.from({ length: 8 }, askOften), swapOften()]);
    expect(await get("/base/docs/page")).toMatchObject({ status: 200, text: "A page." });
  });
});

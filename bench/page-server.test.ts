import { describe, expect, it, onTestFinished } from "vitest";
import { kindOf, startCountingServer } from "./page-server.ts";

describe("kindOf", () => {
  it("sorts what a page loads", () => {
    expect(kindOf("text/html; charset=utf-8")).toBe("HTML");
    expect(kindOf("text/javascript")).toBe("JavaScript");
    expect(kindOf("font/woff2")).toBe("font");
    expect(kindOf("application/json")).toBe("data");
  });
});

describe("startCountingServer", () => {
  it("counts the bytes of bodies, whether they came in parts or at once", async () => {
    const server = await startCountingServer((_request, response) => {
      response.setHeader("Content-Type", "text/css");
      response.write("äb");
      response.end(Buffer.from("cd"));
    });
    onTestFinished(() => server.close());
    server.encoding = "identity";
    server.add("/bare", "<p>é</p>");
    for (const path of ["/a.css?x", "/bare"]) await (await fetch(server.origin + path)).text();
    expect(server.sent).toEqual([
      { path: "/a.css", kind: "CSS", bytes: 5, status: 200 },
      { path: "/bare", kind: "HTML", bytes: 9, status: 200 },
    ]);
  });

  it("asks the handler for the encoding of the run, whatever the browser takes", async () => {
    const asked: unknown[] = [];
    const server = await startCountingServer((request, response) => {
      asked.push(request.headers["accept-encoding"]);
      response.end();
    });
    onTestFinished(() => server.close());
    for (const encoding of ["br", "gzip"] as const) {
      server.encoding = encoding;
      await (await fetch(server.origin)).text();
    }
    expect(asked).toEqual(["br", "gzip"]);
  });
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressAll, compressAside } from "./compress.ts";

const files = [
  { name: "page.html", content: Buffer.from("<p>moss</p>".repeat(900)) },
  { name: "small.css", content: Buffer.from(".moss { color: green }".repeat(40)) },
];

it("compresses the same way all at once and in other threads", async () => {
  const all = compressAll(files);
  for (const [index, { name, content }] of files.entries()) {
    const forms = all[index]!;
    expect(brotliDecompressSync(forms[".br"])).toEqual(content);
    expect(gunzipSync(forms[".gz"])).toEqual(content);
    expect(await compressAside(name, content)).toEqual(forms);
  }
});

import { describe, expect, it } from "vitest";
import { readImageAddress } from "./image-address.ts";

const here = "http://localhost:3000/hack_display_image";
const read = (written: string) => readImageAddress(written, here);

describe("the address of an image", () => {
  it("may be a path of the site", () => {
    const own = { kind: "image", url: "http://localhost:3000/img/logo.svg", host: "" };
    expect(read("/img/logo.svg")).toEqual(own);
    expect(read(" img/logo.svg ")).toEqual(own);
  });

  it("may begin with https", () => {
    expect(read("https://example.com/a.png")).toEqual({
      kind: "image",
      url: "https://example.com/a.png",
      host: "example.com",
    });
  });

  it.each([
    "http://example.com/a.png",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \tjava\nscript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "//example.com/a.png",
    "https://user:secret@example.com/a.png",
    "https://",
  ])("is refused: %j", (written) => expect(read(written).kind).toBe("refused"));

  it("may be missing", () => expect(read("  ")).toEqual({ kind: "none" }));
});

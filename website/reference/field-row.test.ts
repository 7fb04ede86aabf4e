import { describe, expect, it } from "vitest";
import { fieldRow, type ShownField } from "./field-row.ts";

const field = (path: string, more: Partial<ShownField> = {}): ShownField => ({
  path,
  type: "string",
  description: "What it holds.",
  ...more,
});

describe("fieldRow", () => {
  it("gives the path as an anchor, with the type, the marks, the values and the default", () => {
    const row = fieldRow(
      field("retry.mode", { required: true, values: ["ONCE", "NEVER"], default: "ONCE" }),
      "acme-retry.mode",
      [false, "<b>new</b>"],
    );
    expect(row).toEqual([
      '<a id="acme-retry.mode" href="#acme-retry.mode"><code><i>retry.</i>mode</code></a> ' +
        "<small>string · <b>required</b> · <b>new</b></small>",
      "What it holds. One of `ONCE`, `NEVER`. Default: `ONCE`.",
    ]);
  });

  it("says what makes a nested field required", () => {
    const marks = (path: string) => fieldRow(field(path, { required: "within" }), path)[0];
    expect(marks("login.user")).toContain("string · required if <code>login</code> is set</small>");
    expect(marks("shares.`key`.database")).toContain("string · required in each entry</small>");
    expect(marks("paths.PathSpec.include")).toContain("string · required in each item</small>");
  });
});

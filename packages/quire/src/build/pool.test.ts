import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { HEAP_GROWTH } from "./pool.ts";

it("tells V8 of the growth of heaps in words that this Node knows", () => {
  const script = `require("node:v8").setFlagsFromString("${HEAP_GROWTH}")`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});

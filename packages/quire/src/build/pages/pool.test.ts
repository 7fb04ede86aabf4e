import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { V8_OPTIONS } from "./pool.ts";

it.each(V8_OPTIONS)("passes %s to V8, which this Node knows", (option) => {
  const script = `require("node:v8").setFlagsFromString("${option}")`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});

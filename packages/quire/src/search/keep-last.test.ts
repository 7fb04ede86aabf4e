import { expect, test } from "vitest";
import { keepLast } from "./keep-last.ts";

test("what is kept is read once, the oldest makes room, and a failure is tried again", async () => {
  const read: string[] = [];
  const get = keepLast(2, async (name) => {
    read.push(name);
    if (name === "bad") throw new Error("gone");
    return name.toUpperCase();
  });
  expect([await get("a"), await get("b"), await get("a")]).toEqual(["A", "B", "A"]);
  expect(read).toEqual(["a", "b"]);
  await get("c");
  await get("a");
  expect(read).toEqual(["a", "b", "c", "a"]);
  await expect(get("bad")).rejects.toThrow("gone");
  await expect(get("bad")).rejects.toThrow("gone");
  expect(read.slice(4)).toEqual(["bad", "bad"]);
});

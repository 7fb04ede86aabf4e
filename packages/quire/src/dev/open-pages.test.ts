import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { OpenPages } from "./open-pages.ts";

/** A page that listens, and what it is told. */
function listener() {
  const told: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (text: string) => told.push(text),
  });
  return { told, response: response as unknown as ServerResponse };
}

it("tells each page its age, then every change, until it is closed", () => {
  const pages = new OpenPages();
  const { told, response } = listener();
  const before = pages.age;
  pages.add(response);
  pages.tell("main");
  const after = pages.age;
  response.emit("close");
  pages.tell("update");
  expect(after).not.toBe(before);
  expect(told).toEqual([
    `data: {"hello":true,"age":"${before}"}\n\n`,
    `data: {"main":true,"age":"${after}"}\n\n`,
  ]);
});

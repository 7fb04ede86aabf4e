/** The table of rooms in ARCHITECTURE.md names every room that the files of a room import. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const src = import.meta.dirname;
const architecture = readFileSync(path.join(src, "../../../ARCHITECTURE.md"), "utf8");

/** Rows of the table: the folders and files of the first cell, and what the last one says they may import. */
const rows = architecture
  .split("## Rooms and imports")[1]!
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, names = "", , imports = ""]) => ({ names: names.match(/(?<=`)[\w./]+(?=`)/g)!, imports }));

/** A folder within another has a row of its own, and comes before that. */
const rooms = rows.flatMap(({ names }) => names).sort((a, b) => b.length - a.length);
const roomOf = (file: string) =>
  rooms.find((room) => (room.endsWith("/") ? file.startsWith(room) : file === room));

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|fixtures\/|^index\.ts$/.test(file));

/** What files import from rooms, types too, and what is loaded only when it is wanted. */
function importsOf(list: readonly string[]): { file: string; to: string; room: string }[] {
  return list.flatMap((file) => {
    const text = readFileSync(path.join(src, file), "utf8");
    return [...text.matchAll(/(?:\bfrom |\bimport\(|^import )"(\.[^"?]+)/gm)].flatMap(([, address]) => {
      const to = path.posix.join(path.posix.dirname(file), address!);
      const room = roomOf(to);
      return room === undefined ? [] : [{ file, to, room }];
    });
  });
}

it.each(rows.map(({ names, imports }) => [names.join(", "), names, imports] as const))(
  "%s: import what the table says",
  (_, names, imports) => {
    const own = files.filter((file) => names.includes(roomOf(file) ?? ""));
    expect(own.length).toBeGreaterThan(0);
    const isNamed = (room: string) => imports.includes(`\`${room.split("/")[0]}`);
    const others = importsOf(own).filter(({ room }) => !names.includes(room));
    const allBut = imports.startsWith("everything but");
    expect(others.filter(({ room }) => isNamed(room) === allBut)).toEqual([]);
  },
);

it("what they share knows none of them", () => {
  const shared = files.filter((file) => roomOf(file) === undefined);
  expect(shared.length).toBeGreaterThan(10);
  expect(importsOf(shared)).toEqual([]);
});

it("ARCHITECTURE.md and CONTRIBUTING.md name only modules that exist", () => {
  const root = path.join(src, "../../..");
  const folders = ["packages/quire/src", "packages/quire/manual", "website", "e2e", "bench", "scripts"];
  const existing = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `/${folder}/${file.split(path.sep).join("/")}`)
      .filter((file) => !/\/(?:node_modules|\.quire)\/|^\/website\/build\/|\/manual\/build\//.test(file)),
  );
  const contributing = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const named = [...`${architecture}${contributing}`.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)];
  expect(named.length).toBeGreaterThan(200);
  const missing = named
    .map(([, name]) => name!)
    .filter((name) => !existing.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

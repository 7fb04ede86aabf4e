import fc from "fast-check";
import { expect, it } from "vitest";
import { eventReader } from "./event-stream.ts";

it("events are read whatever pieces they come in", () => {
  const text = 'data: {"a":1}\n\n: keep the line open\n\nevent: x\r\ndata: b\r\ndata: c\r\n\r\ndata:d\n\n';
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 20 }), (cuts) => {
      const read = eventReader();
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const events = places.slice(1).flatMap((end, index) => read(text.slice(places[index], end)));
      expect(events).toEqual(['{"a":1}', "b\nc", "d"]);
    }),
  );
});

it("an event that does not end is none", () => {
  const read = eventReader(100);
  expect(() => read("data: ".padEnd(200, "x"))).toThrow("does not end");
  expect(() => eventReader(100)("data:\n".repeat(200))).toThrow("does not end");
});

it("an event counts alone, however many arrive at once", () => {
  const event = `data: ${"x".repeat(80)}\n\n`;
  expect(eventReader(100)(event.repeat(5) + event.slice(0, 50))).toHaveLength(5);
});

it("a line that arrives in many pieces is read once, not with every piece", () => {
  const read = eventReader(500_000);
  let events: string[] = [];
  // Reading it again with each piece would take minutes.
  for (const piece of ["data: ", ..."x".repeat(400_000), "\n", "\n"]) events = read(piece);
  expect(events[0]).toHaveLength(400_000);
});

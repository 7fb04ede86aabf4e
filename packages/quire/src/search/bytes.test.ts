import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteReader, ByteWriter, DamagedIndex } from "./bytes.ts";

/** Any line; it takes fast-check a second to make characters of this kind itself. */
const line = fc
  .array(fc.nat(0x10ffff))
  .map((codes) => String.fromCodePoint(...codes).replace(/[\n\ud800-\udfff]/gu, " "));

describe("bytes", () => {
  it("give back what was written", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat()),
        fc.uniqueArray(fc.nat({ max: 100_000 })),
        fc.array(line),
        fc.uniqueArray(line),
        fc.uint8Array(),
        (numbers, set, lines, unique, block) => {
          const [ascending, sorted] = [set.sort((a, b) => a - b), unique.sort()];
          const writer = new ByteWriter();
          writer.number(numbers.length);
          for (const value of numbers) writer.number(value);
          writer.ascending(ascending);
          writer.lines(lines);
          writer.sorted(sorted);
          writer.block(block);
          const reader = new ByteReader(writer.finish());
          expect(Array.from({ length: reader.number() }, () => reader.number())).toEqual(numbers);
          expect([...reader.ascending()]).toEqual(ascending);
          expect(reader.lines()).toEqual(lines);
          expect(reader.sorted()).toEqual(sorted);
          expect(reader.block()).toEqual(block);
          expect(reader.done).toBe(true);
        },
      ),
    );
  });

  it("that are anything else are called damaged, and nothing worse", () => {
    const read = [
      (reader: ByteReader) => reader.number(),
      (reader: ByteReader) => reader.ascending(),
      (reader: ByteReader) => reader.lines(),
      (reader: ByteReader) => reader.sorted(),
      (reader: ByteReader) => reader.text(),
    ];
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom(...read), (bytes, one) => {
        try {
          one(new ByteReader(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedIndex);
        }
      }),
    );
  });
});

import { Writable } from "node:stream";

/**
 * Keep standard output for a result that programs read: whatever else is written to it, such as what code of the
 * site prints, goes to standard error.
 *
 * @returns the original output
 */
export function ownOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      write(chunk);
      done();
    },
  });
}

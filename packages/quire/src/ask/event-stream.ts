/**
 * Parse server-sent events from a stream whose chunks may end anywhere. Only `data` fields are kept: chat
 * completions and `api/ask` use no other.
 *
 * @returns a function that takes a chunk and returns the data of the events completed by it
 * @throws Error when a single event exceeds `longest` characters: the stream is something else
 */
export function eventReader(longest = 200_000): (piece: string) => string[] {
  /** The start of a line, in pieces: joining them with every new one would be quadratic. */
  let rest: string[] = [];
  let data: string[] = [];
  /** Lengths of that start, and of the lines of the event before it. */
  let started = 0;
  let length = 0;
  let endsWithReturn = false;
  return (piece) => {
    const events: string[] = [];
    // The second half of a line end whose first half ended the piece before.
    const text = endsWithReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (piece !== "") endsWithReturn = piece.endsWith("\r");
    const [first = "", ...more] = text.split(/\r\n|\n|\r/);
    rest.push(first);
    started += first.length;
    for (const next of more) {
      const line = rest.join("");
      length += line.length + 1;
      rest = [next];
      started = next.length;
      if (line === "") {
        if (data.length > 0) events.push(data.join("\n"));
        data = [];
        length = 0;
      } else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    }
    if (length + started > longest) throw new Error("An event of the stream does not end.");
    return events;
  };
}

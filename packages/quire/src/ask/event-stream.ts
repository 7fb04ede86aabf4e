/**
 * Parse server-sent events from a stream whose chunks may end anywhere. Only `data` fields are kept: chat
 * completions and `api/ask` use no other.
 *
 * @returns a function that takes a chunk and returns the data of the events completed by it
 * @throws Error when a single event exceeds `longest` characters: the stream is something else
 */
export function eventReader(longest = 200_000): (piece: string) => string[] {
  let rest = "";
  let data: string[] = [];
  return (piece) => {
    rest += piece;
    const events: string[] = [];
    for (;;) {
      const end = /\r\n|\n|\r(?!$)/.exec(rest);
      if (!end) break;
      const line = rest.slice(0, end.index);
      rest = rest.slice(end.index + end[0].length);
      if (line === "") {
        if (data.length > 0) events.push(data.join("\n"));
        data = [];
      } else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    }
    if (rest.length + data.reduce((sum, line) => sum + line.length + 1, 0) > longest)
      throw new Error("An event of the stream does not end.");
    return events;
  };
}

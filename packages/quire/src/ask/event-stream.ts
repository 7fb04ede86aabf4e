/**
 * Read server-sent events out of a stream that comes in pieces: a piece may end anywhere. Only the data of events is
 * kept, as chat completions and `api/ask` write no other field that matters.
 *
 * @returns a function that takes a piece and gives the data of the events that it completes
 * @throws Error when a single event grows beyond `longest` characters: it is no such stream
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
    if (rest.length + data.reduce((sum, line) => sum + line.length, 0) > longest)
      throw new Error("An event of the stream does not end.");
    return events;
  };
}

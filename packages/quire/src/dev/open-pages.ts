import type { ServerResponse } from "node:http";
import type { Change } from "./dev-site.ts";

/** The pages that browsers have open: each listens to an event stream, by which it is told of changes. */
export class OpenPages {
  readonly #streams = new Set<ServerResponse>();

  /** Begin the event stream of one more page. It is told the server's process id: another one is another server. */
  add(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(event({ hello: String(process.pid) }));
    this.#streams.add(response);
    response.on("close", () => this.#streams.delete(response));
  }

  tell(change: Change): void {
    const message = event({ [change]: true });
    for (const stream of this.#streams) stream.write(message);
  }
}

function event(data: Record<string, unknown>): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

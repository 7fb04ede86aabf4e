import type { ServerResponse } from "node:http";
import type { Change } from "./dev-site.ts";

/** The pages open in browsers, each of which listens to an event stream for changes. */
export class OpenPages {
  readonly #streams = new Set<ServerResponse>();

  /** Start the event stream of a page. It begins with the process id, by which pages notice a restart. */
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

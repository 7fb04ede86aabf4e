import type { ServerResponse } from "node:http";
import type { Change } from "./dev-site.ts";

/** The pages open in browsers, each of which listens to an event stream for changes. */
export class OpenPages {
  readonly #streams = new Set<ServerResponse>();
  #changes = 0;

  /** The process and the number of changes so far: what is sent is as old as this. */
  get age(): string {
    return `${process.pid}-${this.#changes}`;
  }

  /**
   * Start the event stream of a page. It begins with the age of the site, by which pages notice a restart, and what
   * has changed while they were loading.
   */
  add(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(event({ hello: true, age: this.age }));
    this.#streams.add(response);
    response.on("close", () => this.#streams.delete(response));
  }

  tell(change: Change): void {
    this.#changes++;
    const message = event({ [change]: true, age: this.age });
    for (const stream of this.#streams) stream.write(message);
  }
}

function event(data: Record<string, unknown>): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

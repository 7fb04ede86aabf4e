/** What is used of the package `send`, which brings no types. */
declare module "send" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface SendStream {
    on(event: "file" | "directory", listener: () => void): this;
    on(event: "error", listener: (error: { status: number }) => void): this;
    pipe(response: ServerResponse): ServerResponse;
  }

  /** @param path encoded as a part of an address */
  export default function send(
    request: IncomingMessage,
    path: string,
    options: { cacheControl: boolean; dotfiles: "allow"; lastModified: boolean },
  ): SendStream;
}

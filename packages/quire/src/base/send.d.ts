/** The part of the package `send` that is in use, as it comes without types. */
declare module "send" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface SendStream {
    on(event: "file" | "directory", listener: () => void): this;
    on(event: "error", listener: (error: { status: number }) => void): this;
    pipe(response: ServerResponse): ServerResponse;
  }

  /** @param path percent-encoded path of a URL */
  export default function send(
    request: IncomingMessage,
    path: string,
    options: { cacheControl: boolean; dotfiles: "allow"; lastModified: boolean },
  ): SendStream;
}

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The encoding of responses. Browsers would choose brotli; a run requests the one to measure. */
export type Encoding = "identity" | "gzip" | "br";

/** A response body that was sent. */
export interface Sent {
  path: string;
  kind: Kind;
  /** Size of the body as it was sent. */
  bytes: number;
  status: number;
}

/** Kind of a body in the budget of a page. */
export type Kind = "HTML" | "CSS" | "JavaScript" | "font" | "image" | "data";

/** A server that records what it sends, including to workers and for prefetching. */
export interface CountingServer {
  origin: string;
  sent: Sent[];
  encoding: Encoding;
  /** Serve an additional document. */
  add(path: string, html: string): void;
  close(): void;
}

/** Start a counting server in front of a request handler, on a free port of localhost. */
export async function startCountingServer(handler: RequestListener): Promise<CountingServer> {
  const added = new Map<string, string>();
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0]!;
    request.headers["accept-encoding"] = counting.encoding;
    // Node only makes headers passed to writeHead readable if one was set before.
    response.setHeader("Server", "bench");
    count(response, (bytes) => {
      const type = String(response.getHeader("content-type") ?? "");
      sent.push({ path, kind: kindOf(type), bytes, status: response.statusCode });
    });
    const html = added.get(path);
    if (html === undefined) return handler(request, response);
    sendHtml(request, response, html);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const counting: CountingServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    encoding: "gzip",
    add: (path, text) => added.set(path, text),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return counting;
}

/** The kind of a media type in the budget of a page. */
export function kindOf(type: string): Kind {
  if (/^text\/html/.test(type)) return "HTML";
  if (/^text\/css/.test(type)) return "CSS";
  if (/javascript/.test(type)) return "JavaScript";
  if (/^font\/|woff/.test(type)) return "font";
  if (/^image\//.test(type)) return "image";
  return "data";
}

function sendHtml(request: IncomingMessage, response: ServerResponse, html: string): void {
  const encoding = request.headers["accept-encoding"];
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding!);
  response.end(encoding === "br" ? brotliCompressSync(html) : encoding === "gzip" ? gzipSync(html) : html);
}

/** Call `done` at the end of a response with the size of its body in bytes. */
function count(response: ServerResponse, done: (bytes: number) => void): void {
  let bytes = 0;
  const { write, end } = response;
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk);
  };
  response.write = ((...args: Parameters<typeof write>) => {
    add(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    add(args[0]);
    return end.apply(response, args);
  }) as typeof end;
  response.once("finish", () => done(bytes));
}

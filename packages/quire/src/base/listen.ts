import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { QuireError } from "./problem.ts";

/**
 * Listen on localhost, at the wanted port or the next free one, which is printed. Requests from elsewhere are refused:
 * drafts, the author's files, and a model that the author pays for are not for the pages of others.
 *
 * @param wanted port number; 0 for any
 * @throws QuireError when none of twenty ports starting with `wanted` is free
 */
export async function listen(
  handler: RequestListener,
  wanted: number,
): Promise<{ server: Server; port: number }> {
  for (let port = wanted; port < wanted + 20; port++) {
    const server = createServer((request, response) => {
      if (isLocalRequest(request)) return handler(request, response);
      response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
      response.end("Open the site at localhost.");
    });
    const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once("error", resolve);
      server.listen(port, "localhost", () => resolve(undefined));
    });
    if (!failure) return { server, port: (server.address() as { port: number }).port };
    if (failure.code !== "EADDRINUSE" && failure.code !== "EACCES") throw failure;
    const why = failure.code === "EACCES" ? "cannot be used" : "is taken";
    process.stderr.write(`Port ${port} ${why}; trying ${port + 1}.\n`);
  }
  throw new QuireError({
    code: "port",
    severity: "error",
    message: `No port from ${wanted} to ${wanted + 19} is free.`,
    hint: "Choose another with `--port` or the environment variable `PORT`.",
  });
}

const local = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a request comes from a program or a page on this computer: a foreign page whose host name points here
 * (DNS rebinding) is recognised by `Host` or `Origin`.
 */
export function isLocalRequest({ headers: { host, origin } }: IncomingMessage): boolean {
  const named = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) && local.test(new URL(address).hostname);
  return named(`http://${host}`) && (origin === undefined || named(origin));
}

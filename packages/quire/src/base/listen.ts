import { createServer, type RequestListener, type Server } from "node:http";
import { QuireError } from "./problem.ts";

/**
 * Listen on localhost, at the wanted port or the next free one, which is printed.
 *
 * @param wanted port number; 0 for any
 * @throws QuireError when none of twenty ports starting with `wanted` is free
 */
export async function listen(
  handler: RequestListener,
  wanted: number,
): Promise<{ server: Server; port: number }> {
  for (let port = wanted; port < wanted + 20; port++) {
    const server = createServer(handler);
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

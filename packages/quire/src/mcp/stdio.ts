import type { Writable } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openDocumentation } from "./documentation.ts";
import { createMcpServer } from "./server.ts";

/**
 * Serve a built site over standard input and output, to the program that started this one. Resolves when that
 * program disconnects.
 *
 * @param outDir folder of the built site
 * @param output where standard output leads
 * @throws QuireError when there is none
 */
export async function serveStdio(outDir: string, output: Writable): Promise<void> {
  const server = createMcpServer(openDocumentation(outDir));
  const transport = new StdioServerTransport(process.stdin, output);
  const gone = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
  });
  await server.connect(transport);
  await gone;
  await server.close();
}

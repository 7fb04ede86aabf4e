import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openDocumentation } from "./documentation.ts";
import { createMcpServer } from "./server.ts";

/**
 * Serve a built site to the one program that started this one, over standard input and output. Resolves when that
 * program is gone.
 *
 * @param outDir folder of the built site
 * @throws QuireError when there is none
 */
export async function serveStdio(outDir: string, version: string): Promise<void> {
  const server = createMcpServer(openDocumentation(outDir), version);
  const transport = new StdioServerTransport();
  const gone = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
  });
  await server.connect(transport);
  await gone;
  await server.close();
}

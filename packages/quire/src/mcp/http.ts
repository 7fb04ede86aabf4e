import type { IncomingMessage, ServerResponse } from "node:http";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { type Documentation, openDocumentation } from "./documentation.ts";
import { createMcpServer } from "./server.ts";

/** Maximum size of a request, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Create a handler for the Model Context Protocol over streamable HTTP, without sessions. That there is no built site
 * is an answer, too.
 *
 * @param outDir folder of the built site
 */
export function mcpHandler(outDir: string) {
  let documentation: Documentation | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader("Cache-Control", "no-store");
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return refuse(response, 405, "Send JSON-RPC messages with POST; there are no sessions and no streams.");
    }
    try {
      documentation ??= openDocumentation(outDir);
      const server = createMcpServer(documentation);
      const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: undefined,
        enableJsonResponse: true,
        maxRequestBodySize: MAX_BODY_BYTES,
      });
      response.once(
        "close",
        () => void Promise.all([transport.close(), server.close()]).catch(() => undefined),
      );
      // The SDK's own types disagree on optional properties.
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      await transport.handleRequest(request, response);
    } catch (error) {
      if (response.headersSent) response.end();
      else refuse(response, 500, (error as Error).message);
    }
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message }, id: null }));
}

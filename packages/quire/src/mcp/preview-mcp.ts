import type { IncomingMessage, ServerResponse } from "node:http";
import type { Documentation } from "./documentation.ts";

/** Create a handler for `/mcp` of the preview server, whose code is loaded with the first request. */
export function previewMcp(outDir: string) {
  let handler: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined;
  const load = async () => {
    const [{ mcpHandler }, { openDocumentation }] = await Promise.all([
      import("./http.ts"),
      import("./documentation.ts"),
    ]);
    let documentation: Documentation | undefined;
    return mcpHandler(() => (documentation ??= openDocumentation(outDir)));
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    handler ??= load();
    await (await handler)(request, response);
  };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { engineVersion } from "../site/engine-version.ts";
import type { Documentation } from "./documentation.ts";

/** Answers requests to `/mcp` of the preview; what that takes is loaded by the first of them. */
export function previewMcp(outDir: string) {
  let handler: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined;
  const load = async () => {
    const [{ mcpHandler }, { openDocumentation }] = await Promise.all([
      import("./http.ts"),
      import("./documentation.ts"),
    ]);
    let documentation: Documentation | undefined;
    return mcpHandler(() => {
      documentation ??= openDocumentation(outDir);
      return documentation;
    }, engineVersion());
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    handler ??= load();
    await (await handler)(request, response);
  };
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import send from "send";
import { acceptsEncoding } from "./accept.ts";
import { contentType } from "./media-type.ts";

/** Extensions of the compressed copies that a build writes, by content encoding, in order of preference. */
const copies = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Send a file: its compressed copy if there is one and the client accepts it, the requested range, or 304 if the
 * client has it already.
 *
 * @param file absolute path
 * @param headers additional headers
 * @returns false if there is no such file, in which case nothing was sent
 */
export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const own = { ...headers, "Content-Type": contentType(file) };
  for (const [encoding, ending] of copies) {
    if (!acceptsEncoding(request.headers["accept-encoding"], encoding)) continue;
    if (await sendAs(file + ending, request, response, { ...own, "Content-Encoding": encoding })) return true;
  }
  return sendAs(file, request, response, own);
}

function sendAs(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  return new Promise((resolve) => {
    const before = response.getHeaders();
    response.once("close", () => resolve(true));
    send(request, encodeURIComponent(file), { cacheControl: false, dotfiles: "allow", lastModified: false })
      .on("file", () => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
      })
      .on("directory", () => resolve(false))
      .on("error", ({ status }: { status: number }) => {
        if (response.headersSent) return void response.destroy();
        if (status === 412 || status === 416) return void response.writeHead(status).end();
        // There is no such file, or a build has just removed it.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        for (const [name, value] of Object.entries(before)) response.setHeader(name, value!);
        response.statusCode = 200;
        resolve(false);
      })
      .pipe(response);
  });
}

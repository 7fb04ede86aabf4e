import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { contentType } from "./media-type.ts";

/** Endings of the compressed copies that a build writes, by what clients call them; the first that is taken is sent. */
const copies = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Send a file: its compressed copy, where there is one and the client takes it, a part of it, where that is asked for,
 * or only that it is what the client has already.
 *
 * @param file absolute path
 * @param headers more headers
 * @returns false when there is no such file, and nothing was sent
 */
export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const found = await openFile(file);
  if (!found) return false;
  const copy = await openCopy(file, request);
  if (copy) await found.handle.close();
  const { handle, size, changed } = copy ?? found;
  const etag = `W/"${size}-${changed}"`;
  const own = { ...headers, ETag: etag, ...(copy && { "Content-Encoding": copy.encoding }) };
  if (request.headers["if-none-match"] === etag) {
    await handle.close();
    response.writeHead(304, own).end();
    return true;
  }
  const part = rangeOf(request, size);
  if (part && part.start > part.end) {
    await handle.close();
    response.writeHead(416, { ...headers, "Content-Range": `bytes */${size}` }).end();
    return true;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  response.writeHead(part ? 206 : 200, {
    "Content-Type": contentType(file),
    "Content-Length": end - start + 1,
    ...own,
    ...(part && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  });
  // A client that leaves is no failure.
  await pipeline(handle.createReadStream({ start, end: Math.max(start, end) }), response).catch(
    () => undefined,
  );
  return true;
}

interface OpenFile {
  handle: FileHandle;
  /** In bytes. */
  size: number;
  /** When it was changed, ms since 1970. */
  changed: number;
}

/** Open a file before anything is said of it: a build may take it away at any moment. */
async function openFile(file: string): Promise<OpenFile | undefined> {
  const handle = await open(file).catch(() => undefined);
  const stat = await handle?.stat();
  if (handle && stat?.isFile()) return { handle, size: stat.size, changed: stat.mtimeMs };
  await handle?.close();
  return undefined;
}

async function openCopy(
  file: string,
  { headers }: IncomingMessage,
): Promise<(OpenFile & { encoding: string }) | undefined> {
  const accepted = String(headers["accept-encoding"] ?? "");
  for (const [encoding, ending] of copies) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const copy = await openFile(file + ending);
    if (copy) return { ...copy, encoding };
  }
  return undefined;
}

/** The part of a file that is asked for: its first and last byte; the last before the first where there is none. */
function rangeOf({ headers: { range = "" } }: IncomingMessage, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!first && !last) return undefined;
  if (!first) return { start: Math.max(0, size - Number(last)), end: size - 1 };
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  return { start: Number(first), end };
}

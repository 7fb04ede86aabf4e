import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { ASK_PATH } from "./ask/model-events.ts";
import { type AskHandler, askHandler } from "./ask/server/handler.ts";
import { prefersMarkdown } from "./base/accept.ts";
import { isBelow } from "./base/file-path.ts";
import { hostRulesOf } from "./base/host-rules.ts";
import { listen } from "./base/listen.ts";
import { QuireError } from "./base/problem.ts";
import { sendFile } from "./base/send-file.ts";
import { HASHED_FOLDER, immutable } from "./build/output/response-headers.ts";
import { openSite } from "./build/site-session.ts";
import type { Config } from "./config/schema.ts";
import { decodePath, markdownPath } from "./site/address.ts";

/** Serve the built site like a static host: clean paths, redirects, compressed copies, 404, headers. */
export async function startPreview(options: {
  siteDir: string;
  configFile?: string;
  port: number;
}): Promise<void> {
  const { workspace, config } = await openSite(options.siteDir, { configFile: options.configFile });
  if (!existsSync(path.join(workspace.outDir, "404.html"))) {
    throw new QuireError({
      code: "preview",
      severity: "error",
      message: `There is no built site in ${workspace.outDir}.`,
      hint: "Run `quire build` first.",
    });
  }
  const { port } = await listen(
    previewHandler(workspace.outDir, config.baseUrl, askHandlerOf(config, workspace.outDir)),
    options.port,
  );
  process.stdout.write(`The site is at http://localhost:${port}${config.baseUrl}\n`);
}

/** The handler for questions, for a site whose `ask` has an endpoint; the key is read from the environment. */
function askHandlerOf({ ask }: Config, outDir: string): AskHandler | undefined {
  if (ask === false || ask.provider !== "endpoint") return undefined;
  const { endpoint, model, keyVariable, limits } = ask;
  return askHandler({ outDir, endpoint: endpoint!, model: model!, key: process.env[keyVariable], ...limits });
}

/**
 * Create a request handler for a built site.
 *
 * @param outDir output folder; rebuilds are served without a restart
 * @param baseUrl base path of the site, with a slash at both ends
 * @param ask handles questions, if a language model answers them
 */
export function previewHandler(outDir: string, baseUrl: string, ask?: AskHandler): RequestListener {
  const rules = hostRulesOf(outDir);
  /** Its code is loaded with the first request. */
  let mcp: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers, redirects } = rules();
    for (const [name, value] of headers) response.setHeader(name, value);
    const address = `http://localhost${request.url}`;
    if (!URL.canParse(address)) return notFound(outDir, response);
    const url = new URL(address);
    if (!`${url.pathname}/`.startsWith(baseUrl)) return notFound(outDir, response);
    const inside = `/${url.pathname.slice(baseUrl.length)}`;
    const clean = cleanPath(inside);
    if (clean !== inside) return lead(response, 308, baseUrl + clean.slice(1) + url.search);
    const redirect = redirects.get(url.pathname);
    if (redirect) return lead(response, redirect.status, redirect.to);
    if (clean === "/mcp" && (request.method === "POST" || !existsSync(path.join(outDir, "mcp.html")))) {
      mcp ??= import("./mcp/http.ts").then(({ mcpHandler }) => mcpHandler(outDir));
      return (await mcp)(request, response);
    }
    if (ask && clean === ASK_PATH) return ask(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    for (const file of filesOf(outDir, clean, prefersMarkdown(request.headers.accept))) {
      const cache = inside.startsWith(HASHED_FOLDER) ? immutable : "no-cache";
      const own = { Vary: "Accept, Accept-Encoding", "Cache-Control": cache };
      if (await sendFile(file, request, response, own)) return;
    }
    return notFound(outDir, response);
  };
  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      process.stderr.write(`${request.url}: ${error.message}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

function lead(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { Location: to }).end();
}

/** Normalise a path: no `.html`, no `/index`, no trailing slash. */
function cleanPath(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, "/").replace(/\.html$/, "");
  return bare.replace(/\/index$/, "/").replace(/(.)\/+$/, "$1");
}

/** Absolute paths of the files to try for a path, in order; none for a path outside the folder. */
function filesOf(outDir: string, pathname: string, asMarkdown: boolean): string[] {
  const sitePath = decodePath(pathname);
  const names = [sitePath, `${sitePath}.html`, `${sitePath}/index.html`];
  return [...(asMarkdown ? [markdownPath(sitePath)] : []), ...names]
    .map((name) => path.join(outDir, name))
    .filter((file) => isBelow(outDir, file));
}

async function notFound(outDir: string, response: ServerResponse): Promise<void> {
  // A build may just be replacing the output.
  const body = await readFile(path.join(outDir, "404.html")).catch(() => "Not found");
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(body);
}

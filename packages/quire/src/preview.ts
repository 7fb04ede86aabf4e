import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefersMarkdown } from "./accept.ts";
import { ASK_PATH } from "./ask/model-events.ts";
import { type AskHandler, askHandler } from "./ask/server/handler.ts";
import { openSite } from "./build/site-session.ts";
import { engineVersion } from "./config/engine-version.ts";
import type { Config } from "./config/schema.ts";
import { hostRulesOf } from "./host-rules.ts";
import { listen } from "./listen.ts";
import { previewMcp } from "./mcp/preview-mcp.ts";
import { contentType } from "./media-type.ts";
import { QuireError } from "./problem.ts";
import { markdownPath } from "./site/address.ts";

/** Serve the built site as a static host would: clean paths, redirects, compressed copies, 404, headers. */
export async function startPreview(options: {
  siteDir: string;
  configFile?: string;
  port: number;
}): Promise<void> {
  const { workspace, config } = await openSite(options.siteDir, options.configFile);
  if (!existsSync(path.join(workspace.outDir, "404.html"))) {
    throw new QuireError({
      code: "preview",
      severity: "error",
      message: `There is no built site in ${workspace.outDir}.`,
      hint: "Run quire build first.",
    });
  }
  const { port } = await listen(
    previewHandler(workspace.outDir, config.baseUrl, askHandlerOf(config, workspace.outDir)),
    options.port,
  );
  process.stdout.write(`The site is at http://localhost:${port}${config.baseUrl}\n`);
}

/** Who answers questions, for a site whose `ask` has an endpoint; its key is in the environment. */
function askHandlerOf({ ask }: Config, outDir: string): AskHandler | undefined {
  if (ask === false || ask.provider !== "endpoint") return undefined;
  const { endpoint, model, keyVariable, limits } = ask;
  return askHandler({ outDir, endpoint: endpoint!, model: model!, key: process.env[keyVariable], ...limits });
}

/**
 * Request handler for a built site.
 *
 * @param outDir output folder; what is in it now is what is served, without a restart after a build
 * @param baseUrl path the site lives under, with slashes at both ends
 * @param ask answers questions, where a language model does
 */
export function previewHandler(outDir: string, baseUrl: string, ask?: AskHandler) {
  const rules = hostRulesOf(outDir);
  const mcp = previewMcp(outDir, engineVersion());
  const serve = sirv(outDir, {
    dev: true,
    etag: true,
    extensions: ["html"],
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeader("Vary", "Accept, Accept-Encoding");
      // Without a charset, browsers take text for that of their region.
      if (/\.(?:md|txt)$/.test(pathname)) response.setHeader("Content-Type", contentType(pathname));
      response.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers, redirects } = rules();
    for (const [name, value] of headers) response.setHeader(name, value);
    const address = `http://localhost${request.url}`;
    if (!URL.canParse(address)) return notFound(outDir, response);
    const url = new URL(address);
    if (!`${url.pathname}/`.startsWith(baseUrl)) return notFound(outDir, response);
    const inside = `/${url.pathname.slice(baseUrl.length)}`;
    const clean = cleanPath(inside);
    if (clean !== inside) {
      response.writeHead(308, { Location: baseUrl + clean.slice(1) + url.search });
      return response.end();
    }
    const redirect = redirects.get(url.pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to });
      return response.end();
    }
    if (clean === "/mcp" && (request.method === "POST" || !isInside(outDir, "/mcp.html")))
      return mcp(request, response);
    if (ask && clean === ASK_PATH) return void ask(request, response);
    const twin = markdownPath(clean);
    const wantsMarkdown = prefersMarkdown(request.headers.accept) && isInside(outDir, twin);
    request.url = (wantsMarkdown ? twin : clean) + url.search;
    return serve(request, response, () => notFound(outDir, response));
  };
}

/** One form for each address: no `.html`, no `/index`, no slash at the end. */
function cleanPath(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, "/").replace(/\.html$/, "");
  return bare.replace(/\/index$/, "/").replace(/(.)\/+$/, "$1");
}

function isInside(outDir: string, pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  const file = path.join(outDir, decoded);
  return file.startsWith(outDir + path.sep) && existsSync(file) && path.extname(file) !== "";
}

function notFound(outDir: string, response: ServerResponse): void {
  const page = path.join(outDir, "404.html");
  // A build may be taking the place of the output just now.
  const body = existsSync(page) ? readFileSync(page) : "Not found";
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(body);
}

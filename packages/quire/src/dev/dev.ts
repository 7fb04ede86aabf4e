import type { IncomingMessage, ServerResponse } from "node:http";
import { redirectTarget } from "../build/host-files.ts";
import { listen } from "../listen.ts";
import { contentType } from "../media-type.ts";
import { problemsOf } from "../problem.ts";
import { sendFile } from "../send-file.ts";
import { decodePath } from "../site/address.ts";
import { sitePath } from "../site/slug.ts";
import { devClient } from "./dev-client.ts";
import { type DevSite, openDevSite } from "./dev-site.ts";
import { problemPage, problemPanel } from "./problem-page.ts";
import { watchSite } from "./watch-site.ts";

/** What is served, and where. */
export interface DevOptions {
  siteDir: string;
  configFile?: string;
  port: number;
}

/**
 * Serve a site while it is being written: pages are drawn when they are asked for, and pages that are open
 * follow every change.
 */
export async function startDev({ siteDir, configFile, port: wanted }: DevOptions): Promise<void> {
  const begun = performance.now();
  const site = await openDevSite(siteDir, configFile);
  const open = new Set<ServerResponse>();
  const base = () => site.session?.config.baseUrl ?? "/";

  const { port } = await listen((request, response) => {
    answer(site, siteDir, base(), open, request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error.stack);
    });
  }, wanted);
  watchSite(siteDir, site, async (files) => {
    const change = await site.changed(files);
    const news = change === "reload" || site.failure.length > 0 ? { reload: true } : { update: true };
    const message = `data: ${JSON.stringify(news)}\n\n`;
    for (const response of open) response.write(message);
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  process.stdout.write(`The site is at http://localhost:${port}${base()} (ready in ${seconds} s)\n`);
}

const EVENTS = "@quire/events";
const SCRIPT = "@quire/dev.js";

async function answer(
  site: DevSite,
  siteDir: string,
  base: string,
  open: Set<ServerResponse>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(`http://localhost${request.url}`);
  const inside = `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
  const send = (status: number, type: string, body: string | Uint8Array) => {
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
    response.end(body);
  };
  if (inside === `/${EVENTS}`) {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`data: ${JSON.stringify({ hello: String(process.pid) })}\n\n`);
    open.add(response);
    response.on("close", () => open.delete(response));
    return;
  }
  if (inside === `/${SCRIPT}`)
    return send(200, "text/javascript; charset=utf-8", devClient.replace("EVENTS", base + EVENTS));
  const html = (status: number, body: string) =>
    send(
      status,
      "text/html; charset=utf-8",
      body.replace("</body>", () => `<script type="module" src="${base}${SCRIPT}"></script></body>`),
    );
  if (site.failure.length > 0)
    return html(500, problemPage("The site cannot be built", site.failure, siteDir));
  if (inside === undefined) return html(404, problemPage("Not found", [outside(base)], siteDir));

  const sidebar = site.sidebar(inside);
  if (sidebar !== undefined) return send(200, "text/html; charset=utf-8", sidebar);
  const search = await site.search(inside);
  if (search !== undefined) return send(200, contentType(inside), search);
  const asset = await site.asset(decodePath(inside));
  if (asset && "content" in asset) return send(200, contentType(inside), asset.content);
  if (asset) {
    const own = { "Content-Type": contentType(inside), "Cache-Control": "no-store" };
    if (await sendFile(asset.file, request, response, own)) return;
    // It was taken away since, or cannot be read.
    return send(404, "text/plain; charset=utf-8", "Not found");
  }
  const clean = sitePath(inside.replace(/(\/index)?\.html$/, ""));
  const twin = clean.endsWith(".md") ? sitePath(clean.replace(/(\/index)?\.md$/, "")) : undefined;
  try {
    const redirect = site.session?.site.redirects.find(({ from }) => from === clean);
    if (redirect) {
      response.writeHead(302, { Location: redirectTarget(base, redirect.to) });
      response.end();
      return;
    }
    const page = await site.page(twin ?? clean);
    if (page && twin !== undefined && page.markdown !== undefined)
      return send(200, "text/markdown; charset=utf-8", page.markdown);
    if (page)
      return html(
        200,
        page.html.replace("</body>", () => `${problemPanel(page.problems, siteDir)}</body>`),
      );
    const missing = await site.page("/404");
    html(404, missing?.html ?? problemPage("Not found", [], siteDir));
  } catch (error) {
    html(500, problemPage("This page cannot be drawn", problemsOf(error), siteDir));
  }
}

function outside(base: string) {
  return {
    code: "base-path",
    severity: "error" as const,
    message: `The site lives under ${base}.`,
    hint: `Open ${base}.`,
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { contentType } from "../base/media-type.ts";
import { type Problem, problemsOf } from "../base/problem.ts";
import { sendFile } from "../base/send-file.ts";
import { redirectTarget } from "../build/output/redirect-target.ts";
import { sitePath } from "../site/slug.ts";
import { devClient } from "./dev-client.ts";
import type { DevFile, DevSite } from "./dev-site.ts";
import type { OpenPages } from "./open-pages.ts";
import { problemPage, problemPanel } from "./problem-page.ts";

const EVENTS = "@quire/events";
const SCRIPT = "@quire/dev.js";

/**
 * Request handler of the development server: serves the current state of the site, and the event stream for open
 * pages.
 */
export function devHandler(site: DevSite, siteDir: string, openPages: OpenPages): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const base = basePathOf(site);
    // Read before the page is rendered: it may change meanwhile.
    const { age } = openPages;
    const sendHtml = (status: number, html: string) =>
      send(response, status, "text/html; charset=utf-8", withScript(html, base, age));
    const sendProblems = (status: number, title: string, problems: readonly Problem[]) =>
      sendHtml(status, problemPage(title, problems, siteDir));
    const { pathname } = new URL(`http://localhost${request.url}`);
    const inside = `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
    if (inside === `/${EVENTS}`) return openPages.add(response);
    if (inside === `/${SCRIPT}`) {
      const script = devClient.replace("EVENTS", base + EVENTS);
      return send(response, 200, "text/javascript; charset=utf-8", script);
    }
    if (site.failure.length > 0) return sendProblems(500, "The site cannot be built", site.failure);
    if (inside === undefined) return sendProblems(404, "Not found", [outside(base)]);
    const found = await site.file(inside);
    if (found) return sendFound(found, contentType(inside), request, response);
    try {
      const path = sitePath(inside);
      const redirect = site.session?.site.redirects.find(({ from }) => from === path);
      if (redirect) {
        response.writeHead(302, { Location: redirectTarget(basePathOf(site), redirect.to) }).end();
        return;
      }
      const isTwin = path.endsWith(".md");
      const page = await site.page(isTwin ? sitePath(path.replace(/\.md$/, "")) : path);
      if (page?.markdown !== undefined && isTwin)
        return send(response, 200, "text/markdown; charset=utf-8", page.markdown);
      const status = page ? 200 : 404;
      // A page may be missing because of a problem.
      const shown = page ?? (await site.page("/404"));
      if (!shown) return sendProblems(status, "Not found", []);
      const panel = problemPanel(shown.problems, siteDir);
      sendHtml(
        status,
        shown.html.replace("</body>", () => `${panel}</body>`),
      );
    } catch (error) {
      sendProblems(500, "This page cannot be rendered", problemsOf(error));
    }
  };
  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      process.stderr.write(`${request.url}: ${error.stack}\n`);
      if (response.headersSent) response.end();
      else send(response, 500, "text/plain; charset=utf-8", "The request failed; the terminal says why.");
    });
  };
}

/** The base path of the site, with a slash at both ends. */
export function basePathOf({ session }: DevSite): string {
  return session?.config.baseUrl ?? "/";
}

/** A page with the script that keeps it up to date. */
function withScript(page: string, base: string, age: string): string {
  const script = `<script type="module" src="${base}${SCRIPT}" data-age="${age}"></script>`;
  return page.replace("</body>", () => `${script}</body>`);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(body);
}

async function sendFound(
  found: DevFile,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if ("content" in found) return send(response, 200, type, found.content);
  const headers = { "Content-Type": type, "Cache-Control": "no-store" };
  // It may have been deleted since, or be unreadable.
  if (!(await sendFile(found.file, request, response, headers)))
    send(response, 404, "text/plain; charset=utf-8", "Not found");
}

function outside(base: string): Problem {
  return {
    code: "base-path",
    severity: "error",
    message: `The base path of the site is ${base}.`,
    hint: `Open ${base}.`,
  };
}

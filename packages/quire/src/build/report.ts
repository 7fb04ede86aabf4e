import type { Problem } from "../problem.ts";
import type { SiteSession } from "./site-session.ts";
import type { BuildState } from "./state.ts";
import type { SiteSummary } from "./untouched.ts";

/** What a build did, for people and for machines. */
export interface BuildReport {
  pages: number;
  /** Pages drawn now; the rest were taken over from the last build. */
  drawn: number;
  /** Seconds by stage, in the order they ran. */
  seconds: Record<string, number>;
  total: number;
  /** Bytes and numbers of the output. */
  output: { files: number; bytes: number; html: number; markdown: number };
  /** Mean bytes of an HTML page, plain and brotli, by kind of page. */
  templates: Record<string, { pages: number; html: number; brotli: number }>;
  /** Bytes of what every page loads, brotli. */
  assets: { css: number; script: number };
  problems: Problem[];
}

/** Measures a build as it runs. */
export function createReport(progress: (stage: string) => void) {
  const seconds: Record<string, number> = {};
  const begun = performance.now();
  let current: { name: string; since: number } | undefined;
  const close = () => {
    if (current)
      seconds[current.name] = (seconds[current.name] ?? 0) + (performance.now() - current.since) / 1000;
  };
  return {
    stage(name: string) {
      close();
      current = { name, since: performance.now() };
      progress(name);
    },
    /** What there is to say of a site that was built into these files. */
    summary(
      session: SiteSession,
      pages: BuildState["pages"],
      problems: Problem[],
      others: BuildState["others"] = {},
    ): SiteSummary {
      const files = [...Object.values(pages), ...Object.values(others)].flatMap((page) => page.files);
      const sum = (ending: string) =>
        files.reduce((total, { name, size }) => (name.endsWith(ending) ? total + size : total), 0);
      const sizeOf = (sitePath: string) =>
        files.find(({ name }) => name === `${sitePath.slice(1)}.br`)?.size ?? 0;
      const { css, first, script } = session.bundle;
      const templates: BuildReport["templates"] = {};
      for (const route of session.routes) {
        const built = pages[route.path];
        templates[route.kind] ??= { pages: 0, html: 0, brotli: 0 };
        const row = templates[route.kind]!;
        row.pages += 1;
        for (const { name, size } of built?.files ?? []) {
          if (name.endsWith(".html")) row.html += size;
          if (name.endsWith(".html.br")) row.brotli += size;
        }
      }
      for (const row of Object.values(templates)) {
        row.html = Math.round(row.html / row.pages);
        row.brotli = Math.round(row.brotli / row.pages);
      }
      return {
        pages: session.routes.length,
        output: { files: files.length, bytes: sum(""), html: sum(".html"), markdown: sum(".md") },
        templates,
        assets: { css: sizeOf(css) + (first ? sizeOf(first.href) : 0), script: sizeOf(script) },
        problems,
      };
    },
    /** The report of a build that ends now and drew so many pages. */
    whole(drawn: number, summary: SiteSummary): BuildReport {
      close();
      return { ...summary, drawn, seconds, total: (performance.now() - begun) / 1000 };
    },
  };
}

import type { Problem } from "../base/problem.ts";
import type { BuildState } from "./cache/state.ts";
import type { OutputFile } from "./output/output-writer.ts";
import type { SiteSession } from "./site-session.ts";

/** A summary of a build, for people and programs. */
export interface BuildReport {
  pages: number;
  /** Pages rendered in this build; the others were taken over from the last one. */
  drawn: number;
  /** Seconds by stage, in order. */
  seconds: Record<string, number>;
  total: number;
  /** Number of files and bytes in the output. */
  output: { files: number; bytes: number; html: number; markdown: number };
  /** Mean size of an HTML page in bytes, uncompressed and with Brotli, by kind of page. */
  templates: Record<string, { pages: number; html: number; brotli: number }>;
  /** Bytes that every page loads, with Brotli. */
  assets: { css: number; script: number };
  problems: Problem[];
}

/** The part of a report that describes the site, however it was built. */
export type SiteSummary = Omit<BuildReport, "drawn" | "seconds" | "total">;

/** Measure a build while it runs. */
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
    /** The summary of a site that was built into these files. */
    summary(
      session: SiteSession,
      pages: Readonly<Record<string, { files: OutputFile[] }>>,
      problems: Problem[],
      others: BuildState["others"] = {},
    ): SiteSummary {
      const listed = [...Object.values(pages), ...Object.values(others)].flatMap((page) => page.files);
      // Pages share files, such as images.
      const files = [...new Map(listed.map((file) => [file.name, file])).values()];
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
    /** The report of a build that ends now and drew this number of pages. */
    whole(drawn: number, summary: SiteSummary): BuildReport {
      close();
      return { ...summary, drawn, seconds, total: (performance.now() - begun) / 1000 };
    },
  };
}

import { terminalText } from "../base/format-problems.ts";
import { listen } from "../base/listen.ts";
import { basePathOf, devHandler } from "./dev-handler.ts";
import { createDevSite } from "./dev-site.ts";
import { OpenPages } from "./open-pages.ts";
import { watchSite } from "./watch-site.ts";

/** Which site to serve, and where. */
export interface DevOptions {
  siteDir: string;
  configFile?: string;
  port: number;
}

/** Serve a site in development: pages are rendered on request, and open pages follow every change. */
export async function startDev({ siteDir, configFile, port: wanted }: DevOptions): Promise<void> {
  const begun = performance.now();
  const site = createDevSite(siteDir, configFile);
  const openPages = new OpenPages();
  let said = new Set<string>();
  const sayProblems = () => {
    const problems = new Map(site.general().map((problem) => [JSON.stringify(problem), problem]));
    const fresh = [...problems].flatMap(([key, problem]) => (said.has(key) ? [] : problem));
    process.stderr.write(terminalText(fresh, siteDir));
    said = new Set(problems.keys());
  };
  await watchSite(siteDir, site, async (files) => {
    const change = await site.changed(files);
    sayProblems();
    openPages.tell(site.failure.length > 0 ? "reload" : change);
  });
  const { port } = await listen(devHandler(site, siteDir, openPages), wanted);
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  process.stdout.write(
    `The site is at http://localhost:${port}${basePathOf(site)} (ready in ${seconds} s)\n`,
  );
  sayProblems();
}

import { execFile, spawn, spawnSync } from "node:child_process";
import path, { posix } from "node:path";
import { promisify } from "node:util";
import type { LastUpdate } from "../../site/model.ts";

/**
 * Date and author of the last commit of every file in a folder, from a single run of `git log`. Empty without git
 * or history, and for a shallow clone, which would yield wrong dates.
 *
 * @param root folder relative to the site
 */
export async function lastUpdates(
  siteDir: string,
  root: string,
  show: { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean },
): Promise<Record<string, LastUpdate>> {
  const updates: Record<string, LastUpdate> = {};
  const [isShallow, prefix = ""] = await revParse(siteDir, ["--is-shallow-repository", "--show-prefix"]);
  if (isShallow !== "false") return updates;
  // NUL separators, as Git would quote some names in lines.
  const format = ["--format=%x01%as%x02%an", "--name-only", "--no-renames", "-z"];
  const log = spawn("git", ["log", ...format, "--", root], {
    cwd: siteDir,
    stdio: ["ignore", "pipe", "ignore"],
  });
  log.on("error", () => undefined);
  let update: LastUpdate = {};
  const take = (piece: string) => {
    if (piece.startsWith("\u0001")) {
      const [date, author] = piece.slice(1).split("\u0002");
      update = { ...(show.showLastUpdateTime && { date }), ...(show.showLastUpdateAuthor && { author }) };
      return;
    }
    const inRepository = piece.replace(/^\n/, "");
    const file = inRepository.startsWith(prefix)
      ? inRepository.slice(prefix.length)
      : posix.relative(prefix, inRepository);
    updates[file] ??= update;
  };
  let rest = "";
  for await (const chunk of log.stdout.setEncoding("utf8")) {
    const pieces = (rest + chunk).split("\0");
    rest = pieces.pop()!;
    pieces.forEach(take);
  }
  return updates;
}

/** What dates and authors follow from: the current commit, and whether older ones are missing. Empty without Git. */
export function historyState(siteDir: string): string {
  const args = ["rev-parse", "HEAD", "--is-shallow-repository"];
  return spawnSync("git", args, { cwd: siteDir, encoding: "utf8" }).stdout ?? "";
}

/** Absolute path of the file to which Git appends with every commit and checkout; undefined without Git. */
export function historyLog(siteDir: string): string | undefined {
  const args = ["rev-parse", "--git-path", "logs/HEAD"];
  const { stdout } = spawnSync("git", args, { cwd: siteDir, encoding: "utf8" });
  return stdout ? path.resolve(siteDir, stdout.trimEnd()) : undefined;
}

/** What Git says of each of some options, a line for each; nothing without Git. */
async function revParse(cwd: string, options: readonly string[]): Promise<string[]> {
  const said = promisify(execFile)("git", ["rev-parse", ...options], { cwd });
  return said.then(
    ({ stdout }) => stdout.split("\n"),
    () => [],
  );
}

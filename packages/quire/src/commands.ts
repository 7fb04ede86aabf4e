import { existsSync } from "node:fs";
import path from "node:path";
import { terminalText } from "./base/format-problems.ts";
import { ownOutput } from "./base/own-output.ts";
import { messageOf, type Problem, QuireError, refusal, sortProblems } from "./base/problem.ts";
import { isFolder } from "./base/read-file.ts";
import {
  type CommandUsage,
  checkOptions,
  OPTIONS,
  type OptionValues,
  parseArguments,
  suggestion,
  unknownOption,
  usageError,
  usageOf,
} from "./command-line.ts";
import { STATE_FOLDER } from "./config/cache-folder.ts";
import { engineVersion } from "./config/engine-version.ts";
import type { startDev } from "./dev/dev.ts";
import { contentsFile } from "./site/files/contents-paths.ts";
import { createProgress, reportTable } from "./terminal.ts";

/** The arguments of a command. */
interface Arguments {
  /** Absolute path. */
  siteDir: string;
  /** The word after the command: the name of a version, or `export`. */
  word: string | undefined;
  values: OptionValues;
}

interface Command extends CommandUsage {
  /** Resolves to the exit code. */
  run(args: Arguments): Promise<number>;
}

/** All commands, in the order of the usage. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    build: {
      about: "build the site into its output folder",
      run: (args) => build(args, false),
    },
    check: {
      about: "report all problems without writing the site",
      run: (args) => build(args, true),
    },
    dev: {
      about: "serve the site while you write",
      run: async (args) => serve(args, (await import("./dev/dev.ts")).startDev),
    },
    preview: {
      about: "serve the built site",
      run: async (args) => serve(args, (await import("./preview.ts")).startPreview),
    },
    mcp: {
      about: "run a Model Context Protocol server for the built site (stdio)",
      run: mcp,
    },
    version: {
      word: "<name>",
      about: "freeze the current documentation as a version",
      run: version,
    },
    search: {
      word: "export",
      about: "print the records of a hosted search index as JSON",
      run: search,
    },
  }),
);

/**
 * Run a command of the engine.
 *
 * @param args the command-line arguments
 * @returns the exit code: 0 on success, 1 for a problem with the site, 2 for invalid arguments
 */
export async function run(args: string[]): Promise<number> {
  const usage = usageOf(COMMANDS);
  let parsed: ReturnType<typeof parseArguments>;
  try {
    parsed = parseArguments(args);
  } catch (error) {
    process.stderr.write(`${unknownOption(error)}\n\n${usage}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  if (values.version) {
    process.stdout.write(`${engineVersion()}\n`);
    return 0;
  }
  if (values.help || !name) {
    (values.help ? process.stdout : process.stderr).write(usage);
    return values.help ? 0 : 2;
  }
  const command = COMMANDS.get(name);
  if (!command) {
    process.stderr.write(`Unknown command: ${name}.${suggestion("", name, COMMANDS.keys())}\n\n${usage}`);
    return 2;
  }
  const word = command.word ? rest.shift() : undefined;
  const siteDir = path.resolve(rest[0] ?? ".");
  // Code of the site may use paths relative to the current folder, as it could when run in the site's folder.
  if (isFolder(siteDir)) process.chdir(siteDir);
  // Code of the site may keep running; errors it throws or rejects later arrive here.
  const told = new Set<string>();
  process.on("uncaughtException", async (error) => {
    const problem = name === "dev" && (await unhandledProblem(error, siteDir));
    if (!problem) process.exit(await fail(error, siteDir));
    // The author may mend it meanwhile. Every page with the component fails in the same way, and once its code is
    // bundled anew, the place is unknown.
    const { message, file, line } = problem;
    const placed = `${file}:${line} ${message}`;
    if (!told.has(file ? placed : message)) process.stderr.write(`${terminalText([problem], siteDir)}\n`);
    told.add(message).add(placed);
  });
  try {
    if (rest.length > 1) throw usageError(`Only one site folder can be given, but there is also ${rest[1]}.`);
    checkOptions(name, values);
    if (!isFolder(siteDir)) {
      const missing = noFolder(siteDir);
      if (values.report === "json") process.stdout.write(problemsJson(missing));
      throw missing;
    }
    return await command.run({ siteDir, word, values });
  } catch (error) {
    return await fail(error, siteDir);
  }
}

function noFolder(siteDir: string): QuireError {
  return new QuireError({
    code: "config-missing",
    severity: "error",
    message: `There is no folder ${siteDir}.`,
    hint: "Name the folder that contains the configuration.",
  });
}

async function build({ siteDir, values }: Arguments, checkOnly: boolean): Promise<number> {
  const json = values.report === "json";
  if (values.report !== undefined && !json)
    throw usageError(`Unknown report format: ${values.report}. Write \`--report json\`.`);
  const output = json ? ownOutput() : process.stdout;
  const progress = createProgress(process.stderr, json);
  const { buildSite } = await import("./build/build.ts");
  try {
    const report = await buildSite({
      siteDir,
      configFile: values.config,
      checkOnly,
      progress: progress.show,
    });
    progress.clear();
    if (json) output.write(`${JSON.stringify(report, null, 2)}\n`);
    else {
      if (report.problems.length > 0) process.stderr.write(`${terminalText(report.problems, siteDir)}\n`);
      output.write(reportTable(report, checkOnly));
    }
    return 0;
  } catch (error) {
    progress.clear();
    if (json && error instanceof QuireError) output.write(problemsJson(error));
    throw error;
  }
}

/** The report of a build that failed. */
function problemsJson({ problems }: QuireError): string {
  return `${JSON.stringify({ problems: sortProblems(problems) }, null, 2)}\n`;
}

/** Run a server until the process is asked to end. */
async function serve({ siteDir, values }: Arguments, start: typeof startDev): Promise<number> {
  await start({ siteDir, configFile: values.config, port: portOf(values.port) });
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve(0));
  });
}

async function mcp({ siteDir, values }: Arguments): Promise<number> {
  const { serveStdio } = await import("./mcp/stdio.ts");
  const output = ownOutput();
  await serveStdio(await builtFolder(siteDir, values.config), output);
  return 0;
}

async function version({ siteDir, word: name, values }: Arguments): Promise<number> {
  if (!name)
    throw usageError("The name of the version is missing. Write, for example, `quire version 1.2.0`.");
  const { openSite } = await import("./build/site-session.ts");
  const { cutVersion } = await import("./config/cut-version.ts");
  const { config } = await openSite(siteDir, { configFile: values.config });
  const { created } = await cutVersion(siteDir, config, name, values.docs);
  process.stdout.write(`Created version ${name}:\n${created.map((file) => `  ${file}\n`).join("")}`);
  if (config.data.length > 0)
    process.stdout.write(
      `Data modules must also make their documents for it, below ${created[0]}, before a sidebar names them.\n`,
    );
  return 0;
}

async function search({ siteDir, word, values }: Arguments): Promise<number> {
  if (word !== "export") throw usageError("Write `quire search export`.");
  const { exportSearch } = await import("./build/search/export-search.ts");
  const output = ownOutput();
  output.write(`${JSON.stringify(await exportSearch(siteDir, values.config), null, 1)}\n`);
  return 0;
}

async function fail(error: unknown, siteDir: string): Promise<number> {
  if (error instanceof QuireError) {
    process.stderr.write(`${terminalText(error.problems, siteDir)}\n`);
    return error.problems.some((problem) => problem.code === "usage") ? 2 : 1;
  }
  const problem = refusal(error) ?? (await unhandledProblem(error, siteDir));
  if (problem) process.stderr.write(`${terminalText([problem], siteDir)}\n`);
  else {
    const { stack = messageOf(error) } = Object(error) as Partial<Error>;
    process.stderr.write(`Quire failed unexpectedly:\n${stack}\n`);
  }
  return 1;
}

/** The problem behind an unhandled error of the site's code; undefined for other errors. */
async function unhandledProblem(error: unknown, siteDir: string): Promise<Problem | undefined> {
  const { errorPlace, framesOf } = await import("./config/bundle-origin.ts");
  const place = errorPlace(error, siteDir);
  // Of a bundle that has been replaced meanwhile, nothing tells the place.
  const isBundled = framesOf(error).some(({ bundle }) =>
    bundle.startsWith(path.join(siteDir, STATE_FOLDER, path.sep)),
  );
  // Node wraps a promise rejected with something other than an error.
  const isRejection = (error as NodeJS.ErrnoException | null)?.code === "ERR_UNHANDLED_REJECTION";
  if (!place && !isBundled && !isRejection) return undefined;
  return {
    code: "module-error",
    severity: "error",
    message: `Code of the site failed, and the error was not handled: ${messageOf(error)}`,
    ...place,
    hint: "Await the promise, or catch its rejection.",
  };
}

/** The output folder of a site; or the folder itself, if it is a built site. */
async function builtFolder(dir: string, configFile: string | undefined): Promise<string> {
  if (existsSync(path.join(dir, contentsFile))) return dir;
  const { openSite } = await import("./build/site-session.ts");
  return (await openSite(dir, { configFile })).workspace.outDir;
}

function portOf(value: string | undefined): number {
  const text = value ?? process.env.PORT ?? OPTIONS.port.otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw usageError(`${text} is not a port. Write a number from 0 to 65535.`);
  return port;
}

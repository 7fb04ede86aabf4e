import { tmpdir } from "node:os";
import { parseArgs } from "node:util";

/** The groups of measurements to choose from. */
const groups = {
  cold: "cold build",
  same: "nothing changed",
  page: "one page edited",
  label: "a page's sidebar label changed",
  category: "a category's label changed",
  memory: "peak memory of a cold build",
  output: "bytes and files written",
  frozen: "what a frozen version adds",
  dev: "development server",
  weight: "bytes and paints of the website's pages",
  budget: "one page of the website against its budget",
  profile: "functions a cold build spends its time in",
  docusaurus: "the same pages with Docusaurus, which needs --docusaurus",
} as const;

/** Groups that are only measured if they are named. */
const extra: ReadonlySet<string> = new Set(["budget", "profile", "docusaurus"]);

/** Name of a group, as in `--only`. */
export type Group = keyof typeof groups;

/** What to measure. */
export interface BenchOptions {
  /** Sizes of the trees, smallest first. */
  pages: number[];
  /** Size of the tree for the frozen version, the development server and the profile. */
  main: number;
  only: ReadonlySet<Group>;
  runs: number;
  /** File to write the measurements to. */
  json?: string;
  /** Folder of the site whose pages are measured, and their paths. */
  site: string;
  paths: string[];
  /** Page that is measured against the budget, and one with an island. */
  budget: { page: string; island: string };
  /** Folder in which the packages of Docusaurus are installed. */
  docusaurus?: string;
  /** Folder for the trees. */
  dir: string;
  /** Keep the trees, and print where they are. */
  keep: boolean;
}

const groupLines = Object.entries(groups).map(([name, what]) => `${" ".repeat(29)}${name.padEnd(10)}${what}`);

/** Printed for `--help`, and after an error in the arguments. */
export const usage = `npm run bench -- [options]

  --pages 450,1800,10000   sizes of the trees
  --runs 3                 runs of each build; the table has the median
  --only cold,same,…       some of these; left out, all but budget, profile and docusaurus
${groupLines.join("\n")}
  --site website           site whose pages are weighed
  --paths /,/docs,…        its pages
  --page /docs/quickstart  the page that is held against its budget
  --island /integrations   a page with an island
  --docusaurus FOLDER      where Docusaurus is installed, to compare with it
  --json FILE              write every value there
  --dir FOLDER             where the trees are made, instead of the system's temporary folder
  --keep                   keep the trees
`;

/** Size of the tree that the goals refer to. */
const GOAL_PAGES = 1800;

/** @throws Error about invalid arguments */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: "string", default: "450,1800,10000" },
      runs: { type: "string", default: "3" },
      only: { type: "string" },
      site: { type: "string", default: "website" },
      paths: {
        type: "string",
        default: "/,/docs,/docs/quickstart",
      },
      page: { type: "string", default: "/docs/quickstart" },
      island: { type: "string", default: "/integrations" },
      docusaurus: { type: "string" },
      json: { type: "string" },
      dir: { type: "string", default: tmpdir() },
      keep: { type: "boolean", default: false },
    },
  });
  const pages = values.pages.split(",").map((text) => wholeNumber("--pages", text));
  pages.sort((a, b) => a - b);
  const all = (Object.keys(groups) as Group[]).filter((group) => !extra.has(group));
  const only = new Set(values.only?.split(",").map(groupOf) ?? all);
  if (only.has("docusaurus") && !values.docusaurus)
    throw new Error("--only docusaurus: --docusaurus must say in which folder it is installed.");
  return {
    pages,
    main: pages.includes(GOAL_PAGES) ? GOAL_PAGES : pages.at(-1)!,
    only,
    runs: wholeNumber("--runs", values.runs),
    docusaurus: values.docusaurus,
    json: values.json,
    site: values.site,
    paths: values.paths.split(","),
    budget: { page: values.page, island: values.island },
    dir: values.dir,
    keep: values.keep,
  };
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option}: ${text} is no whole number above 0.`);
  return Number(text);
}

function groupOf(name: string): Group {
  if (Object.hasOwn(groups, name)) return name as Group;
  throw new Error(`--only: there is no ${name}, only ${Object.keys(groups).join(", ")}.`);
}

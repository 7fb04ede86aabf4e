import type { DataDocument } from "quire";
import { changesSection, compare, namesOnly } from "../changes.ts";
import {
  blocks,
  code,
  entry,
  fence,
  foldingRows,
  heading,
  listed,
  type Markdown,
  newMark,
  questions,
  table,
  wideNames,
} from "../markdown.ts";
import type { Version } from "../versions.ts";
import type { Attribute, Routine, SdkClass, SdkPage } from "./sdk.ts";

/** A longer signature is split into one line for each parameter. */
const longSignature = 88;

/**
 * The page about some modules.
 *
 * @param before all pages of the previous version, to mark what is new; undefined for the oldest. What is in a module
 *   that they do not cover is not marked: it may have existed before it was documented.
 */
export function modulePage(version: Version, page: SdkPage, before?: readonly SdkPage[]): DataDocument {
  const old = before && namesOf(before);
  const oldModules = modulesOf(before ?? []);
  const names = page.modules.flatMap(({ classes, functions }) =>
    [...classes, ...functions].map(({ name }) => name),
  );
  return {
    path: `${version.docs}/${page.page}.md`,
    frontMatter: {
      title: page.title,
      description: descriptionOf(names),
    },
    markdown: blocks(
      `# ${page.title}`,
      opening(page),
      ...page.modules.flatMap(({ module, summary, classes, functions }) => {
        const known = oldModules.has(module) ? old : undefined;
        return [
          heading(2, code(module), anchorOf(module)),
          page.modules.length > 1 && summary,
          ...classes.map((one) => classPart(one, module, known)),
          functions.length > 0 && heading(3, "Functions", `${anchorOf(module)}-functions`),
          routines(functions, "", (name) => known !== undefined && !known.has(`${module}.${name}`)),
        ];
      }),
      before && changesSection(version, [changesOf(page, before)]),
    ),
  };
}

/** Meta description made of the first names; at most 160 characters. */
function descriptionOf(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  const whole = `Python SDK reference: ${names.slice(0, 3).join(", ")}${more}, with signatures and descriptions.`;
  return whole.length > 160 ? `${whole.slice(0, 157)}…` : whole;
}

function opening({ modules, starts }: SdkPage): Markdown {
  const [first] = modules;
  const what = starts ?? first!.classes.at(-1)?.name ?? first!.functions[0]?.name ?? "";
  const links = modules.map(({ module }) => `[${code(module)}](#${anchorOf(module)})`);
  return blocks(
    modules.length > 1
      ? `Classes and functions of ${modules.length} modules of the Python SDK: ${listed(links)}.`
      : first!.summary,
    fence("python", `from ${first!.module} import ${what}`),
  );
}

const anchorOf = (module: string) => module.replaceAll(".", "-");

function classPart(one: SdkClass, module: string, old?: Set<string>): Markdown {
  const { name, summary, bases = [], signature, attributes = [], methods = [] } = one;
  const id = name.toLowerCase();
  const isNew = old !== undefined && !old.has(`${module}.${name}`);
  const values = attributes.every((attribute) => attribute.type === undefined && !attribute.property);
  return blocks(
    heading(3, code(name), id),
    questions(one.questions),
    isNew ? `${newMark} ${summary}` : summary,
    signature && fence("python", `${name}${layOut(signature)}`),
    bases.length > 0 && `Extends ${bases.map(code).join(", ")}.`,
    foldingRows(
      table(
        [values ? "Value" : "Attribute", "Description"],
        attributes.map((attribute) => [
          `${code(attribute.name)} <small>${attributeFacts(attribute)}</small>`.replace(
            " <small></small>",
            "",
          ),
          [attribute.description, attribute.default && `Default ${code(attribute.default)}.`]
            .filter(Boolean)
            .join(" "),
        ]),
      ),
    ),
    routines(
      methods,
      `${id}.`,
      (method) => !isNew && old !== undefined && !old.has(`${module}.${name}.${method}`),
    ),
  );
}

/** A table of functions or methods; `prefix` precedes each anchor. */
function routines(list: readonly Routine[], prefix: string, isNew: (name: string) => boolean): Markdown {
  return wideNames(
    table(
      [prefix ? "Method" : "Function", "Description"],
      list.map(({ name, kind, signature, summary }) => [
        entry(prefix + name, code(`${name}${signature}`)),
        `${kind ? `*${kind}* ` : ""}${summary}${isNew(name) ? ` ${newMark}` : ""}`,
      ]),
    ),
  );
}

/** Format a long signature with one line for each parameter. */
function layOut(signature: string): string {
  if (signature.length <= longSignature) return signature;
  const end = signature.lastIndexOf(")");
  const params = splitParams(signature.slice(1, end));
  return `(\n${params.map((param) => `    ${param},\n`).join("")})${signature.slice(end + 1)}`;
}

/** Split at commas outside of brackets. */
function splitParams(params: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < params.length; at++) {
    if ("([{".includes(params[at]!)) depth++;
    else if (")]}".includes(params[at]!)) depth--;
    else if (params[at] === "," && depth === 0) {
      parts.push(params.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, params.slice(start).trim()];
}

/** Full names of everything: `module.Class`, `module.Class.method`, `module.function`. */
function namesOf(pages: readonly SdkPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ modules }) =>
      modules.flatMap(({ module, classes, functions }) => [
        ...classes.flatMap(({ name, methods = [] }) => [
          `${module}.${name}`,
          ...methods.map((method) => `${module}.${name}.${method.name}`),
        ]),
        ...functions.map(({ name }) => `${module}.${name}`),
      ]),
    ),
  );
}

/** Names of all modules. */
export const modulesOf = (pages: readonly SdkPage[]) =>
  new Set(pages.flatMap(({ modules }) => modules.map(({ module }) => module)));

function changesOf(page: SdkPage, before: readonly SdkPage[]) {
  const things = (pages: readonly SdkPage[], among: Set<string>) =>
    namesOnly(
      pages.flatMap(({ modules }) =>
        modules
          .filter(({ module }) => among.has(module))
          .flatMap(({ classes, functions }) => [...classes, ...functions].map(({ name }) => name)),
      ),
    );
  return {
    what: "Classes and functions",
    changes: compare(things(before, modulesOf([page])), things([page], modulesOf(before))),
  };
}

/** Type of an attribute, and whether it is read-only. */
function attributeFacts({ type, property }: Attribute): Markdown {
  return [type && code(type), property && "read only"].filter(Boolean).join(", ");
}

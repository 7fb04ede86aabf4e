import { parser } from "@lezer/python";
import { type Fault, lineAt } from "./fault.ts";
import { pythonNames, type SyntaxNode } from "./python-names.ts";
import type { SdkNames, Thing } from "./sdk-names.ts";

/**
 * Check what Python takes from the SDK: names exist in their modules and classes, calls have parameters that exist,
 * with those that are needed. What the data of the SDK do not describe is let pass.
 */
export function checkSdk(source: string, sdk: SdkNames): Fault[] {
  const faults: Fault[] = [];
  const names = pythonNames(source, sdk);
  const text = (node: SyntaxNode) => source.slice(node.from, node.to);
  const report = (node: SyntaxNode, message: string) =>
    faults.push({ line: lineAt(source, node.from), message });

  function checkImport(node: SyntaxNode) {
    for (const { module, name, alias } of importsOf(node, text)) {
      const path = text(name);
      const found = sdk.modules.get(module);
      const inner = sdk.modules.get(`${module}.${path}`);
      const thing = inner ? moduleThing(inner) : found?.get(path);
      if (found && !thing && !sdk.mentioned.has(path)) report(name, `\`${module}\` has no \`${path}\`.`);
      names.name(alias ?? name, thing);
    }
  }

  function checkMember(node: SyntaxNode) {
    const owner = names.thingOf(node.firstChild);
    const name = text(node.lastChild!);
    if (!owner?.whole || node.lastChild!.name !== "PropertyName") return;
    if (owner.members!.has(name) || sdk.mentioned.has(name)) return;
    report(node.lastChild!, `\`${text(node.firstChild!)}\` has no \`${name}\`.`);
  }

  function checkCall(node: SyntaxNode) {
    const parameters = names.thingOf(node.firstChild)?.parameters;
    if (!parameters) return;
    const callee = text(node.firstChild!);
    const { places, keywords, spreads } = argumentsOf(node.getChild("ArgList")!);
    for (const keyword of keywords) {
      if (parameters.some(({ name }) => name === text(keyword))) continue;
      report(keyword, `\`${callee}\` has no parameter \`${text(keyword)}\`.`);
    }
    const byPlace = parameters.filter(({ positional }) => positional);
    if (places > byPlace.length)
      report(node, `\`${callee}\` takes ${byPlace.length} arguments without names.`);
    const given = new Set([...keywords.map(text), ...byPlace.slice(0, places).map(({ name }) => name)]);
    for (const { name, required } of spreads ? [] : parameters) {
      if (required && !given.has(name)) report(node, `\`${callee}\` needs \`${name}\`.`);
    }
  }

  parser.parse(source).iterate({
    enter({ name, node }) {
      if (name === "ImportStatement") checkImport(node);
      else if (name === "MemberExpression") checkMember(node);
      else if (name === "CallExpression") checkCall(node);
    },
    leave: ({ node }) => names.read(node),
  });
  return faults;
}

function moduleThing(members: ReadonlyMap<string, Thing>): Thing {
  return { members, whole: true };
}

/** What is imported by `from module import name as alias` and `import module.name as alias`. */
function importsOf(node: SyntaxNode, text: (node: SyntaxNode) => string) {
  const imports: { module: string; name: SyntaxNode; alias?: SyntaxNode }[] = [];
  const isFrom = node.firstChild!.name === "from";
  let path = "";
  for (let part = node.firstChild!.nextSibling; part && part.name !== "import"; part = part.nextSibling) {
    path += text(part);
    if (part.name !== "as") continue;
    imports.push({
      module: path.replace(/\.\w+as$/, ""),
      name: part.prevSibling!,
      alias: part.nextSibling!,
    });
  }
  for (let part = isFrom ? node.getChild("import") : null; part; part = part.nextSibling) {
    if (part.name !== "VariableName") continue;
    if (part.prevSibling!.name === "as") imports.at(-1)!.alias = part;
    else imports.push({ module: path, name: part });
  }
  return imports;
}

/** What a call gives: how many arguments without names, the names of others, whether a list or a dictionary besides. */
function argumentsOf(list: SyntaxNode) {
  const keywords: SyntaxNode[] = [];
  let places = 0;
  let spreads = false;
  for (let node = list.firstChild; node; node = node.nextSibling) {
    const before = node.prevSibling?.name ?? "";
    if (/^\*/.test(node.name)) spreads = true;
    else if (node.nextSibling?.name === "AssignOp") keywords.push(node);
    else if (before === "(" || before === ",") places += node.name === ")" ? 0 : 1;
  }
  return { keywords, places, spreads };
}

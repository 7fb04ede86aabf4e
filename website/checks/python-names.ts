import type { parser } from "@lezer/python";
import type { SdkNames, Thing } from "./sdk-names.ts";

/** A node of the syntax tree of a sample. */
export type SyntaxNode = ReturnType<typeof parser.parse>["topNode"];

/** What the names of a Python sample stand for while it is read from top to bottom. */
export interface PythonNames {
  /** What an expression gives, as far as it is known. */
  thingOf(node: SyntaxNode | null): Thing | undefined;
  /** Take note of what a statement gives names to; when all in it has been read. */
  read(node: SyntaxNode): void;
  /** Give a name; undefined for what is not known. */
  name(node: SyntaxNode | null, thing: Thing | undefined): void;
}

/** The names of a sample, none yet. */
export function pythonNames(source: string, sdk: SdkNames): PythonNames {
  const known = new Map<string, Thing>();
  const text = (node: SyntaxNode) => source.slice(node.from, node.to);

  /** A value of a type, written as Python does: `'Dataset'`, `Optional[Dataset]`. */
  function valueOfType(type: string | undefined): Thing | undefined {
    const name = type?.replace(/["' ]/g, "").replace(/^Optional\[(.*)\]$/, "$1");
    const found = name === undefined ? undefined : sdk.everything.get(name);
    return found && { members: found.members, whole: found.whole };
  }

  function thingOf(node: SyntaxNode | null): Thing | undefined {
    if (node?.name === "VariableName") return known.get(text(node));
    if (node?.name === "CallExpression") return valueOfType(thingOf(node.firstChild)?.type);
    if (node?.name !== "MemberExpression" || node.lastChild!.name !== "PropertyName") return undefined;
    const member = thingOf(node.firstChild)?.members?.get(text(node.lastChild!));
    return member?.parameters || member?.members ? member : valueOfType(member?.type);
  }

  function name(node: SyntaxNode | null, thing: Thing | undefined) {
    if (node?.name !== "VariableName") return;
    if (thing) known.set(text(node), thing);
    else known.delete(text(node));
  }

  /** The values a loop goes over: those of a list that a call gives. */
  function elementOf(node: SyntaxNode | null): Thing | undefined {
    const type = node?.name === "CallExpression" ? thingOf(node.firstChild)?.type : undefined;
    return valueOfType(/^(?:List|Iterable|Iterator|Sequence)\[(.*)\]$/.exec(type ?? "")?.[1]);
  }

  function read(node: SyntaxNode) {
    const { prevSibling, nextSibling, parent } = node;
    if (node.name === "AssignStatement") {
      const several = node.firstChild!.nextSibling!.name === ",";
      name(node.firstChild, several ? undefined : thingOf(node.lastChild));
    } else if (/^(Class|Function)Definition$/.test(node.name)) name(node.getChild("VariableName"), undefined);
    else if (node.name === "as" && parent!.name === "WithStatement") name(nextSibling, thingOf(prevSibling));
    else if (node.name === "in" && parent!.name === "ForStatement") name(prevSibling, elementOf(nextSibling));
    else if (node.name === "TypeDef" && parent!.name === "ParamList") {
      name(prevSibling, valueOfType(text(node).replace(":", "")));
    }
  }

  return { thingOf, read, name };
}

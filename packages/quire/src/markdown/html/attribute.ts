import { decodeEntities } from "../../base/entities.ts";
import { isRecord } from "../../base/is-record.ts";
import { report, type Scope } from "../compilation.ts";
import { fileAddress } from "../file-address.ts";
import type { Place } from "../place.ts";
import { restore } from "../prescan.ts";
import { styleClass } from "./inline-style.ts";
import { type Literal, readLiteral } from "./literal.ts";
import type { TagAttribute } from "./tag.ts";

/** What the value of an attribute was found to be. */
type AttributeValue =
  | { kind: "literal"; value: Literal }
  /** An address written as a call or an import: `require("./x.png").default`; `drawing`: name of an imported SVG. */
  | { kind: "address"; url: string; drawing?: string }
  /** An expression that has to be run; only allowed in MDX. */
  | { kind: "expression"; code: string };

/**
 * Evaluate an attribute statically. An expression that cannot be evaluated is reported in `.md`, and the result
 * is undefined.
 */
export function readAttributeValue(
  scope: Scope,
  attribute: TagAttribute,
  at: Place,
): AttributeValue | undefined {
  const { value } = attribute;
  if (value === true) return { kind: "literal", value: true };
  if (typeof value === "string")
    return { kind: "literal", value: decodeEntities(restore(value, scope.unit.prescan)) };
  const code = value.expression.trim();
  const literal = attribute.name === "..." ? undefined : readLiteral(code);
  if (literal) return { kind: "literal", value: literal.value };
  const url = addressOf(scope, code);
  const isMdx = scope.unit.format === "mdx";
  if (url !== undefined)
    return { kind: "address", url, ...(isMdx && isDrawing(scope, code) && { drawing: code }) };
  if (isMdx) return { kind: "expression", code: value.expression };
  report(scope, at, {
    code: "md-expression",
    severity: "error",
    message: `{${shorten(code)}} is JavaScript, which a \`.md\` file cannot run.`,
    hint: "Rename the file to `.mdx`, or write a plain value.",
  });
  return undefined;
}

/** Give a component a property that is only known at run time, so that the document must become a module. */
export function addExpression(
  scope: Scope,
  props: Record<string, unknown>,
  name: string,
  code: string,
): void {
  scope.compilation.dynamic = true;
  // Numbered, as a tag may have several spreads.
  if (name === "...") props[`...${Object.keys(props).length}`] = { $spread: code };
  else props[name] = { $expression: code };
}

/** Give a component or element one more class; those that it has may be an expression. */
export function addClass(props: Record<string, unknown>, name: string): void {
  const own = props.className;
  props.className = isRecord(own)
    ? { $expression: `[${own.$expression}\n, ${JSON.stringify(name)}].filter(Boolean).join(" ")` }
    : [own, name].filter(Boolean).join(" ");
}

/**
 * The address that an expression stands for: `require("x")`, `useBaseUrl("x")`, or the name of an imported file.
 */
function addressOf(scope: Scope, code: string): string | undefined {
  const call = /^(require|useBaseUrl)\(\s*(["'`])([^"'`$]+)\2\s*,?\s*\)(?:\.default)?$/.exec(code);
  if (call?.[1] === "useBaseUrl") return fromRoot(call[3]!);
  // Requiring data or code gives its value.
  if (call) return /\.(?:json|ya?ml|[cm]?[jt]sx?)$/.test(call[3]!) ? undefined : required(scope, call[3]!);
  const binding = scope.unit.bindings.get(code);
  return binding?.kind === "asset" ? binding.url : undefined;
}

/** Whether a name is that of an imported SVG, which is a component, too. */
function isDrawing(scope: Scope, name: string): boolean {
  const binding = scope.unit.bindings.get(name);
  return binding?.kind === "asset" && binding.component !== undefined;
}

function required(scope: Scope, specifier: string): string {
  const target = scope.compilation.input.resolveImport(specifier, scope.unit.file);
  if (target?.kind === "address") return `@site/${target.file}`;
  return target?.kind === "module" ? fileAddress(specifier, target.ref) : specifier;
}

/** The argument of `useBaseUrl` is relative to the root of the site, with or without a leading slash. */
function fromRoot(url: string): string {
  return /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url.replace(/^\.\//, "")}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Replace a `style` attribute by a class, whose declarations are kept with the document. */
export function takeStyle(scope: Scope, value: Literal): string | undefined {
  if (typeof value !== "string" && !isRecord(value)) return undefined;
  const style = styleClass(value);
  if (!style) return undefined;
  scope.compilation.styles[style.name] = style.css;
  return style.name;
}

/** Whether opening an address would run a script. */
export function runsScript(url: string): boolean {
  return /^(?:javascript|vbscript|data:text\/html)/i.test(url.replace(/[^\x21-\x7e]/g, ""));
}

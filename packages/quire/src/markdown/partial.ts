import { finishCodeComponents } from "./code/code-component.ts";
import { type Compilation, captureParts, type Scope } from "./compilation.ts";
import type { Part } from "./document.ts";
import type { Unit } from "./input.ts";
import { partialMark } from "./mark.ts";
import { writeAll } from "./nodes.ts";
import { openScope } from "./scope.ts";

/** Write a partial in place of its tag, with the tag's properties. */
export function writePartial(scope: Scope, unit: Unit, props: Record<string, unknown>): void {
  const { compilation } = scope;
  const inner = openScope(compilation, unit);
  inner.depth = scope.depth;
  inner.props = props;
  const { writer } = compilation;
  writer.openMark(`${partialMark}${unit.file}`, props);
  writer.file = unit.file;
  writeAll(inner, unit.tree.children);
  writer.closeMark();
  writer.file = scope.unit.file;
}

/** The parts of a partial by itself, for code in the document that renders it as a component. */
export function partialParts(compilation: Compilation, unit: Unit): Part[] {
  const { toc, tocPlaces } = compilation;
  const start = toc.length;
  const scope = openScope(compilation, unit);
  const parts = captureParts(scope, () => writeAll(scope, unit.tree.children));
  finishCodeComponents(compilation, parts);
  const place = tocPlaces.get(unit);
  if (place) toc.splice(toc.indexOf(place), 1, ...toc.splice(start));
  tocPlaces.delete(unit);
  return parts;
}

/** Keep a place in the table of contents for a partial whose parts are written later, at its first tag. */
export function keepTocPlace({ toc, tocPlaces }: Compilation, unit: Unit): void {
  if (tocPlaces.has(unit)) return;
  const place = { id: "", depth: 0, html: "", text: "" };
  tocPlaces.set(unit, place);
  toc.push(place);
}

/** Find the partial with this file among those of a unit. */
export function partialOf(unit: Unit, file: string): Unit | undefined {
  for (const binding of unit.bindings.values()) {
    if (binding.kind !== "partial") continue;
    const found = binding.unit.file === file ? binding.unit : partialOf(binding.unit, file);
    if (found) return found;
  }
  return undefined;
}

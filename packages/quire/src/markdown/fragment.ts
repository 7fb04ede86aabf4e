import type { Scope } from "./compilation.ts";
import { writeAll } from "./nodes.ts";
import { parseFragment } from "./parse-fragment.ts";
import type { Place } from "./place.ts";
import { openFragmentScope } from "./scope.ts";

/** Write Markdown found inside raw HTML or indented text. */
export function writeFragment(scope: Scope, text: string, at: Place): void {
  const tree = parseFragment(scope, text);
  const inner = openFragmentScope(scope, tree, text, at);
  const only = tree.children?.length === 1 && tree.children[0]!.type === "paragraph" && !text.includes("\n");
  writeAll(inner, only ? tree.children![0]!.children : tree.children);
}

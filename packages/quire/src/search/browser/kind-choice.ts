import { element } from "../../client/element.ts";
import { type SearchKind, searchKinds } from "../api.ts";
import { kindNames } from "./texts.ts";

/** Checkboxes for the kinds that have results, or are chosen; each says how many pages it has. */
export function kindChoice(
  counts: Readonly<Partial<Record<SearchKind, number>>>,
  chosen: readonly SearchKind[],
  choose: (kinds: SearchKind[]) => void,
): HTMLElement[] {
  const kinds = searchKinds.filter((kind) => (counts[kind] ?? 0) > 0 || chosen.includes(kind));
  if (kinds.length < 2 && chosen.length === 0) return [];
  return kinds.map((kind) => {
    const box = element("input", { type: "checkbox", value: kind });
    box.checked = chosen.includes(kind);
    box.addEventListener("change", () =>
      choose(searchKinds.filter((other) => (other === kind ? box.checked : chosen.includes(other)))),
    );
    const count = element("span", { class: "search-kind-count" }, String(counts[kind] ?? 0));
    return element("label", { class: "search-kind" }, box, element("span", {}, kindNames[kind], " ", count));
  });
}

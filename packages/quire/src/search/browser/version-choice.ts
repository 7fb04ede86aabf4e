import { element } from "../../client/element.ts";
import type { SearchVersion } from "../api.ts";
import { ALL } from "./scope.ts";

/** Fill a select with all versions and an option for all of them; hidden if there is only one. */
export function fillVersionChoice(
  select: HTMLSelectElement,
  versions: readonly SearchVersion[],
  chosen: string | undefined,
): void {
  const choices = [...versions, { id: ALL, label: "All versions" }];
  select.replaceChildren(...choices.map(({ id, label }) => element("option", { value: id }, label)));
  if (chosen !== undefined) select.value = chosen;
  select.hidden = versions.length < 2;
}

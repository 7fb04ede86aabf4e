import { expect, it } from "vitest";
import { createOptionCursor } from "./option-cursor.ts";

/** As much of an element as the cursor asks of one. */
function element(id: string) {
  const attributes = new Map<string, string>();
  return {
    id,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => attributes.delete(name),
    scrollIntoView: () => {},
  };
}

/** A cursor over options that can be replaced. */
function cursorOver(...ids: string[]) {
  const all = new Map(["a", "b", "c"].map((id) => [id, element(id)]));
  let shown = ids;
  const field = element("field");
  const box = {
    querySelector: () => (shown[0] ? all.get(shown[0]) : null),
    querySelectorAll: () => shown.map((id) => all.get(id)),
    contains: (one: { id: string }) => shown.includes(one.id),
  };
  const cursor = createOptionCursor(field as unknown as HTMLInputElement, box as unknown as HTMLElement);
  return {
    cursor,
    chosen: () => field.getAttribute("aria-activedescendant"),
    show: (...now: string[]) => {
      shown = now;
    },
  };
}

it("has the first chosen again when a later answer to the same words has another first", () => {
  const { cursor, chosen, show } = cursorOver("a", "b");
  cursor.refresh(false);
  expect(chosen()).toBe("a");
  show("b", "c", "a");
  cursor.refresh(true);
  expect(chosen()).toBe("b");
});

it("keeps what the reader chose while it is there", () => {
  const { cursor, chosen, show } = cursorOver("a", "b");
  cursor.refresh(false);
  cursor.move(1);
  show("c", "a", "b");
  cursor.refresh(true);
  expect(chosen()).toBe("b");
  show("c", "a");
  cursor.refresh(true);
  expect(chosen()).toBe("c");
  show("a", "c");
  cursor.refresh(false);
  expect(chosen()).toBe("a");
});

/** How a label is enclosed, which decides the shape of its node. */
export type Shape = readonly [open: string, close: string];

/** The shape of a node that says nothing about it. */
export const rectangle: Shape = ["[", "]"];

/** What encloses labels in Mermaid, longest first, with the shape that the renderer has for it. */
export const enclosures: readonly (readonly [open: string, close: string, drawn: Shape])[] = [
  ["(((", ")))", ["(((", ")))"]],
  ["([", "])", ["([", "])"]],
  ["((", "))", ["((", "))"]],
  ["(-", "-)", ["([", "])"]],
  ["[[", "]]", ["[[", "]]"]],
  ["[(", ")]", ["[(", ")]"]],
  ["[/", "\\]", ["[/", "\\]"]],
  ["[/", "/]", rectangle],
  ["[\\", "/]", ["[\\", "/]"]],
  ["[\\", "\\]", rectangle],
  ["{{", "}}", ["{{", "}}"]],
  [">", "]", [">", "]"]],
  ["[", "]", rectangle],
  ["(", ")", ["(", ")"]],
  ["{", "}", ["{", "}"]],
];

const named: readonly (readonly [names: RegExp, drawn: Shape])[] = [
  [/^(?:diam|diamond|decision|question)$/, ["{", "}"]],
  [/^(?:hex|hexagon|prepare)$/, ["{{", "}}"]],
  [/^(?:cyl|cylinder|db|database|disk|das)$/, ["[(", ")]"]],
  [/^(?:circle|circ|start)$/, ["((", "))"]],
  [/^(?:dbl-circ|double-circle|stop)$/, ["(((", ")))"]],
  [/^(?:stadium|pill|terminal)$/, ["([", "])"]],
  [/^(?:fr-rect|subproc|subprocess|subroutine)$/, ["[[", "]]"]],
  [/^(?:rounded|event)$/, ["(", ")"]],
];

/** The label and shape in `@{ shape: …, label: … }`; shapes that the renderer lacks are rectangles. */
export function describedNode(properties: string): { label?: string; shape?: Shape } {
  const property = (key: string) => {
    const found = new RegExp(`\\b${key}:\\s*(?:"([^"]*)"|'([^']*)'|([^,\\n]*))`).exec(properties);
    return found?.slice(1).find((text) => text !== undefined);
  };
  const label = property("label");
  const shape = property("shape")?.trim();
  return {
    ...(label !== undefined && { label }),
    ...(shape && { shape: named.find(([names]) => names.test(shape))?.[1] ?? rectangle }),
  };
}

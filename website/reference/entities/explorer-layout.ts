// The explorer has this module in the browser: of the schema, which would bring its library along, it takes types only.
import type { Area } from "./schema.ts";

/** A box of the drawing; sizes and places in units of the drawing. */
export interface ExplorerNode {
  name: string;
  x: number;
  y: number;
  /** Address of its page, relative to the explorer; absent where it has none. */
  to?: string;
}

/** Boxes that belong together, with their label. */
export interface ExplorerGroup {
  label: string;
  x: number;
  y: number;
  height: number;
}

/** The whole drawing. */
export interface ExplorerLayout {
  width: number;
  height: number;
  groups: ExplorerGroup[];
  nodes: ExplorerNode[];
}

/** Size of a box. */
export const boxSize = { width: 156, height: 26 };
const gap = { column: 40, row: 7, group: 18 };
/** Room that a group needs around its boxes. */
const padding = { top: 28, side: 8, bottom: 9 };
/** Width of a group. */
export const groupWidth = boxSize.width + 2 * padding.side;

/** Areas by column: what flows stands left, what describes it right, and DataHub's own last. */
const columns: readonly (readonly Area[])[] = [
  ["people", "access", "other"],
  ["pipelines", "data", "bi", "quality"],
  ["ml", "governance"],
  ["platform"],
];

/**
 * Place entities in columns by area; the same entities always get the same places.
 *
 * @param labels of the areas
 */
export function layOut(
  entities: readonly { name: string; area: Area; to?: string }[],
  labels: Readonly<Record<Area, string>>,
): ExplorerLayout {
  const layout: ExplorerLayout = { width: 0, height: 0, groups: [], nodes: [] };
  columns.forEach((column, index) => {
    const x = index * (groupWidth + gap.column);
    let y = 0;
    for (const area of column) {
      const members = entities.filter((entity) => entity.area === area);
      if (members.length === 0) continue;
      const rows = members.length * (boxSize.height + gap.row) - gap.row;
      const height = padding.top + rows + padding.bottom;
      layout.groups.push({ label: labels[area], x, y, height });
      members.forEach(({ name, to }, row) => {
        layout.nodes.push({
          name,
          x: x + padding.side,
          y: y + padding.top + row * (boxSize.height + gap.row),
          ...(to && { to }),
        });
      });
      y += height + gap.group;
    }
    layout.height = Math.max(layout.height, y - gap.group);
    layout.width = x + groupWidth;
  });
  return layout;
}

// This module is also used in the browser, so it imports only types from the schema, which would otherwise add
// its library.
import type { Area } from "./schema.ts";

/** A node of the diagram, with its position in user units. */
export interface ExplorerNode {
  name: string;
  x: number;
  y: number;
}

/** A labelled group of nodes. */
export interface ExplorerGroup {
  label: string;
  x: number;
  y: number;
  height: number;
}

/** The complete layout. */
export interface ExplorerLayout {
  width: number;
  height: number;
  groups: ExplorerGroup[];
  nodes: ExplorerNode[];
}

/** Size of a node. */
export const boxSize = { width: 156, height: 26 };
const gap = { column: 40, row: 7, group: 18 };
/** Padding of a group around its nodes. */
const padding = { top: 28, side: 8, bottom: 9 };
/** Width of a group. */
export const groupWidth = boxSize.width + 2 * padding.side;

/** Areas by column: data and pipelines on the left, descriptions on the right, DataHub's own entities last. */
const columns: readonly (readonly Area[])[] = [
  ["people", "access", "other"],
  ["pipelines", "data", "bi", "quality"],
  ["ml", "governance"],
  ["platform"],
];

/**
 * Arrange entities in columns by area. The layout is deterministic.
 *
 * @param labels of the areas
 */
export function layOut(
  entities: readonly { name: string; area: Area }[],
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
      members.forEach(({ name }, row) => {
        layout.nodes.push({
          name,
          x: x + padding.side,
          y: y + padding.top + row * (boxSize.height + gap.row),
        });
      });
      y += height + gap.group;
    }
    layout.height = Math.max(layout.height, y - gap.group);
    layout.width = x + groupWidth;
  });
  return layout;
}

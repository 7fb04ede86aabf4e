import type { Scope } from "./compilation.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";

/** Write a list. In a tight list, items contain their text without paragraphs. */
export function writeList(scope: Scope, node: MarkdownNode): void {
  const { writer } = scope.compilation;
  const items = node.children ?? [];
  const loose = node.spread === true || items.some((item) => item.spread);
  const tasks = items.some(taskBox);
  const name = node.ordered ? "ol" : "ul";
  const start =
    node.ordered && typeof node.start === "number" && node.start !== 1 ? ` start="${node.start}"` : "";
  writer.write(`<${name}${tasks ? ' class="contains-task-list"' : ""}${start}>\n`);
  scope.depth++;
  for (const item of items) writeItem(scope, item, loose);
  scope.depth--;
  writer.write(`</${name}>\n`);
}

function writeItem(scope: Scope, item: MarkdownNode, loose: boolean): void {
  const { writer, sections } = scope.compilation;
  const box = taskBox(item);
  writer.openContainer(box ? '<li class="task-list-item">' : "<li>");
  let children = item.children ?? [];
  if (box && loose && children[0]?.type === "paragraph") {
    // The checkbox goes into the paragraph, on the same line as its text.
    writeWithin(scope, `<p>${box}`, children[0].children, "</p>\n");
    sections.break();
    children = children.slice(1);
  } else writer.write(box);
  for (const child of children) {
    if (loose || child.type !== "paragraph" || writer.inComponent) writeAll(scope, [child]);
    else {
      writeAll(scope, child.children);
      sections.break();
    }
  }
  writer.closeContainer("</li>\n");
  sections.break();
}

/** The checkbox of a task; "" for other items. */
function taskBox({ checked }: MarkdownNode): string {
  if (typeof checked !== "boolean") return "";
  return `<input type="checkbox" disabled${checked ? " checked" : ""} aria-label="${checked ? "Done" : "To do"}"> `;
}

import type { Scope } from "./compilation.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";

/** Write a list. In a tight list, items contain their text without paragraphs. */
export function writeList(scope: Scope, node: MarkdownNode): void {
  const { writer, sections } = scope.compilation;
  const items = node.children ?? [];
  const loose = node.spread || items.some((item) => item.spread);
  const tasks = items.some((item) => typeof item.checked === "boolean");
  const name = node.ordered ? "ol" : "ul";
  const start =
    node.ordered && typeof node.start === "number" && node.start !== 1 ? ` start="${node.start}"` : "";
  writer.write(`<${name}${tasks ? ' class="contains-task-list"' : ""}${start}>\n`);
  scope.depth++;
  for (const item of items) {
    const task = typeof item.checked === "boolean";
    writer.openContainer(task ? '<li class="task-list-item">' : "<li>");
    const [first, ...rest] = item.children ?? [];
    // In a loose list the checkbox goes into the paragraph, on the same line as its text.
    const boxInside = task && loose && first?.type === "paragraph";
    if (boxInside) {
      writeWithin(scope, `<p>${taskBox(item)}`, first.children, "</p>\n");
      sections.break();
    } else if (task) writer.write(taskBox(item));
    for (const child of boxInside ? rest : (item.children ?? [])) {
      if (loose || child.type !== "paragraph" || writer.inComponent) writeAll(scope, [child]);
      else {
        writeAll(scope, child.children);
        sections.break();
      }
    }
    writer.closeContainer("</li>\n");
    sections.break();
  }
  scope.depth--;
  writer.write(`</${name}>\n`);
}

function taskBox({ checked }: MarkdownNode): string {
  return `<input type="checkbox" disabled${checked ? " checked" : ""} aria-label="${checked ? "Done" : "To do"}"> `;
}

import type { Compilation, Scope } from "./compilation.ts";
import { writeAll, writeWithin } from "./nodes.ts";
import type { MarkdownNode } from "./parse.ts";
import { writeSource } from "./text.ts";

/**
 * Write a reference to a footnote as its number. Footnotes are numbered in the order of their first reference.
 */
export function writeFootnoteReference(scope: Scope, node: MarkdownNode): void {
  const { footnotes, writer, anchors } = scope.compilation;
  const definition = scope.footnoteDefinitions.get(node.identifier ?? "");
  if (!definition) {
    writeSource(scope, node);
    return;
  }
  let use = footnotes.get(definition);
  if (!use) {
    use = { scope, number: footnotes.size + 1, references: 0 };
    footnotes.set(definition, use);
  }
  use.references++;
  const id = referenceId(use.number, use.references);
  anchors.add(id);
  writer.write(
    `<sup><a class="footnote-ref" id="${id}" href="#fn-${use.number}" aria-label="Footnote ${use.number}">${use.number}</a></sup>`,
  );
}

/** Write the footnotes that are referred to, at the end of the document. */
export function writeFootnotes(compilation: Compilation): void {
  const { footnotes, writer, anchors } = compilation;
  if (footnotes.size === 0) return;
  writer.write('<section class="footnotes" aria-label="Footnotes">\n<ol>\n');
  // Footnotes may refer to further ones, which the loop comes to, too.
  for (const [{ children = [] }, use] of footnotes) {
    anchors.add(`fn-${use.number}`);
    writer.openContainer(`<li id="fn-${use.number}">`);
    const last = children.at(-1);
    if (last?.type === "paragraph") {
      writeAll(use.scope, children.slice(0, -1));
      writeWithin(use.scope, "<p>", last.children, ` ${backLinks(use.number, use.references)}</p>`);
    } else {
      writeAll(use.scope, children);
      writer.write(`<p>${backLinks(use.number, use.references)}</p>`);
    }
    writer.closeContainer("</li>\n");
    compilation.sections.break();
  }
  writer.write("</ol>\n</section>\n");
}

function backLinks(number: number, references: number): string {
  return Array.from({ length: references }, (_, index) => {
    const nth = index === 0 ? "" : `-${index + 1}`;
    const mark = index === 0 ? "" : `<sup>${index + 1}</sup>`;
    return `<a class="footnote-back" href="#${referenceId(number, index + 1)}" aria-label="Back to reference ${number}${nth}">↩${mark}</a>`;
  }).join(" ");
}

function referenceId(number: number, nth: number): string {
  return nth === 1 ? `fnref-${number}` : `fnref-${number}-${nth}`;
}

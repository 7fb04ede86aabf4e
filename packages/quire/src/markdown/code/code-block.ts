import { escapeCode, escapeHtml } from "../../base/escape.ts";
import { nearest } from "../../base/nearest.ts";
import { placeOf, report, type Scope } from "../compilation.ts";
import type { ComponentPart } from "../document.ts";
import { writeFormula } from "../formula.ts";
import type { MarkdownNode } from "../parse.ts";
import type { Place } from "../place.ts";
import { restore } from "../prescan.ts";
import { checkClosed } from "../unclosed.ts";
import { type CodeFence, readFence, wrapLines } from "./code-fence.ts";
import { packageManagerTabs } from "./package-managers.ts";

/** Languages that are plain text. */
const plainLanguages = new Set(["", "text", "txt", "plain", "plaintext", "none", "output", "log", "ansi"]);
/** Languages that an unknown name may be a slip of. */
const commonLanguages =
  `bash console css diff docker go graphql html ini java javascript json jsx kotlin markdown php
  powershell properties python ruby rust scala shell sql swift text toml tsx typescript xml yaml`.split(
    /\s+/,
  );
const shells = new Set(["bash", "sh", "shell", "zsh"]);

/** Further languages that blocks of these languages may be highlighted as. */
export function sessionLanguages(languages: readonly string[]): string[] {
  return languages.some((language) => shells.has(language)) ? ["console"] : [];
}

/** Write a code block, or the diagram of a `mermaid` fence, or the formula of a `math` fence. */
export function writeCode(scope: Scope, node: MarkdownNode): void {
  const { compilation } = scope;
  checkClosed(scope, node);
  const value = restore(node.value ?? "", scope.unit.prescan);
  if (node.lang === "math" && compilation.input.math) {
    writeFormula(scope, { type: "math", value });
    return;
  }
  const meta = node.meta && restore(node.meta, scope.unit.prescan);
  const fence = readFence(node.lang, meta, value, compilation.input.codeBlocks);
  checkMarks(scope, node, fence);
  compilation.sections.break();
  compilation.sections.addCodeBlock(fence.code, fence.title);
  if (fence.language === "mermaid" && writeDiagram(scope, fence.code, placeOf(scope, node))) return;
  const source = isFlagged(node, "reference") && codeOnGitHub.test(fence.code) ? fence.code : undefined;
  const block = (code: string): ComponentPart => {
    const html = source
      ? `<a href="${escapeHtml(source)}">${escapeHtml(source)}</a>`
      : highlighted(scope, code, fence.language, placeOf(scope, node));
    return { component: "@theme/CodeBlock", props: { ...propsOf(fence, html) }, children: [] };
  };
  const isForNpm = isFlagged(node, "npm2yarn");
  compilation.writer.part((isForNpm && packageManagerTabs(scope, fence.code, block)) || block(fence.code));
}

/**
 * An address alone in a block marked `reference`, in whose place `docusaurus-theme-github-codeblock` loads the code
 * in the browser.
 */
const codeOnGitHub = /^https:\/\/github\.com\/\S+$/;

/** Whether a word stands alone in the info string of a code block. */
function isFlagged(node: MarkdownNode, word: string): boolean {
  return (node.meta ?? "").split(/\s+/).includes(word);
}

function checkMarks(scope: Scope, node: MarkdownNode, { idle, code }: CodeFence): void {
  // An empty block is one that a plugin fills, which may not have run.
  if (idle.length === 0 || code === "") return;
  const count = code.split("\n").length;
  report(scope, placeOf(scope, node), {
    code: "code-lines",
    message: `The code has ${count === 1 ? "one line" : `${count} lines`}, and \`{${idle.join(",")}}\` marks none of them.`,
    hint: "Lines are counted from 1, without comments that mark lines; a range starts with the smaller number.",
  });
}

/** Properties of the code block component. */
interface CodeProps {
  language?: string;
  title?: string;
  showLineNumbers?: boolean;
  start?: number;
  html: string;
}

/** @param html the highlighted code */
export function propsOf(fence: CodeFence, html: string): CodeProps {
  return {
    ...(fence.language !== "" && { language: fence.language }),
    ...(fence.title !== undefined && { title: fence.title }),
    ...(fence.start !== undefined && { showLineNumbers: true }),
    ...(fence.start !== undefined && fence.start !== 1 && { start: fence.start }),
    html: wrapLines(html, fence),
  };
}

/** Properties of a code component after its text has been highlighted. */
export function withCode(
  { metastring: _, ...props }: Record<string, unknown>,
  fence: CodeFence,
  html: string,
): Record<string, unknown> {
  const drawn = propsOf(fence, html);
  return { ...props, ...drawn, ...(props.title !== undefined && { title: props.title }) };
}

/** Highlight code; undefined if its language is not supported. */
export function highlightCode(
  code: string,
  language: string,
  highlight: (code: string, language: string) => string | undefined,
): string | undefined {
  if (plainLanguages.has(language) || language === "mermaid") return escapeCode(code);
  return highlight(code, languageFor(code, language));
}

/** The language to highlight code as. */
export function languageFor(code: string, language: string): string {
  // Shell code never has lines that start with "$ ": the block is a session, whose prompts must not be copied.
  return shells.has(language) && /^\$ /m.test(code) ? "console" : language;
}

/** Highlight code as inner HTML; an unknown language is reported as a warning and left plain. */
export function highlighted(scope: Scope, code: string, language: string, at: Place): string {
  const html = highlightCode(code, language, scope.compilation.input.highlight);
  if (html !== undefined) return html;
  const near = nearest(language, commonLanguages);
  report(scope, at, {
    code: "unknown-language",
    message: `There is no highlighting for the language "${language}".`,
    hint: near ? `Did you mean ${near}?` : "Use a language that can be highlighted, or `text`.",
  });
  return escapeCode(code);
}

/** Write a diagram; false if it cannot be drawn, which is reported. */
export function writeDiagram(scope: Scope, source: string, at: Place): boolean {
  const { input, writer } = scope.compilation;
  if (!input.diagram) return false;
  const result = input.diagram(source);
  if ("svg" in result) {
    writer.part({
      component: "@theme/Diagram",
      props: { ...result, source },
      children: [],
    });
    return true;
  }
  report(scope, at, {
    code: "diagram",
    message: `The diagram cannot be drawn: ${result.error}`,
    hint: "Its source is shown instead. Flowcharts, state, sequence, class and ER diagrams and XY charts can be drawn.",
  });
  return false;
}

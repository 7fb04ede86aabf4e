import { type Problem, QuireError } from "../base/problem.ts";
import { sessionLanguages } from "./code/code-block.ts";
import { finishCodeComponents } from "./code/code-component.ts";
import { earlierCode } from "./code/earlier-code.ts";
import { Compilation } from "./compilation.ts";
import type { CompiledDocument } from "./document.ts";
import { writeFootnotes } from "./footnote.ts";
import type { CompileInput, CompileRequest } from "./input.ts";
import { languagesOf, loadUnit } from "./load.ts";
import { withoutMarks } from "./mark.ts";
import { writeModule } from "./mdx/module.ts";
import { writeAll } from "./nodes.ts";
import { addQuestions } from "./questions.ts";
import { openScope } from "./scope.ts";
import { writeNode } from "./walk.ts";

/**
 * Compile one document in isolation: the result depends on no other document, so that it can be cached by
 * content. Problems in the text are part of the result, not thrown.
 *
 * Unless the request brings its own, the highlighter and the diagram renderer are loaded when a document first
 * needs them.
 */
export async function compileDocument(request: CompileRequest): Promise<CompiledDocument> {
  try {
    if (deepQuote.test(request.text)) return failed(nestedTooDeep(request.file));
    return await compileReusingCode(request);
  } catch (error) {
    // Only extreme nesting can overflow the stack, in the parser or in the walk.
    if (error instanceof RangeError) return failed(nestedTooDeep(request.file));
    if (error instanceof QuireError) return failed(error.problems);
    throw error;
  }
}

/**
 * Compile with the code highlighted by an earlier compilation. If any of the code is missing there, compile again
 * without it.
 */
async function compileReusingCode({ earlier, ...request }: CompileRequest): Promise<CompiledDocument> {
  if (!earlier || request.highlight) return compileAsNeeded(request);
  const known = earlierCode(earlier);
  let isWhole = true;
  const highlight = (code: string, language: string) => {
    const html = known(code, language);
    isWhole &&= html !== undefined;
    return html;
  };
  const document = await compileAsNeeded({ ...request, highlight });
  return isWhole ? document : compileAsNeeded(request);
}

/**
 * Compile a document. A `.md` file with expressions in attributes is compiled again as MDX, which Docusaurus
 * takes every file for, unless a setting says that such files hold no MDX; if that fails, the problems of the first
 * attempt are reported.
 */
async function compileAsNeeded(request: CompileRequest): Promise<CompiledDocument> {
  const document = await compile(request);
  const files = document.problems.filter(({ code }) => code === "md-expression").map(({ file }) => file!);
  if (files.length === 0 || request.mdxInMd === false) return document;
  try {
    return await compileAsNeeded({ ...request, asMdx: new Set([...(request.asMdx ?? []), ...files]) });
  } catch (error) {
    if (error instanceof QuireError) return document;
    throw error;
  }
}

/** Quotations within each other that the parser would take minutes to open. Not tied to a line's start: that is slow. */
const deepQuote = /(?:>[ \t]*){1000}/;

async function compile(request: CompileRequest): Promise<CompiledDocument> {
  const unit = loadUnit(request, request);
  const compilation = new Compilation(await withServices(request, languagesOf(unit)), writeNode);
  compilation.dynamic = request.asModule ?? false;
  const scope = openScope(compilation, unit);
  writeAll(scope, unit.tree.children);
  writeFootnotes(compilation);
  const marked = compilation.writer.finish();
  finishCodeComponents(compilation, marked);
  const written = compilation.dynamic ? writeModule(compilation, unit, marked) : undefined;
  const sections = compilation.sections.finish();
  const { problems } = compilation;
  if (request.questions) problems.push(...addQuestions(sections, request.questions, request.file));
  const document: CompiledDocument = {
    body: compilation.dynamic ? [] : withoutMarks(marked),
    toc: compilation.toc.filter(({ depth }) => depth > 0),
    hasH1: compilation.hasH1 ?? false,
    links: compilation.links,
    anchors: [...compilation.anchors],
    sections,
    problems,
    ...written,
  };
  if (compilation.excerpt) document.excerptBody = withoutMarks(compilation.excerpt);
  if (Object.keys(compilation.styles).length > 0) document.styles = compilation.styles;
  return document;
}

/** Add the services that the request leaves to the engine. */
async function withServices(request: CompileRequest, languages: string[]): Promise<CompileInput> {
  let { highlight, diagram } = request;
  // Indented code names no language, so it was not counted above.
  if (request.codeBlocks?.defaultLanguage) languages.push(request.codeBlocks.defaultLanguage);
  if (!highlight && languages.length > 0) {
    const { sharedHighlighter } = await import("./code/highlight.ts");
    const highlighter = sharedHighlighter();
    await highlighter.prepare([...languages, ...sessionLanguages(languages)]);
    highlight = highlighter.highlight;
  }
  if (!diagram && request.mermaid !== false && languages.includes("mermaid")) {
    const { drawDiagram } = await import("./diagram/mermaid.ts");
    const { keepDiagram } = request;
    diagram = keepDiagram ? (source) => keepDiagram(source, drawDiagram) : drawDiagram;
  }
  // The package's types assume an extra `default`, which exists only with `require`.
  const convert = request.npm2yarn?.converters.length
    ? ((await import("npm-to-yarn")).default as unknown as CompileInput["convert"])
    : undefined;
  return { ...request, highlight: highlight ?? (() => undefined), diagram, convert };
}

function failed(problems: readonly Problem[]): CompiledDocument {
  return {
    body: [],
    toc: [],
    hasH1: false,
    links: [],
    anchors: [],
    sections: [],
    problems: [...problems],
  };
}

function nestedTooDeep(file: string): Problem[] {
  return [
    {
      code: "nested-too-deep",
      severity: "error",
      message: "The document is nested too deeply to be read.",
      file,
      hint: "Escape characters that are not meant as Markdown (`\\>`, `\\*`), or put them in a code block.",
    },
  ];
}

/** A block of code of a document. */
export interface Fence {
  language: string;
  /** What stands behind the language. */
  info: string;
  /** Its text, without the indentation of the block. */
  source: string;
  /** Line of the document its text begins at; the first is 1. */
  line: number;
}

/** The languages whose samples are checked, with the names that blocks give them. */
export const sampleLanguages = {
  yaml: ["yaml", "yml"],
  json: ["json"],
  graphql: ["graphql"],
  python: ["python", "py"],
  shell: ["bash", "shell", "sh"],
} as const;

/** All blocks of code of a Markdown document, those in lists and tabs too. */
export function fencesOf(markdown: string): Fence[] {
  const fences: Fence[] = [];
  const lines = markdown.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const open = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w+#-]*)[ \t]*(.*)$/.exec(lines[index]!);
    if (!open) continue;
    const [, indent = "", ticks = "", language = "", info = ""] = open;
    const close = new RegExp(`^[ \\t>]*${ticks[0]}{${ticks.length},}[ \\t]*$`);
    const start = index + 1;
    const text: string[] = [];
    for (index++; index < lines.length && !close.test(lines[index]!); index++) {
      text.push(unindent(lines[index]!, indent));
    }
    fences.push({ language: language.toLowerCase(), info, source: text.join("\n"), line: start + 1 });
  }
  return fences;
}

/** A line without the indentation of its block, as far as it has it. */
function unindent(line: string, indent: string): string {
  if (line.startsWith(indent)) return line.slice(indent.length);
  return line.slice(Math.min(indent.length, line.length - line.trimStart().length));
}

/** A word of a command, without its quotes. */
export interface Word {
  text: string;
  /** Line of the script it begins at; the first is 1. */
  line: number;
}

/** A command in a word: `$(date)`, or the same in backquotes. */
const innerCommand = String.raw`\$\((?:[^()]|\([^()]*\))*\)|\x60[^\x60]*\x60`;

/** A piece of a script; its group says what it is. */
const piece = new RegExp(
  [
    String.raw`(?<blank>[ \t]+)`,
    String.raw`(?<dropped>\\\n|(?<![^\s;&|()])#[^\n]*)`,
    "'(?<single>[^']*)'",
    String.raw`"(?<double>(?:${innerCommand}|\\[\s\S]|[^"\\])*)"`,
    `(?<inner>${innerCommand})`,
    String.raw`(?<redirection>\d*[<>]+&?)`,
    String.raw`(?<end>[\n;&|()])`,
    String.raw`\\(?<escaped>[\s\S])`,
    String.raw`\$\{[^}]*\}|\w+|[\s\S]`,
  ].join("|"),
  "g",
);

/**
 * The commands of a shell script as lists of words, those inside words too. Comments, redirections and the text of
 * here-documents are left out. What a variable or a command puts into a word stays as it is written.
 *
 * @param firstLine the line the script begins at
 */
export function shellCommands(script: string, firstLine = 1): Word[][] {
  const commands: Word[][] = [[]];
  const inside: Word[][] = [];
  let word: Word | undefined;
  let isTarget = false;
  let line = firstLine;
  const endWord = () => {
    if (!word) return;
    if (!isTarget) commands.at(-1)!.push(word);
    isTarget = false;
    word = undefined;
  };
  for (const { 0: text, groups } of withoutDocuments(script).matchAll(piece)) {
    const { blank, dropped, single, double, inner, redirection, end, escaped } = groups!;
    if (blank ?? redirection ?? end) endWord();
    if (end) commands.push([]);
    else if (redirection) isTarget = true;
    else if (!blank && !dropped) {
      word ??= { text: "", line };
      word.text += single ?? double ?? escaped ?? text;
      for (const [command] of (double ?? inner ?? "").matchAll(new RegExp(innerCommand, "g"))) {
        inside.push(...shellCommands(command.replace(/^\$?.|.$/gs, ""), line));
      }
    }
    line += text.split("\n").length - 1;
  }
  endWord();
  return [...commands, ...inside].filter((words) => words.length > 0);
}

/** A script with empty lines in place of its here-documents. */
function withoutDocuments(script: string): string {
  return script.replace(
    /(<<-?[ \t]*(['"]?)(\w+)\2[^\n]*)\n(?:[\s\S]*?\n)??[ \t]*\3(?=\n|$)/g,
    (all, head: string) => head + "\n".repeat(all.split("\n").length - 1),
  );
}

import { withCharacters } from "./label-text.ts";

/** The notes of a state or class diagram, one a line or over several lines, each with what it is about. */
const patterns: readonly RegExp[] = [
  /^[ \t]*note[ \t]+(?:left|right)[ \t]+of[ \t]+(?<about>[^\s:]+)[ \t]*:(?<text>.*)$/gim,
  /^[ \t]*note[ \t]+(?:left|right)[ \t]+of[ \t]+(?<about>[^\s:]+)[ \t]*\n(?<text>[\s\S]*?)^[ \t]*end[ \t]+note[ \t]*$/gim,
  /^[ \t]*note[ \t]+for[ \t]+(?<about>\S+)[ \t]+"(?<text>[^"]*)"[ \t]*$/gim,
  /^[ \t]*note[ \t]+"(?<text>[^"]*)"(?:[ \t]+as[ \t]+\S+)?[ \t]*$/gim,
];

/**
 * Take the notes out of a state or class diagram, as the renderer draws none.
 *
 * @returns the rest of the diagram, and the notes in their order, each after the name of what it is about
 */
export function withoutNotes(code: string): { code: string; notes: string[] } {
  const found: { at: number; note: string }[] = [];
  let rest = code;
  // Line by line, so that notes found later keep their places.
  for (const pattern of patterns)
    rest = rest.replace(pattern, (whole: string, ...more: unknown[]) => {
      const { about, text = "" } = more.at(-1) as { about?: string; text?: string };
      const words = withCharacters(text.replace(/\\n|<br\s*\/?>/gi, " "))
        .replace(/\s+/g, " ")
        .trim();
      found.push({ at: more.at(-3) as number, note: about ? `${about}: ${words}` : words });
      return whole.replace(/[^\n]/g, " ");
    });
  const notes = found.sort((a, b) => a.at - b.at).map(({ note }) => note);
  return { code: notes.length > 0 ? rest.replace(/^ +$/gm, "") : code, notes };
}

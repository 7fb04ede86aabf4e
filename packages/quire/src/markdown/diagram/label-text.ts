import { decodeEntities } from "../../base/entities.ts";

/** Characters that would end a label for the renderer, each with a private one that stands for it meanwhile. */
const punctuation = [...`[](){}|"/\\;`];
const FIRST_STAND_IN = 0xe000;

const standIns = new Map(punctuation.map((char, at) => [char, String.fromCharCode(FIRST_STAND_IN + at)]));
const hidden = new RegExp(`[${[...standIns.values()].join("")}]`, "g");

/** Text with the characters that stand in it as codes, such as `#9829;` and `#quot;`. */
export function withCharacters(text: string): string {
  return decodeEntities(
    text.replace(/#(\w+);/g, (_, code) => (/^\d/.test(code) ? `&#${code};` : `&${code};`)),
  );
}

/** A label of Mermaid as the renderer reads it: lines divided by tags, and without characters that could end it. */
export function rendererLabel(text: string): string {
  return withCharacters(text)
    .replace(/^\s*`([\s\S]*)`\s*$/, "$1")
    .replace(/\bfa[bklrs]?:fa-[\w-]+\s*/g, "")
    .trim()
    .split(/(<\/?[a-z]+\s*\/?>)/i)
    .map((part, at) =>
      // Tags of formatting and line breaks.
      at % 2 === 1
        ? part
        : part.replace(/\s*\n\s*|\\n/g, "<br>").replace(/<br>|./g, (char) => standIns.get(char) ?? char),
    )
    .join("");
}

/** The characters of labels themselves, in a drawing of them. */
export function withPunctuation(svg: string): string {
  return svg.replace(hidden, (char) => {
    const own = punctuation[char.charCodeAt(0) - FIRST_STAND_IN]!;
    return own === '"' ? "&quot;" : own;
  });
}

import { createHighlighterCore, type HighlighterCore } from "shiki/core";
import { bundledLanguages, bundledLanguagesAlias } from "shiki/langs";
import { escapeCode } from "../../base/escape.ts";
import { createCodeEngine } from "./code-scanner.ts";
import { tokenKinds } from "./highlight-theme.ts";
import { LineCache } from "./line-cache.ts";

/** Turns code into HTML with a class for each token. */
export interface Highlighter {
  /** Load languages. Unknown names are ignored. */
  prepare(languages: readonly string[]): Promise<void>;
  /**
   * Highlight code as inner HTML in which no token spans lines. Undefined if the language is unknown or was not
   * prepared.
   */
  highlight(code: string, language: string): string | undefined;
}

/** Longer lines and blocks (in characters) stay plain: nobody reads those. */
const MAX_LINE_LENGTH = 5_000;
const MAX_CODE_LENGTH = 200_000;
/** Number of blocks to cache, as some occur on many pages. */
const MAX_CACHED_BLOCKS = 4_000;
/** The bits of a token's metadata that hold its foreground colour, as vscode-textmate packs them. */
const colourMask = 0xff8000;
const colourShift = 15;

const aliases: Record<string, string> = {
  curl: "shellscript",
  pycon: "python",
  conf: "ini",
  env: "dotenv",
  terminal: "console",
  cmd: "bat",
  gradle: "groovy",
  avsc: "json",
  ejs: "html",
  svg: "xml",
  properties: "ini",
  requirements: "text",
};

let shared: Promise<Highlighter> | undefined;

/** The highlighter of this process, created at the first call. */
export function sharedHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter();
  return shared;
}

/** Create a highlighter without any languages. */
export async function createHighlighter(): Promise<Highlighter> {
  const core = await createHighlighterCore({
    themes: [
      {
        name: "quire",
        type: "light",
        fg: "#000000",
        bg: "#ffffff",
        // The colours of this theme are indices of token kinds; the actual colours are in the style sheet.
        settings: tokenKinds.map((kind, index) => ({
          scope: kind.scopes,
          settings: { foreground: kind.name === "" ? "#000000" : numberColour(index) },
        })),
      },
    ],
    langs: [],
    engine: createCodeEngine(),
  });
  return new TokenHighlighter(core);
}

function numberColour(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, "0")}`;
}

class TokenHighlighter implements Highlighter {
  private readonly core: HighlighterCore;
  private readonly classes: (string | undefined)[];
  private readonly loading = new Map<string, Promise<void>>();
  private readonly loaded = new Set<string>();
  private readonly caches = new Map<string, LineCache>();
  private readonly done = new Map<string, string>();

  constructor(core: HighlighterCore) {
    this.core = core;
    const { colorMap } = core.setTheme("quire");
    const names = new Map(tokenKinds.map((kind, index) => [numberColour(index), kind.name]));
    this.classes = colorMap.map((colour) => names.get((colour ?? "").toLowerCase()) || undefined);
  }

  async prepare(languages: readonly string[]): Promise<void> {
    await Promise.all(languages.map((language) => this.load(resolveLanguage(language))));
  }

  readonly highlight = (code: string, language: string): string | undefined => {
    const name = resolveLanguage(language);
    if (!this.loaded.has(name)) return undefined;
    if (code.length > MAX_CODE_LENGTH) return escapeCode(code);
    const key = `${name}\n${code}`;
    const known = this.done.get(key);
    if (known !== undefined) return known;
    const html = this.cacheOf(name).read(code, MAX_LINE_LENGTH, escapeCode);
    if (this.done.size >= MAX_CACHED_BLOCKS) this.done.delete(this.done.keys().next().value!);
    this.done.set(key, html);
    return html;
  };

  private cacheOf(name: string): LineCache {
    let cache = this.caches.get(name);
    if (!cache) {
      const grammar = this.core.getLanguage(name);
      cache = new LineCache(grammar, (line, tokens) => this.writeLine(line, tokens));
      this.caches.set(name, cache);
    }
    return cache;
  }

  private load(name: string): Promise<void> {
    let promise = this.loading.get(name);
    if (!promise) {
      const language = { ...bundledLanguages, ...bundledLanguagesAlias }[
        name as keyof typeof bundledLanguages
      ];
      promise = language
        ? this.core.loadLanguage(language).then(() => {
            this.loaded.add(name);
          })
        : Promise.resolve();
      this.loading.set(name, promise);
    }
    return promise;
  }

  /** Merge adjacent tokens of one class into a span; white space between them joins the preceding one. */
  private writeLine(line: string, tokens: Uint32Array): string {
    const out: string[] = [];
    let open: string | undefined;
    let text = "";
    const end = () => {
      if (text !== "")
        out.push(open === undefined ? escapeCode(text) : `<span class="${open}">${escapeCode(text)}</span>`);
      text = "";
    };
    for (let index = 0; index < tokens.length; index += 2) {
      const from = tokens[index]!;
      const to = index + 2 < tokens.length ? tokens[index + 2]! : line.length;
      const piece = line.slice(from, to);
      if (open === "prompt" && piece.startsWith(" ")) {
        // The space after a prompt must not be copied either.
        text += " ";
        end();
        open = undefined;
        text = piece.slice(1);
        continue;
      }
      const kind = this.classes[(tokens[index + 1]! & colourMask) >>> colourShift];
      if (kind !== open && (kind !== undefined || piece.trim() !== "")) {
        end();
        open = kind;
      }
      text += piece;
    }
    end();
    // A joined array is one flat string; concatenation would keep every piece of a cached line as an object.
    return out.join("");
  }
}

function resolveLanguage(language: string): string {
  const lower = language.toLowerCase();
  return aliases[lower] ?? lower;
}

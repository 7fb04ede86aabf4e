import { createHighlighterCore } from "shiki/core";
import { type BundledLanguage, bundledLanguages } from "shiki/langs";
import type { DynamicImportLanguageRegistration, ThemeRegistrationRaw } from "shiki/types";
import { escapeCode } from "../../base/escape.ts";
import { createCodeEngine } from "./code-scanner.ts";
import { tokenKinds } from "./highlight-theme.ts";
import { LineCache } from "./line-cache.ts";

/** Longer blocks (in characters) stay plain: nobody reads those. */
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

let shared: Highlighter | undefined;

/** The highlighter of this process, created at the first call. */
export function sharedHighlighter(): Highlighter {
  shared ??= new Highlighter();
  return shared;
}

const theme: ThemeRegistrationRaw = {
  name: "quire",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  // The colours of this theme are indices of token kinds; the actual colours are in the style sheet.
  settings: tokenKinds.map((kind, index) => ({
    scope: kind.scopes,
    settings: { foreground: kind.name === "" ? "#000000" : numberColour(index) },
  })),
};

/** Languages that code in others, such as a fence in Markdown, is highlighted in. */
const inner = new Set(
  "shellscript json yaml python sql graphql java javascript typescript jsx tsx html css scss".split(" "),
);

function numberColour(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, "0")}`;
}

/** Turns code into HTML with a class for each token; without any languages at first. */
export class Highlighter {
  private readonly engine = createCodeEngine();
  private readonly loading = new Map<unknown, Promise<LineCache>>();
  private readonly loaded = new Map<string, LineCache>();
  private readonly done = new Map<string, string>();

  /** Load languages. Unknown names are ignored. */
  async prepare(languages: readonly string[]): Promise<void> {
    await Promise.all(languages.map((language) => this.load(resolveLanguage(language))));
  }

  /**
   * Highlight code as inner HTML in which no token spans lines. Undefined if the language is unknown or was not
   * prepared.
   */
  readonly highlight = (code: string, language: string): string | undefined => {
    const name = resolveLanguage(language);
    const lines = this.loaded.get(name);
    if (!lines) return undefined;
    if (code.length > MAX_CODE_LENGTH) return escapeCode(code);
    const key = `${name}\n${code}`;
    const known = this.done.get(key);
    if (known !== undefined) return known;
    const html = lines.read(code);
    if (this.done.size >= MAX_CACHED_BLOCKS) this.done.delete(this.done.keys().next().value!);
    this.done.set(key, html);
    return html;
  };

  private async load(name: string): Promise<void> {
    const language = (bundledLanguages as Partial<Record<string, DynamicImportLanguageRegistration>>)[name];
    if (!language) return;
    let promise = this.loading.get(language);
    if (!promise) {
      promise = this.linesOf(language);
      this.loading.set(language, promise);
    }
    this.loaded.set(name, await promise);
  }

  /**
   * Each language is loaded by itself: a grammar includes others if they are loaded, so that code would look otherwise
   * after other code.
   */
  private async linesOf(language: DynamicImportLanguageRegistration): Promise<LineCache> {
    const { default: grammars } = await language();
    const { name, embeddedLangsLazy = [] } = grammars.at(-1)!;
    const within = embeddedLangsLazy.filter((one) => inner.has(one));
    const core = await createHighlighterCore({
      themes: [theme],
      langs: [grammars, ...within.map((one) => bundledLanguages[one as BundledLanguage])],
      engine: this.engine,
      // Of too many of these.
      warnings: false,
    });
    const { colorMap } = core.setTheme("quire");
    const names = new Map(tokenKinds.map((kind, index) => [numberColour(index), kind.name]));
    const classes = colorMap.map((colour) => names.get((colour ?? "").toLowerCase()) || undefined);
    return new LineCache(core.getLanguage(name), (line, tokens) => writeLine(line, tokens, classes));
  }
}

/** Merge adjacent tokens of one class into a span; white space between them joins the preceding one. */
function writeLine(line: string, tokens: Uint32Array, classes: readonly (string | undefined)[]): string {
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
    const kind = classes[(tokens[index + 1]! & colourMask) >>> colourShift];
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

function resolveLanguage(language: string): string {
  const lower = language.toLowerCase();
  return aliases[lower] ?? lower;
}

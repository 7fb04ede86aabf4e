import { escapeCode } from "../../base/escape.ts";
import { highlightCode, propsOf } from "../../markdown/code/code-block.ts";
import { type CodeSettings, readFence } from "../../markdown/code/code-fence.ts";
import type { Highlighter } from "../../markdown/code/highlight.ts";
import type { HighlightCode } from "../../theme/highlight-code.ts";

/** Highlights code blocks in components like fenced ones. */
export interface CodeHighlighting {
  /** Code in a language that has not been loaded stays plain. */
  highlight: HighlightCode;
  /** Load the missing languages. Resolves to whether there were any, so that the page has to be rendered again. */
  complete(): Promise<boolean>;
}

/** Create the highlighter of a thread, without any languages. */
export function createCodeHighlighting(settings: CodeSettings): CodeHighlighting {
  const loaded = new Set<string>();
  const missing = new Set<string>();
  let highlighter: Highlighter | undefined;
  const highlightIn = (code: string, language: string) => {
    if (!loaded.has(language)) missing.add(language);
    return highlighter?.highlight(code, language);
  };
  return {
    highlight(code, language, meta) {
      const fence = readFence(language, meta, code, settings);
      const html = highlightCode(fence.code, fence.language, highlightIn);
      return propsOf(fence, html ?? escapeCode(fence.code));
    },
    async complete() {
      if (missing.size === 0) return false;
      const languages = [...missing];
      missing.clear();
      const { sharedHighlighter } = await import("../../markdown/code/highlight.ts");
      highlighter = sharedHighlighter();
      await highlighter.prepare(languages);
      for (const language of languages) loaded.add(language);
      return true;
    },
  };
}

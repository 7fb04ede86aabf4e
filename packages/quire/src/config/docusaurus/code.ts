import type { MarkdownInput } from "../markdown-schema.ts";
import type { Settings } from "./settings.ts";

type CodeBlocks = NonNullable<MarkdownInput["codeBlocks"]>;
type MagicComment = NonNullable<CodeBlocks["magicComments"]>[number];

/** The class that Docusaurus gives to highlighted lines. */
const highlightedLine = "theme-code-block-highlighted-line";

/** Translate `themeConfig.prism` to code block settings. */
export function translateCode(prism: Settings): CodeBlocks {
  // Code has the colours of Quire's theme.
  prism.needless("additionalLanguages", "theme", "darkTheme");
  return {
    magicComments: prism.translateEach("magicComments", magicComment).flat(),
    defaultLanguage: prism.string("defaultLanguage"),
  };
}

/** Translate a magic comment; none for those that are built in. */
function magicComment(comment: Settings): MagicComment[] {
  const className = comment.string("className");
  const line = comment.string("line");
  const block = comment.translate("block", (texts) => {
    const [start, end] = [texts.string("start"), texts.string("end")];
    return start && end ? { start, end } : undefined;
  });
  if (!className || line === "highlight-next-line") return [];
  return [{ className: className === highlightedLine ? "highlighted" : className, line, block }];
}

import type { MarkdownInput } from "../schema.ts";
import { given, type Settings } from "./settings.ts";

type CodeBlocks = NonNullable<MarkdownInput["codeBlocks"]>;
type MagicComment = NonNullable<CodeBlocks["magicComments"]>[number];

/** The class that Docusaurus gives to highlighted lines. */
const highlightedLine = "theme-code-block-highlighted-line";

/** Translate `themeConfig.prism` to code block settings; undefined if it has none that matter here. */
export function translateCode(prism: Settings): CodeBlocks | undefined {
  // Code has the colours of Quire's theme.
  prism.needless("additionalLanguages", "theme", "darkTheme");
  const magicComments = prism.objects("magicComments").flatMap(magicComment);
  const code = given({
    defaultLanguage: prism.string("defaultLanguage"),
    magicComments: magicComments.length > 0 ? magicComments : undefined,
  });
  prism.finish();
  return Object.keys(code).length > 0 ? code : undefined;
}

/** Translate a magic comment; none for those that are built in. */
function magicComment(comment: Settings): MagicComment[] {
  const className = comment.string("className");
  const line = comment.string("line");
  const block = comment.object("block");
  const start = block.string("start");
  const end = block.string("end");
  block.finish();
  comment.finish();
  if (!className || line === "highlight-next-line") return [];
  return [
    {
      className: className === highlightedLine ? "highlighted" : className,
      ...given({ line, block: start && end ? { start, end } : undefined }),
    },
  ];
}

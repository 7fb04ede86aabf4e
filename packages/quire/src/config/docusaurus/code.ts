import type { MarkdownInput } from "../schema.ts";
import { given, type Settings } from "./settings.ts";

type CodeBlocks = NonNullable<MarkdownInput["codeBlocks"]>;
type MagicComment = NonNullable<CodeBlocks["magicComments"]>[number];

/** Class that Docusaurus gives to highlighted lines. */
const highlightedLine = "theme-code-block-highlighted-line";

/** `themeConfig.prism` as settings of code blocks; undefined where it says nothing of how they are read. */
export function translateCode(prism: Settings): CodeBlocks | undefined {
  // Code has the colours of Quire's theme, as everything has.
  prism.needless("additionalLanguages", "theme", "darkTheme");
  const magicComments = prism.objects("magicComments").flatMap(magicComment);
  const code = given({
    defaultLanguage: prism.string("defaultLanguage"),
    magicComments: magicComments.length > 0 ? magicComments : undefined,
  });
  prism.finish();
  return Object.keys(code).length > 0 ? code : undefined;
}

/** Comments that mark lines; none for those that every site has. */
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

import type { MarkdownInput } from "../schema.ts";
import { given, type Settings } from "./settings.ts";

/** `themeConfig.prism` as settings of code blocks; undefined where it says nothing of how they are read. */
export function translateCode(prism: Settings): MarkdownInput["codeBlocks"] {
  // Code has the colours of Quire's theme, as everything has.
  prism.needless("additionalLanguages", "theme", "darkTheme");
  const comments = prism.objects("magicComments");
  if (comments.some((comment) => !/^(undefined|highlight-next-line)$/.test(String(comment.value("line")))))
    prism.warn(
      ["magicComments"],
      "is not carried over",
      "The comments of Docusaurus that highlight lines are there; further ones are not.",
    );
  const code = given({ defaultLanguage: prism.string("defaultLanguage") });
  prism.finish();
  return Object.keys(code).length > 0 ? code : undefined;
}

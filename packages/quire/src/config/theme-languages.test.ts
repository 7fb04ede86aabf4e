import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { builtInKinds } from "../theme/mdx/admonition.tsx";
import { configSchema } from "./schema.ts";
import { themeTexts } from "./theme-languages.ts";

describe("themeTexts", () => {
  it("gives the texts of a language, whatever the region", () => {
    expect(themeTexts("pt_BR")["theme.docs.paginator.next"]).toBe("Próxima");
    expect(themeTexts("zh-CN")).toEqual(themeTexts("zh-Hans"));
    for (const code of ["en", "zh-TW", "nl", "not a language"]) expect(themeTexts(code)).toEqual({});
  });

  it("gives way to the texts of the site", () => {
    const messages = { "theme.docs.paginator.next": "Vorwärts" };
    const { locale } = configSchema.parse({
      title: "A",
      url: "https://a.b",
      locale: { code: "de", messages },
    });
    expect(locale.messages).toEqual({ ...themeTexts("de"), ...messages });
  });

  it("has the titles of all admonitions, and only keys that the theme uses", () => {
    const theme = path.join(import.meta.dirname, "../theme");
    const sources = readdirSync(theme, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(path.join(theme, name), "utf8"))
      .join("\n");
    const titles = Object.values(builtInKinds).map(
      ([, , title]) => `theme.admonition.${title.toLowerCase()}`,
    );
    const keys = Object.keys(themeTexts("de"));
    expect(keys).toEqual(expect.arrayContaining(titles));
    expect(keys.filter((key) => !sources.includes(`"${key}"`) && !titles.includes(key))).toEqual([]);
  });
});

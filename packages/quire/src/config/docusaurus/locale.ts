import type { UserConfig } from "../schema.ts";
import { componentMessages, type MessageFolder } from "./messages.ts";
import type { Settings } from "./settings.ts";

const rightToLeft = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** Translate the default language of `i18n`; other languages are not built. */
export function translateLocale(i18n: Settings, folder: MessageFolder): UserConfig["locale"] {
  const code = i18n.string("defaultLocale") ?? "en";
  const others = i18n.strings("locales").filter((locale) => locale !== code);
  if (others.length > 0) {
    i18n.warn(
      ["locales"],
      `has more languages (${others.join(", ")}), which are not built`,
      `Only ${code} is built.`,
    );
  }
  const documents = folder
    .list("")
    .flatMap((plugin) => folder.list(plugin).map((name) => `${plugin}/${name}`))
    .filter((name) => !name.endsWith(".json"));
  if (documents.length > 0) {
    i18n.warn(
      ["defaultLocale"],
      `has translated documents (${documents.join(", ")}), which are not read`,
      "Docusaurus uses them instead of the documents with the same name. Replace those with them.",
    );
  }
  i18n.needless("path");
  const configs = i18n.object("localeConfigs");
  configs.needless(...others);
  const config = configs.object(code);
  const tag = code.replaceAll("_", "-");
  const locale: UserConfig["locale"] = {
    code,
    label: config.string("label") ?? nameOf(tag),
    direction:
      config.choice("direction", ["ltr", "rtl"]) ?? (rightToLeft.has(tag.split("-")[0]!) ? "rtl" : undefined),
    htmlLang: config.string("htmlLang") ?? tag,
    calendar: config.string("calendar"),
    messages: componentMessages(folder, tag, i18n.context.site),
  };
  config.needless("path", "translate", "url", "baseUrl");
  for (const settings of [config, configs, i18n]) settings.finish();
  return locale;
}

/** Name of a language in that language, capitalised: `Français`. */
function nameOf(code: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
    return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return undefined;
  }
}

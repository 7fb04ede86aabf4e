import type { ReactNode } from "react";
import { factsIfAny } from "../render/site-facts.ts";
import { type InterpolateValues, interpolate } from "./interpolate.tsx";

/**
 * A text of the theme in the language of the site: the translation from `locale.messages`, or else English.
 *
 * @param key the name that Docusaurus gives to the text in translation files
 * @param english with `{name}` for values
 */
export function themeText(
  key: string,
  english: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return String(interpolate(messageOf(key) ?? english, values));
}

/** The same for values that are elements. */
export function themeNodes(key: string, english: string, values: InterpolateValues): ReactNode {
  const siteTitle = factsIfAny()?.config.title ?? "";
  return interpolate(messageOf(key) ?? english, { siteTitle, ...values });
}

/**
 * The same for a number of things, which takes the place of `{count}`.
 *
 * @param english forms for one and for several, separated by `|`; translations have those of their language
 */
export function themeCount(key: string, english: string, count: number, placeholder = "count"): string {
  const message = messageOf(key);
  const form = pluralForm(message ?? english, count, message === undefined ? "en" : undefined);
  return String(interpolate(form, { [placeholder]: count }));
}

/** The order of the forms of a text. */
const categories: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/**
 * Select a plural form: `One post|{count} posts` → `{count} posts`.
 *
 * @param forms those that the language has, in the order zero, one, two, few, many, other
 * @param language that of the site by default
 */
export function pluralForm(forms: string, count: number, language = languageOf()): string {
  const rules = rulesFor(language);
  const { pluralCategories } = rules.resolvedOptions();
  const used = categories.filter((category) => pluralCategories.includes(category));
  const all = forms.split("|");
  return all[Math.min(used.indexOf(rules.select(count)), all.length - 1)]!;
}

function rulesFor(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language);
  } catch {
    // The code of the site's language is not a valid language tag.
    return new Intl.PluralRules("en");
  }
}

function languageOf(): string {
  return (factsIfAny()?.config.locale?.code ?? "en").replaceAll("_", "-");
}

function messageOf(key: string): string | undefined {
  return factsIfAny()?.config.locale?.messages?.[key];
}

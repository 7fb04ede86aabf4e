import type { UserConfig } from "../schema.ts";
import type { Settings } from "./settings.ts";

/** A tag of the head as it is written. */
export type HeadTagInput = NonNullable<UserConfig["head"]>[number];

/** Translate `headTags`, `stylesheets`, `scripts` and the theme's `metadata` to head tags. */
export function translateHead(config: Settings, theme: Settings): HeadTagInput[] {
  return [
    ...theme.objects("metadata").map((meta) => ({ tag: "meta" as const, attributes: attributesOf(meta) })),
    ...config.translateEach("headTags", headTag).flat(),
    ...linked(config, "stylesheets", "link", "href", { rel: "stylesheet" }),
    ...linked(config, "scripts", "script", "src", {}),
  ];
}

function headTag(tag: Settings): HeadTagInput[] {
  const name = tag.string("tagName");
  const attributes = attributesOf(tag.object("attributes"));
  const content = tag.string("innerHTML");
  tag.needless("customElement");
  const known = tagForHead(name, attributes, content);
  if (known) return [known];
  tag.warn(
    [],
    `is a ${name ?? "nameless"} tag, which is ignored`,
    "The head can contain `meta`, `link`, `script` and `style`.",
  );
  return [];
}

/** A tag of the head; undefined for one that cannot be there. */
export function tagForHead(
  tag: unknown,
  attributes: Record<string, string | boolean>,
  content: string | undefined,
): HeadTagInput | undefined {
  if (tag !== "meta" && tag !== "link" && tag !== "script" && tag !== "style") return undefined;
  return { tag, attributes, ...(content !== undefined && { content }) };
}

function linked(
  config: Settings,
  key: "stylesheets" | "scripts",
  tag: "link" | "script",
  address: "href" | "src",
  fixed: Record<string, string>,
): HeadTagInput[] {
  return config.list(key).flatMap(({ value, index }) => {
    if (typeof value === "string") return [{ tag, attributes: { ...fixed, [address]: value } }];
    return [{ tag, attributes: { ...fixed, ...attributesOf(config.at(key, index)) } }];
  });
}

/** Read every setting of an object as an attribute. */
function attributesOf(settings: Settings): Record<string, string | boolean> {
  const attributes: Record<string, string | boolean> = {};
  for (const key of settings.keys()) {
    const value = settings.value(key);
    if (typeof value === "string" || typeof value === "boolean") attributes[key] = value;
    else if (typeof value === "number") attributes[key] = String(value);
    else if (value !== undefined) settings.warn([key], "is ignored", "Write a string, `true` or `false`.");
  }
  return attributes;
}

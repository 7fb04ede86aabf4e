import { attribute, type HtmlElement, hasClass } from "./html-tree.ts";

/** Controls, navigation and decoration. */
const silent = new Set(
  "script style template nav button select textarea label output datalist dialog noscript".split(" "),
);

/** Whether an element means nothing to someone who only reads text. */
export function isSilent(element: HtmlElement): boolean {
  const { name, attributes } = element;
  if (silent.has(name)) return true;
  if (name === "input") return attribute(element, "type") !== "checkbox" || !attributes.includes("disabled");
  if (attributes === "") return false;
  if (name === "a") return element.children.length === 0 && hasClass(element, "anchor");
  if (name === "footer") return hasClass(element, "doc-after");
  if (attributes.includes("aria-hidden") && attribute(element, "aria-hidden") === "true") return true;
  if (attributes.includes("tab-list") && hasClass(element, "tab-list")) return true;
  const hidden = attributes.includes("hidden") ? attribute(element, "hidden") : undefined;
  return hidden !== undefined && hidden !== "until-found";
}

import { addLink, type Scope } from "../compilation.ts";
import type { LinkUse } from "../document.ts";
import type { PlaceAt } from "../place.ts";
import { addClass, addExpression, readAttributeValue, takeStyle } from "./attribute.ts";
import { addressKinds } from "./html-attributes.ts";
import type { Tag } from "./tag.ts";

/** Properties of theme components that hold addresses. */
const addressProps: Record<string, Record<string, "link" | "picture">> = {
  "@theme/Link": { to: "link", href: "link" },
  "@theme/Image": { src: "picture" },
};

/**
 * Read the attributes of a tag as properties for React.
 *
 * @param ref the component that gets them, or the name of an element
 */
export function readProps(scope: Scope, tag: Tag, ref: string, placeAt: PlaceAt): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of tag.attributes) {
    const at = placeAt(attribute.offset);
    const value = readAttributeValue(scope, attribute, at);
    // Of an element, React and HTML have different names for it.
    const name = attribute.name === "class" && isElement(ref) ? "className" : attribute.name;
    if (!value) continue;
    const kind = kindOf(ref, name);
    if (value.kind === "expression") {
      const style = name === "className" ? props.className : undefined;
      addExpression(scope, props, name, value.code);
      if (typeof style === "string") addClass(props, style);
      continue;
    }
    // A component is given the drawing as a component, unless the property asks for an address.
    if (value.kind === "address" && value.drawing && !kind && !isElement(ref) && !addressKinds.has(name)) {
      addExpression(scope, props, name, value.drawing);
      continue;
    }
    if (value.kind === "address") {
      const leads = kind === "link" ? kind : "asset";
      props[name] = { $link: addLink(scope, value.url, leads, at) };
    } else if (kind && typeof value.value === "string" && value.value !== "") {
      const link = addLink(scope, value.value, kind, at);
      props[name] = { $link: link };
      if (ref === "@theme/Image") props.link = link;
    } else if (name === "style") {
      const style = takeStyle(scope, value.value);
      if (style) addClass(props, style);
    } else if (name === "className" && typeof props.className === "string") {
      props.className = `${value.value} ${props.className}`;
    } else if (value.value !== undefined) props[name] = value.value;
    // The ids in what components of the site render are found in the page.
    if (name === "id" && ref.startsWith("@theme/") && typeof props.id === "string")
      scope.compilation.anchors.add(props.id);
  }
  return props;
}

/** What the address in a property of a component or an attribute of an element is; undefined for other values. */
function kindOf(ref: string, name: string): LinkUse["kind"] | undefined {
  return isElement(ref) && ref !== "use" ? addressKinds.get(name) : addressProps[ref]?.[name];
}

/** Whether a tag is an element rather than a component. */
function isElement(ref: string): boolean {
  return /^[a-z][\w-]*$/.test(ref);
}

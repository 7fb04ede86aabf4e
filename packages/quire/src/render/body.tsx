import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { decodeEntities } from "../base/entities.ts";
import { QuireError } from "../base/problem.ts";
import type { CompiledDocument, Part } from "../markdown/document.ts";
import { themeComponents } from "../theme/mdx-components.ts";
import { type Ambient, ambient, type ShownSource } from "./ambient.ts";
import { fillLinks, Html, withDocumentValues } from "./html.tsx";
import { childrenFor } from "./looked-into.ts";
import type { ReadyDocument } from "./render-context.ts";

/** The site's own code, as bundled. */
export interface SiteCode {
  /** Module path relative to the site → its exports. */
  modules: Record<string, Record<string, unknown>>;
  pages: Record<string, Record<string, unknown>>;
  /** Documents with code: file → module with the body as default export. */
  documents: Record<string, Record<string, unknown>>;
}

/** An image as it is served: URLs with the base path, and its size in pixels. */
export interface ImageFacts {
  src: string;
  width?: number;
  height?: number;
  webpSrcSet?: string;
  /** Whether it is below the fold. */
  lazy?: boolean;
}

/** The resolved addresses of a document. */
export interface ResolvedLinks {
  /** One URL for each link, in order. */
  hrefs: readonly string[];
  /** Sizes and other forms of the images among them, by link index. */
  images: Readonly<Record<number, Partial<ImageFacts>>>;
}

/**
 * Turn the body of a compiled document into React elements.
 *
 * @param form the whole body, or its excerpt without the title, for a list of posts
 * @throws QuireError `unknown-component` when a module does not export a component that the document uses
 */
export function renderBody(
  source: ShownSource,
  { document, links }: Pick<ReadyDocument, "document" | "links">,
  code: SiteCode,
  form: "default" | "Excerpt" = "default",
): ReactNode {
  const { file } = source;
  const { hrefs, images } = links;
  /** The HTML so far: its last heading names the tabs below it. */
  const above: string[] = [];
  const renderPart = (part: Part, index: number): ReactNode => {
    // Plain text stays text, as components may inspect it.
    if (typeof part === "string" && !/[<&\u0001]/.test(part)) return part;
    if (typeof part === "string") {
      above.push(part);
      return createElement(Html, { key: index, html: part });
    }
    const props: Record<string, unknown> = { key: index };
    if (part.component === "@theme/Tabs") props.labelledBy = lastHeading(above);
    for (const [name, value] of Object.entries(part.props)) props[name] = resolveValue(value, hrefs);
    if (part.component === "@theme/Image") {
      const image = imageOf(part.props.src, images);
      if (image) Object.assign(props, imageProps(props, image));
      // The index of its address is only for images of documents with code (see `DocumentImage`).
      delete props.link;
    }
    const component = componentOf(part.component, file, code);
    const children = part.children.map(renderPart);
    const isOfTheme = part.component.startsWith("@theme/");
    return createElement(
      component,
      props,
      ...(isOfTheme ? children : childrenFor(component, children, hrefs)),
    );
  };
  const exported = code.documents[file];
  const Computed =
    document.module &&
    ((exported?.[form] ?? exported?.default) as ComponentType<Ambient & { untitled: boolean }>);
  // The body is in that module only; without it the page would be empty.
  if (document.module && !Computed) throw new Error(`The module of ${file} was not bundled.`);
  const parts = form === "Excerpt" ? excerptOf(document) : document.body;
  const content = Computed
    ? createElement(Computed, { ...ambient(document, source), untitled: form === "Excerpt" })
    : createElement(Fragment, null, ...parts.map(renderPart));
  return withDocumentValues(content, links, document.texts);
}

/** The id of the last heading in pieces of HTML. */
function lastHeading(pieces: readonly string[]): string | undefined {
  for (const html of pieces.toReversed()) {
    const id = [...html.matchAll(/<h[1-6] id="([^"]*)"/g)].at(-1)?.[1];
    if (id) return decodeEntities(id);
  }
  return undefined;
}

/**
 * The excerpt of a post, or its whole body if it has no truncate marker, without the title, which lists show
 * separately.
 */
function excerptOf({ body, excerptBody = body, hasH1 }: CompiledDocument): readonly Part[] {
  const [first, ...rest] = excerptBody;
  if (!hasH1 || typeof first !== "string") return excerptBody;
  return [first.replace(/<h1[ >].*?<\/h1>/s, ""), ...rest];
}

/** Classes of images that the engine itself adds, for `style` and `align`. */
const ownClass = /^(?:s-[\da-f]{8}|align-\w+)$/;

/**
 * Properties of an image beyond those set by its author, whose size takes precedence. A style sheet that gives a
 * class a height counts on the width to follow, so an image with a class is given no size.
 */
export function imageProps(
  { width, height, className }: { width?: unknown; height?: unknown; className?: unknown },
  facts: Partial<ImageFacts>,
): Partial<ImageFacts> {
  const { width: fullWidth, height: fullHeight, ...rest } = facts;
  if (width === undefined && height === undefined) {
    const classes = typeof className === "string" ? className.split(/\s+/).filter(Boolean) : [];
    return classes.every((name) => ownClass.test(name)) ? facts : rest;
  }
  if (width !== undefined && height !== undefined) return rest;
  const given = Number(width ?? height);
  if (!fullWidth || !fullHeight || !Number.isFinite(given)) return rest;
  return width === undefined
    ? { ...rest, width: Math.round((given * fullWidth) / fullHeight) }
    : { ...rest, height: Math.round((given * fullHeight) / fullWidth) };
}

function imageOf(src: unknown, images: ResolvedLinks["images"]): Partial<ImageFacts> | undefined {
  const index = (src as { $link?: number } | undefined)?.$link;
  return index === undefined ? undefined : images[index];
}

function resolveValue(value: unknown, hrefs: readonly string[]): unknown {
  if (typeof value === "string") return fillLinks(value, hrefs);
  const index = (value as { $link?: number } | null)?.$link;
  return typeof index === "number" ? hrefs[index] : value;
}

function componentOf(ref: string, file: string, code: SiteCode): ComponentType<Record<string, unknown>> {
  if (ref.startsWith("@theme/")) {
    const component = themeComponents[ref.slice("@theme/".length)];
    if (component) return component;
  }
  const [module, name = "default"] = ref.split("#");
  const [exported, member] = name.split(".");
  const value = code.modules[module!]?.[exported!];
  const found = member === undefined ? value : (value as Record<string, unknown> | undefined)?.[member];
  if (typeof found === "function" || Object(found).$$typeof !== undefined) {
    return found as ComponentType<Record<string, unknown>>;
  }
  throw new QuireError({
    code: "unknown-component",
    severity: "error",
    message: `${module} has no export named ${name} that is a component.`,
    file,
    hint: name === "default" ? "Add a default export to the module." : `Export ${name} from it.`,
  });
}

import { compareText } from "../../base/compare-text.ts";
import type { DocEntry } from "../doc.ts";
import { type DocLocation, isFolderIndex } from "../slug.ts";
import type { CategoryLink, CategoryMetadata } from "./categories.ts";
import type { PrefixRule } from "./number-prefix.ts";
import type { CategoryEntry, FolderEntry, SidebarEntry } from "./sidebar-file.ts";

/** A folder of documents, and its subfolders. */
interface Folder {
  /** Relative to the version's root; "" for the root. */
  path: string;
  docs: DocEntry[];
  folders: Folder[];
}

/** The folders of a version by path, including all parents of a document up to the root. */
type FolderTree = Map<string, Folder>;

/** Sort the documents of a version into their folders. */
export function folderTree(entries: readonly DocEntry[]): FolderTree {
  const tree: FolderTree = new Map([["", { path: "", docs: [], folders: [] }]]);
  const folderAt = (path: string): Folder => {
    let folder = tree.get(path);
    if (!folder) {
      folder = { path, docs: [], folders: [] };
      tree.set(path, folder);
      const slash = path.lastIndexOf("/");
      folderAt(slash < 0 ? "" : path.slice(0, slash)).folders.push(folder);
    }
    return folder;
  };
  for (const entry of entries) folderAt(entry.location.folder).docs.push(entry);
  return tree;
}

/** An item with its sort keys. */
interface Sortable {
  entry: SidebarEntry;
  position?: number;
  name: string;
}

/** The data that sidebar items are generated from, by Docusaurus' rules. */
export interface Generator {
  tree: FolderTree;
  categories: ReadonlyMap<string, CategoryMetadata>;
  /** Category files by folder, for reporting problems. */
  categoryFiles: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, DocEntry>;
  prefixRule: PrefixRule;
  /** Whether a document is the index of its folder; by default, its name decides. */
  isIndex?(location: DocLocation): boolean;
}

/** A folder whose items a site may generate itself. */
export interface FolderQuestion {
  instance: string;
  version: string;
  /** Folder of the version, relative to the site. */
  root: string;
  item: FolderEntry;
  generator: Generator;
}

/**
 * Generate the items of a folder: its documents, and its subfolders as categories. They are sorted by position
 * (from front matter, category file or number prefix; items without one come last), then by file name.
 *
 * @param dirName folder relative to the version's root; "." and "" are the root
 * @returns no items if the folder does not exist or contains no document
 */
export function autogenerate(generator: Generator, dirName: string): SidebarEntry[] {
  const path = dirName.replace(/^(?:\.?\/)+|\/+$/g, "");
  const folder = generator.tree.get(path === "." ? "" : path);
  return folder ? sorted(folderItems(generator, folder)) : [];
}

function folderItems(generator: Generator, folder: Folder): Sortable[] {
  return [...folder.docs.map(docItem), ...folder.folders.map((inner) => categoryItem(generator, inner))];
}

function docItem(entry: DocEntry): Sortable {
  const { id, frontMatter, source } = entry.doc;
  return {
    entry: {
      type: "doc",
      id,
      label: frontMatter.sidebar_label,
      className: frontMatter.sidebar_class_name,
      customProps: frontMatter.sidebar_custom_props,
    },
    position: entry.position,
    name: source.file.slice(source.file.lastIndexOf("/") + 1),
  };
}

function categoryItem(generator: Generator, folder: Folder): Sortable {
  const metadata = generator.categories.get(folder.path) ?? {};
  const name = folder.path.slice(folder.path.lastIndexOf("/") + 1);
  const prefixed = generator.prefixRule(name);
  const linked = linkedDoc(generator, folder, metadata.link);
  const own = linked?.doc.frontMatter;
  const customProps = { ...own?.sidebar_custom_props, ...metadata.customProps };
  const entry: CategoryEntry = {
    type: "category",
    label: metadata.label ?? linked?.doc.sidebarLabel ?? prefixed.name,
    collapsed: metadata.collapsed,
    collapsible: metadata.collapsible,
    className: metadata.className ?? own?.sidebar_class_name,
    customProps: Object.keys(customProps).length > 0 ? customProps : undefined,
    description: metadata.description,
    link: linked ? { type: "doc", id: linked.doc.id } : metadata.link,
    file: metadata.link ? generator.categoryFiles.get(folder.path) : undefined,
    items: sorted(
      folderItems(generator, folder).filter(
        ({ entry: item }) => !(item.type === "doc" && item.id === linked?.doc.id),
      ),
    ),
  };
  return { entry, position: metadata.position ?? linked?.position ?? prefixed.position, name };
}

/**
 * The document that a folder's category links to: the one named by its category file, else the folder's index.
 */
function linkedDoc(
  generator: Generator,
  folder: Folder,
  link: CategoryLink | undefined,
): DocEntry | undefined {
  const { isIndex = isFolderIndex } = generator;
  if (link === undefined) return folder.docs.find((entry) => isIndex(entry.location));
  if (link?.type !== "doc") return undefined;
  const { id } = link;
  return (
    folder.docs.find(({ doc }) => doc.id.slice(doc.id.lastIndexOf("/") + 1) === id) ?? generator.byId.get(id)
  );
}

function sorted(items: Sortable[]): SidebarEntry[] {
  const last = Number.POSITIVE_INFINITY;
  return items
    .sort((a, b) => {
      const [first, second] = [a.position ?? last, b.position ?? last];
      return first === second ? compareText(a.name, b.name) : first - second;
    })
    .map(({ entry }) => entry);
}

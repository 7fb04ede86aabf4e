import { Children, createContext, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { PageHead } from "./head.tsx";

/** Contributions of components to the head of their page, collected while they are rendered. */
export interface CollectedHead
  extends Partial<Pick<PageHead, "title" | "description" | "keywords" | "image">> {
  /** The complete title, to which the site's name is not added. */
  wholeTitle?: string;
  /** Attributes for the `<html>` element. */
  root?: Record<string, unknown>;
  /** Tags for the head, in the order in which they were rendered. */
  tags: ReactElement[];
}

/** Collects contributions to the head; undefined in the browser. */
export const HeadContext = createContext<CollectedHead | undefined>(undefined);

type Tag = ReactElement<{ children?: ReactNode }>;

/** The tags among children, including those in fragments. */
export function headTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Tag["props"]>(child)) return [];
    return child.type === Fragment ? headTags(child.props.children) : [child];
  });
}

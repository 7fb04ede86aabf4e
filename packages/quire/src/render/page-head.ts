import { Children, createContext, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** What components of a page say about its head while they are drawn. */
export interface CollectedHead {
  title?: string;
  description?: string;
  keywords?: readonly string[];
  /** Picture for link previews: site path or absolute URL. */
  image?: string;
  /** The title stands as it is, without the site's name. */
  wholeTitle?: string;
  /** Tags for the head, in the order they were drawn. */
  tags: ReactElement[];
}

/** Where components put what they say about the head; undefined in the browser. */
export const HeadContext = createContext<CollectedHead | undefined>(undefined);

type Tag = ReactElement<{ children?: ReactNode }>;

/** The tags among children, also those in fragments. */
export function headTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Tag["props"]>(child)) return [];
    return child.type === Fragment ? headTags(child.props.children) : [child];
  });
}

import type { ComponentType } from "react";
import type { ThemeName } from "../markdown/html/theme-names.ts";
import Admonition from "./mdx/admonition.tsx";
import CodeBlock from "./mdx/code-block.tsx";
import Details from "./mdx/details.tsx";
import Diagram from "./mdx/diagram.tsx";
import DocCardList from "./mdx/doc-card-list.tsx";
import Head from "./mdx/head.tsx";
import Image from "./mdx/image.tsx";
import Link from "./mdx/link.tsx";
import TabItem from "./mdx/tab-item.tsx";
import Tabs from "./mdx/tabs.tsx";
import TOCInline from "./mdx/toc-inline.tsx";

// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own, which documents give unchecked
type Components<Name extends string> = Record<Name, ComponentType<any>>;

/** Components of the theme by the name documents use. */
export const themeComponents: Components<string> = {
  Admonition,
  CodeBlock,
  Details,
  Diagram,
  DocCardList,
  Head,
  Image,
  Link,
  TabItem,
  Tabs,
  TOCInline,
} satisfies Components<ThemeName | "Head">;

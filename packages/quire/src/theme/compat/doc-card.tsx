import type { Card, SidebarItem } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";
import { useCardsOfItem } from "../mdx/doc-card-list.tsx";

/** `@theme/DocCard`: a sidebar item as a card. */
export default function DocCard({ item }: { item: Card | SidebarItem }) {
  return <CardList cards={useCardsOfItem()(item)} />;
}

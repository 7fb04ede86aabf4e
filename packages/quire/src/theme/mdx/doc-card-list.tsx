import { useContext } from "react";
import type { Card, SidebarItem } from "../../site/model.ts";
import { cardsOf } from "../../site/sidebar/cards.ts";
import { CardList } from "../card-list.tsx";
import { PageContext } from "../page-context.tsx";

/** Cards for the given pages; by default, for those in the category that the page is the index of or belongs to. */
export default function DocCardList({ items }: { items?: readonly (Card | SidebarItem)[] }) {
  const { cards } = useContext(PageContext);
  return <CardList cards={items?.flatMap(cardsOfItem) ?? cards} />;
}

/** The card itself; for a sidebar item without an address, the card of its first page. */
export function cardsOfItem(item: Card | SidebarItem): Card[] {
  return "href" in item && item.href !== undefined
    ? [item as Card]
    : cardsOf([item as SidebarItem], () => undefined);
}

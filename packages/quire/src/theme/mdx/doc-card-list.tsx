import { useContext } from "react";
import { cardsOf } from "../../site/cards.ts";
import type { Card, SidebarItem } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";
import { PageContext } from "../page-context.tsx";

/** The given pages as cards; without any, those of the category the page stands for or belongs to. */
export default function DocCardList({ items }: { items?: readonly (Card | SidebarItem)[] }) {
  const { cards } = useContext(PageContext);
  return <CardList cards={items?.flatMap(cardOf) ?? cards} />;
}

/** A card as it is; of an item of a sidebar without an address of its own, that of its first page. */
function cardOf(item: Card | SidebarItem): Card[] {
  return "href" in item && item.href !== undefined
    ? [item as Card]
    : cardsOf([item as SidebarItem], () => undefined);
}

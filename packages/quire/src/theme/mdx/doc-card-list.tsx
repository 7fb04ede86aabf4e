import { useContext } from "react";
import { RenderedRoute } from "../../render/rendered-route.ts";
import type { Card, SidebarItem } from "../../site/model.ts";
import { cardsOf } from "../../site/sidebar/cards.ts";
import { CardList } from "../card-list.tsx";
import { PageContext } from "../page-context.tsx";

/** Cards for the given pages; by default, for those in the category that the page is the index of or belongs to. */
export default function DocCardList({ items }: { items?: readonly (Card | SidebarItem)[] }) {
  const { cards = [] } = useContext(PageContext);
  const cardsOfItem = useCardsOfItem();
  return <CardList cards={items?.flatMap(cardsOfItem) ?? cards} />;
}

/**
 * A function that returns the card itself; for a sidebar item without an address, the card of its first page. What it
 * lacks, as it was written by hand, is that of its document or its items.
 */
export function useCardsOfItem(): (item: Card | SidebarItem) => Card[] {
  const route = useContext(RenderedRoute)?.route;
  const docs = route && "version" in route ? route.version.docs : [];
  const descriptionOf = (docId: string) => docs.find(({ id }) => id === docId)?.description;
  return (item) => {
    if (!("href" in item) || item.href === undefined) return cardsOf([item as SidebarItem], descriptionOf);
    const card = item as Card;
    const description =
      card.description ?? (card.docId === undefined ? undefined : descriptionOf(card.docId));
    return [
      { ...("items" in item && { count: item.items.length }), ...card, ...(description && { description }) },
    ];
  };
}

import { useContext } from "react";
import type { Card } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";
import { PageContext } from "../page-context.tsx";

/** Cards for the given items; by default, for those in the category of the current page. */
export default function DocCardList({ items }: { items?: readonly Card[] }) {
  const { cards } = useContext(PageContext);
  return <CardList cards={items ?? cards} />;
}

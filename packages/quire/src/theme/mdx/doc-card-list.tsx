import { useContext } from "react";
import type { Card } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";
import { PageContext } from "../page-context.tsx";

/** The given pages as cards; without any, those of the category the page stands for or belongs to. */
export default function DocCardList({ items }: { items?: readonly Card[] }) {
  const { cards } = useContext(PageContext);
  return <CardList cards={items ?? cards} />;
}

import type { Card } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";

/** `@theme/DocCard`: an item of a sidebar as a card. */
export default function DocCard({ item }: { item: Card }) {
  return <CardList cards={[item]} />;
}

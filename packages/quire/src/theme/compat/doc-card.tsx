import type { Card } from "../../site/model.ts";
import { CardList } from "../card-list.tsx";

/** `@theme/DocCard`: a sidebar item as a card. */
export default function DocCard({ item }: { item: Card }) {
  return <CardList cards={[item]} />;
}

import { CardList } from "../card-list.tsx";
import type { Card } from "../page-context.tsx";

/** `@theme/DocCard`: an item of a sidebar as a card. */
export default function DocCard({ item }: { item: Card }) {
  return <CardList cards={[item]} />;
}

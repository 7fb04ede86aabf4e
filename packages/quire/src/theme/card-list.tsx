import type { Card } from "../site/model.ts";
import { useHref } from "./base-path.tsx";
import { themeCount } from "./texts.ts";

/** A list of cards, each of which is a link as a whole. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  const href = useHref();
  if (cards.length === 0) return null;
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href + card.label}>
          <a className="card" href={href(card.href)}>
            <span className="card-title">{card.label}</span>
            {(card.description || card.count !== undefined) && (
              <span className="card-text">{card.description ?? count(card.count ?? 0)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function count(pages: number): string {
  return themeCount("theme.docs.DocCard.categoryDescription.plurals", "1 page|{count} pages", pages);
}

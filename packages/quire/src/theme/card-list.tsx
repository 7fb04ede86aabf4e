import type { Card } from "../site/model.ts";
import { useHref } from "./base-path.tsx";
import { themeCount } from "./texts.ts";

/** Cards that a first screen may have; the layout of those after it can be deferred (`client/below.ts`). */
const FIRST_CARDS = 12;

/** A list of cards, each of which is a link as a whole. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  const href = useHref();
  if (cards.length === 0) return null;
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={card.href + card.label} data-below={index < FIRST_CARDS ? undefined : ""}>
          <a className="card" href={href(card.href)}>
            <span className="card-title">{card.label}</span>
            <CardText {...card} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function CardText({ description, count }: Card) {
  const text = description || (count && counted(count));
  return text ? <span className="card-text">{text}</span> : null;
}

function counted(pages: number): string {
  return themeCount("theme.docs.DocCard.categoryDescription.plurals", "1 page|{count} pages", pages);
}

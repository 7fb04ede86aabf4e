import { usePageHref } from "./base-path.tsx";

interface EntriesProps {
  items: readonly { title: string; path: string; description: string }[];
}

/** Documents or posts, one below the other. */
export function Entries({ items }: EntriesProps) {
  const href = usePageHref();
  return (
    <ul className="entries">
      {items.map((item) => (
        <li key={item.path}>
          <h2>
            <a href={href(item.path)}>{item.title}</a>
          </h2>
          {item.description && <p>{item.description}</p>}
        </li>
      ))}
    </ul>
  );
}

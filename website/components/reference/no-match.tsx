/** Stands below a filter that leaves nothing. */
export function NoMatch({ showAll }: { showAll: () => void }) {
  return (
    <p className="filter-count">
      Nothing matches.
      <button type="button" onClick={showAll}>
        Show all
      </button>
    </p>
  );
}

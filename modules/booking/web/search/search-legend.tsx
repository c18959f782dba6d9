const kinds = {
  free: 'Free',
  mine: 'Held by you',
  held: 'Held',
  booked: 'Booked',
  asks: 'Asks first',
  refused: 'Cannot be booked',
} as const;

/** What the looks of the slots say; each slot says it in words as well. */
export const SearchLegend = () => (
  <ul className="search-legend" aria-label="Legend">
    {Object.entries(kinds).map(([kind, label]) => (
      <li key={kind}>
        <span className={`found-slot found-slot-${kind}`} aria-hidden="true" />
        {label}
      </li>
    ))}
    <li className="search-keys">
      <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> between slots, <kbd>Enter</kbd> holds
    </li>
  </ul>
);

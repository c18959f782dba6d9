const kinds = {
  free: 'Free: press to hold',
  mine: 'Held by you',
  held: 'Held by a colleague',
  booked: 'Booked',
  asks: 'Asks before it is booked',
  refused: 'Cannot be booked: point at it to see why',
} as const;

/** What the looks of the slots say; each slot says it in words as well. */
export const SearchLegend = () => (
  <ul className="search-legend" aria-label="Legend">
    {Object.entries(kinds).map(([kind, label]) => (
      <li key={kind}>
        <span className={`slot slot-${kind} legend-slot`} aria-hidden="true" />
        {label}
      </li>
    ))}
    <li className="search-keys">
      <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> between slots, <kbd>Enter</kbd> holds
    </li>
  </ul>
);

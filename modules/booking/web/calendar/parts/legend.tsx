import { sessionStatuses } from '../../../domain/index.ts';
import type { SessionStatus } from '../../../domain/index.ts';

const slots = {
  free: 'Free',
  held: 'Held',
  booked: 'Booked',
  confirmed: 'Confirmed',
} as const;

/** What the colours say; each block says it in words as well. */
export const Legend = () => (
  <ul className="cal-legend" aria-label="Legend">
    <li>Sessions:</li>
    {(Object.keys(sessionStatuses) as SessionStatus[])
      .filter((status) => status !== 'cancelled')
      .map((status) => (
        <li key={status}>
          <span className={`legend-mark session-${status}`} aria-hidden="true" />
          {sessionStatuses[status]}
        </li>
      ))}
    <li className="legend-next">Slots:</li>
    {Object.entries(slots).map(([kind, label]) => (
      <li key={kind}>
        <span className={`legend-mark legend-slot slot slot-${kind}`} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);

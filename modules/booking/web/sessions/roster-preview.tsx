import { formatDate, timesText } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import { leftOutReasons } from '../../domain/index.ts';
import { dayText } from '../book/shown-slot.ts';
import './sessions.css';

type Planned = {
  readonly day: PlainDate;
  readonly specialistId: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly timeZone: string;
  readonly skipped: keyof typeof leftOutReasons | null;
};

export type RosterAnswer = {
  readonly created: number;
  readonly planned: readonly Planned[];
  readonly plannedCount: number;
  readonly skippedCount: number;
  readonly holidays: readonly PlainDate[];
};

export const sessionCount = (count: number): string =>
  count === 1 ? '1 session' : `${count} sessions`;

export const createdWords = (count: number): string =>
  `${sessionCount(count)} ${count === 1 ? 'has' : 'have'} been created.`;

/** What a roster would make, by the clocks of the place and not of whoever looks at it. */
export function RosterPreview({ preview }: { preview: RosterAnswer }) {
  const { dateFormat } = useSession();
  const { plannedCount, skippedCount, holidays, planned } = preview;
  return (
    <>
      <p className="roster-sum">
        <StatusChip tone="success">{sessionCount(plannedCount)}</StatusChip>
        {skippedCount > 0 && <StatusChip tone="warning">{skippedCount} left out</StatusChip>}
        {holidays.length > 0 && (
          <span className="soft">
            Public holidays: {holidays.map((day) => formatDate(day, dateFormat)).join(', ')}
          </span>
        )}
      </p>
      <div className="roster-days">
        <table className="mini-table" aria-label="Days of the roster">
          <tbody>
            {planned.map(({ day, specialistId, dateFrom, dateTo, timeZone, skipped }) => (
              <tr key={`${day}${specialistId}`}>
                <td>{dayText(dateFrom, timeZone, dateFormat)}</td>
                <td>{timesText(dateFrom, dateTo, timeZone)}</td>
                <td>
                  {skipped ? (
                    <StatusChip tone="warning">{leftOutReasons[skipped]}</StatusChip>
                  ) : (
                    'New session'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

import { formatDate } from '#kernel/domain';
import { EmptyState, TabLink } from '#kernel/web';
import { daysOfWeek, elapsedText, sumOfMinutes } from '../../domain/index.ts';
import { recordPath } from './record-path.ts';
import type { ShownRow, Week } from './use-week.ts';
import { WeekCell } from './week-cell.tsx';

type Entered = { readonly caseId: string; readonly day: string; readonly minutes: number };
type Props = {
  week: Week;
  rows: readonly ShownRow[];
  enter: (cell: Entered) => Promise<boolean>;
};

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Days across, cases down, sums at both ends. */
export function WeekTable({ week, rows, enter }: Props) {
  const days = daysOfWeek(week.from);
  if (!rows.length)
    return (
      <EmptyState
        title="No time in this week yet"
        text="Add a case below and type its hours, or start the timer with Alt+T."
      />
    );
  const onDay = (day: string) => week.items.filter(({ workDay }) => workDay === day);
  return (
    <div className="mini-scroll">
      <table className="plain-table week" aria-label="Week">
        <thead>
          <tr>
            <th scope="col">Case</th>
            {days.map((day, at) => (
              <th key={day} scope="col" aria-current={day === week.today ? 'date' : undefined}>
                {names[at]} <span className="soft">{formatDate(day, 'D MMM')}</span>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.caseId}>
              <th scope="row">
                <TabLink to={recordPath(row)}>{row.caseNo}</TabLink>
                <div className="soft">{row.claimantName}</div>
              </th>
              {days.map((day, at) => (
                <td key={day}>
                  <WeekCell
                    label={`${row.caseNo}, ${names[at]}`}
                    entries={row.cells[day] ?? []}
                    enter={(minutes) => enter({ caseId: row.caseId, day, minutes })}
                  />
                </td>
              ))}
              <td className="number">{elapsedText(row.minutes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {days.map((day) => (
              <td key={day}>{elapsedText(sumOfMinutes(onDay(day)))}</td>
            ))}
            <td className="number">
              <strong>{elapsedText(sumOfMinutes(week.items))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

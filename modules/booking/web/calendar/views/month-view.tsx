import type { PlainDate } from '#kernel/domain';
import { isWeekend } from '#kernel/domain';
import type { CSSProperties } from 'react';
import { memo, useMemo, useRef } from 'react';
import { sessionStatuses } from '../../../domain/index.ts';
import { dayFigures } from '../layout/day-figures.ts';
import { offsetsOf } from '../layout/lanes.ts';
import { isOnLeave } from '../layout/sheet.ts';
import type { SheetRow } from '../layout/sheet.ts';
import { useWindow } from '../layout/use-window.ts';
import { dayWords, holidayWords, weekdayName } from '../layout/calendar-texts.ts';
import type { Holiday } from '../layout/calendar-texts.ts';
import { leaveWords } from './day-view.tsx';
import { RowName } from './row-name.tsx';

type Props = {
  rows: readonly SheetRow[];
  days: readonly PlainDate[];
  today: PlainDate;
  holidays: readonly Holiday[];
  openDay: (day: PlainDate) => void;
};

const rowHeight = 44;

/** Who has time when: a field for each day of the month, with the slots that are left. */
export const MonthView = memo(function MonthView(props: Props) {
  const { rows, days, today, holidays, openDay } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => offsetsOf(rows.map(() => rowHeight)), [rows]);
  const [first, last] = useWindow(scroller, offsets);
  const byDay = useMemo(() => Map.groupBy(holidays, ({ day }) => day), [holidays]);
  const kindOf = (day: PlainDate) =>
    [isWeekend(day) && 'is-weekend', day === today && 'is-today', byDay.has(day) && 'is-holiday']
      .filter(Boolean)
      .join(' ');
  const scale = { '--days': `repeat(${days.length}, minmax(30px, 1fr))` } as CSSProperties;
  return (
    <div className="cal-scroll" ref={scroller} data-scroll style={scale}>
      <div className="cal-wide month-wide">
        <div className="cal-head">
          <div className="cal-corner" />
          <div className="week-days">
            {days.map((day) => (
              <button
                type="button"
                key={day}
                className={`month-head ${kindOf(day)}`}
                aria-label={`Open ${dayWords(day)}`}
                data-tip={byDay.get(day)?.map(holidayWords).join('; ')}
                onClick={() => openDay(day)}
              >
                <span>{weekdayName(day).slice(0, 2)}</span>
                <strong>{Number(day.slice(8))}</strong>
              </button>
            ))}
          </div>
        </div>
        <div className="cal-body" style={{ height: offsets.at(-1) ?? 0 }}>
          {rows.slice(first, last).map((row, index) => (
            <section
              key={row.id}
              className="cal-row"
              aria-label={row.name}
              style={{ translate: `0 ${offsets[first + index] ?? 0}px`, height: rowHeight }}
            >
              <RowName row={row} hasZone={false} />
              <div className="week-days">
                {days.map((day) => (
                  <Field key={day} row={row} day={day} kind={kindOf(day)} openDay={openDay} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
});

type FieldProps = {
  row: SheetRow;
  day: PlainDate;
  kind: string;
  openDay: (day: PlainDate) => void;
};

function Field({ row, day, kind, openDay }: FieldProps) {
  const leave = isOnLeave(row, day);
  const figures = dayFigures(row.byDay.get(day) ?? []);
  if (!figures) {
    const tip = leave ? leaveWords(leave.reason) : undefined;
    return <span className={`month-field ${kind} ${leave ? 'cal-leave' : ''}`} data-tip={tip} />;
  }
  const { status, free, total, sessions } = figures;
  const isOpen = status === 'available' || status === 'reserved';
  const words = `${row.name}, ${dayWords(day)}: ${free} of ${total} free, ${sessions === 1 ? '1 session' : `${sessions} sessions`}, ${sessionStatuses[status]}`;
  return (
    <span className={`month-field ${kind}`}>
      <button
        type="button"
        className={`month-mark session-${status}`}
        data-block
        aria-label={words}
        data-tip={words}
        onClick={() => openDay(day)}
      >
        {isOpen ? free : status === 'booked' ? 'Full' : status === 'onHold' ? 'Hold' : '–'}
      </button>
    </span>
  );
}

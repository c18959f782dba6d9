import type { PlainDate } from '#kernel/domain';
import { addDays } from '#kernel/domain';
import { memo } from 'react';
import { daysOf, mondayOf } from '../../../domain/index.ts';
import { isOnLeave } from '../layout/sheet.ts';
import type { SheetRow } from '../layout/sheet.ts';
import { freeWords } from '../layout/calendar-texts.ts';
import type { Holiday } from '../layout/calendar-texts.ts';
import type { CalendarGroup } from '../state/calendar-state.ts';
import { DayHead } from './day-head.tsx';
import { leaveWords } from './day-view.tsx';
import { bylineOf } from './session-block.tsx';
import { SessionHead } from './session-head.tsx';

type Props = {
  row: SheetRow;
  days: readonly PlainDate[];
  today: PlainDate;
  group: CalendarGroup;
  holidays: readonly Holiday[];
  openDay: (day: PlainDate) => void;
};

/** One person or place has room for the sheet that hangs on the wall. */
export const MonthSheet = memo(function MonthSheet(props: Props) {
  const { row, days, today, group, holidays, openDay } = props;
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  const shown = daysOf({ from: mondayOf(first), to: addDays(mondayOf(last), 6) });
  return (
    <div className="cal-scroll" data-scroll>
      <div className="sheet" role="group" aria-label={row.name}>
        {shown.map((day) => {
          const leave = isOnLeave(row, day);
          const isOut = day < first || day > last;
          return (
            <div
              key={day}
              className={`sheet-day ${isOut ? 'is-out' : ''} ${leave ? 'cal-leave' : ''}`}
            >
              <DayHead day={day} isToday={day === today} holidays={holidays} open={openDay} />
              {leave && <span className="leave-words">{leaveWords(leave.reason)}</span>}
              {(row.byDay.get(day) ?? []).map((on) => (
                <div
                  key={on.session.id}
                  className={`sheet-session session session-${on.session.status}`}
                >
                  <SessionHead
                    on={on}
                    byline={bylineOf(on, group)}
                    hasZone={group === 'specialist'}
                    isShort
                  />
                  <span className="sheet-free">{freeWords(on)}</span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
});

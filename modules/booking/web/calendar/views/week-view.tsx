import type { PlainDate } from '#kernel/domain';
import { isWeekend } from '#kernel/domain';
import type { CSSProperties } from 'react';
import { memo, useMemo, useRef } from 'react';
import { offsetsOf } from '../layout/lanes.ts';
import { isOnLeave } from '../layout/sheet.ts';
import type { SheetRow, SheetSession } from '../layout/sheet.ts';
import { useWindow } from '../layout/use-window.ts';
import type { Holiday } from '../layout/calendar-texts.ts';
import type { CalendarGroup } from '../state/calendar-state.ts';
import { leaveWords } from './day-view.tsx';
import { DayHead } from './day-head.tsx';
import { RowName } from './row-name.tsx';
import { bylineOf } from './session-block.tsx';
import { SessionHead } from './session-head.tsx';
import { SlotButton } from './slot-button.tsx';

type Props = {
  rows: readonly SheetRow[];
  days: readonly PlainDate[];
  today: PlainDate;
  group: CalendarGroup;
  holidays: readonly Holiday[];
  openDay: (day: PlainDate) => void;
};

/** Few rows have room for a line for each slot. */
const roomyRows = 3;
/** A slot has room for its whole time: ten to eleven is not ten. The rest goes into another line. */
const mostInLine = 4;
const pad = 8;
const gap = 4;
/** The times, and below them where or who. */
const headHeight = 44;
const lineHeight = 26;
const leastHeight = 54;
const leaveHeight = 22;

const linesOf = ({ pieces }: SheetSession, isRoomy: boolean): number =>
  isRoomy ? pieces.length : Math.ceil(pieces.length / mostInLine);

const heightOf = (on: SheetSession, isRoomy: boolean): number =>
  headHeight + linesOf(on, isRoomy) * lineHeight;

/** The lines are filled evenly. */
const perLine = (on: SheetSession): number =>
  Math.ceil(on.pieces.length / Math.max(1, linesOf(on, false)));

const slotColumns = (on: SheetSession): CSSProperties => ({
  gridTemplateColumns: `repeat(${perLine(on)}, minmax(0, 1fr))`,
});

const rowHeight = (row: SheetRow, days: readonly PlainDate[], isRoomy: boolean): number => {
  const heights = days.map((day) =>
    (row.byDay.get(day) ?? []).reduce(
      (sum, one) => sum + heightOf(one, isRoomy) + gap,
      isOnLeave(row, day) ? leaveHeight : 0,
    ),
  );
  return Math.max(leastHeight, ...heights) + pad;
};

/** Seven days beside each other, a card for each session with its slots to press. */
export const WeekView = memo(function WeekView(props: Props) {
  const { rows, days, today, group } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isRoomy = rows.length <= roomyRows;
  const offsets = useMemo(
    () => offsetsOf(rows.map((row) => rowHeight(row, days, isRoomy))),
    [rows, days, isRoomy],
  );
  const [first, last] = useWindow(scroller, offsets);
  // A weekend on which nobody works takes less room.
  const isIdle = (day: PlainDate) => isWeekend(day) && !rows.some((row) => row.byDay.has(day));
  const columns = days.map((day) => (isIdle(day) ? 'minmax(64px, 0.25fr)' : 'minmax(146px, 1fr)'));
  const scale = { '--days': columns.join(' ') } as CSSProperties;
  return (
    <div className="cal-scroll" ref={scroller} data-scroll style={scale}>
      <div className="cal-wide week-wide">
        <WeekHead {...props} isIdle={isIdle} />
        <div className="cal-body" style={{ height: offsets.at(-1) ?? 0 }}>
          {rows.slice(first, last).map((row, index) => {
            const top = offsets[first + index] ?? 0;
            const height = (offsets[first + index + 1] ?? 0) - top;
            return (
              <section
                key={row.id}
                className="cal-row"
                aria-label={row.name}
                style={{ translate: `0 ${top}px`, height }}
              >
                <RowName row={row} hasZone={group !== 'specialist'} />
                <div className="week-days">
                  {days.map((day) => (
                    <Cell
                      key={day}
                      row={row}
                      day={day}
                      isToday={day === today}
                      isRoomy={isRoomy}
                      group={group}
                    />
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
});

type HeadProps = Pick<Props, 'days' | 'today' | 'holidays' | 'openDay'> & {
  isIdle: (day: PlainDate) => boolean;
};

const WeekHead = ({ days, today, holidays, openDay, isIdle }: HeadProps) => (
  <div className="cal-head">
    <div className="cal-corner" />
    <div className="week-days">
      {days.map((day) => (
        <DayHead
          key={day}
          day={day}
          isToday={day === today}
          isNarrow={isIdle(day)}
          holidays={holidays}
          open={openDay}
        />
      ))}
    </div>
  </div>
);

type CellProps = {
  row: SheetRow;
  day: PlainDate;
  isToday: boolean;
  isRoomy: boolean;
  group: CalendarGroup;
};

function Cell({ row, day, isToday, isRoomy, group }: CellProps) {
  const leave = isOnLeave(row, day);
  const names = ['week-cell', isToday && 'is-today', leave && 'cal-leave'];
  return (
    <div className={names.filter(Boolean).join(' ')}>
      {leave && <span className="leave-words">{leaveWords(leave.reason)}</span>}
      {(row.byDay.get(day) ?? []).map((on) => (
        <div
          key={on.session.id}
          className={`card-session session session-${on.session.status}`}
          style={{ height: heightOf(on, isRoomy) }}
        >
          <SessionHead
            on={on}
            byline={bylineOf(on, group)}
            hasZone={group === 'specialist'}
            isShort
          />
          <div className="card-slots" style={isRoomy ? undefined : slotColumns(on)}>
            {on.pieces.map((piece) => (
              <SlotButton
                key={piece.slotId ?? piece.startsAt}
                on={on}
                piece={piece}
                isLine={isRoomy}
                perLine={isRoomy ? 1 : perLine(on)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

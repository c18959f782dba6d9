import type { PlainDate } from '#kernel/domain';
import type { CSSProperties, ReactNode } from 'react';
import { memo, useMemo, useRef } from 'react';
import { clockText, wallTime } from '../../../domain/index.ts';
import { intoLanes, offsetsOf } from '../layout/lanes.ts';
import type { Span } from '../layout/lanes.ts';
import { hourWidth, hoursOf, isOnLeave } from '../layout/sheet.ts';
import type { SheetRow } from '../layout/sheet.ts';
import { useWindow } from '../layout/use-window.ts';
import type { CalendarGroup } from '../state/calendar-state.ts';
import { useTools } from '../state/calendar-context.ts';
import { RowName } from './row-name.tsx';
import { laneHeight, SessionBlock, shareOf } from './session-block.tsx';

type Props = {
  rows: readonly SheetRow[];
  day: PlainDate;
  group: CalendarGroup;
  /** Dragged over empty time: a session that is yet to be made. */
  drawn: { readonly rowId: string; readonly span: Span } | null;
};

/** Rows of people or places, the hours to the right. */
export const DayView = memo(function DayView({ rows, day, group, drawn }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const hours = useMemo(() => hoursOf(rows, day), [rows, day]);
  const lines = useMemo(
    () => rows.map((row) => ({ row, ...intoLanes(row.byDay.get(day) ?? []) })),
    [rows, day],
  );
  const offsets = useMemo(
    () => offsetsOf(lines.map(({ lanes }) => Math.max(1, lanes) * laneHeight)),
    [lines],
  );
  const [first, last] = useWindow(scroller, offsets);
  const marks = Array.from(
    { length: (hours[1] - hours[0]) / 60 },
    (_, hour) => hours[0] + hour * 60,
  );
  const scale = {
    '--hours': marks.length,
    '--hour-width': `${hourWidth(rows, day)}px`,
  } as CSSProperties;
  return (
    <div className="cal-scroll" ref={scroller} data-scroll style={scale}>
      <div className="cal-wide day-wide">
        <HoursHead marks={marks} />
        <div className="cal-body" style={{ height: offsets.at(-1) ?? 0 }}>
          {lines.slice(first, last).map(({ row, placed }, index) => {
            const at = first + index;
            const top = offsets[at] ?? 0;
            const height = (offsets[at + 1] ?? 0) - top;
            return (
              <section
                key={row.id}
                className="cal-row"
                aria-label={row.name}
                style={{ translate: `0 ${top}px`, height }}
              >
                <RowName row={row} hasZone={group !== 'specialist'} />
                <Track row={row} day={day} hours={hours}>
                  {placed.map(({ block, lane }) => (
                    <SessionBlock
                      key={block.session.id}
                      on={block}
                      group={group}
                      lane={lane}
                      hours={hours}
                    />
                  ))}
                  {drawn?.rowId === row.id && <Drawn span={drawn.span} hours={hours} />}
                </Track>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
});

export const leaveWords = (reason: string | null): string =>
  reason ? `Leave: ${reason}` : 'Leave';

const HoursHead = ({ marks }: { marks: readonly number[] }) => (
  <div className="cal-head">
    <div className="cal-corner" />
    <div className="day-hours" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark}>{clockText(mark % 1440)}</span>
      ))}
    </div>
  </div>
);

type Placed = { hours: readonly [number, number] };
type TrackProps = Placed & { row: SheetRow; day: PlainDate; children: ReactNode };

/** The day of one row, from the first hour to the last. */
function Track({ row, day, hours, children }: TrackProps) {
  const leave = isOnLeave(row, day);
  return (
    <div
      className={leave ? 'day-track cal-leave' : 'day-track'}
      data-track={row.id}
      data-first={hours[0]}
      data-last={hours[1]}
    >
      {leave && <span className="leave-words">{leaveWords(leave.reason)}</span>}
      {children}
      <NowLine zone={row.zone} day={day} hours={hours} />
    </div>
  );
}

/** On the clocks of the row: at one instant they differ from place to place. */
function NowLine({ zone, day, hours }: Placed & { zone: string; day: PlainDate }) {
  const { now } = useTools();
  const wall = wallTime(now, zone);
  if (wall.day !== day || wall.minutes < hours[0] || wall.minutes > hours[1]) return null;
  return (
    <span
      className="now-line"
      aria-hidden="true"
      style={{ left: `${shareOf(wall.minutes, hours)}%` }}
    />
  );
}

function Drawn({ span, hours }: Placed & { span: Span }) {
  const left = shareOf(span.start, hours);
  return (
    <span
      className="drawn"
      style={{ left: `${left}%`, width: `${shareOf(span.end, hours) - left}%` }}
    >
      {clockText(span.start)}–{clockText(span.end)}
    </span>
  );
}

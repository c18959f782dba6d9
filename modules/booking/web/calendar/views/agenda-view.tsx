import { StatusChip } from '#kernel/web';
import { memo, useMemo, useRef } from 'react';
import type { PlainDate } from '#kernel/domain';
import { agendaEntries, entryHeights } from '../layout/agenda-entries.ts';
import type { AgendaEntry } from '../layout/agenda-entries.ts';
import { offsetsOf } from '../layout/lanes.ts';
import { sessionTones } from '../../../domain/index.ts';
import type { SheetRow } from '../layout/sheet.ts';
import { useWindow } from '../layout/use-window.ts';
import {
  dayWords,
  freeWords,
  holidayWords,
  statusWords,
  zoneWords,
} from '../layout/calendar-texts.ts';
import type { Holiday } from '../layout/calendar-texts.ts';
import { SessionHead } from './session-head.tsx';
import { SlotButton } from './slot-button.tsx';

type Props = {
  rows: readonly SheetRow[];
  days: readonly PlainDate[];
  today: PlainDate;
  holidays: readonly Holiday[];
  openDay: (day: PlainDate) => void;
};

const keyOf = (entry: AgendaEntry): string => {
  if (entry.kind === 'day') return entry.day;
  const { id } = entry.on.session;
  return entry.kind === 'session' ? id : `${id} ${entry.piece.startsAt}`;
};

/** Everything in the order in which it happens. */
export const AgendaView = memo(function AgendaView(props: Props) {
  const { rows, days, today, holidays, openDay } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => agendaEntries(rows, days), [rows, days]);
  const offsets = useMemo(
    () => offsetsOf(entries.map(({ kind }) => entryHeights[kind])),
    [entries],
  );
  const [first, last] = useWindow(scroller, offsets);
  return (
    <div className="cal-scroll agenda" ref={scroller} data-scroll>
      <div className="cal-body" style={{ height: offsets.at(-1) ?? 0 }}>
        {entries.slice(first, last).map((entry, index) => (
          <div
            key={keyOf(entry)}
            className={`agenda-entry agenda-${entry.kind}`}
            style={{
              translate: `0 ${offsets[first + index] ?? 0}px`,
              height: entryHeights[entry.kind],
            }}
          >
            <Entry entry={entry} today={today} holidays={holidays} openDay={openDay} />
          </div>
        ))}
      </div>
    </div>
  );
});

type EntryProps = Pick<Props, 'today' | 'holidays' | 'openDay'> & { entry: AgendaEntry };

function Entry({ entry, today, holidays, openDay }: EntryProps) {
  if (entry.kind === 'day') {
    const { day, sessions, free } = entry;
    const own = holidays.filter((holiday) => holiday.day === day).map(holidayWords);
    return (
      <>
        <button type="button" className="agenda-date" onClick={() => openDay(day)}>
          {dayWords(day)}
        </button>
        {day === today && <StatusChip tone="accent">Today</StatusChip>}
        {own.length > 0 && <StatusChip tone="warning">{own.join('; ')}</StatusChip>}
        <span className="soft">
          {sessions === 1 ? '1 session' : `${sessions} sessions`}, {free} free
        </span>
      </>
    );
  }
  const { on } = entry;
  if (entry.kind === 'session') {
    return (
      <div className={`agenda-line session session-${on.session.status}`}>
        <SessionHead on={on} byline={`${on.specialist} · ${on.place}`} isShort />
        <span className="soft">{zoneWords(on.zone)}</span>
        <StatusChip tone={sessionTones[on.session.status]}>{freeWords(on)}</StatusChip>
      </div>
    );
  }
  const { piece } = entry;
  return (
    <>
      <SlotButton on={on} piece={piece} isLine />
      <span className="soft">
        {[piece.appointment?.company, statusWords(piece.appointment)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PlainDate } from '#kernel/domain';
import { agendaEntries } from '../layout/agenda-entries.ts';
import type { SheetRow } from '../layout/sheet.ts';
import {
  dayWords,
  freeWords,
  pieceTimes,
  pieceWords,
  sessionTimes,
  statusWords,
  zoneWords,
} from '../layout/calendar-texts.ts';

type Props = {
  title: string;
  rows: readonly SheetRow[];
  days: readonly PlainDate[];
  done: () => void;
};

/** Everything of the sheet in a plain list, not only what is in view; gone after printing. */
export function PrintSheet({ title, rows, days, done }: Props) {
  const finish = useEffectEvent(done);
  useEffect(() => {
    document.body.classList.add('prints-calendar');
    const after = () => finish();
    addEventListener('afterprint', after);
    const timer = setTimeout(() => print(), 50);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', after);
      document.body.classList.remove('prints-calendar');
    };
  }, []);
  const entries = agendaEntries(rows, days);
  return createPortal(
    <div className="calendar-print">
      <h1>{title}</h1>
      {!entries.length && <p>No sessions.</p>}
      {entries.map((entry) => {
        if (entry.kind === 'day') return <h2 key={entry.day}>{dayWords(entry.day)}</h2>;
        const { on } = entry;
        if (entry.kind === 'session') {
          return (
            <p key={on.session.id} className="print-session">
              <strong>{sessionTimes(on)}</strong> {on.specialist}, {on.place} ({zoneWords(on.zone)}
              ), {freeWords(on)}
            </p>
          );
        }
        const { piece } = entry;
        return (
          <p key={`${on.session.id} ${piece.startsAt}`} className="print-appointment">
            {pieceTimes(piece, on.zone)} {pieceWords(piece)}
            {piece.appointment?.company && `, ${piece.appointment.company}`},{' '}
            {statusWords(piece.appointment)}
          </p>
        );
      })}
    </div>,
    document.body,
  );
}

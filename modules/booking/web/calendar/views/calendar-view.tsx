import type { PlainDate } from '#kernel/domain';
import type { Span } from '../layout/lanes.ts';
import type { SheetRow } from '../layout/sheet.ts';
import type { Holiday } from '../layout/calendar-texts.ts';
import type { CalendarState } from '../state/calendar-state.ts';
import { AgendaView } from './agenda-view.tsx';
import { DayView } from './day-view.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { MonthView } from './month-view.tsx';
import { WeekView } from './week-view.tsx';

type Props = {
  state: CalendarState;
  rows: readonly SheetRow[];
  days: readonly PlainDate[];
  today: PlainDate;
  holidays: readonly Holiday[];
  drawn: { readonly rowId: string; readonly span: Span } | null;
  openDay: (day: PlainDate) => void;
};

export function CalendarView({ state, drawn, ...rest }: Props) {
  const { view, group, range } = state;
  const { rows } = rest;
  if (view === 'day') return <DayView rows={rows} day={range.from} group={group} drawn={drawn} />;
  if (view === 'week') return <WeekView {...rest} group={group} />;
  if (view === 'agenda') return <AgendaView {...rest} />;
  const [only] = rows;
  if (only && rows.length === 1) return <MonthSheet {...rest} row={only} group={group} />;
  return <MonthView {...rest} />;
}

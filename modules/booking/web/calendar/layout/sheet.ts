import type { PlainDate } from '#kernel/domain';
import { atHome, wallTime } from '../../../domain/index.ts';
import type {
  CalendarAnswer,
  CalendarAppointment,
  CalendarSession,
  SlotState,
} from '../../../domain/index.ts';
import type { CalendarGroup } from '../state/calendar-state.ts';
import type { Span } from './lanes.ts';

/** One slot as it is drawn, or an appointment outside of any slot that is known. */
export type Piece = Span & {
  readonly slotId: string | null;
  readonly startsAt: number;
  readonly state: SlotState;
  readonly heldBy: string | null;
  readonly appointment: CalendarAppointment | null;
};

export type SheetSession = Span & {
  readonly session: CalendarSession;
  readonly day: PlainDate;
  /** The zone whose clocks are shown. */
  readonly zone: string;
  readonly pieces: readonly Piece[];
  readonly specialist: string;
  readonly place: string;
};

export type SheetRow = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly zone: string;
  /** Of a specialist: the days of leave. */
  readonly leaves: CalendarAnswer['leaves'];
  readonly sessions: readonly SheetSession[];
  readonly byDay: ReadonlyMap<PlainDate, readonly SheetSession[]>;
};

type Given = {
  readonly answer: CalendarAnswer;
  readonly group: CalendarGroup;
  /** Null: each place has its own clocks. */
  readonly ownZone: string | null;
  readonly homeZone: string;
  readonly showsAll: boolean;
};

const minute = 60_000;
const noRow = 'none';

function piecesOf(
  session: CalendarSession,
  start: number,
  taken: readonly CalendarAppointment[],
): Piece[] {
  const startsAt = Date.parse(session.from);
  if (!session.slots) {
    return taken.map((appointment) => {
      const from = Date.parse(appointment.from);
      const at = start + (from - startsAt) / minute;
      const length = (Date.parse(appointment.to) - from) / minute;
      const slotId = appointment.slotId;
      const times = { start: at, end: at + length, startsAt: from };
      return { ...times, slotId, state: 'booked' as const, heldBy: null, appointment };
    });
  }
  const bySlot = new Map(taken.map((appointment) => [appointment.slotId, appointment]));
  return session.slots.map(([slotId, at, minutes, state = 'free', heldBy = null]) => ({
    slotId,
    start: start + at,
    end: start + at + minutes,
    startsAt: startsAt + at * minute,
    state,
    heldBy,
    appointment: bySlot.get(slotId) ?? null,
  }));
}

/** On the clocks that are shown; a session that runs past midnight ends beyond 24:00 of its day. */
function placed(
  session: CalendarSession,
  zone: string,
  taken: readonly CalendarAppointment[],
  names: { specialist: string; place: string },
): SheetSession {
  const from = wallTime(session.from, zone);
  const length = (Date.parse(session.to) - Date.parse(session.from)) / minute;
  const pieces = piecesOf(session, from.minutes, taken);
  const times = { start: from.minutes, end: from.minutes + length };
  return { session, day: from.day, zone, pieces, ...times, ...names };
}

/** Everything that is drawn, by rows; the order is that of the answer: by name. */
export function sheetRows({ answer, group, ownZone, homeZone, showsAll }: Given): SheetRow[] {
  const specialists = new Map(answer.specialists.map((one) => [one.id, one]));
  const centres = new Map(answer.centres.map((one) => [one.id, one]));
  const taken = Map.groupBy(answer.appointments, ({ sessionId }) => sessionId);
  const placeOf = ({ centreId, isVideo }: CalendarSession): string =>
    (centreId && centres.get(centreId)?.name) || (isVideo ? 'Video' : atHome);

  const sessions = answer.sessions.map((session) =>
    placed(session, ownZone ?? session.zone, taken.get(session.id) ?? [], {
      specialist: specialists.get(session.specialistId)?.name ?? 'Specialist',
      place: placeOf(session),
    }),
  );
  const keyOf = {
    specialist: ({ session }: SheetSession) => session.specialistId,
    centre: ({ session }: SheetSession) => session.centreId ?? noRow,
    room: ({ session }: SheetSession) => session.roomId ?? noRow,
  }[group];
  const byRow = Map.groupBy(sessions, keyOf);

  const heads: readonly { id: string; name: string; note: string; zone?: string }[] = {
    specialist: () =>
      answer.specialists.map(({ id, name, specialty }) => ({ id, name, note: specialty ?? '' })),
    centre: () =>
      answer.centres.map(({ id, name, suburb, state, zone }) => {
        const note = [suburb, state].filter(Boolean).join(', ');
        return { id, name, note, zone };
      }),
    room: () =>
      answer.rooms.map(({ id, name, centreId }) => {
        const centre = centres.get(centreId);
        return { id, name, note: centre?.name ?? '', ...(centre && { zone: centre.zone }) };
      }),
  }[group]();
  const rest = group === 'centre' ? 'Video and home assessments' : 'No room';
  const all = group === 'specialist' ? heads : [...heads, { id: noRow, name: rest, note: '' }];

  return all
    .filter(({ id }) => byRow.has(id) || (showsAll && id !== noRow))
    .map(({ id, name, note, zone }) => {
      const own = byRow.get(id) ?? [];
      return {
        id,
        name,
        note,
        zone: ownZone ?? zone ?? own[0]?.zone ?? homeZone,
        leaves:
          group === 'specialist' ? answer.leaves.filter((one) => one.specialistId === id) : [],
        sessions: own,
        byDay: Map.groupBy(own, ({ day }) => day),
      };
    });
}

/** Hours that the day shows: those of work, and whatever lies outside of them. */
export function hoursOf(rows: readonly SheetRow[], day: PlainDate): readonly [number, number] {
  let [first, last] = [8 * 60, 18 * 60];
  for (const row of rows) {
    for (const { start, end } of row.byDay.get(day) ?? []) {
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
  }
  return [Math.floor(first / 60) * 60, Math.ceil(last / 60) * 60];
}

/** An hour is as wide as its shortest slots need to be pressed. */
export function hourWidth(rows: readonly SheetRow[], day: PlainDate): number {
  const lengths = rows.flatMap((row) =>
    (row.byDay.get(day) ?? []).map(({ session }) => session.slotMinutes),
  );
  return Math.round(Math.max(76, Math.min(208, (26 * 60) / Math.min(60, ...lengths))));
}

export const isOnLeave = (row: SheetRow, day: PlainDate) =>
  row.leaves.find(({ from, to }) => from <= day && day <= to) ?? null;

import { addDays, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { sessionMinutes, slotCount, timesOn } from '../domain/index.ts';
import type { ConsultationType } from '../domain/index.ts';
import { idOf } from '#kernel/server';
import { isClosed } from './closed-days.ts';
import type { Random } from '#kernel/server';

type Row = Readonly<Record<string, unknown>>;

export type DemoSlot = { id: string; startsAt: string; endsAt: string };
export type DemoSession = {
  id: string;
  specialistId: string;
  specialistName: string;
  centreId: string | null;
  roomId: string | null;
  timeZone: string;
  dateFrom: string;
  dateTo: string;
  slotMinutes: number;
  consultationType: ConsultationType;
  isVideo: boolean;
  seriesId: string;
  slots: DemoSlot[];
};

const hours = [
  ['09:00', '17:00'],
  ['09:00', '13:00'],
  ['13:00', '17:30'],
  ['08:30', '16:30'],
] as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const placeOf = (centre: Row | null) => ({
  centreId: textOf(centre?.id),
  suburb: textOf(centre?.suburb),
  state: textOf(centre?.state),
  postcode: textOf(centre?.postcode),
});

type Pattern = {
  weekday: number;
  centre: Row | null;
  room: Row | null;
  times: readonly [string, string];
  slotMinutes: number;
  seriesId: string;
};

function patternsOf(
  specialist: Row,
  centres: readonly Row[],
  rooms: readonly Row[],
  taken: Set<string>,
  random: Random,
): Pattern[] {
  const weekdays = [1, 2, 3, 4, 5].toSorted(() => random.next() - 0.5);
  // Nobody flies from Penrith to Perth each week: one state, and now and then by video.
  const home = centres.length ? random.pick(centres) : null;
  const near = centres.filter((centre) => centre.state === home?.state);
  return weekdays.slice(0, random.pick([2, 3, 3, 4, 4])).map((day) => {
    const isVideo = !centres.length || random.next() < 0.18;
    const centre = isVideo ? null : random.pick(near);
    const free = rooms.filter(
      (room) => centre && room.centre_id === centre.id && !taken.has(`${String(room.id)}/${day}`),
    );
    const room = free.length ? random.pick(free) : null;
    if (room) taken.add(`${String(room.id)}/${day}`);
    return {
      weekday: day,
      centre,
      room,
      times: random.pick(hours),
      slotMinutes: random.pick([45, 60, 60, 90]),
      seriesId: idOf('series', String(specialist.id), String(day)),
    };
  });
}

/** Those who assess what people can do in daily life also work for the disability scheme. */
function consultationOf(specialist: Row, { centre, weekday: day }: Pattern): ConsultationType {
  if (!centre) return 'telehealth';
  const isAllied = /Rehabilitation|Therapy|psychology/i.test(String(specialist.specialty ?? ''));
  return isAllied && day % 2 === 1 ? 'ndis' : 'inPerson';
}

function sessionOn(day: PlainDate, specialist: Row, pattern: Pattern): DemoSession {
  const timeZone = String(pattern.centre?.time_zone ?? 'Australia/Sydney');
  const [from, to] = pattern.times;
  const { dateFrom, dateTo } = timesOn(day, { from, to, timeZone });
  const id = idOf('session', String(specialist.id), day);
  const count = slotCount(sessionMinutes(dateFrom, dateTo), pattern.slotMinutes, 0);
  const at = (slot: number) =>
    new Date(Date.parse(dateFrom) + slot * pattern.slotMinutes * 60_000).toISOString();
  return {
    id,
    specialistId: String(specialist.id),
    specialistName: String(specialist.full_name),
    centreId: pattern.centre ? String(pattern.centre.id) : null,
    roomId: pattern.room ? String(pattern.room.id) : null,
    timeZone,
    dateFrom,
    dateTo,
    slotMinutes: pattern.slotMinutes,
    consultationType: consultationOf(specialist, pattern),
    isVideo: !pattern.centre,
    seriesId: pattern.seriesId,
    slots: Array.from({ length: count }, (_, slot) => ({
      id: idOf('slot', id, String(slot)),
      startsAt: at(slot),
      endsAt: at(slot + 1),
    })),
  };
}

/** Each specialist works on the same weekdays in the same place, so nothing can overlap. */
export function demoSessions(
  specialists: readonly Row[],
  centres: readonly Row[],
  rooms: readonly Row[],
  today: PlainDate,
  weeks: number,
  random: Random,
): DemoSession[] {
  const days = weeks * 7;
  const taken = new Set<string>();
  return specialists.flatMap((specialist) => {
    const patterns = patternsOf(specialist, centres, rooms, taken, random);
    return Array.from({ length: 2 * days }, (_, step) => addDays(today, step - days)).flatMap(
      (day) => {
        const pattern = patterns.find((one) => one.weekday === weekday(day));
        return pattern && !isClosed(day, placeOf(pattern.centre))
          ? [sessionOn(day, specialist, pattern)]
          : [];
      },
    );
  });
}

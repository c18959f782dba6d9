import { dayIn } from '#kernel/domain';
import type { Api, Row } from './api-of.ts';
import { uniqueName } from './unique-name.ts';

const minute = 60_000;

/** The place in Australia whose day goes on longest from now, and its last half hour. */
function lastHalfHour(now: number): { timeZone: string; from: number } {
  const ends = ['Australia/Sydney', 'Australia/Perth'].map((timeZone) => {
    const today = dayIn(timeZone, new Date(now));
    let end = Math.ceil(now / (30 * minute)) * 30 * minute;
    while (dayIn(timeZone, new Date(end)) === today) end += 30 * minute;
    return { timeZone, from: end - 30 * minute };
  });
  return ends.reduce((one, other) => (other.from > one.from ? other : one));
}

type Wanted = { specialistId: string; centreId: unknown; timeZone: string };

/** Half an hour earlier where the last one is taken, as by the first try of the same journey. */
async function lastFreeSession(api: Api, wanted: Wanted, from: number): Promise<Row> {
  try {
    return (await api.post('/app/appointment-sessions', {
      ...wanted,
      dateFrom: new Date(from).toISOString(),
      dateTo: new Date(from + 30 * minute).toISOString(),
      slotMinutes: 30,
    })) as Row;
  } catch (error) {
    if (!String(error).includes('sessionOverlaps') || from < Date.now()) throw error;
    return lastFreeSession(api, wanted, from - 30 * minute);
  }
}

/** Late today: it can be booked still, and attendance is recorded on the day. */
export async function sessionToday(api: Api, specialistId: string) {
  const { timeZone, from } = lastHalfHour(Date.now());
  const name = uniqueName('Rooms');
  const centre = await api.post('/app/centres', { name, timeZone, ownershipType: 'mlpOwned' });
  const session = await lastFreeSession(api, { specialistId, centreId: centre.id, timeZone }, from);
  const { items } = await api.get(`/app/appointment-sessions/${session.id}/slots`);
  return { place: name, slots: (items as Row[]).map(({ id }) => id) };
}

const startsIn = 25_000;

/** A slot that begins while the journey is under way, of the first of them who has nothing else then. */
export async function slotThatBegins(api: Api, specialists: readonly string[]) {
  const timeZone = 'Australia/Sydney';
  const name = uniqueName('Rooms');
  const { id: centreId } = await api.post('/app/centres', {
    name,
    timeZone,
    ownershipType: 'mlpOwned',
  });
  for (const specialistId of specialists) {
    const from = Date.now() + startsIn;
    const times = { dateFrom: new Date(from), dateTo: new Date(from + 30 * minute) };
    const wanted = { specialistId, centreId, timeZone, slotMinutes: 30, ...times };
    const made = await api.post('/app/appointment-sessions', wanted).catch((error: unknown) => {
      if (!String(error).includes('sessionOverlaps')) throw error;
    });
    if (!made) continue;
    const { items } = await api.get(`/app/appointment-sessions/${made.id}/slots`);
    return { specialistId, slotId: (items as Row[])[0]?.id ?? '', from };
  }
  throw new Error('Every specialist is busy now.');
}

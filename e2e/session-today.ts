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

/** Late today: it can be booked still, and attendance is recorded on the day. */
export async function sessionToday(api: Api, specialistId: string) {
  const { timeZone, from } = lastHalfHour(Date.now());
  const name = uniqueName('Rooms');
  const centre = await api.post('/app/centres', { name, timeZone, ownershipType: 'mlpOwned' });
  const session = await api.post('/app/appointment-sessions', {
    specialistId,
    centreId: centre.id,
    timeZone,
    dateFrom: new Date(from).toISOString(),
    dateTo: new Date(from + 30 * minute).toISOString(),
    slotMinutes: 30,
  });
  const { items } = await api.get(`/app/appointment-sessions/${session.id}/slots`);
  return { place: name, slots: (items as Row[]).map(({ id }) => id) };
}

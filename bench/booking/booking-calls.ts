import { addDays, weekday } from '#kernel/domain';
import { cities, clientId, specialistId, specialtyId } from './fill-booking.ts';

export type Call = (path: string, body?: unknown) => Promise<{ status: number; text: string }>;

const at = '/app/appointment-sessions';

export const callsTo =
  (port: number, token: string): Call =>
  async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };

/** What callers ask: a specialty near a city, a state, everybody, and now and then the whole year. */
const questions = (number: number): Record<string, string>[] => [
  {
    specialtyIds: specialtyId(number),
    postcode: cities[number % cities.length] ?? '2000',
    radiusKm: '50',
  },
  { specialtyIds: specialtyId(number), relativeDate: 'next3Months' },
  { postcode: cities[number % cities.length] ?? '2000', radiusKm: '30', sorting: 'distance' },
  { state: 'NSW', specialtyIds: `${specialtyId(number)},${specialtyId(number + 7)}` },
  { specialistId: specialistId(number), relativeDate: 'next6Months' },
  { relativeDate: 'nextYear', specialtyIds: specialtyId(number) },
  {},
];

export function question(number: number): string {
  const all = questions(number);
  const query = new URLSearchParams(all[number % all.length]);
  return `${at}/searchAppointment?${query.toString()}`;
}

export const bookBody = { clientId, consultationType: 'inPerson' };
export const bookPath = (slotId: string): string => `/app/appointment-slots/${slotId}/book`;

/** A year of Sundays, on which nobody works yet. */
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day of the week that the filled sessions leave free: they begin tomorrow and skip each seventh. */
const freeDay = (today: string) => dayNames[weekday(addDays(today, 1))];

export const rosterBody = (specialists: readonly string[], today: string) => ({
  specialistIds: specialists,
  isVideoAppointment: true,
  consultationType: 'telehealth',
  timeZone: 'Australia/Sydney',
  firstDay: addDays(today, 1),
  lastDay: addDays(today, 364),
  repeat: 'weekly',
  weekdays: [freeDay(today)],
  from: '09:00',
  to: '12:00',
  slotMinutes: 60,
});
export const rosterPath = `${at}/roster`;

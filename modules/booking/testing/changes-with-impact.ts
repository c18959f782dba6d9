import type { BookedSession } from './a-booked-session.ts';

/** A change that people with appointments may feel; `choice` is the query that says what becomes of them. */
export type ImpactCall = (
  given: BookedSession,
  choice: string,
) => Promise<{ status: number; body: unknown }>;

export const dayOf = ({ session }: BookedSession) => String(session.dateFrom).slice(0, 10);

export const stamped = async ({ practice: { api } }: BookedSession, path: string) =>
  (await api.get(path)).body.concurrencyStamp;

export const leaveOver =
  (path: (given: BookedSession) => string): ImpactCall =>
  (given, choice) =>
    given.practice.api.post(`${path(given)}${choice}`, {
      specialistId: given.practice.specialistId,
      startDate: dayOf(given),
      endDate: dayOf(given),
    });

export async function endContract(given: BookedSession, last: string | null, choice = '') {
  const path = `/app/specialists/${given.practice.specialistId}`;
  const concurrencyStamp = await stamped(given, path);
  return given.practice.api.put(`${path}${choice}`, { onboardedEndDate: last, concurrencyStamp });
}

export async function setRoom(given: BookedSession, isActive: boolean, choice = '') {
  const path = `/app/centre-rooms/${given.practice.roomId}`;
  const concurrencyStamp = await stamped(given, path);
  return given.practice.api.put(`${path}${choice}`, { isActive, concurrencyStamp });
}

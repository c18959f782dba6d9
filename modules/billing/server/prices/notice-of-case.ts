import { addDays, dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { mostNotice, noticeDays } from '../../domain/index.ts';

const holidaysText = `select day::text as day from booking_holidays_at($1::uuid, $2::date, $3::date) day`;

export type Appointment = {
  readonly appointmentDate: string | null;
  readonly appointmentZone: string | null;
  readonly centreId: string | null;
};

/** More days than this hold `mostNotice` business days, whatever the holidays. */
const farthest = 2 * mostNotice;

/** Business days of notice, by the calendar of the place; null where there is no appointment. */
export async function noticeOfCase(
  tx: Tx,
  { appointmentDate, appointmentZone, centreId }: Appointment,
  given: Date,
): Promise<number | null> {
  if (!appointmentDate) return null;
  const zone = appointmentZone ?? 'Australia/Sydney';
  const from: PlainDate = dayIn(zone, given);
  const to: PlainDate = dayIn(zone, new Date(appointmentDate));
  if (to <= from) return 0;
  const last = addDays(from, farthest) < to ? addDays(from, farthest) : to;
  const rows = await tx.query<{ day: PlainDate }>(holidaysText, [centreId, from, last]);
  return noticeDays(from, to, new Set(rows.map(({ day }) => day)));
}

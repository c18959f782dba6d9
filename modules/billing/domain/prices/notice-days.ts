import { addDays, isWeekend } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** Further ahead no ladder asks (`noticeUpTo`), and nothing more is counted. */
export const mostNotice = 60;

/**
 * Business days of notice: those from the day on which it was given to the day before the appointment.
 * Notice on a Friday for a Monday is one day, on that Saturday none. Both days are days in the zone of
 * the appointment.
 */
export function noticeDays(
  given: PlainDate,
  appointment: PlainDate,
  holidays: ReadonlySet<PlainDate>,
): number {
  let days = 0;
  for (let day = given; day < appointment && days <= mostNotice; day = addDays(day, 1))
    if (!isWeekend(day) && !holidays.has(day)) days += 1;
  return days;
}

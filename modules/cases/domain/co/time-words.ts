import { dayIn, formatDate, formatTime } from '#kernel/domain';
import type { Instant } from '#kernel/domain';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Tue 24 Nov 2026, 10:00" by the clock of the practice; people plan by the day of the week. */
export function conferenceTime(instant: Instant, zone: string, format = 'D MMM YYYY'): string {
  const day = dayIn(zone, new Date(instant));
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${formatDate(day, format)}, ${formatTime(instant, zone)}`;
}

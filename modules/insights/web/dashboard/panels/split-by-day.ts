import { dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

type Timed = { readonly dateFrom: string; readonly timeZone: string };

/** Days are those of the place where it happens. */
export function splitByDay<T extends Timed>(items: readonly T[], today: PlainDate) {
  const isToday = ({ timeZone, dateFrom }: T) => dayIn(timeZone, new Date(dateFrom)) === today;
  return { now: items.filter(isToday), later: items.filter((item) => !isToday(item)) };
}

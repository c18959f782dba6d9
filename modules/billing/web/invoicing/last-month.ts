import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** The last day of the month before: what a practice invoices when a month is over. */
export const endOfLastMonth = (today: PlainDate): PlainDate =>
  addDays(`${today.slice(0, 7)}-01`, -1);

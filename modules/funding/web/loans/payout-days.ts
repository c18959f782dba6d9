import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

const endOfMonth = (day: PlainDate): PlainDate => {
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return addDays(`${nextMonth.slice(0, 7)}-01`, -1);
};

/** Days for which somebody often asks what would settle the loan. */
export const payoutDays = (today: PlainDate) =>
  [
    { words: 'Today', day: today },
    { words: 'End of month', day: endOfMonth(today) },
    { words: 'In 30 days', day: addDays(today, 30) },
    { words: 'In 6 months', day: addDays(today, 182) },
    { words: 'In a year', day: addDays(today, 365) },
  ] as const;

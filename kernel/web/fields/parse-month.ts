import { isPlainDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { parseDate } from './parse-date.ts';

/** With a day before it, as dates are read: 11/2026, 11-26, Nov 2026, November 26. */
const dayBefore = '1 ';
const yearFirst = /^\d{4}[\s./-]+\d{1,2}$/;

/** What people type for a month. Answers `YYYY-MM`, or null. */
export function parseMonth(text: string, today: PlainDate): string | null {
  const typed = text.trim();
  const whole = yearFirst.test(typed) ? `${typed}-01` : dayBefore + typed;
  return parseDate(whole, ['DD/MM/YYYY'], today)?.slice(0, 7) ?? null;
}

export const isMonth = (text: string): boolean => isPlainDate(`${text}-01`);

export const unreadableMonth = 'Please enter a month, for example 11/2026 or Nov 2026.';

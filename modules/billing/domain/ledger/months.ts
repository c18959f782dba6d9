import type { PlainDate } from '#kernel/domain';

const pattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

/** `2026-11`. */
export const isMonth = (text: string): boolean => pattern.test(text);

export const monthOf = (day: PlainDate): string => day.slice(0, 7);

/** A month may be closed once it is over. */
export const isOver = (month: string, today: PlainDate): boolean => month < monthOf(today);

export function monthBefore(day: PlainDate): string {
  const [year = 0, at = 0] = monthOf(day).split('-').map(Number);
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, '0')}`;
}

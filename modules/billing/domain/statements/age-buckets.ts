import { addMoney, daysBetween } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

export const ageBuckets = {
  current: 'Not due yet',
  upTo30: '1 to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
} as const;

export type AgeBucket = keyof typeof ageBuckets;

/** The day on which it is due is not late. */
export function ageBucket(dueDate: PlainDate, on: PlainDate): AgeBucket {
  const late = daysBetween(dueDate, on);
  if (late <= 0) return 'current';
  if (late <= 30) return 'upTo30';
  if (late <= 60) return 'upTo60';
  return late <= 90 ? 'upTo90' : 'over90';
}

export function sumByAge(
  rows: readonly { readonly dueDate: PlainDate; readonly open: Money }[],
  on: PlainDate,
): Readonly<Record<AgeBucket, Money>> {
  const sumOf = (bucket: AgeBucket): Money =>
    addMoney(
      '0',
      ...rows.filter((row) => ageBucket(row.dueDate, on) === bucket).map((row) => row.open),
    );
  return {
    current: sumOf('current'),
    upTo30: sumOf('upTo30'),
    upTo60: sumOf('upTo60'),
    upTo90: sumOf('upTo90'),
    over90: sumOf('over90'),
  };
}

import { emailStatuses } from '../email-statuses.ts';
import type { EmailStatus } from '../email-statuses.ts';

export type SendingCount = {
  readonly day: string;
  readonly templateKey: string | null;
  readonly status: string;
  readonly count: number;
};

const groups = {
  sent: ['sent', 'delivered', 'markedAsSuccess'],
  trouble: ['failed', 'bounced', 'notSent'],
  waiting: ['queued'],
  other: ['kept', 'withdrawn'],
} as const satisfies Record<string, readonly EmailStatus[]>;

export type SendingTotals = Readonly<Record<keyof typeof groups | 'all', number>>;

export function totalsOf(rows: readonly SendingCount[]): SendingTotals {
  const of = (statuses: readonly string[]) =>
    rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
  return {
    all: of(Object.keys(emailStatuses)),
    sent: of(groups.sent),
    trouble: of(groups.trouble),
    waiting: of(groups.waiting),
    other: of(groups.other),
  };
}

export type SendingRow = SendingTotals & { readonly key: string };

/** One line for each day or each template, with how its mails ended. */
export function rowsBy(
  rows: readonly SendingCount[],
  by: 'day' | 'templateKey',
): readonly SendingRow[] {
  const parts = Map.groupBy(rows, (row) => row[by] ?? '');
  return [...parts].map(([key, own]) => ({ key, ...totalsOf(own) }));
}

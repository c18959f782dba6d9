import { accept, askUnanswered, change, create, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { monthText } from '#platform/domain';
import { ledgerPeriod } from './ledger-period.resource.ts';
import { isOver } from './months.ts';

export type Unfinished = {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly amount: Money;
  /** The list that shows them. */
  readonly path: string;
};

export type PeriodFacts = {
  readonly id: string;
  readonly concurrencyStamp?: string;
  readonly month: string;
  readonly status: 'open' | 'closed';
};

export type Closing = {
  readonly month: string;
  readonly note: string | null;
  /** The id of a new row, where the month has none. */
  readonly id: string;
  readonly row: PeriodFacts | null;
  readonly unfinished: readonly Unfinished[];
  readonly by: string;
  readonly today: PlainDate;
  readonly now: Instant;
};

const sentenceOf = (month: string, unfinished: readonly Unfinished[]): string =>
  [
    `Not everything of ${monthText(month)} is finished:`,
    ...unfinished.map(({ label, count, amount }) => `${label}: ${count} ($${amount})`),
    'Close the month anyway?',
  ].join('\n');

/** What is left lying is named first: nobody can post it into the month afterwards. */
export function decideClosing(given: Closing, answers: Answers): Decision {
  const { month, row, unfinished, now } = given;
  const named = { values: { month: monthText(month) } };
  if (!isOver(month, given.today)) return refuse('monthNotOver', named);
  if (row?.status === 'closed') return refuse('monthClosedAlready', named);
  const open = unfinished.filter(({ count }) => count > 0);
  const question = { key: 'unfinishedMonth', text: sentenceOf(month, open) };
  const values = {
    status: 'closed',
    changedAt: now,
    changedById: given.by,
    note: given.note,
  } as const;
  return (
    askUnanswered(open.length ? [question] : [], answers) ??
    accept(
      row
        ? change(ledgerPeriod, row, values)
        : create(ledgerPeriod, { id: given.id, month, ...values }),
    )
  );
}

export const decideReopening = (
  row: PeriodFacts,
  { reason, by, now }: { readonly reason: string; readonly by: string; readonly now: Instant },
): Decision =>
  row.status === 'open'
    ? refuse('monthOpenAlready', { values: { month: monthText(row.month) } })
    : accept(
        change(ledgerPeriod, row, {
          status: 'open',
          changedAt: now,
          changedById: by,
          note: reason,
        }),
      );

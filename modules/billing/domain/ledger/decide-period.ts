import { accept, amountText, askUnanswered, change, create, refuse } from '#kernel/domain';
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
    ...unfinished.map(({ label, count, amount }) => `${label}: ${count} (${amountText(amount)})`),
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

type Reopening = {
  readonly reason: string;
  readonly by: string;
  readonly now: Instant;
  /** The month of the lock date. */
  readonly lastClosed: string;
  /** The month before: it becomes the last one that is closed. */
  readonly before: {
    readonly month: string;
    readonly row: PeriodFacts | null;
    readonly id: string;
  };
};

/** Only the last closed month opens, so that everything before the lock date stays as it is. */
export function decideReopening(
  row: PeriodFacts,
  { reason, by, now, lastClosed, before }: Reopening,
): Decision {
  const { month } = row;
  if (row.status === 'open')
    return refuse('monthOpenAlready', { values: { month: monthText(month) } });
  if (month < lastClosed)
    return refuse('laterMonthClosed', {
      values: { month: monthText(month), later: monthText(lastClosed) },
    });
  const written = { changedAt: now, changedById: by } as const;
  const locked = {
    ...written,
    status: 'closed',
    note: `Closed with ${monthText(month)}.`,
  } as const;
  return accept(
    change(ledgerPeriod, row, { ...written, status: 'open', note: reason }),
    before.row?.status !== 'closed' &&
      (before.row
        ? change(ledgerPeriod, before.row, locked)
        : create(ledgerPeriod, { id: before.id, month: before.month, ...locked })),
  );
}

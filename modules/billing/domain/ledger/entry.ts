import { create, exact, toCents } from '#kernel/domain';
import type { Creation, Money, PlainDate } from '#kernel/domain';
import type { AccountPurpose } from './account-purposes.ts';
import { journal } from './journal.resource.ts';
import type { JournalKind } from './journal.resource.ts';
import { posting } from './posting.resource.ts';

/** Whom and what a line of an entry is about. */
export type EntryParty = {
  readonly companyId?: string | null;
  readonly specialistId?: string | null;
  readonly caseId?: string | null;
  readonly invoiceId?: string | null;
};

export type EntryLine = EntryParty & {
  readonly accountId: string;
  /** A debit is positive, a credit negative. */
  readonly amount: Money;
};

export type Entry = {
  /** Made by the caller: lines and documents point at it. */
  readonly id: string;
  readonly kind: JournalKind;
  readonly on: PlainDate;
  readonly memo: string;
  readonly source: { readonly type: string; readonly id: string };
  readonly reversesId?: string | null;
  readonly lines: readonly EntryLine[];
};

/** The accounts of the practice by what they are for, and any other by its own id. */
export type Accounts = Readonly<Record<AccountPurpose, string>>;

export const debit = (accountId: string, amount: Money, party: EntryParty = {}): EntryLine => ({
  accountId,
  amount: toCents(amount),
  ...party,
});

export const credit = (accountId: string, amount: Money, party: EntryParty = {}): EntryLine => ({
  accountId,
  amount: toCents(exact(amount).negated()),
  ...party,
});

const balanceOf = (lines: readonly EntryLine[]): Money =>
  toCents(lines.reduce((sum, { amount }) => sum.plus(amount), exact(0)));

/** The writes of an entry, to stand in the decision of the document that it belongs to. */
export function post(entry: Entry): readonly Creation[] {
  const lines = entry.lines.filter(({ amount }) => !exact(amount).isZero());
  if (!lines.length) return [];
  const rest = balanceOf(lines);
  if (rest !== '0.00')
    throw new Error(`${entry.kind} "${entry.memo}" is out of balance by ${rest}`);
  const { id, kind, on, memo, source, reversesId = null } = entry;
  return [
    create(journal, {
      id,
      kind,
      journalDate: on,
      memo,
      sourceType: source.type,
      sourceId: source.id,
      reversesId,
    }),
    ...lines.map((line) => create(posting, { ...sides(line), journalId: id, postedOn: on })),
  ];
}

function sides({ accountId, amount, ...party }: EntryLine) {
  const isDebit = exact(amount).isPositive();
  return {
    accountCodeId: accountId,
    debit: isDebit ? toCents(amount) : '0.00',
    credit: isDebit ? '0.00' : toCents(exact(amount).negated()),
    companyId: party.companyId ?? null,
    specialistId: party.specialistId ?? null,
    caseId: party.caseId ?? null,
    invoiceId: party.invoiceId ?? null,
  };
}

/** The same lines with their sides exchanged, on a day of its own. */
export const reversalOf = (
  entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>,
  { id, on }: { readonly id: string; readonly on: PlainDate },
): Entry => ({
  id,
  kind: 'reversal',
  on,
  memo: `Reversed: ${entry.memo}`.slice(0, 300),
  source: entry.source,
  reversesId: entry.id,
  lines: entry.lines.map((line) => ({ ...line, amount: toCents(exact(line.amount).negated()) })),
});

import { practiceDay } from '#billing/server';
import { check, inputSchema } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Refused, invalid } from '#kernel/server';
import type { Filter, Services, Tx } from '#kernel/server';
import { statementFields, transactionStatesOf } from '../../domain/index.ts';
import type { StatementAsked, TransactionStatus } from '../../domain/index.ts';

export type Wanted = {
  readonly filters: readonly Filter[];
  readonly ids: readonly string[];
  /** Of loans with a transaction in one of these; all where there are none. */
  readonly transactionStates: readonly TransactionStatus[];
  /** What is owed on the last day, or what happened from the first to the last. */
  readonly about: 'day' | 'period';
  readonly from: PlainDate;
  readonly asOf: PlainDate;
  /** Before today: the figures of the list do not tell what was owed then. */
  readonly isPast: boolean;
};

/** What the address of a page says: a list comes as one value or several, others are not ours. */
export function askedByPage(params: Readonly<Record<string, unknown>>): StatementAsked {
  const given = Object.entries(params).flatMap(([key, value]) => {
    // An address that names the company means the borrower.
    const name = key === 'companyId' ? 'borrowerId' : key;
    if (!Object.hasOwn(statementFields, name) || value === '' || value === undefined) return [];
    return [[name, Array.isArray(value) ? value.join(',') : value]];
  });
  const checked = check(inputSchema(statementFields), Object.fromEntries(given));
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as StatementAsked;
}

function statesAsked({ fundingTransactionStatuses }: StatementAsked): readonly TransactionStatus[] {
  const states = transactionStatesOf(fundingTransactionStatuses ?? '');
  if ('kind' in states) throw new Refused(states.code);
  return states;
}

/** Until today, from the first of that month, where nothing else is said. */
export async function wantedStatement(
  tx: Tx,
  services: Pick<Services, 'now'>,
  asked: StatementAsked,
  about: Wanted['about'],
): Promise<Wanted> {
  const today = await practiceDay(tx, services);
  const asOf = asked.asOf ?? today;
  const from = asked.from ?? `${asOf.slice(0, 7)}-01`;
  if (from > asOf) throw new Refused('statementEndsBeforeStart');
  const keys = ['borrowerId', 'agreementId', 'fundingProviderId', 'status'] as const;
  const transactionStates = statesAsked(asked);
  const filters: Filter[] = keys.flatMap((key) => {
    const value = asked[key];
    return value ? [{ key, op: 'any' as const, values: [value] }] : [];
  });
  const isPast = asOf < today;
  const ids = asked.id ? [asked.id] : [];
  return { about, filters, ids, transactionStates, from, asOf, isPast };
}

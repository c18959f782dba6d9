import { practiceDay } from '#billing/server';
import { check, inputSchema } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Refused, invalid } from '#kernel/server';
import type { Filter, Services, Tx } from '#kernel/server';
import { loansInStates, statementFields } from '../../domain/index.ts';
import type { LoanStatus, StatementAsked } from '../../domain/index.ts';

export type Wanted = {
  readonly filters: readonly Filter[];
  readonly ids: readonly string[];
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

/** Nothing where all are wanted. */
function statusesOf({
  status,
  fundingTransactionStatuses,
}: StatementAsked): readonly LoanStatus[] | null {
  const inStates = loansInStates(fundingTransactionStatuses ?? '');
  if ('kind' in inStates) throw new Refused(inStates.code);
  if (!status) return inStates.length ? inStates : null;
  return !inStates.length || inStates.includes(status) ? [status] : [];
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
  const keys = ['borrowerId', 'agreementId', 'fundingProviderId'] as const;
  const statuses = statusesOf(asked);
  const filters: Filter[] = keys.flatMap((key) => {
    const value = asked[key];
    return value ? [{ key, op: 'any' as const, values: [value] }] : [];
  });
  if (statuses) filters.push({ key: 'status', op: 'any', values: [...statuses] });
  const isPast = asOf < today;
  const ids = asked.id ? [asked.id] : [];
  return { about, filters, ids, from, asOf, isPast };
}

import type { Actor, Money, PlainDate } from '#kernel/domain';
import { Params, recordSet } from '#kernel/server';
import type { ListQuery, Tx } from '#kernel/server';
import { invoice } from '../../domain/index.ts';
import type { InvoiceStatus } from '../../domain/index.ts';

const everything: ListQuery = {
  filters: [],
  ids: [],
  filterText: '',
  sorts: [],
  skip: 0,
  take: 0,
  isSelectionList: false,
};

export type StatusCount = {
  readonly status: InvoiceStatus;
  readonly count: number;
  readonly open: Money;
};

/** The invoices that the caller may list; with a day only those that were due before it. */
export async function countByStatus(
  tx: Tx,
  actor: Actor,
  ability: string,
  dueBefore: PlainDate | null,
): Promise<readonly StatusCount[]> {
  const params = new Params();
  const { from, where } = recordSet(actor, invoice, everything, ability, params);
  const late = dueBefore ? ` and t.due_date < ${params.add(dueBefore, '::date')}` : '';
  return tx.query<StatusCount>(
    `select t.status, count(*)::int as count, sum(t.open_amount)::numeric(18,2)::text as open
      from ${from} where ${where}${late} group by 1`,
    params.values,
  );
}

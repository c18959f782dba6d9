import { addMoney } from '#kernel/domain';
import { Params, handle, recordSet } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  arrearsBuckets,
  countArrears,
  decideDispute,
  disputeRepayment,
  repaymentInvoice,
} from '../../domain/index.ts';
import type { ArrearsBucket } from '../../domain/index.ts';

const disputeHandler = handle(disputeRepayment, ({ record, input, services, commit }) =>
  commit(
    decideDispute(
      { id: record.id, isDisputed: record.isDisputed === true },
      { isDisputed: input.isDisputed, reason: input.reason ?? null },
      services.now().toISOString(),
    ),
  ),
);

type Counted = { readonly arrears: ArrearsBucket; readonly count: number; readonly open: string };

const all = {
  ...{ filters: [], ids: [], filterText: '', sorts: [], isSelectionList: false },
  ...{ skip: 0, take: 0 },
};

const countHandler = handle(countArrears, async ({ tx, actor }) => {
  const params = new Params();
  const { from, where } = recordSet(actor, repaymentInvoice, all, countArrears.ability, params);
  const rows = await tx.query<Counted>(
    `select t.arrears, count(*)::int as count, sum(t.open_amount)::numeric(18,2)::text as open
      from ${from} where ${where} and t.arrears is not null group by t.arrears`,
    params.values,
  );
  const buckets = Object.keys(arrearsBuckets) as ArrearsBucket[];
  const items = buckets.map((arrears) => {
    const { count = 0, open = '0.00' } = rows.find((row) => row.arrears === arrears) ?? {};
    return { arrears, label: arrearsBuckets[arrears], count, open };
  });
  return {
    items,
    count: items.reduce((sum, { count }) => sum + count, 0),
    open: addMoney('0', ...items.map(({ open }) => open)),
  };
});

export const arrearsHandlers: readonly Handler[] = [disputeHandler, countHandler];

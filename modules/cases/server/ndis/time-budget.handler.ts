import { Refused, handle, isUuid } from '#kernel/server';
import type { Money } from '#kernel/domain';
import { paceOf, readTimeBudget } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

type Row = {
  readonly ndisId: string;
  readonly caseNo: string;
  readonly participant: string;
  readonly planFrom: string;
  readonly planTo: string;
  readonly id: string;
  readonly category: string;
  readonly amount: Money;
  readonly used: Money;
  readonly points: readonly { readonly on: string; readonly used: Money }[];
};

/** The claims of each budget, week by week, added up. Rejected and withdrawn ones were given back. */
const text = `select n.id as "ndisId", n.case_no as "caseNo", coalesce(n.claimant_name, '') as participant,
    n.plan_from::text as "planFrom", n.plan_to::text as "planTo", b.id, coalesce(c.label, '') as category,
    b.amount::text as amount, b.used_amount::text as used,
    coalesce((select jsonb_agg(jsonb_build_object('on', w.on::text, 'used', w.used::text) order by w.on)
      from (select g.on, sum(g.amount) over (order by g.on) as used
        from (select (date_trunc('week', l.delivered_to) + interval '6 days')::date as on,
            sum(l.amount) as amount from ndis_claims l
          where l.tenant_id = b.tenant_id and l.budget_id = b.id and not l.is_deleted
            and l.status not in ('withdrawn', 'rejected') group by 1) g) w), '[]') as points
  from ndis n join ndis_budgets b on b.tenant_id = n.tenant_id and b.ndis_id = n.id and not b.is_deleted
  left join platform_values c on c.id = b.support_category_id
  where not n.is_deleted and n.plan_from is not null and n.plan_to is not null
    and case when $1::uuid is null then not n.is_closed and n.plan_to >= $2::date else n.id = $1::uuid end
  order by n.case_no, b.amount desc, b.id limit 2000`;

export const timeBudgetHandler = handle(readTimeBudget, async ({ input, tx, services }) => {
  const { ndisId = null } = input;
  if (ndisId && !isUuid(ndisId)) throw new Refused('notFound');
  const today = await todayOf(tx, services);
  const rows = await tx.query<Row>(text, [ndisId, today]);
  const items = [...Map.groupBy(rows, (row) => row.ndisId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { caseNo, participant, planFrom, planTo } = first;
    return [
      {
        ndisId: first.ndisId,
        caseNo,
        participant,
        planFrom,
        planTo,
        budgets: own.map(({ id, category, amount, used, points }) => ({
          id,
          category,
          amount,
          used,
          points: [...points],
          ...paceOf({ planFrom, planTo, amount, used }, today),
        })),
      },
    ];
  });
  return { items, today };
});

import type { PlainDate } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { readChaseBoard } from '../../domain/index.ts';
import type { ChaseRow, ChaseView } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { itemColumns, itemTables } from './record-rows.ts';

/** Two words without an answer: somebody should pick up the phone. */
const unanswered = 2;

const isIn: Readonly<Record<ChaseView, string>> = {
  today: `i.due_date = $1::date`,
  overdue: `i.due_date < $1::date`,
  noAnswer: `i.chase_count >= ${unanswered} and not i.is_answered`,
};

const waiting = `${itemTables}
  join clinical_records r on r.tenant_id = i.tenant_id and r.id = i.mr_id
    and not r.is_deleted and not r.is_on_hold and not r.is_closed
  left join party_companies c on c.id = r.company_id
  where i.status = 'requested' and not i.is_deleted`;

const countsText = `select ${Object.entries(isIn)
  .map(([view, condition]) => `count(*) filter (where ${condition})::int as "${view}"`)
  .join(', ')} from ${waiting}`;

const rowsText = (view: ChaseView) => `select ${itemColumns}, r.case_no as "caseNo",
    r.claimant_name as "claimantName", c.name as company, greatest($1::date - i.due_date, 0)::int as "daysLate"
  from ${waiting} and ${isIn[view]}
    and ($2::text is null
      or strpos(lower(concat_ws(' ', r.case_no, r.claimant_name, i.provider_name)), lower($2)) > 0)
  order by i.due_date, i.last_chased_on nulls first, i.id limit 200`;

type Counts = Record<ChaseView, number>;

async function countsOf(tx: Tx, today: PlainDate): Promise<Counts> {
  const [row] = await tx.query<Counts>(countsText, [today]);
  return row ?? { today: 0, overdue: 0, noAnswer: 0 };
}

/** Cases that the caller may not see are left out by the policy of their table. */
export const chaseBoardHandler = handle(readChaseBoard, async ({ tx, services, input }) => {
  const today = await todayOf(tx, services);
  const view = input.view ?? 'today';
  const search = input.filterText?.trim() || null;
  const items = await tx.query<ChaseRow>(rowsText(view), [today, search]);
  const counts = await countsOf(tx, today);
  return { items, totalCount: search ? items.length : counts[view], counts };
});

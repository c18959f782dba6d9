import { practiceDay } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import { Refused, startTask } from '#kernel/server';
import type { RuleCall, Tx } from '#kernel/server';
import {
  countAgain,
  countLoansAgainTask,
  manyLoansChoice,
  rateImpact,
} from '../../domain/index.ts';
import type { Rate } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { countAnew, nextLoans } from './count-loans-again.ts';

type Change = { readonly before: readonly Rate[]; readonly from: PlainDate };

const together = 500;

const settledText = `select l.id::text as id, l.settled_on::text as "settledOn" from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status = 'settled' and not l.is_deleted and l.settled_on > $2::date
    and ($3::uuid is null or l.id > $3::uuid)
  order by l.id limit ${together}`;

type Settled = { readonly id: string; readonly settledOn: PlainDate };

/** Only what was settled after the first changed day can have been settled by another figure. */
async function refuseOtherSettlements(
  tx: Tx,
  agreementId: string,
  { before, from }: Change,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows: Settled[] = await tx.query<Settled>(settledText, [agreementId, from, after]);
    if (!rows.length) return;
    const settledOn = new Map(rows.map((one) => [one.id, one.settledOn]));
    const loans = (await readLoans(tx, [...settledOn.keys()])).map((one) => ({
      ...one,
      settledOn: settledOn.get(one.id) ?? null,
    }));
    const { settled } = rateImpact(loans, before, from);
    if (settled.length)
      throw new Refused('rateChangesSettledLoans', {
        values: { loans: settled.slice(0, 5).join(', ') },
      });
    after = rows.at(-1)?.id ?? null;
  }
}

const runningText = `select count(*)::int as count from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status = 'active' and not l.is_deleted
    and exists (select from loan_entries e where e.tenant_id = l.tenant_id and e.loan_id = l.id)`;

async function countAllNow(call: RuleCall, agreementId: string): Promise<void> {
  let ids = await nextLoans(call.tx, agreementId);
  while (ids.length) {
    await countAnew(call, ids);
    ids = await nextLoans(call.tx, agreementId, ids.at(-1));
  }
}

/** Asked with their number only, then done by a worker, who is seen at it. */
export async function followManyLoans(
  call: RuleCall,
  agreementId: string,
  change: Change,
): Promise<void> {
  const { tx, services, actor, choice } = call;
  if (change.from > (await practiceDay(tx, services))) return;
  await refuseOtherSettlements(tx, agreementId, change);
  const [row] = await tx.query<{ count: number }>(runningText, [agreementId]);
  const count = row?.count ?? 0;
  if (!count) return;
  // The server's own work has nobody to ask, and no owner of a task.
  if (!actor) return countAllNow(call, agreementId);
  const loans = count === 1 ? '1 loan' : `${count.toLocaleString('en')} loans`;
  if (choice !== countAgain)
    throw new Refused('rateChangesManyLoans', {
      values: { loans },
      choice: manyLoansChoice(count),
    });
  await startTask(
    tx,
    { services, actor },
    {
      task: countLoansAgainTask,
      title: `Count ${loans} again`,
      input: { agreementId },
      total: count,
    },
  );
}

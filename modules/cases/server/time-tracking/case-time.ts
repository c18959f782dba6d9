import { accept, change, create } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { budgetUse, readCaseTime, setTimeBudget, timeBudget } from '../../domain/index.ts';
import { linkedCaseRow } from './case-row.ts';

type Sums = { readonly minutes: number; readonly amount: string; readonly toBill: string };
type Stored = {
  readonly id: string;
  readonly hours: string | null;
  readonly amount: string | null;
};

const sumsText = `select coalesce(sum(minutes), 0)::float8 as minutes, count(*)::float8 as entries,
    coalesce(sum(amount) filter (where billing_status <> 'nonBillable'), 0)::numeric(18,2)::text as amount,
    coalesce(sum(amount) filter (where billing_status in ('notReady', 'readyToBill')), 0)::numeric(18,2)::text
      as "toBill"
  from time_tracking where case_id = $1::uuid and not is_deleted`;
const budgetText = `select id::text as id, hours::text as hours, amount::text as amount
  from time_budgets where case_id = $1::uuid and not is_deleted`;

const none: Sums & { entries: number } = { minutes: 0, entries: 0, amount: '0.00', toBill: '0.00' };

async function readTime(tx: Tx, caseId: string) {
  const [sums = none] = await tx.query<Sums & { entries: number }>(sumsText, [caseId]);
  const [stored] = await tx.query<Stored>(budgetText, [caseId]);
  const use = budgetUse(stored ?? null, sums);
  const budget = stored && {
    hours: stored.hours,
    amount: stored.amount,
    percent: use?.percent ?? null,
    level: use?.level ?? ('none' as const),
  };
  return { sums, stored, budget: budget ?? null };
}

export const budgetOf = async (tx: Tx, caseId: string) => (await readTime(tx, caseId)).budget;

async function answerOf(tx: Tx, caseId: string) {
  const { sums, budget } = await readTime(tx, caseId);
  return { ...sums, budget };
}

export const caseTimeHandlers: readonly Handler[] = [
  handle(readCaseTime, async ({ tx, input }) => {
    await linkedCaseRow(tx, input.caseId);
    return answerOf(tx, input.caseId);
  }),
  handle(setTimeBudget, async ({ tx, input, write }) => {
    const { caseId, hours = null, amount = null } = input;
    await linkedCaseRow(tx, caseId);
    const { stored } = await readTime(tx, caseId);
    await write(
      accept(
        stored
          ? change(timeBudget, stored.id, { hours, amount })
          : create(timeBudget, { caseId, hours, amount }),
      ),
    );
    return answerOf(tx, caseId);
  }),
];

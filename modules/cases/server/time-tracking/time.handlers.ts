import { accept, addDays, move } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { handle, newId, readRecord } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  approveEntries,
  decideReopening,
  decideTimeApproval,
  mondayOf,
  timeEntry,
  timeFigures,
  timeWorkflow,
} from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { linkedCaseRow } from './case-row.ts';

const { submit, sendBack, approve, reopen, setNonBillable, setBillable } = timeWorkflow.actions;

type Entry = RecordOf<typeof timeEntry>;

async function approvalOf(tx: Tx, entry: Entry, userId: string) {
  const { companyId } = await linkedCaseRow(tx, entry.caseId);
  return decideTimeApproval(entry, { userId, companyId, chargeId: newId() });
}

const moveHandlers: readonly Handler[] = [
  handle(submit, ({ record, commit }) => commit(accept(move(timeWorkflow, record, 'submit')))),
  handle(sendBack, ({ record, input, commit }) =>
    commit(accept(move(timeWorkflow, record, 'sendBack', { note: input.reason }))),
  ),
  handle(approve, async ({ record, tx, actor, commit }) =>
    commit(await approvalOf(tx, record, actor.userId)),
  ),
  handle(reopen, ({ record, input, commit }) => commit(decideReopening(record, input.reason))),
  handle(setNonBillable, ({ record, commit }) =>
    commit(accept(move(timeWorkflow, record, 'setNonBillable'))),
  ),
  handle(setBillable, ({ record, commit }) =>
    commit(accept(move(timeWorkflow, record, 'setBillable'))),
  ),
];

const lockText = `select from time_tracking where id = any($1::uuid[]) order by id for update`;

/** Each as if it were approved alone; those that wait for nothing are left as they are. */
const approveEntriesHandler = handle(approveEntries, async ({ tx, actor, input, write }) => {
  const ids = [...new Set(input.entryIds)];
  await tx.query(lockText, [ids]);
  let approved = 0;
  for (const id of ids) {
    const entry = JSON.parse(await readRecord(tx, actor, timeEntry, id)) as Entry;
    if (entry.approval !== 'submitted') continue;
    await write(await approvalOf(tx, entry, actor.userId));
    approved += 1;
  }
  return { approved, skipped: ids.length - approved };
});

type Figures = Record<
  'today' | 'week' | 'drafts' | 'waiting' | 'waitingMinutes' | 'ready' | 'readyMinutes',
  number
> & { readonly readyAmount: string };

const nothing: Figures = {
  ...{ today: 0, week: 0, drafts: 0, waiting: 0, waitingMinutes: 0, ready: 0, readyMinutes: 0 },
  readyAmount: '0.00',
};

const figuresText = `select
    coalesce(sum(minutes) filter (where user_id = $1::uuid and work_day = $2::date), 0)::float8 as today,
    coalesce(sum(minutes) filter (where user_id = $1::uuid and work_day between $3::date and $4::date), 0)::float8
      as week,
    count(*) filter (where user_id = $1::uuid and approval = 'draft')::float8 as drafts,
    count(*) filter (where approval = 'submitted')::float8 as waiting,
    coalesce(sum(minutes) filter (where approval = 'submitted'), 0)::float8 as "waitingMinutes",
    count(*) filter (where billing_status = 'readyToBill')::float8 as ready,
    coalesce(sum(minutes) filter (where billing_status = 'readyToBill'), 0)::float8 as "readyMinutes",
    coalesce(sum(amount) filter (where billing_status = 'readyToBill'), 0)::numeric(18,2)::text as "readyAmount"
  from time_tracking
  where not is_deleted and (billing_status = 'readyToBill' or approval in ('draft', 'submitted')
    or (user_id = $1::uuid and work_day between $3::date and $4::date))`;

const figuresHandler = handle(timeFigures, async ({ tx, services, actor }) => {
  const today = await todayOf(tx, services);
  const from = mondayOf(today);
  const values = [actor.userId, today, from, addDays(from, 6)];
  const [row = nothing] = await tx.query<Figures>(figuresText, values);
  return {
    mine: { today: row.today, week: row.week, drafts: row.drafts },
    toApprove: { entries: row.waiting, minutes: row.waitingMinutes },
    toBill: { entries: row.ready, minutes: row.readyMinutes, amount: row.readyAmount },
  };
});

export const timeHandlers: readonly Handler[] = [
  ...moveHandlers,
  approveEntriesHandler,
  figuresHandler,
];

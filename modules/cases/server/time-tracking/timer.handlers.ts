import { accept } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import {
  decideStop,
  discardTimer,
  entryOfTimer,
  hasJustBegun,
  readTimer,
  startOfTimer,
  startTimer,
  stopTimer,
} from '../../domain/index.ts';
import type { CaseTypeKey, RunningTimer } from '../../domain/index.ts';
import { linkedCaseRow } from './case-row.ts';
import { budgetOf } from './case-time.ts';

type Stored = RunningTimer & {
  readonly caseNo: string;
  readonly caseType: CaseTypeKey;
  readonly claimantName: string | null;
};

const readText = `select t.case_id::text as "caseId", c.case_no as "caseNo", c.case_type as "caseType",
    c.claimant_name as "claimantName", t.activity, t.note,
    to_char(t.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt"
  from time_timers t join cases c on c.id = t.case_id where t.user_id = $1::uuid`;
const lockText = `select from time_timers where user_id = $1::uuid for update`;
const endText = `delete from time_timers where user_id = $1::uuid`;
const beginText = `insert into time_timers (tenant_id, user_id, case_id, activity, note, started_at)
  values (current_tenant(), $1::uuid, $2::uuid, $3, $4, $5::timestamptz)`;
const lastEndText = `select to_char(max(ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt"
  from time_tracking where user_id = $1::uuid and not is_deleted
    and ended_at > $2::timestamptz and started_at < $3::timestamptz + interval '1 hour'`;

async function runningTimer(tx: Tx, userId: string): Promise<Stored | null> {
  await tx.query(lockText, [userId]);
  const [timer] = await tx.query<Stored>(readText, [userId]);
  return timer ?? null;
}

/** When the last of the entries ends that lie after `since` and have begun by now. */
async function lastEnd(tx: Tx, userId: string, since: string, now: string): Promise<string | null> {
  const [last] = await tx.query<{ endedAt: string | null }>(lastEndText, [userId, since, now]);
  return last?.endedAt ?? null;
}

type Caller = Pick<Call, 'tx' | 'services' | 'actor'>;

const nowOf = ({ services }: Pick<Caller, 'services'>): string => services.now().toISOString();

async function shown({ tx, services, actor }: Caller) {
  const [timer] = await tx.query<Stored>(readText, [actor.userId]);
  return {
    now: nowOf({ services }),
    timer: timer ? { ...timer, budget: await budgetOf(tx, timer.caseId) } : null,
  };
}

export const timerHandlers: readonly Handler[] = [
  handle(readTimer, shown),
  handle(startTimer, async (call) => {
    const { tx, actor, input, write } = call;
    const { userId } = actor;
    await linkedCaseRow(tx, input.caseId);
    const [now, running] = [nowOf(call), await runningTimer(tx, userId)];
    if (running && hasJustBegun(running, now)) throw new Refused('timerJustBegan');
    if (running) {
      const enteredUntil = await lastEnd(tx, userId, running.startedAt, now);
      await write(accept(entryOfTimer(running, { now, userId, enteredUntil })));
    }
    await tx.query(endText, [userId]);
    const begins = startOfTimer(now, await lastEnd(tx, userId, now, now));
    await tx.query(beginText, [userId, input.caseId, input.activity, input.note ?? null, begins]);
    return shown(call);
  }),
  handle(stopTimer, async (call) => {
    const { tx, actor, input, write } = call;
    const timer = await runningTimer(tx, actor.userId);
    const { userId } = actor;
    const now = nowOf(call);
    const enteredUntil = timer && (await lastEnd(tx, userId, timer.startedAt, now));
    await write(decideStop(timer, { ...input, now, userId, enteredUntil }));
    await tx.query(endText, [actor.userId]);
    return shown(call);
  }),
  handle(discardTimer, async (call) => {
    await call.tx.query(endText, [call.actor.userId]);
    return shown(call);
  }),
];

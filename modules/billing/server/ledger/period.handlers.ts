import { approvalPoint, requestApproval } from '#correspondence/server';
import type { Approving } from '#correspondence/server';
import { accept } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { Refused, handle, newId, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { monthText } from '#platform/domain';
import {
  closeMonth,
  decideClosing,
  decideReopening,
  monthBefore,
  readUnfinished,
  reopenMonth,
} from '../../domain/index.ts';
import type { PeriodFacts } from '../../domain/index.ts';
import { practiceDay } from '../practice-day.ts';
import { unfinishedOf } from './unfinished-of-month.ts';

const periodText = `select id, month, status, concurrency_stamp as "concurrencyStamp"
  from ledger_periods where month = $1 and not is_deleted`;

/** The lock of migration 552: whoever posts up to the month has ended, or waits. */
const lockText = `select pg_advisory_xact_lock(hashtextextended('ledger ' || current_tenant(), 0))`;

async function lockedPeriod(tx: Tx, month: string): Promise<PeriodFacts | null> {
  await tx.query(lockText);
  const [row] = await tx.query<PeriodFacts>(periodText, [month]);
  return row ?? null;
}

export const periodHandlers: readonly Handler[] = [
  handle(readUnfinished, async ({ tx, services, input }) => ({
    month: input.month,
    items: [...(await unfinishedOf(tx, services, input.month))],
  })),

  handle(closeMonth, async ({ tx, services, actor, input, answers, write }) => {
    const { month } = input;
    const row = await lockedPeriod(tx, month);
    const closing = {
      month,
      note: input.note ?? null,
      id: newId(),
      row,
      unfinished: await unfinishedOf(tx, services, month),
      by: actor.userId,
      today: await practiceDay(tx, services),
      now: services.now().toISOString(),
    };
    await write(decideClosing(closing, answers));
    return { id: row?.id ?? closing.id, month };
  }),

  handle(reopenMonth, async (call) => {
    const { record, input, commit } = call;
    const { month } = record;
    throwUnlessAccepted(await reopeningOf(call, month, input.reason));
    await requestApproval(call, {
      kind: 'reopenMonth',
      subject: `Open ${monthText(month)} again`,
      outcome: `Everything dated in ${monthText(month)} can be entered and posted again until the month is closed once more. Months before it stay closed.`,
      recordId: record.id,
      reason: input.reason,
      payload: { month, reason: input.reason },
    });
    return commit(accept());
  }),
];

const lockedBeforeText = `select max(month) as month from ledger_periods where status = 'closed' and not is_deleted`;

/** What opening the month would do now: the last closed one, with all before it staying closed. */
async function reopeningOf(
  { tx, services, actor }: Pick<Approving, 'tx' | 'services' | 'actor'>,
  month: string,
  reason: string,
): Promise<Decision> {
  const row = await lockedPeriod(tx, month);
  if (!row) throw new Refused('notFound');
  const [last] = await tx.query<{ month: string }>(lockedBeforeText);
  const before = monthBefore(`${month}-01`);
  return decideReopening(row, {
    reason,
    by: actor.userId,
    now: services.now().toISOString(),
    lastClosed: last?.month ?? month,
    before: { month: before, row: await lockedPeriod(tx, before), id: newId() },
  });
}

type Reopening = { readonly month: string; readonly reason: string };

/** Two people open a month: one asks, another one agrees. */
export const reopeningApproved = approvalPoint.contribute({
  kind: 'reopenMonth',
  ability: reopenMonth.ability,
  async perform(call, payload) {
    const { month, reason } = payload as Reopening;
    await call.write(await reopeningOf(call, month, reason));
  },
});

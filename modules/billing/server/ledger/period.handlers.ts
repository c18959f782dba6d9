import { handle, newId } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  closeMonth,
  decideClosing,
  decideReopening,
  readUnfinished,
  reopenMonth,
} from '../../domain/index.ts';
import type { PeriodFacts } from '../../domain/index.ts';
import { practiceDay } from '../practice-day.ts';
import { unfinishedOf } from './unfinished-of-month.ts';

const periodText = `select id, month, status, concurrency_stamp as "concurrencyStamp"
  from ledger_periods where month = $1 and not is_deleted`;

/** The lock of migration 225: whoever posts into the month has ended, or waits. */
const lockText = `select pg_advisory_xact_lock(hashtextextended('ledger ' || current_tenant() || $1::text, 0))`;

async function lockedPeriod(tx: Tx, month: string): Promise<PeriodFacts | null> {
  await tx.query(lockText, [month]);
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

  handle(reopenMonth, ({ record, actor, input, services, commit }) =>
    commit(
      decideReopening(record, {
        reason: input.reason,
        by: actor.userId,
        now: services.now().toISOString(),
      }),
    ),
  ),
];

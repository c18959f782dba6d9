import { addDays } from '#kernel/domain';
import { Refused, acrossTenants, defineJob, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { tenantZone } from '#platform/server';
import { isSent, stopOf } from '../../domain/index.ts';
import { remindersPoint } from './define-reminders.ts';
import type { Reminders } from './define-reminders.ts';
import { placeOf } from './place-of-reminder.ts';
import { logOf } from './reminder-records.ts';
import { sendReminder } from './send-reminder.ts';
import type { DueReminder } from './send-reminder.ts';

type Candidate = { readonly tenantId: string; readonly id: string };

/** Read together, so that many records that wait for nothing cost one statement. */
const together = 500;

/** A day is over at other times in other places: what may be due anywhere is looked at. */
const candidatesOf = async ({ hostDb, now }: Services, { candidates }: Reminders) => {
  const today = now().toISOString().slice(0, 10);
  const [found] = await hostDb.batch(acrossTenants, [
    candidates(addDays(today, -1), addDays(today, 1)),
  ]);
  return (found?.rows ?? []) as Candidate[];
};

type Due = { readonly zone: string; readonly due: readonly DueReminder[] };

/** Nobody is written to at night. */
const dueIn = (
  services: Services,
  tenantId: string,
  reminders: Reminders,
  ids: readonly string[],
): Promise<Due> =>
  services.db.transaction(systemContext(tenantId), async (tx) => {
    const zone = await tenantZone(tx);
    const due: DueReminder[] = [];
    for (let from = 0; from < ids.length; from += together) {
      const part = ids.slice(from, from + together);
      const log = await logOf(tx, reminders.kind, part);
      const at = { tx, services, zone, isLocked: false };
      for (const { facts, stopped, due: dueOn } of await reminders.prepare(at, part)) {
        const { today, isOpen } = placeOf(facts, zone, services.now());
        const known = log(facts.id);
        if (!isOpen || stopOf(known) !== null || stopped(today) !== null) continue;
        const steps = dueOn(today).filter((step) => !isSent(known, step));
        due.push(
          ...steps.map(({ step, occasion }) => ({ reminders, id: facts.id, step, occasion })),
        );
      }
    }
    return { zone, due };
  });

async function send(services: Services, tenantId: string, zone: string, due: DueReminder) {
  const { kind } = due.reminders;
  try {
    await services.db.transaction(systemContext(tenantId, `reminder:${kind}:${due.id}`), (tx) =>
      sendReminder(tx, services, due, zone),
    );
  } catch (error) {
    // Whoever cannot be reached is tried again with the next hour; the others do not wait for it.
    if (!(error instanceof Refused)) throw error;
    services.log.info(
      { tenantId, kind, recordId: due.id, reason: error.code },
      'a reminder was not sent',
    );
  }
}

async function remind(services: Services, reminders: Reminders, signal: AbortSignal) {
  const found = Map.groupBy(await candidatesOf(services, reminders), ({ tenantId }) => tenantId);
  for (const [tenantId, candidates] of found) {
    const ids = candidates.map(({ id }) => id);
    const { zone, due } = await dueIn(services, tenantId, reminders, ids);
    for (const one of due) {
      signal.throwIfAborted();
      await send(services, tenantId, zone, one);
    }
  }
}

/**
 * Every hour, so that a lost one costs nothing and every place has its morning. A kind that fails does
 * not hold up the others.
 */
export const sendRemindersJob = defineJob({
  name: 'correspondence.sendReminders',
  cron: '20 * * * *',
  async run(_data, services, signal) {
    const failed: unknown[] = [];
    for (const reminders of remindersPoint.of(services)) {
      signal.throwIfAborted();
      await remind(services, reminders, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        failed.push(error);
      });
    }
    if (failed.length) throw new AggregateError(failed, 'Some reminders were not sent');
  },
});

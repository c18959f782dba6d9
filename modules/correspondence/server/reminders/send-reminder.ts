import { accept, create, together } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { isSent, reminderLog, stopOf } from '../../domain/index.ts';
import type { DueStep, Reminded } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import type { ReadyStep, Recipient, Reminders } from './define-reminders.ts';
import { placeOf } from './place-of-reminder.ts';
import { aboutRecord, lockReminders, logOf } from './reminder-records.ts';

/** What is sent of one record; everything else is read again. */
export type DueReminder = Pick<DueStep, 'step' | 'occasion'> & {
  readonly reminders: Reminders;
  readonly id: string;
};

async function deliver(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  facts: Reminded,
  step: ReadyStep,
  recipient: Recipient,
): Promise<void> {
  const { fromModule, objectId, objectName } = facts;
  if (recipient.way === 'task') return;
  if (!('to' in recipient)) {
    const words = step.notice();
    if (!words) throw new Error('Reminders by notification need a `notice`');
    await notify(tx, services, {
      recipientIds: [recipient.userId],
      title: words.title,
      content: words.content.markup,
      type: 'Action Required',
      fromModule,
      objectId,
      objectReferenceName: objectName,
    });
    return;
  }
  if (step.send) return void (await step.send(recipient.to));
  const letter = step.letter();
  if (!letter) throw new Error('Reminders by mail need a `letter`');
  await queueMail(tx, services, { ...letter, to: recipient.to, fromModule, objectId, objectName });
}

const textOf = (texts: readonly string[]): string | null => [...new Set(texts)].join(', ') || null;

const logLine = (step: ReadyStep, today: PlainDate, recipients: readonly Recipient[]) => ({
  step: step.step,
  occasion: step.occasion,
  stepName: step.stepName,
  outcome: 'sent' as const,
  sentOn: today,
  sentBy: recipients[0]?.way ?? null,
  sentTo: textOf(recipients.flatMap((one) => ('to' in one ? [one.to] : []))),
  toldName: textOf(recipients.flatMap((one) => ('name' in one ? [one.name] : []))),
});

/**
 * The line of the log comes with the message or neither does; of two workers the second finds the line.
 * The record is read again: what changed meanwhile decides. False: nothing had to be sent, or nobody
 * could be reached.
 */
export async function sendReminder(
  tx: Tx,
  services: Services,
  { reminders, id, step: name, occasion }: DueReminder,
  zone: string,
): Promise<boolean> {
  const { kind } = reminders;
  await lockReminders(tx, kind, id);
  const [one] = await reminders.prepare({ tx, services, zone, isLocked: true }, [id]);
  if (!one) return false;
  const { today } = placeOf(one.facts, zone, services.now());
  const log = (await logOf(tx, kind, [id]))(id);
  if (stopOf(log) !== null || one.stopped(today) !== null) return false;
  const step = one.due(today).find((due) => due.step === name && due.occasion === occasion);
  if (!step || isSent(log, step)) return false;
  const recipients = await step.recipients();
  if (!recipients.length) return false;
  const line = { ...aboutRecord(kind, one.facts), ...logLine(step, today, recipients) };
  const entry = accept(create(reminderLog, { ...line, ...(await step.figures()) }));
  for (const recipient of recipients) await deliver({ tx, services }, one.facts, step, recipient);
  await writeBySystem({ tx, services }, together([entry, await step.then(recipients)]));
  return true;
}

import { addDays, can } from '#kernel/domain';
import { Refused, answer, handle, isUuid } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { tenantZone } from '#platform/server';
import {
  daysAhead,
  decideResume,
  decideStop,
  kindsForCustomers,
  listRemindersOfRecord,
  nextStep,
  previewReminders,
  reminderKinds,
  reminderLog,
  resumeReminders,
  stopOf,
  stopReminders,
} from '../../domain/index.ts';
import type { LoggedReminder, ReminderKind } from '../../domain/index.ts';
import { readRecord } from '../send/read-record.ts';
import { remindersPoint } from './define-reminders.ts';
import type { Prepared, ReadyStep, Recipient, Reminders } from './define-reminders.ts';
import { placeOf } from './place-of-reminder.ts';
import { aboutRecord, lockReminders, logOf } from './reminder-records.ts';

/** A page of it can be read; what comes first is shown first. */
const mostShown = 200;
const mostCandidates = 2000;

const shownTo = (recipient: Recipient): string =>
  'to' in recipient ? recipient.to : recipient.name;

/** In the words of the refusal where nobody can be reached. */
async function recipientsOf(step: ReadyStep): Promise<readonly string[]> {
  try {
    return (await step.recipients()).map(shownTo);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

type Coming = {
  readonly kind: ReminderKind;
  readonly one: Prepared;
  readonly dueOn: string;
  readonly step: ReadyStep;
  readonly stoppedByHand: string | null;
  readonly stopped: string | null;
};

type Asked = { readonly objectId: string | null; readonly days: number; readonly zone: string };

/** Under the rights of the caller: cases that they may not see are left out by the database. */
async function comingOf(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  reminders: Reminders,
  { objectId, days, zone }: Asked,
): Promise<readonly Coming[]> {
  const { kind } = reminders;
  const today = services.now().toISOString().slice(0, 10);
  const { text, values } = reminders.candidates(addDays(today, -1), addDays(today, days + 1));
  const rows = await tx.query<{ id: string }>(text, values);
  const ids = rows.slice(0, mostCandidates).map(({ id }) => id);
  const log = await logOf(tx, kind, ids);
  const prepared = await reminders.prepare({ tx, services, zone, isLocked: false }, ids);
  return prepared.flatMap((one): Coming[] => {
    if (objectId && one.facts.objectId !== objectId) return [];
    const known = log(one.facts.id);
    const place = placeOf(one.facts, zone, services.now());
    const next = nextStep((day) => one.due(day), known, place.today, days);
    if (!next) return [];
    const stoppedByHand = stopOf(known);
    return [{ ...next, kind, one, stoppedByHand, stopped: one.stopped(next.dueOn) }];
  });
}

const previewHandler = handle(previewReminders, async ({ tx, services, input }) => {
  const zone = await tenantZone(tx);
  const days = input.days ?? daysAhead;
  const found: Coming[] = [];
  for (const reminders of remindersPoint.of(services)) {
    if (input.kind && reminders.kind !== input.kind) continue;
    const asked = { objectId: input.objectId?.trim() || null, days, zone };
    found.push(...(await comingOf({ tx, services }, reminders, asked)));
  }
  const sorted = found.toSorted(
    (a, b) =>
      a.dueOn.localeCompare(b.dueOn) ||
      a.one.facts.objectName.localeCompare(b.one.facts.objectName),
  );
  const items = [];
  for (const { kind, one, dueOn, step, stopped, stoppedByHand } of sorted.slice(0, mostShown)) {
    const { id, fromModule, objectId, objectName } = one.facts;
    items.push({
      kind,
      recordId: id,
      stepName: step.stepName,
      dueOn,
      to: [...(await recipientsOf(step))],
      stopped: stoppedByHand ?? stopped,
      isStoppedByHand: stoppedByHand !== null,
      fromModule,
      objectId,
      objectName,
    });
  }
  return { items, totalCount: found.length };
});

const ofRecordText = `select id, kind, record_id as "recordId", step, step_name as "stepName", occasion,
    outcome, sent_on::text as "sentOn", sent_by as "sentBy", sent_to as "sentTo",
    told_name as "toldName", amount::text as amount, total_amount::text as "totalAmount", reason
  from reminder_log where object_id = $1 and kind = any ($2::text[])
  order by creation_time, id limit 500`;

/** Whoever may not read the record learns nothing of its reminders; the customer sees those to them. */
const ofRecordHandler = handle(listRemindersOfRecord, async ({ tx, actor, input }) => {
  const { id } = await readRecord(tx, actor, input);
  const seesAll = can(actor, `${reminderLog.name}.list`);
  const all = seesAll ? (Object.keys(reminderKinds) as ReminderKind[]) : kindsForCustomers;
  const kinds = all.filter((kind) => !input.kind || kind === input.kind);
  const items = await tx.query<LoggedReminder>(ofRecordText, [id, kinds]);
  return { items, totalCount: items.length };
});

type Named = { readonly kind: ReminderKind; readonly recordId: string };

/** The record as the caller sees it, and its log, while nobody sends or stops. */
async function heldRecord(tx: Tx, services: Services, { kind, recordId }: Named) {
  const reminders = remindersPoint.of(services).find((one) => one.kind === kind);
  if (!reminders || !isUuid(recordId)) throw new Refused('notFound');
  await lockReminders(tx, kind, recordId);
  const zone = await tenantZone(tx);
  const at = { tx, services, zone, isLocked: false };
  const [one] = await reminders.prepare(at, [recordId]);
  if (!one) throw new Refused('notFound');
  const { today } = placeOf(one.facts, zone, services.now());
  const log = (await logOf(tx, kind, [recordId]))(recordId);
  return { about: aboutRecord(kind, one.facts), log, today };
}

const stopHandler = handle(stopReminders, async ({ tx, services, input, write }) => {
  const { about, log, today } = await heldRecord(tx, services, input);
  await write(decideStop(about, log, input.reason, today));
  return answer(null, 204);
});

const resumeHandler = handle(resumeReminders, async ({ tx, services, input, write }) => {
  const { about, log, today } = await heldRecord(tx, services, input);
  await write(decideResume(about, log, today));
  return answer(null, 204);
});

export const reminderHandlers: readonly Handler[] = [
  previewHandler,
  ofRecordHandler,
  stopHandler,
  resumeHandler,
];

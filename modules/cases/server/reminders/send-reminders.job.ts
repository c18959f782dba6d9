import { clockTimeIn, dayIn } from '#kernel/domain';
import { Refused, acrossTenants, defineJob, newId, systemContext, tableOf } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  dueOccasion,
  isOfficeHour,
  messageOfReminder,
  paperworkTypes,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType, ReminderFacts, Rule } from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { queueCaseMessage } from '../letters/case-message.ts';

const rulesText = `select tenant_id as "tenantId", id, what, days::int as days, side, sent_by as "sentBy"
  from reminder_rules where is_active and what <> 'quotationExpires' and not is_deleted order by tenant_id, id`;

/** Cases of which these rules could speak on this day; the rules decide. */
const casesText = (
  type: CaseType,
) => `select id, creation_time as "creationTime", step, is_on_hold as "isOnHold", is_closed as "isClosed",
    appointment_date as "appointmentDate", appointment_zone as "appointmentZone",
    paperwork_due_date::text as "paperworkDueDate", paperwork_received_on::text as "paperworkReceivedOn",
    paperwork_sent_on::text as "paperworkSentOn", attendance_outcome as "attendanceOutcome",
    report_due_date::text as "reportDueDate", report_received_on::text as "reportReceivedOn"
  from ${tableOf(type.resource)}
  where not is_deleted and not is_on_hold and not is_closed and (
    appointment_date between $1::date - $2::int and $1::date + $2::int
    or paperwork_due_date between $1::date - $2::int and $1::date + $2::int
    or report_due_date between $1::date - $2::int and $1::date + $2::int)
  order by id`;

const day = (value: unknown): string | null => (value ? String(value).slice(0, 10) : null);

function factsOf(record: CaseRecord, zone: string): ReminderFacts {
  const { appointmentDate, appointmentZone } = record;
  return {
    createdOn: dayIn(zone, new Date(String(record['creationTime']))),
    step: record.step,
    isOnHold: record.isOnHold,
    isClosed: record.isClosed === true,
    appointmentDay: appointmentDate
      ? dayIn(String(appointmentZone ?? zone), new Date(String(appointmentDate)))
      : null,
    paperworkDueDate: day(record.paperworkDueDate),
    paperworkReceivedOn: day(record.paperworkReceivedOn),
    paperworkSentOn: day(record.paperworkSentOn),
    attendanceOutcome: record.attendanceOutcome ? String(record.attendanceOutcome) : null,
    reportDueDate: day(record.reportDueDate),
    reportReceivedOn: day(record.reportReceivedOn),
  };
}

/** The row comes with the message or neither does, and of two workers one writes it. */
const claimText = `insert into case_reminders (tenant_id, id, case_id, rule_id, occasion, what, sent_by, destination)
  values (current_tenant(), $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7)
  on conflict do nothing returning id`;

const knownText = `select 1 from case_reminders
  where case_id = $1::uuid and rule_id = $2::uuid and occasion = $3 and not is_deleted`;

async function remind(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
  rule: Rule,
  occasion: string,
): Promise<void> {
  const known = await tx.query(knownText, [record.id, rule.id, occasion]);
  if (known.length) return;
  const isSms = rule.sentBy === 'sms';
  const message = messageOfReminder[rule.what];
  if (!message) return;
  const to = await queueCaseMessage(tx, services, { type, record, message, isSms });
  const values = [newId(), record.id, rule.id, occasion, rule.what, rule.sentBy, to];
  const [claimed] = await tx.query<{ id: string }>(claimText, values);
  if (!claimed) throw new Refused('stale');
}

type Due = { readonly caseId: string; readonly rule: Rule; readonly today: string };

/** The case is read again: what changed meanwhile decides. */
async function remindOfCase(
  services: Services,
  tenantId: string,
  type: CaseType,
  { caseId, rule, today }: Due,
): Promise<void> {
  const context = systemContext(tenantId, `reminder:${caseId}`);
  try {
    await services.db.transaction(context, async (tx) => {
      const record = await storedCase(tx, type, caseId);
      if (!record) return;
      const occasion = dueOccasion(rule, factsOf(record, await tenantZone(tx)), today);
      if (occasion) await remind(tx, services, type, record, rule, occasion);
    });
  } catch (error) {
    // Whoever cannot be reached is tried again with the next hour; the others do not wait for it.
    if (!(error instanceof Refused)) throw error;
    services.log.info({ tenantId, caseId, reason: error.code }, 'a reminder was not sent');
  }
}

/** Nobody is written to at night. */
async function dueToday(
  { db, now }: Services,
  tenantId: string,
  type: CaseType,
  rules: readonly Rule[],
): Promise<Due[]> {
  return db.transaction(systemContext(tenantId), async (tx) => {
    const zone = await tenantZone(tx);
    if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return [];
    const today = dayIn(zone, now());
    const reach = Math.max(...rules.map(({ days }) => days)) + 4;
    const rows = await tx.query<CaseRecord>(casesText(type), [today, reach]);
    return rows.flatMap((record) =>
      rules
        .filter((rule) => dueOccasion(rule, factsOf(record, zone), today))
        .map((rule) => ({ caseId: record.id, rule, today })),
    );
  });
}

/** Every hour, so that a lost one costs nothing and every zone has its morning. */
export const sendRemindersJob = defineJob({
  name: 'cases.sendReminders',
  cron: '20 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: rulesText }]);
    const rules = (found?.rows ?? []) as (Rule & { tenantId: string })[];
    for (const [tenantId, own] of Map.groupBy(rules, (rule) => rule.tenantId)) {
      for (const type of paperworkTypes) {
        for (const due of await dueToday(services, tenantId, type, own)) {
          signal.throwIfAborted();
          await remindOfCase(services, tenantId, type, due);
        }
      }
    }
  },
});

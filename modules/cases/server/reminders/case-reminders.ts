import { defineReminders } from '#correspondence/server';
import type { Reminded } from '#correspondence/domain';
import { dayIn } from '#kernel/domain';
import { tableOf } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  anyCase,
  baseDayFields,
  dueOccasion,
  messageOfReminder,
  paperworkTypes,
  ruleName,
} from '../../domain/index.ts';
import type {
  CaseMessage,
  CaseRecord,
  CaseType,
  DatedReminderKind,
  ReminderFacts,
  Rule,
} from '../../domain/index.ts';
import { remindedCase, storedCases } from '../engine/index.ts';
import { destinationOfMessage, queueCaseMessage } from '../letters/case-message.ts';

const rulesText = `select id, what, days::int as days, side, sent_by as "sentBy" from reminder_rules
  where what = $1 and is_active and not is_deleted order by side, days, id`;

const rulesOf = (kind: DatedReminderKind) => (tx: Tx) => tx.query<Rule>(rulesText, [kind]);

/** Cases whose day lies as far away as one of the rules says; the rule decides. */
const candidatesText = (kind: DatedReminderKind): string =>
  paperworkTypes
    .map(
      ({ resource }) => `select t.tenant_id as "tenantId", t.id from ${tableOf(resource)} t
  where not t.is_deleted and not t.is_on_hold and not t.is_closed and exists (
    select from reminder_rules r where r.tenant_id = t.tenant_id and r.what = '${kind}'
      and r.is_active and not r.is_deleted
      and t.${baseDayFields[kind]} between
        $1::date - 4 + (case r.side when 'before' then 1 else -1 end) * r.days::int
        and $2::date + 2 + (case r.side when 'before' then 1 else -1 end) * r.days::int)`,
    )
    .join('\n  union all\n');

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

type Facts = Reminded & {
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly dates: ReminderFacts;
};

/** People are reminded by the clocks of the place where they meet; of papers by those of the practice. */
const placeOf = (kind: DatedReminderKind, { appointmentZone }: CaseRecord): string | null =>
  baseDayFields[kind] === 'appointment_date' && appointmentZone ? String(appointmentZone) : null;

const caseReminder = (kind: DatedReminderKind, message: CaseMessage) =>
  defineReminders({
    kind,
    on: anyCase,
    candidates: (from, until) => ({ text: candidatesText(kind), values: [from, until] }),
    rules: rulesOf(kind),
    async read({ tx, zone }, ids): Promise<readonly Facts[]> {
      const found: Facts[] = [];
      for (const type of paperworkTypes) {
        for (const record of await storedCases(tx, type, ids)) {
          const about = { id: record.id, ...remindedCase(type, record) };
          const place = placeOf(kind, record);
          found.push({ ...about, type, record, zone: place, dates: factsOf(record, zone) });
        }
      }
      return found;
    },
    due: ({ dates }, today, rules) =>
      rules.flatMap((rule) => {
        const occasion = dueOccasion(rule, dates, today);
        return occasion ? [{ step: rule.id, occasion, stepName: ruleName(rule), rule }] : [];
      }),
    async recipients({ tx, services, facts: { type, record }, step: { rule } }) {
      const isSms = rule.sentBy === 'sms';
      const to = await destinationOfMessage(tx, services, { type, record, message, isSms });
      return [{ way: rule.sentBy, to }];
    },
    send: ({ tx, services, facts: { type, record }, step: { rule } }) =>
      queueCaseMessage(tx, services, { type, record, message, isSms: rule.sentBy === 'sms' }),
  });

/** Of the days of a case: its appointment, its paperwork, its report. */
export const caseReminders = (Object.keys(baseDayFields) as DatedReminderKind[]).map((kind) =>
  caseReminder(kind, messageOfReminder[kind]),
);

import { defineReminders, raiseAction } from '#correspondence/server';
import type { Reminded } from '#correspondence/domain';
import { accept, change, create } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { dueChases, mri, mrType, recordContact, ruleFor } from '../../domain/index.ts';
import type { CaseRecord, Chase, ChaseRule, RecordItem } from '../../domain/index.ts';
import { remindedCase, storedCases } from '../engine/index.ts';
import { queueProviderMail } from './record-mail.ts';
import { storedItems } from './record-rows.ts';

const rulesText = `select id, request_type as "requestType", first_days::int as "firstDays", side,
    every_days::int as "everyDays", most::int as most, escalate_after::int as "escalateAfter",
    escalate_to_id as "escalateToId"
  from record_chase_rules where is_active and not is_deleted order by name, id`;

const waitingText = `select i.tenant_id as "tenantId", i.id from medical_record_items i
  join clinical_records r on r.tenant_id = i.tenant_id and r.id = i.mr_id
    and not r.is_on_hold and not r.is_closed and not r.is_deleted
  where i.status = 'requested' and i.due_date <= $1::date + 100
    and not i.is_deleted
    and exists (select from record_chase_rules c where c.tenant_id = i.tenant_id
      and c.is_active and not c.is_deleted)
  order by i.tenant_id, i.id`;

const lockText = `select id from medical_record_items where id = any ($1::uuid[]) for update`;

type Facts = Reminded & { readonly item: RecordItem; readonly record: CaseRecord };

type Step = Chase & {
  readonly step: string;
  readonly stepName: string;
  readonly rule: ChaseRule;
};

/** What is alike for the word to the provider and for the one to a colleague. */
const ofRequest = (kind: Chase['kind']) => ({
  on: mri,
  candidates: (_from: PlainDate, until: PlainDate) => ({ text: waitingText, values: [until] }),
  rules: (tx: Tx) => tx.query<ChaseRule>(rulesText),
  async read(
    { tx, isLocked }: { readonly tx: Tx; readonly isLocked: boolean },
    ids: readonly string[],
  ): Promise<readonly Facts[]> {
    if (isLocked) await tx.query(lockText, [ids]);
    const items = await storedItems(tx, ids);
    const records = await storedCases(tx, mrType, [...new Set(items.map(({ mrId }) => mrId))]);
    return items.flatMap((item) => {
      const record = records.find(({ id }) => id === item.mrId);
      return record && !record.isClosed
        ? [{ id: item.id, ...remindedCase(mrType, record), item, record }]
        : [];
    });
  },
  due({ item }: Facts, today: PlainDate, rules: readonly ChaseRule[]): readonly Step[] {
    const rule = ruleFor(rules, item);
    if (!rule) return [];
    const asked = {
      status: item.status,
      requestType: item.requestType,
      dueDate: item.dueDate ?? null,
      lastChasedOn: item.lastChasedOn ?? null,
    };
    return dueChases(rule, asked, today)
      .filter((chase) => chase.kind === kind)
      .map((chase) => ({ ...chase, step: rule.id, stepName: item.providerName, rule }));
  },
  stopWhen: ({ record }: Facts) => (record.isOnHold ? 'The case is on hold.' : null),
});

const noted = ({ item }: Facts, { rule, kind, occasion }: Step, now: string) =>
  create(recordContact, {
    mrId: item.mrId,
    itemId: item.id,
    kind,
    at: now,
    said: kind === 'reminder' ? 'By the rule' : 'No answer to the reminders',
    destination: kind === 'reminder' ? (item.providerEmail ?? null) : null,
    byName: null,
    ruleId: rule.id,
    occasion,
  });

/** By the rules for chasing, each reminder once. */
export const providerReminders = defineReminders({
  kind: 'recordRequest',
  ...ofRequest('reminder'),
  recipients: ({ facts: { item } }) =>
    Promise.resolve(item.providerEmail ? [{ way: 'mail', to: item.providerEmail }] : []),
  send: ({ tx, services, facts: { item, record } }, to) =>
    queueProviderMail(tx, services, record, {
      itemId: item.id,
      template: 'MedicalRecordReminder',
      note: null,
      to,
    }),
  then: ({ services, facts, step, today }) =>
    Promise.resolve(
      accept(
        noted(facts, step, services.now().toISOString()),
        change(mri, facts.item.id, {
          chaseCount: (facts.item.chaseCount ?? 0) + 1,
          lastChasedOn: today,
          isAnswered: false,
        }),
      ),
    ),
});

const nameText = `select name from accounts where id = $1::uuid and is_active`;

const escalatedTo = ({ record }: Facts, { rule }: Step): string | null =>
  rule.escalateToId ?? (record.picUserId as string | null);

async function raise(tx: Tx, services: Services, { facts, userId, today, occasion }: Raising) {
  const { item, record } = facts;
  await raiseAction(tx, services, {
    key: `record-chase ${item.id} ${occasion}`,
    title: `${item.providerName} does not answer`,
    note: `Asked on ${item.requestedOn ?? ''}, reminded ${item.chaseCount ?? 0} times.`,
    assignedUserId: userId,
    dueDate: today,
    fromModule: 'MR',
    objectId: record.id,
    objectReferenceName: record.caseNo,
    claimantName: String(record.claimantName ?? ''),
  });
}

type Raising = {
  readonly facts: Facts;
  readonly userId: string;
  readonly today: PlainDate;
  readonly occasion: string;
};

/** To the person of the rule, else to whoever is in charge of the case. */
export const providerEscalations = defineReminders({
  kind: 'recordEscalation',
  ...ofRequest('escalation'),
  async recipients({ tx, facts, step }) {
    const userId = escalatedTo(facts, step);
    const [person] = userId ? await tx.query<{ name: string }>(nameText, [userId]) : [];
    return userId && person ? [{ way: 'task', userId, name: person.name }] : [];
  },
  async then({ tx, services, facts, step, today }) {
    const userId = escalatedTo(facts, step);
    if (!userId) return accept();
    await raise(tx, services, { facts, userId, today, occasion: step.occasion });
    return accept(
      noted(facts, step, services.now().toISOString()),
      change(mri, facts.item.id, { escalatedToId: userId }),
    );
  },
});

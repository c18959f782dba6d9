import { accept, change, clockTimeIn, create, dayIn } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { raiseAction } from '#correspondence/server';
import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  dueChases,
  isOfficeHour,
  mri,
  mrType,
  priorityOf,
  recordContact,
  ruleFor,
} from '../../domain/index.ts';
import type { CaseRecord, Chase, ChaseRule, RecordItem } from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { queueProviderMail } from './record-mail.ts';
import { storedItem } from './record-rows.ts';

type TenantRule = ChaseRule & { readonly tenantId: string };

const rulesText = `select tenant_id as "tenantId", id, request_type as "requestType",
    first_days::int as "firstDays", side, every_days::int as "everyDays", most::int as most,
    escalate_after::int as "escalateAfter", escalate_to_id as "escalateToId"
  from record_chase_rules where is_active and not is_deleted order by tenant_id, name, id`;

/** Practices with requests that wait, whether or not they have a rule: priorities grow old by themselves. */
const tenantsText = `select distinct tenant_id as "tenantId" from medical_record_items
  where status = 'requested' and not is_deleted`;

const waitingText = `select i.id from medical_record_items i
  join clinical_records r on r.tenant_id = i.tenant_id and r.id = i.mr_id
    and not r.is_on_hold and not r.is_closed and not r.is_deleted
  where i.status = 'requested' and i.due_date <= $1::date + 100 and not i.is_deleted order by i.id`;

const knownText = `select 1 from medical_record_contacts
  where item_id = $1::uuid and rule_id = $2::uuid and occasion = $3`;

type Turn = {
  readonly item: RecordItem;
  readonly record: CaseRecord;
  readonly rule: ChaseRule;
  readonly today: PlainDate;
};

const noted = ({ item, rule }: Turn, { kind, occasion }: Chase, now: string) =>
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

/** The line in the history comes with the mail or neither does; of two workers one writes it. */
async function remind(tx: Tx, services: Services, turn: Turn, chase: Chase): Promise<void> {
  const { item, record, today } = turn;
  if (!item.providerEmail) return;
  await queueProviderMail(tx, services, record, {
    itemId: item.id,
    template: 'MedicalRecordReminder',
    note: null,
    to: item.providerEmail,
  });
  const decision: Decision = accept(
    noted(turn, chase, services.now().toISOString()),
    change(mri, item.id, {
      chaseCount: (item.chaseCount ?? 0) + 1,
      lastChasedOn: today,
      isAnswered: false,
    }),
  );
  await writeBySystem({ tx, services }, decision);
}

/** To the person of the rule, else to whoever is in charge of the case. */
async function escalate(tx: Tx, services: Services, turn: Turn, chase: Chase): Promise<void> {
  const { item, record, rule, today } = turn;
  const userId = rule.escalateToId ?? (record.picUserId as string | null);
  if (!userId) return;
  await raiseAction(tx, services, {
    key: `record-chase ${item.id} ${chase.occasion}`,
    title: `${item.providerName} does not answer`,
    note: `Asked on ${item.requestedOn ?? ''}, reminded ${item.chaseCount ?? 0} times.`,
    assignedUserId: userId,
    dueDate: today,
    fromModule: 'MR',
    objectId: record.id,
    objectReferenceName: record.caseNo,
    claimantName: String(record.claimantName ?? ''),
  });
  const decision = accept(
    noted(turn, chase, services.now().toISOString()),
    change(mri, item.id, { escalatedToId: userId }),
  );
  await writeBySystem({ tx, services }, decision);
}

async function refreshPriority(tx: Tx, services: Services, item: RecordItem, today: PlainDate) {
  const priority = priorityOf({ status: item.status, dueDate: item.dueDate ?? null }, today);
  if (priority === item.priority) return;
  await writeBySystem({ tx, services }, accept(change(mri, item.id, { priority })));
}

const lockText = `select id from medical_record_items where id = $1::uuid for update`;

/** The request is read again: what changed meanwhile decides. */
async function chaseItem(
  tx: Tx,
  services: Services,
  id: string,
  rules: readonly ChaseRule[],
  today: PlainDate,
): Promise<void> {
  await tx.query(lockText, [id]);
  const item = await storedItem(tx, id);
  const record = item && (await storedCase(tx, mrType, item.mrId));
  if (!record || record.isOnHold || record.isClosed) return;
  await refreshPriority(tx, services, item, today);
  const rule = ruleFor(rules, item);
  if (!rule) return;
  const turn = { item, record, rule, today };
  const asked = {
    status: item.status,
    requestType: item.requestType,
    dueDate: item.dueDate ?? null,
    lastChasedOn: item.lastChasedOn ?? null,
  };
  for (const chase of dueChases(rule, asked, today)) {
    const known = await tx.query(knownText, [id, rule.id, chase.occasion]);
    if (known.length) continue;
    await (chase.kind === 'reminder' ? remind : escalate)(tx, services, turn, chase);
  }
}

/** Nobody is written to at night. */
async function chaseOfTenant(
  services: Services,
  tenantId: string,
  rules: readonly ChaseRule[],
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const { zone, ids } = await db.transaction(systemContext(tenantId), async (tx) => ({
    zone: await tenantZone(tx),
    ids: (await tx.query<{ id: string }>(waitingText, [now()])).map(({ id }) => id),
  }));
  if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return;
  const today = dayIn(zone, now());
  for (const id of ids) {
    signal.throwIfAborted();
    await db.transaction(systemContext(tenantId, `record-chase:${id}`), (tx) =>
      chaseItem(tx, services, id, rules, today),
    );
  }
}

/** Every hour, so that a lost one costs nothing; each reminder leaves once. */
export const chaseProvidersJob = defineJob({
  name: 'cases.chaseProviders',
  cron: '35 * * * *',
  async run(_data, services, signal) {
    const [found, tenants] = await services.hostDb.batch(acrossTenants, [
      { text: rulesText },
      { text: tenantsText },
    ]);
    const rules = (found?.rows ?? []) as TenantRule[];
    for (const { tenantId } of (tenants?.rows ?? []) as { tenantId: string }[]) {
      const own = rules.filter((rule) => rule.tenantId === tenantId);
      await chaseOfTenant(services, tenantId, own, signal);
    }
  },
});

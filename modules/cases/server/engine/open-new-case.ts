import { accept, change, emit } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { defineRule } from '#kernel/server';
import type { Rule, Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';
import { caseCreated } from '../../domain/index.ts';
import type { CaseRecord, CaseType, PersonsInCharge } from '../../domain/index.ts';
import { personsInCharge } from './move-facts.ts';
import { storedCase } from './stored-case.ts';
import { todayOf } from '#platform/server';

/** The customer of a case: named, else of the case that it supplements, else of its case manager. */
const payerText = `select coalesce(
    (select o.company_id from cases o where o.id = $1::uuid and not o.is_deleted),
    (select m.company_id from party_case_managers m where m.id = $2::uuid)) as id`;

/** The first of them who works for the customer; then the case manager of the claimant, if they do. */
const cmText = `select m.id from (select id, at from unnest($1::uuid[]) with ordinality as own (id, at)
      union all select k.case_manager_id, 1000 from party_clients k where k.id = $3::uuid) u
    join party_case_managers m on m.id = u.id and m.is_active
  where $2::uuid is null or m.company_id = $2::uuid
    or m.id in (select case_managers_for_company($2::uuid))
  order by u.at limit 1`;

type Parties = { readonly bookingCmId: string | null; readonly companyId: string | null };

/** A case manager who orders it is its booking CM, whoever else looks after the claimant. */
async function partiesOf(tx: Tx, actor: Actor | null, record: CaseRecord): Promise<Parties> {
  const given = (key: string) => (record[key] as string | null | undefined) ?? null;
  const own = actor?.ids.caseManagerId ?? [];
  const [cm] = given('bookingCmId')
    ? []
    : await tx.query<{ id: string }>(cmText, [own, given('companyId'), given('clientId')]);
  const bookingCmId = given('bookingCmId') ?? cm?.id ?? null;
  if (given('companyId')) return { bookingCmId, companyId: given('companyId') };
  const [payer] = await tx.query<{ id: string | null }>(payerText, [
    given('originCaseId'),
    bookingCmId,
  ]);
  return { bookingCmId, companyId: payer?.id ?? null };
}

const companyText = `select prepayment_required as required from party_companies where id = $1::uuid`;

const settingText = 'select settings from platform_tenants where id = current_tenant()';

/** Whether the practice wants an answer about conflicts before anything leaves. */
async function asksFirst(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(settingText);
  return settingValue('ICS.Feature.ConflictFirst', row?.settings ?? {}) === 'true';
}

type NewCase = {
  readonly record: CaseRecord;
  readonly parties: Parties;
  readonly persons: PersonsInCharge;
  readonly paysFirst: boolean;
};

async function newCase(
  tx: Tx,
  actor: Actor | null,
  type: CaseType,
  id: string,
): Promise<NewCase | null> {
  const record = await storedCase(tx, type, id);
  if (!record) return null;
  const parties = await partiesOf(tx, actor, record);
  const persons = await personsInCharge(tx, { ...record, ...parties });
  const [company] = parties.companyId
    ? await tx.query<{ required: boolean }>(companyText, [parties.companyId])
    : [];
  return { record, parties, persons, paysFirst: company?.required ?? false };
}

const opened = (
  type: CaseType,
  { record, parties, persons, paysFirst }: NewCase,
  { today, asks }: { readonly today: PlainDate; readonly asks: boolean },
) => [
  change(type.resource, record.id, {
    ...parties,
    requestedOn: record.requestedOn ?? today,
    nextStep: 'REQUEST_RECEIVED',
    nextDueDate: today,
    picUserId: persons.REQUEST_RECEIVED ?? null,
    ...('prepaymentStatus' in type.resource.fields &&
      paysFirst && { prepaymentStatus: 'required' }),
    ...('asksFirst' in type.resource.fields && asks && { asksFirst: true }),
  }),
  emit(caseCreated({ caseId: record.id, caseType: type.key })),
];

export const openNewCase = (type: CaseType): Rule =>
  defineRule({
    name: 'cases.openNewCase',
    sentence:
      'A new case waits for somebody from its first second: today is the day of the request.',
    on: type.resource,
    when: ['create'],
    writes: [type.resource],
    async more({ tx, actor, services }, changes) {
      const cases: NewCase[] = [];
      for (const { id } of changes)
        cases.push(...[(await newCase(tx, actor, type, id)) ?? []].flat());
      return { cases, today: await todayOf(tx, services), asks: await asksFirst(tx) };
    },
    decide: (_changes, _asked, { cases, ...day }) =>
      accept(cases.map((one) => opened(type, one, day))),
  });

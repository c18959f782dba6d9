import { accept, change, emit } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defineRule } from '#kernel/server';
import type { Rule, Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';
import { caseCreated } from '../../domain/index.ts';
import type { CaseRecord, CaseType, PersonsInCharge } from '../../domain/index.ts';
import { personsInCharge } from './move-facts.ts';
import { storedCase } from './stored-case.ts';
import { todayOf } from '#platform/server';

const companyText = `select prepayment_required as required from party_companies where id = $1::uuid`;

const settingText = 'select settings from platform_tenants where id = current_tenant()';

/** Whether the practice wants an answer about conflicts before anything leaves. */
async function asksFirst(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(settingText);
  return settingValue('ICS.Feature.ConflictFirst', row?.settings ?? {}) === 'true';
}

type NewCase = {
  readonly record: CaseRecord;
  readonly persons: PersonsInCharge;
  readonly paysFirst: boolean;
};

async function newCase(tx: Tx, type: CaseType, id: string): Promise<NewCase | null> {
  const record = await storedCase(tx, type, id);
  if (!record) return null;
  const persons = await personsInCharge(tx, record);
  const [company] = record.companyId
    ? await tx.query<{ required: boolean }>(companyText, [record.companyId])
    : [];
  return { record, persons, paysFirst: company?.required ?? false };
}

const opened = (
  type: CaseType,
  { record, persons, paysFirst }: NewCase,
  { today, asks }: { readonly today: PlainDate; readonly asks: boolean },
) => [
  change(type.resource, record.id, {
    requestedOn: record.requestedOn ?? today,
    nextStep: 'REQUEST_RECEIVED',
    nextDueDate: today,
    picUserId: persons.REQUEST_RECEIVED ?? null,
    ...('prepaymentStatus' in type.resource.fields &&
      paysFirst && { prepaymentStatus: 'required' }),
    ...('asksFirst' in type.resource.fields && asks && { asksFirst: true }),
  } as never),
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
    async more({ tx, services }, changes) {
      const cases: NewCase[] = [];
      for (const { id } of changes) cases.push(...[(await newCase(tx, type, id)) ?? []].flat());
      return { cases, today: await todayOf(tx, services), asks: await asksFirst(tx) };
    },
    decide: (_changes, _asked, { cases, ...day }) =>
      accept(cases.map((one) => opened(type, one, day))),
  });

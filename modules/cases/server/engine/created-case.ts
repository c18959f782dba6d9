import { accept, change, emit } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Reaction, Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';
import { caseCreated } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { personsInCharge } from './move-facts.ts';
import { refuseHiddenParties } from './party-facts.ts';
import { todayOf } from './tenant-zone.ts';

const companyText = `select prepayment_required as required from party_companies where id = $1::uuid`;

const settingText = 'select settings from platform_tenants where id = current_tenant()';

/** Whether the practice wants an answer about conflicts before anything leaves. */
async function asksFirst(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(settingText);
  return settingValue('ICS.Feature.ConflictFirst', row?.settings ?? {}) === 'true';
}

/** A new case waits for somebody from its first second: today is the day of the request. */
export const afterCaseCreated =
  (type: CaseType): Reaction =>
  async ({ tx, record: made, actor, services }) => {
    const record = made as object as CaseRecord;
    await refuseHiddenParties(tx, actor, null, record);
    const today = await todayOf(tx, services);
    const persons = await personsInCharge(tx, record);
    const [company] = record.companyId
      ? await tx.query<{ required: boolean }>(companyText, [record.companyId])
      : [];
    const values = {
      requestedOn: record.requestedOn ?? today,
      nextStep: 'REQUEST_RECEIVED',
      nextDueDate: today,
      picUserId: persons.REQUEST_RECEIVED ?? null,
      ...('prepaymentStatus' in type.resource.fields &&
        company?.required && { prepaymentStatus: 'required' }),
      ...('asksFirst' in type.resource.fields && (await asksFirst(tx)) && { asksFirst: true }),
    };
    await writeBySystem(
      { tx, services },
      accept(
        change(type.resource, record.id, values as never),
        emit(caseCreated({ caseId: record.id, caseType: type.key })),
      ),
    );
  };

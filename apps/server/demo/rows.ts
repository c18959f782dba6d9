import { dayIn } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { defaultRecords, defaultsFingerprint } from '#kernel/server';
import { serverModules } from '../compose.ts';
import { editionRows } from '../seed/editions.ts';
import { byTable } from '../seed/load-rows.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import type { Given } from '../seed/records-of.ts';
import { referenceRows } from '../seed/reference/reference-rows.ts';
import { accountRows, accountsIn } from './accounts.ts';
import { actionRows } from './actions.ts';
import { bookingRows } from './booking/rows.ts';
import { caseManagerRows } from './case-managers.ts';
import { clientRows } from './clients.ts';
import { centreRows } from './centres.ts';
import { companiesIn, companyRows } from './companies.ts';
import { companyPartRows } from './company-parts.ts';
import { contractorRows } from './contractors.ts';
import { momentBefore } from './days.ts';
import { feedbackRows } from './feedback.ts';
import { relationRows } from './office/relation-rows.ts';
import { settingRows } from './office/setting-rows.ts';
import { providerRows } from './providers.ts';
import { randomOf } from './random.ts';
import { lastSignIns, signInRows } from './sign-ins.ts';
import { specialistPartRows } from './specialist-parts.ts';
import { specialistRows } from './specialists.ts';
import { staffRows } from './staff.ts';
import { systemErrorRows } from './system-errors.ts';
import { tenantId, tenantNames, tenantRows } from './tenants.ts';
import type { TenantName } from './tenants.ts';
import { updateRows } from './updates.ts';
import { userGroupRows } from './user-groups.ts';
import { valuesIn } from './values.ts';

/** The installation is this old; everything in it is younger. */
const age = 1000;

const rowsIn = ([first]: readonly TableRows[]) => first?.rows ?? [];

/** Every row of the demo, referenced tables first. The same day gives the same rows. */
export function demoRows(now: Date, passwordHash: string): TableRows[] {
  const today = dayIn('Australia/Sydney', now);
  const opened = momentBefore(today, age, randomOf('opening'));

  const fingerprint = defaultsFingerprint(serverModules, now);
  const defaultsOf = (tenant: string): TableRows[] => [
    ...defaultRecords(serverModules, tenant, today).flatMap(({ resource, records }) =>
      recordsOf(resource, records as readonly Given<Fields>[], tenant),
    ),
    { table: 'tenant_defaults', rows: [{ tenant_id: tenant, fingerprint }] },
  ];

  const rowsOf = (tenant: TenantName): TableRows[] => {
    const accounts = accountsIn(tenant);
    const companies = companiesIn(tenant);
    const valueId = valuesIn(tenant, today);
    const specialists = specialistRows(tenant, accounts, today, valueId);
    const managers = caseManagerRows(tenant, companies, accounts, today);
    const contractors = contractorRows(tenant, companies, accounts, today);
    const office = { tenant, companies, accounts, managers: rowsIn(managers), today };
    const brokers = rowsIn(contractors).filter(({ type }) => type === 'broker');
    const parts: TableRows[] = [
      ...defaultsOf(tenantId(tenant)),
      ...accountRows(tenant, accounts, passwordHash, opened, lastSignIns(tenant, accounts, today)),
      signInRows(tenant, accounts, today),
      ...feedbackRows(tenant, accounts, today),
      ...userGroupRows(tenant, accounts, opened),
      ...companyRows(tenant, companies, today),
      ...companyPartRows(tenant, companies, accounts, specialists),
      ...staffRows(tenant, accounts, opened, valueId),
      ...managers,
      ...contractors,
      ...providerRows(tenant, today, valueId),
      ...clientRows(
        tenant,
        companies,
        rowsIn(managers),
        brokers.map(({ id }) => String(id)),
        today,
        valueId,
      ),
      ...specialists,
      ...specialistPartRows(tenant, rowsIn(specialists), today, valueId),
      ...centreRows(tenant, rowsIn(specialists), today, valueId),
      ...relationRows(office),
      ...settingRows(office),
    ];
    return [
      ...parts,
      ...bookingRows(tenant, parts, today, now),
      ...actionRows(tenant, accounts, parts, today),
    ];
  };
  return byTable([
    ...referenceRows(),
    ...editionRows(),
    ...tenantRows(opened),
    ...updateRows(today),
    ...tenantNames.flatMap(rowsOf),
    systemErrorRows(today),
  ]);
}

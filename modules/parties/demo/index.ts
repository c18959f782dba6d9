import type { DemoData, DemoFacts, TableRows } from '#kernel/server';
import { accountsIn } from '#identity/demo';
import { tenantNames, valuesIn } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { actionRows } from './actions/actions.ts';
import { noteRows } from './notes/notes.ts';
import { centreRows } from './centre/centres.ts';
import { caseManagerRows } from './company/case-managers.ts';
import { companiesIn, companyRows } from './company/companies.ts';
import { companyPartRows } from './company/company-parts.ts';
import { clientRows } from './people/clients.ts';
import { clientFormRows } from './people/client-forms.ts';
import { contractorRows } from './people/contractors.ts';
import { portalAccountRows } from './people/portal-accounts.ts';
import { providerRows } from './people/providers.ts';
import { staffRows } from './people/staff.ts';
import { relationRows } from './relations/relations.ts';
import { specialistPartRows } from './specialist/specialist-parts.ts';
import { specialistRows } from './specialist/specialists.ts';

export { abnOf, companiesIn } from './company/companies.ts';

const rowsIn = ([first]: readonly TableRows[]) => first?.rows ?? [];

function partyRows(tenant: TenantName, facts: DemoFacts): TableRows[] {
  const { today, opened, passwordHash } = facts;
  const accounts = accountsIn(tenant);
  const companies = companiesIn(tenant);
  const valueId = valuesIn(tenant, today);
  const specialists = specialistRows(tenant, accounts, today, valueId);
  const managers = caseManagerRows(tenant, companies, accounts, today);
  const contractors = contractorRows(tenant, companies, accounts, today);
  const brokers = rowsIn(contractors).filter(({ type }) => type === 'broker');
  const clients = clientRows(
    tenant,
    companies,
    rowsIn(managers),
    brokers.map(({ id }) => String(id)),
    today,
    valueId,
  );
  const parts: TableRows[] = [
    ...companyRows(tenant, companies, today),
    ...companyPartRows(tenant, companies, accounts, specialists),
    ...staffRows(tenant, accounts, opened, valueId),
    ...managers,
    ...contractors,
    ...providerRows(tenant, today, valueId),
    ...clients,
    ...portalAccountRows(tenant, rowsIn(clients), passwordHash, opened),
    ...clientFormRows(tenant, rowsIn(clients), accounts, facts),
    ...specialists,
    ...specialistPartRows(tenant, rowsIn(specialists), today, valueId),
    ...centreRows(tenant, rowsIn(specialists), today, valueId),
    ...relationRows({ tenant, companies, accounts, managers: rowsIn(managers), today }),
  ];
  return [
    ...parts,
    ...actionRows(tenant, accounts, parts, today),
    ...noteRows(tenant, accounts, parts, today),
  ];
}

export const partiesDemo: DemoData = {
  rows: (facts) => tenantNames.flatMap((tenant) => partyRows(tenant, facts)),
};

import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { accountsIn } from '#identity/demo';
import type { DemoFacts, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

/** Who works on cases, and the claimants that have a company. */
export function demoPeople(
  tenant: TenantName,
  { rowsIn }: DemoFacts,
  settings: readonly TableRows[],
) {
  const staff = accountsIn(tenant)
    .filter(({ who }) => who === 'adminstaff' || who === 'staff')
    .map(({ id, person }) => ({ id, name: `${person.firstName} ${person.lastName}` }));
  const clients = rowsIn('clients', tenantId(tenant)).filter((row) => row['company_id'] !== null);
  const pics = settings.filter(({ table }) => table === 'default_pic').flatMap(({ rows }) => rows);
  const persons = Object.fromEntries(
    pics.map((row) => [String(row['step']), String(row['user_id'])]),
  );
  return { staff, clients, persons };
}

/** What a case says of the injury, which comes before whatever was asked for because of it. */
export const injuryOf = (client: SeedRow, requestedOn: PlainDate): PlainDate | null => {
  const day = (client['injury_date'] as string | null) ?? null;
  return day !== null && day > requestedOn ? addDays(requestedOn, -30) : day;
};

export const partiesOf = (client: SeedRow, requestedOn: PlainDate) => ({
  clientId: String(client['id']),
  claimantName: `${String(client['first_name'])} ${String(client['last_name'])}`,
  companyId: String(client['company_id']),
  bookingCmId: (client['case_manager_id'] as string | null) ?? null,
  claimNo: (client['claim_no'] as string | null) ?? null,
  dateOfInjury: injuryOf(client, requestedOn),
  matterTypeId: (client['matter_type_id'] as string | null) ?? null,
  schemeId: (client['scheme_id'] as string | null) ?? null,
});

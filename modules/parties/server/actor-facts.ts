import type { ActorFacts } from '#identity/server';

type PartyRow = {
  kind: 'caseManager' | 'contractor' | 'specialist';
  id: string;
  type: string | null;
  company_id: string | null;
  business_type: string | null;
};

const partyText = `select p.kind, p.id, p.type, p.company_id, c.business_type from (
    select 'caseManager' as kind, id, null as type, company_id from case_managers
      where tenant_id = $1 and user_id = $2 and is_active and not is_deleted
    union all
    select 'contractor', id, type, company_id from contractors
      where tenant_id = $1 and user_id = $2 and is_active and not is_deleted
    union all
    select 'specialist', id, null, null from specialists
      where tenant_id = $1 and user_id = $2 and is_active and not is_deleted
  ) p left join companies c on c.tenant_id = $1 and c.id = p.company_id
  order by p.kind, p.id`;

/** Absent facts stay absent: a scope without its fact shows nothing. */
const present = (facts: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** B-095, B-096: who the user is among the parties; scopes and access rules ask. */
export const partyFacts: ActorFacts = {
  name: 'parties',
  statement: (tenantId, userId) => ({ text: partyText, values: [tenantId, userId] }),
  facts(rows) {
    const all = rows as PartyRow[];
    const of = (kind: PartyRow['kind']) => all.find((row) => row.kind === kind);
    const [caseManager, contractor, specialist] = [
      of('caseManager'),
      of('contractor'),
      of('specialist'),
    ];
    return present({
      companyId: caseManager?.company_id ?? contractor?.company_id,
      visibleCompanyIds: caseManager?.company_id,
      caseManagerId: caseManager?.id,
      caseManagerCompanyType: caseManager?.business_type,
      contractorId: contractor?.id,
      contractorType: contractor?.type,
      contractorCompanyType: contractor?.business_type,
      specialistId: specialist?.id,
    });
  },
};

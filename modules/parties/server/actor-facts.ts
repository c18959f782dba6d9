import { actorFactsPoint } from '#identity/server';

type PartyRow = {
  kind: 'caseManager' | 'client' | 'contractor' | 'specialist';
  id: string;
  type: string | null;
  company_id: string | null;
  business_type: string | null;
  shares_claimants_with: string[] | null;
  books_for: string[] | null;
  pms_id: string | null;
  sees_specialists: string[] | null;
};

/** B-253: the companies of every active group that the person's company is in. */
const sharesClaimantsText = `select array_agg(distinct member.target_id)
    from company_groups__companies own
    join company_groups g on g.tenant_id = own.tenant_id and g.id = own.owner_id
      and g.is_active and not g.is_deleted
    join company_groups__companies member on member.tenant_id = g.tenant_id and member.owner_id = g.id
    where own.tenant_id = $1 and own.target_id = p.company_id`;

/** G-131, B-052: while the feature is on, agents book for other companies too. */
const agentText = `select array_agg(a.company_id)
    from company_booking_agents a
    join platform_tenants t on t.id = a.tenant_id
    where a.tenant_id = $1 and a.case_manager_id = p.id and not a.is_deleted
      and coalesce(t.features ->> 'Application:BookingAgent', t.edition_features ->> 'Application:BookingAgent') = 'True'`;

const pmsText = `select company_pms_id from company_pms_configs f
    where f.tenant_id = $1 and f.company_id = p.company_id and f.is_enabled and not f.is_deleted`;

/** G-095: an assistant sees the named specialists, a practice manager those of the same practice. */
const assistedText = `select array_agg(other.id)
    from specialists own
    join specialists other on other.tenant_id = own.tenant_id and not other.is_deleted
    where own.tenant_id = $1 and own.id = p.id and (
      own.admin_level = 'SPECIFIC_ADMIN' and exists (
        select from specialists__assisted_specialists n
        where n.tenant_id = own.tenant_id and n.owner_id = own.id and n.target_id = other.id)
      or own.admin_level in ('GENERAL_ADMIN', 'GENERAL_ADMIN_2')
        and nullif(lower(trim(own.practice_name)), '') = lower(trim(other.practice_name)))`;

const partyText = `select p.kind, p.id, p.type, p.company_id, c.business_type,
    case p.kind when 'caseManager' then (${sharesClaimantsText}) end as shares_claimants_with,
    case p.kind when 'caseManager' then (${agentText}) end as books_for,
    case p.kind when 'caseManager' then (${pmsText}) end as pms_id,
    case p.kind when 'specialist' then (${assistedText}) end as sees_specialists
  from (
    select 'caseManager' as kind, id, null as type, company_id from case_managers
      where tenant_id = $1 and user_id = $2 and is_active and not is_deleted
    union all
    select 'client', id, null, null from clients
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
function present<T>(facts: Readonly<Record<string, T | null | undefined>>): Record<string, T> {
  const entries = Object.entries(facts);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, T] => entry[1] !== null && entry[1] !== undefined),
  );
}

const oneId = (id: string | null | undefined) => (id ? [id] : null);

/** The own company first, then the others, each once. */
const idList = (own: string | null | undefined, others: readonly string[] | null | undefined) =>
  own ? [...new Set([own, ...(others ?? [])])] : null;

/** B-095, B-096: who the user is among the parties; scopes and access rules ask. */
export const partyFacts = actorFactsPoint.contribute({
  statement: (tenantId, userId) => ({ text: partyText, values: [tenantId, userId] }),
  facts(rows) {
    const all = rows as PartyRow[];
    const of = (kind: PartyRow['kind']) => all.find((row) => row.kind === kind);
    const [caseManager, contractor, specialist] = [
      of('caseManager'),
      of('contractor'),
      of('specialist'),
    ];
    const own = caseManager?.company_id;
    return {
      attributes: present({
        caseManagerCompanyType: caseManager?.business_type,
        contractorType: contractor?.type,
        contractorCompanyType: contractor?.business_type,
      }),
      ids: present({
        companyId: oneId(own ?? contractor?.company_id),
        ownCompanyIds: oneId(own),
        companiesSharingClaimants: idList(own, caseManager?.shares_claimants_with),
        bookableCompanyIds: idList(own, caseManager?.books_for),
        caseManagerId: oneId(caseManager?.id),
        defaultPMSCompanyId: oneId(caseManager?.pms_id),
        contractorId: oneId(contractor?.id),
        specialistId: oneId(specialist?.id),
        visibleSpecialistIds: idList(specialist?.id, specialist?.sees_specialists),
        clientId: oneId(of('client')?.id),
      }),
    };
  },
});

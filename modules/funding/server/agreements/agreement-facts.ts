import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import type { SettingValues } from '#platform/domain';
import { countedTerms } from '../../domain/index.ts';
import type { AgreementFacts } from '../../domain/index.ts';

const capText = 'select settings from platform_tenants where id = current_tenant()';

/** The legal cap that the tenant set; null where there is none. */
export async function rateCap(tx: Tx): Promise<string | null> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(capText);
  return settingValue('ICS.Funding.RateCap', row?.settings ?? {}) || null;
}

const firstRate = `exists (select from interest_rates r where r.tenant_id = a.tenant_id
  and r.agreement_id = a.id and not r.is_deleted and r.effective_from <= a.starts_on)`;

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const terms = countedTerms.map((key) => `'${key}', a.${snake(key)}::text`).join(', ');

const factsText = `select a.status, json_build_object(${terms}) as terms, a.funding_type as "fundingType",
    a.facility_limit::text as "facilityLimit", coalesce(a.drawn, 0)::numeric(18,2)::text as drawn,
    a.default_percent::text as "defaultPercent", ${firstRate} as "hasFirstRate",
    (select count(*)::int from disbursement_funding l where l.tenant_id = a.tenant_id
      and l.agreement_id = a.id and not l.is_deleted and exists (select from loan_entries e
        where e.tenant_id = l.tenant_id and e.loan_id = l.id)) as "loansWithEntries"
  from facility_agreements a where a.id = $1::uuid and not a.is_deleted`;

export async function agreementFacts(tx: Tx, id: string): Promise<AgreementFacts | null> {
  const [row] = await tx.query<Omit<AgreementFacts, 'rateCap'>>(factsText, [id]);
  return row ? { ...row, rateCap: await rateCap(tx) } : null;
}

const readyText = `select ${firstRate} as "hasFirstRate", coalesce(p.is_active, false) as "isProviderActive"
  from facility_agreements a left join funding_providers p on p.tenant_id = a.tenant_id
    and p.id = a.funding_provider_id and not p.is_deleted
  where a.id = $1::uuid`;

type Readiness = { readonly hasFirstRate: boolean; readonly isProviderActive: boolean };

export async function readinessOf(tx: Tx, id: string): Promise<Readiness> {
  const [row] = await tx.query<Readiness>(readyText, [id]);
  return row ?? { hasFirstRate: false, isProviderActive: false };
}

const runningText = `select count(*)::int as running,
    count(*) filter (where coalesce(payout, 0) > 0)::int as owing
  from disbursement_funding where agreement_id = $1::uuid and status = 'active' and not is_deleted`;

type Running = { readonly running: number; readonly owing: number };

export async function runningLoans(tx: Tx, id: string): Promise<Running> {
  const [row] = await tx.query<Running>(runningText, [id]);
  return row ?? { running: 0, owing: 0 };
}

const creditText = `select count(*)::int as count from credit_requests
  where agreement_id = $1::uuid and status in ('0', '1') and not is_deleted`;

export async function openCreditRequests(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(creditText, [id]);
  return row?.count ?? 0;
}

const withEntriesText = `select count(*)::int as count from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status in ('active', 'settled') and not l.is_deleted
    and exists (select from loan_entries e where e.tenant_id = l.tenant_id and e.loan_id = l.id)`;

export async function loansWithEntries(tx: Tx, agreementId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(withEntriesText, [agreementId]);
  return row?.count ?? 0;
}

const loansText = `select l.id::text as id, l.settled_on::text as "settledOn" from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status in ('active', 'settled') and not l.is_deleted
    and exists (select from loan_entries e where e.tenant_id = l.tenant_id and e.loan_id = l.id)
  order by l.id for update`;

/** Those with entries, locked: their figures follow from the rates. */
export const lockLoansUnder = (
  tx: Tx,
  agreementId: string,
): Promise<readonly { readonly id: string; readonly settledOn: PlainDate | null }[]> =>
  tx.query(loansText, [agreementId]);

import type { Tx } from '#kernel/server';
import type { PrintedAgreement } from '../../domain/index.ts';

const text = `select a.id::text as id, a.agreement_no as "agreementNo", a.status, coalesce(p.name, '') as lender,
    nullif(p.email, '') as "lenderEmail", coalesce(c.name, '') as borrower, c.invoice_email as "borrowerEmail",
    a.funding_type as "fundingType", a.repayment, a.starts_on::text as "startsOn", a.ends_on::text as "endsOn",
    a.facility_limit::text as "facilityLimit", a.cap_per_matter::text as "capPerMatter",
    a.cap_per_advance::text as "capPerAdvance", a.covenants, a.interest_kind as "interestKind", a.timing,
    a.day_count as "dayCount", a.compounding, a.upfront_basis as "upfrontBasis",
    a.term_days::int as "termDays", a.rebate, a.minimum_interest::text as "minimumInterest",
    a.grace_days::int as "graceDays", a.default_percent::text as "defaultPercent",
    a.allocation_order as "allocationOrder", a.fee_time as "feeTime", a.fee_unit as "feeUnit",
    a.fee_value::text as "feeValue", a.fee_has_gst as "feeHasGst", a.day_fees as "dayFees",
    coalesce((select json_agg(json_build_object('from', r.effective_from::text, 'percent', r.percent::text)
        order by r.effective_from)
      from interest_rates r where r.tenant_id = a.tenant_id and r.agreement_id = a.id
        and not r.is_deleted), '[]') as rates,
    coalesce((select json_agg(json_build_object('kind', v.kind, 'bound', trim_scale(v.bound)::text) order by v.kind)
      from agreement_covenants v where v.tenant_id = a.tenant_id and v.agreement_id = a.id
        and not v.is_deleted), '[]') as "testedCovenants"
  from facility_agreements a
    left join funding_providers p on p.tenant_id = a.tenant_id and p.id = a.funding_provider_id
    left join party_company_accounts c on c.tenant_id = a.tenant_id and c.id = a.borrower_id
  where a.id = $1::uuid and not a.is_deleted`;

/** Whoever calls has asked whether the reader may see the agreement. */
export async function readPrintedAgreement(tx: Tx, id: string): Promise<PrintedAgreement | null> {
  const [row] = await tx.query<PrintedAgreement>(text, [id]);
  return row ?? null;
}

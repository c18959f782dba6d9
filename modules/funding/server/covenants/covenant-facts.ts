import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { testCovenant } from '../../domain/index.ts';
import type {
  CovenantFacts,
  CovenantLoan,
  CovenantTest,
  StoredCovenant,
} from '../../domain/index.ts';

const covenantsText = `select id::text as id, kind, trim_scale(bound)::text as bound,
    breached_on::text as "breachedOn"
  from agreement_covenants where agreement_id = $1::uuid and not is_deleted order by kind`;

const agreementText = `select a.facility_limit::text as "facilityLimit",
    coalesce(a.drawn, 0)::numeric(18,2)::text as drawn
  from facility_agreements a where a.id = $1::uuid and not a.is_deleted`;

const loansText = `select l.id::text as id, l.loan_no as "loanNo", l.claimant_name as "claimantName",
    l.opened_on::text as "openedOn", coalesce(l.principal, 0)::numeric(18,2)::text as principal
  from disbursement_funding l
  where l.agreement_id = $1::uuid and l.status = 'active' and not l.is_deleted
  order by l.loan_no, l.id`;

type Agreement = Pick<CovenantFacts, 'facilityLimit' | 'drawn'>;

export type TestedCovenant = {
  readonly covenant: StoredCovenant;
  readonly test: CovenantTest;
};

/** Every covenant of the agreement against its loans; they are read only where there is one. */
export async function testedCovenants(
  tx: Tx,
  agreementId: string,
  today: PlainDate,
): Promise<readonly TestedCovenant[]> {
  const covenants = await tx.query<StoredCovenant>(covenantsText, [agreementId]);
  const [agreement] = covenants.length
    ? await tx.query<Agreement>(agreementText, [agreementId])
    : [];
  if (!agreement) return [];
  const loans = await tx.query<CovenantLoan>(loansText, [agreementId]);
  const facts = { ...agreement, today, loans };
  return covenants.map((covenant) => ({ covenant, test: testCovenant(facts, covenant) }));
}

import type { Tx } from '#kernel/server';
import type { LetterHead, StoredSettlement } from '../../domain/index.ts';

const settlementText = `select s.id::text as id, s.settled_on::text as "settledOn",
    s.principal::text as principal, s.interest::text as interest, s.fees::text as fees,
    s.credit_used::text as "creditUsed", s.payout::text as payout, s.received::text as received,
    s.written_off::text as "writtenOff", s.to_invoice::text as "toInvoice",
    s.credit_left::text as "creditLeft",
    coalesce((select json_agg(e.id::text) from loan_entries e where e.tenant_id = s.tenant_id
      and e.source_type = 'loanSettlement' and e.source_id = s.id::text
      and not coalesce(e.is_reversal, false)), '[]') as "entryIds"
  from loan_settlements s
  where s.loan_id = $1::uuid and not coalesce(s.is_reversal, false)
    and not exists (select from loan_settlements r
      where r.tenant_id = s.tenant_id and r.reverses_id = s.id)
  order by s.id desc limit 1`;

/** The settlement that holds, with what it entered. */
export const settlementOf = async (tx: Tx, loanId: string): Promise<StoredSettlement | null> =>
  (await tx.query<StoredSettlement>(settlementText, [loanId]))[0] ?? null;

const headText = `select l.loan_no as "loanNo", a.agreement_no as "agreementNo",
    coalesce(c.name, '') as borrower, l.claimant_name as claimant,
    (select t.settings ->> 'ICS.Vocabulary' from platform_tenants t where t.id = l.tenant_id) as "personWord",
    l.case_no as "caseNo",
    l.claim_no as "claimNo", json_build_object('name', coalesce(f.name, ''),
      'accountName', f.account_name, 'bsb', f.bsb, 'accountNo', f.account_no) as lender
  from disbursement_funding l
    join facility_agreements a on a.tenant_id = l.tenant_id and a.id = l.agreement_id
    left join party_company_accounts c on c.id = l.borrower_id
    left join funding_providers f on f.tenant_id = l.tenant_id and f.id = l.funding_provider_id
  where l.id = $1::uuid and not l.is_deleted`;

export const letterHeadOf = async (tx: Tx, loanId: string, today: string) => {
  const [head] = await tx.query<Omit<LetterHead, 'today'>>(headText, [loanId]);
  return head ? { ...head, today } : null;
};

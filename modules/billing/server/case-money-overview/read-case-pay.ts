import type { Tx } from '#kernel/server';
import type { CaseMoneyFacts, FeeFact, RemittedFact } from '../../domain/index.ts';

const feesText = `select b.id::text as id, b.charge_id::text as "chargeId", b.description,
    coalesce(s.full_name, 'a specialist') as specialist, b.earned_on::text as "earnedOn",
    b.share::text as share, b.total::text as total, b.paid::text as paid,
    coalesce(b.is_reversed, false) as "isReversed"
  from provider_bills b left join party_specialists s on s.id = b.specialist_id
  where b.case_id = $1::uuid and not b.is_deleted order by b.earned_on, b.id`;

const remittedText = `select p.id::text as id, p.payment_no as "paymentNo", c.bill_id::text as "feeId",
    coalesce(p.paid_on, p.pay_on)::text as "on", c.amount::text as amount, p.status = 'paid' as "isPaid"
  from commission_payments c
    join provider_payments p on p.tenant_id = c.tenant_id and p.id = c.payment_id
    join provider_bills b on b.tenant_id = c.tenant_id and b.id = c.bill_id
  where b.case_id = $1::uuid and p.status in ('made', 'paid') and not coalesce(c.is_removed, false)
    and not c.is_deleted and not p.is_deleted
  order by 4, p.payment_no`;

export const readCasePay = async (
  tx: Tx,
  caseId: string,
): Promise<Pick<CaseMoneyFacts, 'fees' | 'remitted'>> => ({
  fees: await tx.query<FeeFact>(feesText, [caseId]),
  remitted: await tx.query<RemittedFact>(remittedText, [caseId]),
});

import type { Tx } from '#kernel/server';
import type { PrintedAdvance, PrintedAdvanceLine } from '../../domain/index.ts';

const requestText = `select r.request_no as no, a.agreement_no as "agreementNo", p.name as lender,
    coalesce(c.name, '') as borrower, (r.creation_time at time zone z.zone)::date::text as "madeOn",
    null as "paidOn", null as "requestNo", null as reference, r.note, r.status = '4' as "isCancelled",
    r.amount::text as amount, r.id::text as "requestId"
  from advance_requests r join facility_agreements a on a.id = r.agreement_id
    join funding_providers p on p.id = r.funding_provider_id
    left join party_companies c on c.id = r.borrower_id
    cross join lateral (select coalesce((select t.timezone from platform_tenants t
      where t.id = current_tenant()), 'Australia/Sydney') as zone) z
  where r.id = $1::uuid and not r.is_deleted`;

const paymentText = `select y.payment_no as no, a.agreement_no as "agreementNo", p.name as lender,
    coalesce(c.name, '') as borrower, (y.creation_time at time zone z.zone)::date::text as "madeOn",
    y.paid_on::text as "paidOn", r.request_no as "requestNo", y.reference, y.note,
    y.status = 'cancelled' as "isCancelled", y.amount::text as amount, r.id::text as "requestId"
  from agreement_advance_payments y join advance_requests r on r.id = y.request_id
    join facility_agreements a on a.id = y.agreement_id
    join funding_providers p on p.id = r.funding_provider_id
    left join party_companies c on c.id = y.borrower_id
    cross join lateral (select coalesce((select t.timezone from platform_tenants t
      where t.id = current_tenant()), 'Australia/Sydney') as zone) z
  where y.id = $1::uuid and not y.is_deleted`;

const linesText = `select t.case_id::text as "caseId", t.transaction_no as "transactionNo",
    t.claimant_name as claimant, t.case_no as "caseNo",
    t.payee_name as payee, t.invoice_no as "invoiceNo", t.description, t.amount::text as amount
  from advance_requests__transactions k join facility_transactions t on t.id = k.target_id
  where k.owner_id = $1::uuid order by t.transaction_no`;

type Row = Omit<PrintedAdvance, 'lines'> & { readonly requestId: string };

async function printed(tx: Tx, text: string, id: string): Promise<PrintedAdvance | null> {
  const [row] = await tx.query<Row>(text, [id]);
  if (!row) return null;
  const { requestId, ...head } = row;
  return { ...head, lines: await tx.query<PrintedAdvanceLine>(linesText, [requestId]) };
}

/** Whoever calls has asked whether the reader may see it. */
export const printedAdvanceRequest = (tx: Tx, id: string) => printed(tx, requestText, id);
export const printedAdvancePayment = (tx: Tx, id: string) => printed(tx, paymentText, id);

import type { Actor, PlainDate } from '#kernel/domain';
import { Params, recordSet } from '#kernel/server';
import type { ListQuery, Tx } from '#kernel/server';
import { repaymentInvoice } from '../../domain/index.ts';
import type { PrintedRepayment, RepaymentRow } from '../../domain/index.ts';

const headText = (
  paid: string,
  open: string,
) => `t.id::text as id, t.invoice_no as "invoiceNo", t.status,
    t.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower,
    a.agreement_no as "agreementNo", t.period, t.period_to::text as "periodTo",
    t.invoice_date::text as "invoiceDate", t.due_date::text as "dueDate",
    t.principal::text as principal, t.interest::text as interest, t.fees::text as fees,
    t.total::text as total, (${paid})::numeric(18,2)::text as paid, (${open})::numeric(18,2)::text as open`;

const headNow = headText('t.paid', 't.open_amount');

const joins = `left join party_company_accounts c on c.id = t.borrower_id
  left join facility_agreements a on a.tenant_id = t.tenant_id and a.id = t.agreement_id`;

const invoiceText = `select ${headNow}, c.abn as "borrowerAbn", t.note,
    json_build_object('name', coalesce(f.name, ''), 'accountName', f.account_name, 'bsb', f.bsb,
      'accountNo', f.account_no) as lender
  from transaction_invoice t ${joins}
    left join funding_providers f on f.tenant_id = t.tenant_id and f.id = t.funding_provider_id
  where t.id = $1::uuid and not t.is_deleted`;

const linesText = `select l.case_id::text as "caseId", l.loan_no as "loanNo", l.claimant_name as claimant, l.case_no as "caseNo",
    l.claim_no as "claimNo", r.principal::text as principal, r.interest::text as interest,
    r.fees::text as fees, r.total::text as total, r.paid::text as paid
  from repayment_lines r
    join disbursement_funding l on l.tenant_id = r.tenant_id and l.id = r.loan_id
  where r.invoice_id = $1::uuid and not r.is_deleted order by r.line_index`;

/** All that the paper says. Whoever calls has asked whether the reader may see the invoice. */
export async function readPrintedRepayment(tx: Tx, id: string): Promise<PrintedRepayment | null> {
  const [head] = await tx.query<Omit<PrintedRepayment, 'lines'>>(invoiceText, [id]);
  if (!head) return null;
  return { ...head, lines: await tx.query<PrintedRepayment['lines'][number]>(linesText, [id]) };
}

/** Those of the caller, with the filters of the list. */
export async function repaymentRows(
  tx: Tx,
  actor: Actor,
  asked: ListQuery,
): Promise<readonly RepaymentRow[]> {
  const params = new Params();
  const ability = `${repaymentInvoice.name}.list`;
  const { from, where } = recordSet(actor, repaymentInvoice, asked, ability, params);
  const text = `select ${headNow} from ${from} ${joins} where ${where}
    order by borrower, t.due_date, t.invoice_no limit 2000`;
  return tx.query<RepaymentRow>(text, params.values);
}

/** By the payments that had come in by the end of the day. */
export async function openRepaymentRows(
  tx: Tx,
  actor: Actor,
  asked: ListQuery,
  on: PlainDate,
): Promise<readonly RepaymentRow[]> {
  const params = new Params();
  const ability = `${repaymentInvoice.name}.list`;
  const { from, where } = recordSet(actor, repaymentInvoice, asked, ability, params);
  const day = params.add(on, '::date');
  const text = `select ${headText('p.paid', 't.total - p.paid')}
    from ${from} ${joins}
      join lateral (select coalesce(sum(m.amount), 0) as paid from repayment_payments m
        where m.tenant_id = t.tenant_id and m.invoice_id = t.id and m.received_on <= ${day}
          and not m.is_reversed and not m.is_deleted) p on true
    where ${where} and t.status <> '6' and t.invoice_date <= ${day} and t.total > p.paid
    order by borrower, t.due_date, t.invoice_no limit 2000`;
  return tx.query<RepaymentRow>(text, params.values);
}

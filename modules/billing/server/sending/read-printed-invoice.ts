import { addressText } from '#kernel/domain';
import type { Address } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { tenantZone } from '#cases/server';
import type { BankDetails, PrintedInvoice, PrintedLine } from '../../domain/index.ts';

const invoiceText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.invoice_date::text as "invoiceDate",
    i.due_date::text as "dueDate", i.status = '6' as "isCancelled", i.kind, i.company_id::text as "companyId",
    coalesce(c.name, '') as company, c.abn as "companyAbn",
    coalesce(c.postal_address, c.address) as "companyAddress", m.full_name as attention,
    i.claimant_name as claimant, i.claim_no as "claimNo", i.purchase_order_no as "purchaseOrderNo",
    i.customer_reference as "customerReference", i.note, i.subtotal::text as subtotal, i.gst::text as gst,
    i.total::text as total, i.settled::text as settled, i.open_amount::text as open
  from invoices i left join party_company_accounts c on c.id = i.company_id
    left join party_case_managers m on m.id = i.case_manager_id
  where i.id = $1::uuid and not i.is_deleted`;

/** What a line does not know of its own comes from the invoice. */
const linesText = `select l.description, l.quantity, l.unit_price::text as "unitPrice", l.amount::text as amount,
    l.gst::text as gst, s.payment_classification_code as "classificationCode", k.case_no as "caseNo",
    coalesce(k.claimant_name, i.claimant_name) as claimant, coalesce(k.claim_no, i.claim_no) as "claimNo",
    (k.appointment_date at time zone $2)::date::text as "serviceDate", p.titled_name as practitioner,
    n.provider_number as "providerNumber", h.name as scheme,
    coalesce(h.state = 'NSW' and h.is_gazetted, false) as "isNswScheme"
  from invoice_lines l join invoices i on i.id = l.invoice_id
    left join service_items s on s.id = l.service_item_id
    left join case_claims k on k.id = coalesce(l.case_id, i.case_id)
    left join party_specialists p on p.id = coalesce(k.specialist_id, i.specialist_id)
    left join party_provider_numbers n on n.specialist_id = p.id
    left join platform_scheme_states h on h.id = k.scheme_id
  where l.invoice_id = $1::uuid order by l.line_index`;

/** The terms of the company go before those of the practice, the newest that holds first. */
const termsText = `select invoice_note as note, bank_account_name as "accountName", bank_bsb as bsb,
    bank_account_no as "accountNo"
  from billing_setting
  where not is_deleted and effective_from <= $2::date and service_type is null
    and (company_id = $1::uuid or company_id is null)
  order by company_id nulls last, effective_from desc`;

type Terms = {
  readonly note: string | null;
  readonly accountName: string | null;
  readonly bsb: string | null;
  readonly accountNo: string | null;
};

const bankOf = (terms: readonly Terms[]): BankDetails | null => {
  const found = terms.find(({ bsb, accountNo }) => bsb && accountNo);
  if (!found?.bsb || !found.accountNo) return null;
  return { accountName: found.accountName, bsb: found.bsb, accountNo: found.accountNo };
};

type Row = Omit<PrintedInvoice, 'lines' | 'bank' | 'terms' | 'companyAddress'> & {
  readonly companyAddress: Address | null;
};

/** All that the paper says. Whoever calls has asked whether the reader may see the invoice. */
export async function readPrintedInvoice(tx: Tx, id: string): Promise<PrintedInvoice | null> {
  const [row] = await tx.query<Row>(invoiceText, [id]);
  if (!row) return null;
  const lines = await tx.query<PrintedLine>(linesText, [id, await tenantZone(tx)]);
  const terms = await tx.query<Terms>(termsText, [row.companyId, row.invoiceDate]);
  return {
    ...row,
    companyAddress: addressText(row.companyAddress) || null,
    lines,
    bank: bankOf(terms),
    terms: terms.find(({ note }) => note)?.note ?? null,
  };
}

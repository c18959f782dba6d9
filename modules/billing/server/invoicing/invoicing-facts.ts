import type { Tx } from '#kernel/server';
import type { PriceItem, TermsRow } from '../../domain/index.ts';

const termsText = `select scope, company_id::text as "companyId", service_type as "serviceType",
    effective_from::text as "effectiveFrom", terms_days::int as "termsDays", tax_rate::text as "taxRate",
    requires_purchase_order as "requiresPurchaseOrder", requires_claim_no as "requiresClaimNo",
    invoice_note as "invoiceNote"
  from billing_setting where not is_deleted`;

const itemsText = `select id::text as id, code, name, unit_price::text as "unitPrice",
    has_gst as "hasGst", account_code_id::text as "accountCodeId"
  from service_items where not is_deleted order by is_active desc, code`;

/** Terms and prices, read once for however many invoices. */
export const invoicingFacts = async (tx: Tx) => ({
  terms: await tx.query<TermsRow>(termsText),
  items: await tx.query<PriceItem>(itemsText),
});

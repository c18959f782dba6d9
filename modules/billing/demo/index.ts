import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { invoiceRows } from './invoices/invoice-rows.ts';
import { letterheadRows } from './letterhead.ts';
import { priceRows } from './price-rows.ts';
import { payTermRows, termRows } from './terms.ts';

export { accountsAtStart } from './invoices/entries-of-documents.ts';
export { numbered } from './invoices/numbered.ts';

/** What making the invoices would have written to the charges of the cases. */
const invoicedSql = `update case_charges c set status = 'invoiced'
  from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
  where l.tenant_id = c.tenant_id and l.charge_id = c.id and i.status <> '6'`;

export const billingDemo: DemoData = {
  rows: (facts) =>
    tenantNames
      .filter((tenant) => tenant !== 'host')
      .flatMap((tenant) => [
        ...letterheadRows(tenant),
        ...termRows(tenant, facts.today),
        ...payTermRows(tenant, facts),
        ...priceRows(tenant, facts.today),
        ...invoiceRows(tenant, facts),
      ]),
  afterwards: { tables: ['case_charges'], sql: invoicedSql },
};

import { defineModule } from '#kernel/domain';
import { accountCode } from './account-code.resource.ts';
import { billingSetting } from './billing-setting.resource.ts';
import { creditNote, creditNoteLine } from './credit-notes/index.ts';
import { invoice, invoiceLine, invoiceWorkflow } from './invoices/index.ts';
import { journal, ledgerPeriod, posting } from './ledger/index.ts';
import { billingPages } from './pages.ts';
import { billingRefusals } from './refusals.ts';
import { allocation, receipt } from './receipts/index.ts';
import { readMoneyFigures, readReport } from './reports/index.ts';
import { serviceItem } from './service-item.resource.ts';
import {
  makeTenantInvoice,
  tenantInvoice,
  tenantInvoiceLine,
  tenantInvoiceWorkflow,
} from './tenant-invoices/index.ts';

export * from './account-code.resource.ts';
export * from './billing-at-start.ts';
export * from './billing-setting.resource.ts';
export * from './credit-notes/index.ts';
export * from './invoices/index.ts';
export * from './ledger/index.ts';
export * from './pages.ts';
export * from './prints.ts';
export * from './receipts/index.ts';
export * from './reports/index.ts';
export * from './service-item.resource.ts';
export * from './tenant-invoices/index.ts';

export const billing = defineModule({
  name: 'billing',
  resources: [
    accountCode,
    serviceItem,
    billingSetting,
    journal,
    posting,
    ledgerPeriod,
    invoice,
    invoiceLine,
    creditNote,
    creditNoteLine,
    receipt,
    allocation,
    tenantInvoice,
    tenantInvoiceLine,
  ],
  actions: [readReport, readMoneyFigures, makeTenantInvoice],
  workflows: [invoiceWorkflow, tenantInvoiceWorkflow],
  pages: billingPages,
  refusals: billingRefusals,
});

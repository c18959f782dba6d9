import { defineModule } from '#kernel/domain';
import { accountCode } from './account-code.resource.ts';
import { bankActions, bankLine, bankLineWorkflow, bankStatement, payerName } from './bank/index.ts';
import { billingSetting } from './billing-setting.resource.ts';
import { creditNote, creditNoteLine } from './credit-notes/index.ts';
import { invoice, invoiceLine, invoiceWorkflow } from './invoices/index.ts';
import { journal, ledgerPeriod, posting } from './ledger/index.ts';
import { billingPages } from './pages.ts';
import { billingRefusals } from './refusals.ts';
import { allocation, receipt, receiptActions, receiptRefusals, refund } from './receipts/index.ts';
import { serviceItem } from './service-item.resource.ts';

export * from './account-code.resource.ts';
export * from './bank/index.ts';
export * from './billing-at-start.ts';
export * from './billing-setting.resource.ts';
export * from './credit-notes/index.ts';
export * from './invoices/index.ts';
export * from './ledger/index.ts';
export * from './pages.ts';
export * from './prints.ts';
export * from './receipts/index.ts';
export * from './service-item.resource.ts';

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
    refund,
    bankStatement,
    bankLine,
    payerName,
  ],
  actions: [...receiptActions, ...bankActions],
  workflows: [invoiceWorkflow, bankLineWorkflow],
  pages: billingPages,
  refusals: { ...billingRefusals, ...receiptRefusals },
});

import { defineModule } from '#kernel/domain';
import { accountCode } from './account-code.resource.ts';
import { accountingActions, accountingResources, accountingTasks } from './accounting/index.ts';
import { afterInvoicing } from './after-invoicing.ts';
import {
  bankActions,
  bankLine,
  bankLineWorkflow,
  bankStatement,
  matchSureTask,
  payerName,
} from './bank/index.ts';
import { billingSetting } from './billing-setting.resource.ts';
import { readCasePicture } from './case-money-overview/index.ts';
import { creditNote, creditNoteLine } from './credit-notes/index.ts';
import { invoice, invoiceLine, invoiceWorkflow } from './invoices/index.ts';
import { journal, ledgerActions, ledgerCheck, ledgerPeriod, posting } from './ledger/index.ts';
import { invoiceRunTask, invoicingActions } from './invoicing/index.ts';
import { billingPages } from './pages.ts';
import { priceActions, priceResources } from './prices/index.ts';
import {
  commissionPayment,
  payActions,
  payTerms,
  paySetting,
  paymentFile,
  providerBill,
  providerPayment,
  providerPaymentWorkflow,
} from './provider-pay/index.ts';
import { billingRefusals } from './refusals.ts';
import { remittanceActions } from './remittance/index.ts';
import { allocation, receipt, receiptActions, receiptRefusals, refund } from './receipts/index.ts';
import {
  readMarginPostings,
  readMoneyFigures,
  readReport,
  readRevenueCredits,
} from './reports/index.ts';
import { serviceItem } from './service-item.resource.ts';
import {
  makeTenantInvoice,
  readOwnInvoices,
  tenantInvoice,
  tenantInvoiceLine,
  tenantInvoiceWorkflow,
} from './tenant-invoices/index.ts';

export * from './printable-documents.ts';
export * from './account-code.resource.ts';
export * from './accounting/index.ts';
export * from './after-invoicing.ts';
export * from './bank/index.ts';
export * from './billing-at-start.ts';
export * from './billing-setting.resource.ts';
export * from './case-money-overview/index.ts';
export * from './credit-notes/index.ts';
export * from './invoices/index.ts';
export * from './ledger/index.ts';
export * from './invoicing/index.ts';
export * from './pages.ts';
export * from './prices/index.ts';
export * from './prints.ts';
export * from './provider-pay/index.ts';
export * from './receipts/index.ts';
export * from './remittance/index.ts';
export * from './reports/index.ts';
export * from './service-item.resource.ts';
export * from './tenant-invoices/index.ts';

export const billing = defineModule({
  name: 'billing',
  openToKeys: true,
  resources: [
    accountCode,
    serviceItem,
    billingSetting,
    journal,
    posting,
    ledgerPeriod,
    ledgerCheck,
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
    ...priceResources,
    ...afterInvoicing.resources,
    payTerms,
    paySetting,
    providerBill,
    paymentFile,
    providerPayment,
    commissionPayment,
    ...accountingResources,
    tenantInvoice,
    tenantInvoiceLine,
  ],
  actions: [
    ...priceActions,
    ...invoicingActions,
    readCasePicture,
    ...afterInvoicing.actions,
    ...receiptActions,
    ...bankActions,
    ...payActions,
    ...remittanceActions,
    ...ledgerActions,
    ...accountingActions,
    readReport,
    readMarginPostings,
    readRevenueCredits,
    readMoneyFigures,
    makeTenantInvoice,
    readOwnInvoices,
  ],
  tasks: [invoiceRunTask, matchSureTask, ...accountingTasks],
  workflows: [
    invoiceWorkflow,
    bankLineWorkflow,
    providerPaymentWorkflow,
    tenantInvoiceWorkflow,
    ...afterInvoicing.workflows,
  ],
  pages: billingPages,
  refusals: { ...billingRefusals, ...receiptRefusals },
});

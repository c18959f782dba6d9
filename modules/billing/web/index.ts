import { attachmentPanelsOn } from '#documents/web';
import { printableMoneyDocuments } from '../domain/printable-documents.ts';
import { caseCharge } from '#cases/domain';
import { notePanelsOn } from '#correspondence/web';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  applyCreditNote,
  creditNote,
  forFeesName,
  readCaseMoney,
  readCasePicture,
  takeReceipt,
  uploadCreditNote,
  uploadInvoice,
} from '../domain/index.ts';
import { afterInvoicingScreens, prepaymentActions } from './invoices/screens.ts';

export { OutstandingInvoices } from './reports/outstanding-invoices.tsx';
export { ReportFigures } from './reports/report-figures.tsx';

const uploadButtons = () => import('./accounting/upload-button.tsx');

export const billingWeb: WebModule = {
  pages: {
    '/view/invoices/add': lazy(() => import('./invoicing/new-invoice-page.tsx')),
    '/view/invoice-run': lazy(() => import('./invoicing/invoice-run-page.tsx')),
    '/view/receipts/add': lazy(() => import('./receipts/new-receipt-page.tsx')),
    '/view/generate-doctor-payment': lazy(() => import('./provider-pay/doctor-payments-page.tsx')),
    '/view/remittance-statements': lazy(() => import('./remittance/remittance-page.tsx')),
    '/view/ledger': lazy(() => import('./ledger/ledger-page.tsx')),
    '/view/accounting': lazy(() => import('./accounting/accounting-page.tsx')),
    '/view/billing-reports': lazy(() => import('./reports/financial-reports.tsx')),
    '/view/tenant-invoice/add': lazy(() => import('./tenant-invoices/add-tenant-invoice.tsx')),
  },
  actions: [
    ...prepaymentActions,
    {
      on: 'invoice',
      ability: uploadInvoice.ability,
      action: lazy(async () => ({ default: (await uploadButtons()).UploadInvoiceButton })),
    },
    {
      on: 'creditNote',
      ability: uploadCreditNote.ability,
      action: lazy(async () => ({ default: (await uploadButtons()).UploadCreditNoteButton })),
    },
  ],
  choices: {
    [forFeesName]: async () =>
      (await import('./provider-pay/fees-of-terms-dialog.tsx')).FeesOfTermsDialog,
  },
  panels: [
    ...printableMoneyDocuments.flatMap(({ resource, attach }) =>
      attachmentPanelsOn({ name: resource }, attach),
    ),
    {
      on: caseCharge.name,
      title: 'Invoices',
      ability: readCaseMoney.ability,
      panel: lazy(() => import('./invoicing/case-money-panel.tsx')),
    },
    {
      on: caseCharge.name,
      title: 'Money of this case',
      ability: readCasePicture.ability,
      panel: lazy(() => import('./case-money-overview/case-money-overview-panel.tsx')),
    },
    {
      on: creditNote.name,
      title: 'Applied',
      ability: applyCreditNote.ability,
      panel: lazy(() => import('./receipts/credit-note-applied.tsx')),
    },
    {
      on: 'company',
      title: 'Money not applied',
      ability: takeReceipt.ability,
      panel: lazy(() => import('./receipts/company-credit.tsx')),
    },
    ...notePanelsOn('invoice', 'INVOICE'),
  ],
  screens: {
    ...afterInvoicingScreens,
    billingSetting: async () =>
      (await import('./billing-setting.screens.tsx')).billingSettingScreens,
    billingRule: async () => (await import('./prices/billing-rule.screens.tsx')).billingRuleScreens,
    serviceItem: async () => (await import('./prices/service-item.screens.tsx')).serviceItemScreens,
    servicePrice: async () =>
      (await import('./prices/service-price.screens.tsx')).servicePriceScreens,
    receipt: async () => (await import('./receipts/receipt.screens.tsx')).receiptScreens,
    bankStatement: async () =>
      (await import('./bank/bank-statement.screens.tsx')).bankStatementScreens,
    payTerms: async () => (await import('./provider-pay/pay-terms.screens.tsx')).payTermsScreens,
    providerPayment: async () =>
      (await import('./provider-pay/provider-payment.screens.tsx')).providerPaymentScreens,
    ledgerPeriod: async () =>
      (await import('./ledger/ledger-period.screens.tsx')).ledgerPeriodScreens,
    accountingDrift: async () =>
      (await import('./accounting/accounting-drift.screens.tsx')).accountingDriftScreens,
    tenantInvoice: async () =>
      (await import('./tenant-invoices/tenant-invoice.screens.tsx')).tenantInvoiceScreens,
  },
};

import { joinParts } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { billingDemo } from '../demo/index.ts';
import { accountingParts } from './accounting/index.ts';
import { afterInvoicingParts } from './after-invoicing.ts';
import { bankParts } from './bank/index.ts';
import { billingDefaults } from './billing-defaults.ts';
import { caseMoneyOverviewParts } from './case-money-overview/case-money-overview.handler.ts';
import { casePricesOfItems } from './case-prices.ts';
import { billingInvariants } from './invariants/index.ts';
import { ledgerParts } from './ledger/index.ts';
import { billingStays, moneyOfCases } from './invoices/money-of-cases.ts';
import { invoicesKeptForLaw } from './invoices/kept-for-law.ts';
import { invoicingParts } from './invoicing/index.ts';
import { priceParts } from './prices/index.ts';
import { providerPayParts } from './provider-pay/index.ts';
import { receiptParts } from './receipts/index.ts';
import { remittanceParts } from './remittance/index.ts';
import { reportParts } from './reports/index.ts';
import { tenantInvoiceParts } from './tenant-invoices/index.ts';
import { billingPapers } from './printable-documents.ts';

export { uploadOtherInvoice } from './accounting/upload-other-invoice.ts';
export { caseFundingPoint } from './case-money-overview/case-funding-point.ts';
export { nextInvoiceNo } from './invoices/next-invoice-no.ts';
export { accountsOf } from './ledger/accounts.ts';
export { firstOpenDay } from './ledger/first-open-day.ts';
export { ledgerInvariant } from './invariants/ledger-invariants.ts';
export { ledgerCheckPoint } from './ledger/ledger-check-point.ts';
export type { LedgerRule } from './ledger/ledger-check-point.ts';
export { postedBySource } from './ledger/posted-by-source.ts';
export { stopsOfCompanies } from './overdue/reminder-stops.ts';
export { addressOf } from './sending/address-of.ts';
export { practiceDay, practiceZone } from './practice-day.ts';
export { sharesOf } from './receipts/invoice-facts.ts';
export { openByCase } from './receipts/open-by-case.ts';

export const billingServer: ServerModule = {
  name: 'billing',
  ...joinParts([
    { invariants: billingInvariants },
    {
      contributes: [
        casePricesOfItems,
        invoicesKeptForLaw,
        moneyOfCases,
        billingStays,
        ...billingPapers,
      ],
      tenantDefaults: billingDefaults,
    },
    priceParts,
    invoicingParts,
    caseMoneyOverviewParts,
    afterInvoicingParts,
    receiptParts,
    bankParts,
    providerPayParts,
    remittanceParts,
    ledgerParts,
    accountingParts,
    reportParts,
    tenantInvoiceParts,
  ]),
  demo: billingDemo,
};

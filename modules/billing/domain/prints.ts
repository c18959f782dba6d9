import type { PrintRoute } from '#documents/domain';
import { depositSlipRoute } from './receipts/deposit-slip.ts';

/** Doc 3 sections 2.1, 7.5 and 7.6: R-268, C-428. */
export const invoicePrintRoute: PrintRoute = {
  page: '/view/invoices/print-invoice',
  call: 'GET /app/payments/PrintInvoice',
  needs: 'id',
  sends: { id: 'id', invoiceNo: 'invoiceNo' },
  // B-265, M-116. An address without the number must not show the placeholder of the page's title.
  title: (params) => params.get('invoiceNo')?.trim() || 'Invoice',
  titlesItself: true,
};

/** */
export const statementPrintRoute: PrintRoute = {
  page: '/view/invoices/outstanding-statement-print',
  call: 'GET /app/payments/OutStandingStatementPrint',
  needs: 'filters',
};

export const creditNotePrintRoute: PrintRoute = {
  page: '/view/credit-notes/print',
  call: 'GET /app/credit-notes/{id}/print',
  needs: 'id',
};

/** */
export const remittancePrintRoute: PrintRoute = {
  page: '/view/specialist-remittance/print',
  call: 'GET /app/specialist-remittance/PrintSpecialistWithPayment',
  needs: 'filters',
  // B-267.
  title: (params) =>
    params.get('showProviderPayment') === 'true'
      ? 'Remittance Payment'
      : 'Remittance Scheduled Payment',
};

export const billingPrintRoutes: readonly PrintRoute[] = [
  invoicePrintRoute,
  statementPrintRoute,
  creditNotePrintRoute,
  remittancePrintRoute,
  depositSlipRoute,
];

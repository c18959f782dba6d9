import type { PrintRoute } from '#documents/domain';
import { statementPrintRoutes } from './statements/index.ts';

const numbered = (page: string, call: string): PrintRoute => ({
  page,
  call: `GET /app/${call}`,
  needs: 'id',
  sends: { id: 'id', invoiceNo: 'invoiceNo' },
});

const filtered = (page: string, call: string): PrintRoute => ({
  page,
  call: `GET /app/${call}`,
  needs: 'filters',
});

const advance = (type: string, word: string): PrintRoute => ({
  page: '/view/agreement-advance/print',
  type,
  call: `GET /app/funding-agreements/${word}`,
  needs: 'id',
  sends: { id: 'id' },
});

/** C-368, C-369. */
export const advanceRequestPrintRoute = advance('printAdvanceRequest', 'PrintAdvanceRequest');
export const advancePaymentPrintRoute = advance('printAdvancePayment', 'PrintAdvancePayment');

/** C-362 to C-364. */
export const repaymentPrintRoute = numbered(
  '/view/repaymentinvoice-print',
  'repayment-invoices/InvoicePrint',
);
export const repaymentSummaryRoute = filtered(
  '/view/repaymentinvoice-summary-print',
  'repayment-invoices/InvoiceSummaryPrint',
);
export const repaymentStatementRoute = filtered(
  '/view/repaymentinvoice/outstanding-statement-print',
  'repayment-invoices/OutStandingStatementPrint',
);

/** On the page of the loan statement, told apart by the `type` in the address. */
const letter = (name: string, title: string): PrintRoute => ({
  page: '/view/disbursement-funding/accrued-interest-statement-print',
  type: name,
  call: `GET /app/disbursement-funding/{id}/${name}`,
  needs: 'id',
  sends: { on: 'on' },
  title: () => title,
});

export const payoutLetterRoute = letter('payout-letter', 'Payout Letter');
export const dischargeLetterRoute = letter('discharge-letter', 'Discharge Letter');

/** Doc 3 sections 2.1 and 7.5. */
export const fundingPrintRoutes: readonly PrintRoute[] = [
  ...statementPrintRoutes,
  repaymentPrintRoute,
  repaymentSummaryRoute,
  repaymentStatementRoute,
  payoutLetterRoute,
  dischargeLetterRoute,
  advanceRequestPrintRoute,
  advancePaymentPrintRoute,
];

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

/** Of parts that come later. */
export const printsToCome: readonly PrintRoute[] = [
  numbered('/view/repaymentinvoice-print', 'repayment-invoices/InvoicePrint'),
  filtered('/view/repaymentinvoice-summary-print', 'repayment-invoices/InvoiceSummaryPrint'),
  filtered(
    '/view/repaymentinvoice/outstanding-statement-print',
    'repayment-invoices/OutStandingStatementPrint',
  ),
  advance('printAdvanceRequest', 'PrintAdvanceRequest'),
  advance('printAdvancePayment', 'PrintAdvancePayment'),
];

/** Doc 3 sections 2.1 and 7.5. */
export const fundingPrintRoutes: readonly PrintRoute[] = [...statementPrintRoutes, ...printsToCome];

import type { PrintRoute } from '#documents/domain';

/** */
export const daySheetPrintRoute: PrintRoute = {
  page: '/view/disbursement-print',
  call: 'GET /app/disbursement-funding/DaySheetPrint',
  needs: 'id',
  sends: { id: 'id', invoiceNo: 'invoiceNo' },
  title: (params) => params.get('invoiceNo')?.trim() || 'Funding Transaction Invoice',
};

/** */
export const outstandingPrintRoute: PrintRoute = {
  page: '/view/outstanding-statement-print',
  call: 'GET /app/disbursement-funding/OutStandingStatementPrint',
  needs: 'filters',
};

export const loanStatementPage = '/view/disbursement-funding/accrued-interest-statement-print';

const loanStatement: PrintRoute = {
  page: loanStatementPage,
  call: 'GET /app/disbursement-funding/AccruedInterestStatementPrint',
  needs: 'filters',
};

/** three calls, one paper. */
export const loanStatementPrintRoutes: readonly PrintRoute[] = [
  loanStatement,
  // C-365: the same statement for repayment invoices, told apart by the `type` in the address.
  {
    ...loanStatement,
    call: 'GET /app/repayment-invoices/AccruedInterestStatementPrint',
    type: 'repaymentInvoice',
  },
  // C-419.
  {
    ...loanStatement,
    call: 'GET /app/disbursement-funding/accrued-interest-statement-print',
    operationId: 'getLoanStatementPrint',
    type: 'loan',
  },
];

export const statementPrintRoutes: readonly PrintRoute[] = [
  daySheetPrintRoute,
  outstandingPrintRoute,
  ...loanStatementPrintRoutes,
];

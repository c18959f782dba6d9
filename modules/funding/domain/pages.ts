import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { adminStaff, caseTeam, office, settingsStaff } from '#platform/domain';

const screens: readonly Page[] = [
  definePage({
    row: 'R-003',
    path: '/view/dashboard-disbursement',
    title: 'Disbursement Dashboard',
    roles: caseTeam,
    features: ['Disbursement'],
  }),
  definePage({
    row: 'R-017',
    path: '/view/outstanding-balance-report',
    title: 'Outstanding Balance Report',
    roles: adminStaff,
    features: ['Disbursement'],
  }),
  definePage({
    row: 'R-166',
    path: '/view/transaction-invoice/add',
    title: 'Create Funding Invoice',
    kind: 'add',
    roles: office,
    features: ['TransactionInvoice'],
  }),
];

/** Doc 3 section 2.1, and G-070 for the insurer's contractor. */
const print = (row: string, path: string, title: string): Page =>
  definePage({
    row,
    path,
    title,
    kind: 'print',
    roles: [...settingsStaff, 'CASE_MANAGER', 'CONTRACTOR'],
  });

const prints: readonly Page[] = [
  print('R-271', '/view/disbursement-print', 'Funding Transaction Invoice'),
  print('R-272', '/view/repaymentinvoice-print', 'Repayment Invoice'),
  print('R-273', '/view/repaymentinvoice-summary-print', 'Invoice Summary'),
  print('R-274', '/view/outstanding-statement-print', 'Disbursement Outstanding Statement'),
  print(
    'R-275',
    '/view/repaymentinvoice/outstanding-statement-print',
    'Repayment Outstanding Statement',
  ),
  print(
    'R-276',
    '/view/disbursement-funding/accrued-interest-statement-print',
    'Case-Based Loan Statement',
  ),
  definePage({
    row: 'R-279',
    path: '/view/agreement-advance/print',
    title: 'Advance Request or Payment',
    kind: 'print',
  }),
];

export const fundingPages: readonly Page[] = [...screens, ...prints];

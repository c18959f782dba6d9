import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

const staffAndCaseManager = [...settingsStaff, 'CASE_MANAGER'] as const;

/** G-002: money screens add accounting. */
const screens: readonly Page[] = [
  definePage({
    row: 'R-027',
    path: '/view/generate-doctor-payment',
    title: 'Doctor Remittances',
    roles: office,
  }),
  definePage({
    row: 'R-035',
    path: '/view/remittance-statements',
    title: 'Provider Remittance',
    roles: office,
  }),
  definePage({
    path: '/view/receipts/add',
    title: 'New Receipt',
    kind: 'add',
    roles: office,
  }),
  ...segmentPages({
    row: 'R-228',
    segment: 'tenant-invoice',
    label: 'Tenant Invoice',
    roles: ['TENANT_ADMIN', 'ACCOUNTING'],
  }),
];

const prints: readonly Page[] = [
  definePage({
    row: 'R-268',
    path: '/view/invoices/print-invoice',
    title: '{invoiceNo}',
    kind: 'print',
    roles: staffAndCaseManager,
  }),
  definePage({
    row: 'R-269',
    path: '/view/invoices/outstanding-statement-print',
    title: 'Outstanding Statement',
    kind: 'print',
    roles: staffAndCaseManager,
  }),
  definePage({
    row: 'R-281',
    path: '/view/specialist-remittance/print',
    title: 'Remittance Payment',
    kind: 'print',
    roles: settingsStaff,
  }),
  definePage({
    path: '/view/receipts/deposit-slip',
    title: 'Deposit Slip',
    kind: 'print',
    roles: office,
  }),
];

export const billingPages: readonly Page[] = [...screens, ...prints];

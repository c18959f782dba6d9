import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { tenantInvoiceReaders } from './tenant-invoices/tenant-invoice.resource.ts';

/** G-002: money screens add accounting. */
const screens: readonly Page[] = [
  definePage({
    row: 'R-145',
    path: '/view/invoices/add',
    title: 'Create Invoicing & Provider Payment',
    kind: 'add',
    roles: office,
  }),
  definePage({ path: '/view/invoice-run', title: 'Invoice the month', roles: office }),
  definePage({
    row: 'R-027',
    path: '/view/generate-doctor-payment',
    title: 'Doctor Remittances',
    roles: office,
    features: ['PayingSpecialist'],
  }),
  definePage({
    row: 'R-035',
    path: '/view/remittance-statements',
    title: 'Provider Remittance',
    roles: office,
    features: ['PayingSpecialist'],
  }),
  definePage({ path: '/view/ledger', title: 'Ledger', roles: office }),
  definePage({
    path: '/view/accounting',
    title: 'Accounting',
    roles: ['TENANT_ADMIN', ...office],
  }),
  definePage({ path: '/view/billing-reports', title: 'Financial Reports', roles: office }),
  definePage({
    row: 'R-229',
    path: '/view/tenant-invoice/add',
    title: 'Create Tenant Invoice',
    kind: 'add',
    roles: tenantInvoiceReaders,
  }),
  definePage({
    path: '/view/receipts/add',
    title: 'New Receipt',
    kind: 'add',
    roles: office,
  }),
];

const prints: readonly Page[] = [
  definePage({
    row: 'R-268',
    path: '/view/invoices/print-invoice',
    title: '{invoiceNo}',
    kind: 'print',
    roles: caseTeam,
  }),
  definePage({
    row: 'R-269',
    path: '/view/invoices/outstanding-statement-print',
    title: 'Outstanding Statement',
    kind: 'print',
    roles: caseTeam,
  }),
  definePage({
    path: '/view/credit-notes/print',
    title: 'Credit Note',
    kind: 'print',
    roles: caseTeam,
  }),
  definePage({
    row: 'R-281',
    path: '/view/specialist-remittance/print',
    title: 'Remittance Payment',
    kind: 'print',
    roles: office,
    features: ['PayingSpecialist'],
  }),
  definePage({
    path: '/view/receipts/deposit-slip',
    title: 'Deposit Slip',
    kind: 'print',
    roles: office,
  }),
];

export const billingPages: readonly Page[] = [...screens, ...prints];

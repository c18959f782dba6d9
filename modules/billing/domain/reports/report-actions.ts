import { choice, date, defineAction, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';
import { reportTableShape } from './report-table.ts';

export const reportNames = {
  aging: 'Outstanding balance',
  revenue: 'Revenue',
  unbilled: 'Unbilled work',
  margin: 'Margin',
  gst: 'GST (BAS) summary',
} as const;

export type ReportName = keyof typeof reportNames;

export const isReportName = (name: string): name is ReportName => Object.hasOwn(reportNames, name);

export const reportGroupings = {
  company: 'Company',
  caseType: 'Case type',
  specialist: 'Specialist',
} as const;

export type ReportGrouping = keyof typeof reportGroupings;

export const reportInput = {
  by: choice('By', reportGroupings),
  from: date('From'),
  to: date('To'),
  companyId: text('Company', { max: 36 }),
  specialistId: text('Specialist', { max: 36 }),
  caseType: text('Case type', { max: 10 }),
} as const;

/** S-020 and the reports of billing. Hidden with the invoices where staff see no accounting (B-124). */
export const readReport = defineAction({
  name: 'report',
  on: invoice,
  label: 'Financial report',
  route: 'GET /app/billing-reports/{name}',
  page: '/view/invoices',
  roles: office,
  input: reportInput,
  answer: reportTableShape,
});

export const marginParts = { income: 'Income', cost: 'Specialist fees', margin: 'Margin' } as const;

export type MarginPart = keyof typeof marginParts;

/** Postings of a fee name no company, those of an income no specialist: the case knows. */
export const readMarginPostings = defineAction({
  name: 'marginPostings',
  on: invoice,
  label: 'Postings behind a margin',
  route: 'GET /app/billing-reports/margin/postings',
  page: '/view/invoices',
  roles: office,
  input: {
    ...reportInput,
    part: choice('Part', marginParts),
    key: text('Group', { max: 36 }),
  },
  answer: { ids: ['id'], totalCount: 'number' },
});

/** A credit note names its invoice, and the invoice its case type and its specialist. */
export const readRevenueCredits = defineAction({
  name: 'revenueCredits',
  on: invoice,
  label: 'Credit notes behind a revenue',
  route: 'GET /app/billing-reports/revenue/credits',
  page: '/view/invoices',
  roles: office,
  input: { ...reportInput, key: text('Group', { max: 36 }) },
  answer: { ids: ['id'], totalCount: 'number' },
});

/** What accounting looks at first. */
export const readMoneyFigures = defineAction({
  name: 'figures',
  on: invoice,
  label: 'Figures of accounting',
  route: 'GET /app/billing-figures',
  page: '/view/invoices',
  roles: office,
  input: {},
  answer: {
    today: 'date',
    open: 'money',
    openCount: 'number',
    overdue: 'money',
    overdueCount: 'number',
    unapplied: 'money',
    unappliedCount: 'number',
    toInvoice: 'money',
    toInvoiceCount: 'number',
    toPay: 'money',
  },
});

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

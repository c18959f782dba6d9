import { addDays, defineAction, listOf } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { cancelled, created, openStatuses, paid } from '../invoices/invoice-choices.ts';
import { invoice } from '../invoices/invoice.resource.ts';

const counted = { count: 'number', open: 'money' } as const;

/** C-433: invoices on which something is owed. */
export const countOutstanding = defineAction({
  name: 'countOutstanding',
  on: invoice,
  label: 'Outstanding invoices',
  route: 'GET /app/payments/countOutstanding',
  roles: caseTeam,
  input: {},
  answer: counted,
});

/** C-434. */
export const countStatus = defineAction({
  name: 'countStatus',
  on: invoice,
  label: 'Invoices by status',
  route: 'GET /app/payments/countStatus',
  roles: caseTeam,
  input: {},
  answer: listOf({ status: 'text', statusName: 'text', count: 'number', open: 'money' }),
});

/** C-435: outstanding, and due before today. */
export const countOverdue = defineAction({
  name: 'countOverdue',
  on: invoice,
  label: 'Overdue invoices',
  route: 'GET /app/payments/countOverdue',
  roles: caseTeam,
  input: {},
  answer: counted,
});

export const countActions = [countOutstanding, countStatus, countOverdue];

export const invoiceViewLabels = {
  outstanding: 'Outstanding',
  overdue: 'Overdue',
  unsent: 'Not sent',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;

export type InvoiceView = keyof typeof invoiceViewLabels;

/** The search of the list that finds what a view counts. */
export const invoiceViews = (
  today: PlainDate,
): Readonly<Record<InvoiceView, Readonly<Record<string, readonly string[]>>>> => ({
  outstanding: { status: openStatuses },
  overdue: { status: openStatuses, dueDateTo: [addDays(today, -1)] },
  unsent: { status: [created] },
  paid: { status: [paid] },
  cancelled: { status: [cancelled] },
});

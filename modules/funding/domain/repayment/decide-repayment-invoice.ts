import { cancelled } from '#billing/domain';
import type { InvoiceStatus } from '#billing/domain';
import {
  accept,
  addDays,
  addMoney,
  ask,
  change,
  create,
  exact,
  isAnswered,
  move,
  refuse,
} from '#kernel/domain';
import type { Answers, Decision, Instant, Money, PlainDate, Refused } from '#kernel/domain';
import { addMonths } from '#platform/domain';
import type { repaymentTimings } from '../agreements/agreement-choices.ts';
import { repaymentSchedule } from '../schedules/repayment-schedule.resource.ts';
import { totalOfParts } from './repayment-due.ts';
import type { DueParts } from './repayment-due.ts';
import { repaymentInvoice } from './repayment-invoice.resource.ts';
import { repaymentInvoiceWorkflow } from './repayment-invoice.workflow.ts';
import { repaymentLine } from './repayment-line.resource.ts';

const days = 14;

export type AskedPeriod = {
  readonly month?: string | null | undefined;
  readonly periodTo?: PlainDate | null | undefined;
  readonly dueDate?: PlainDate | null | undefined;
};

export type RepaymentPeriod = {
  readonly period: string;
  readonly periodTo: PlainDate;
  readonly dueDate: PlainDate;
};

/** A day that was asked for, else the last of the month, which must have come. */
export function periodAsked(
  { month, periodTo, dueDate }: AskedPeriod,
  today: PlainDate,
): RepaymentPeriod | Refused {
  const asked = month || addMonths(today.slice(0, 7), -1);
  const to = periodTo || addDays(`${addMonths(asked, 1)}-01`, -1);
  if (to > today) return refuse('repaymentPeriodAhead', { field: periodTo ? 'periodTo' : 'month' });
  if (month && to.slice(0, 7) !== month)
    return refuse('repaymentPeriodOutsideMonth', { field: 'periodTo' });
  const due = dueDate || addDays(today, days);
  if (due < today) return refuse('repaymentDueBeforeInvoice', { field: 'dueDate' });
  return { period: to.slice(0, 7), periodTo: to, dueDate: due };
}

export type LineToInvoice = {
  readonly loanId: string;
  readonly due: DueParts;
  /** Of the schedule of the loan, which it asks for. */
  readonly instalmentIds: readonly string[];
};

export type NewRepaymentInvoice = RepaymentPeriod & {
  readonly id: string;
  readonly invoiceNo: string;
  readonly agreementId: string;
  readonly borrowerId: string;
  readonly fundingProviderId: string;
  readonly repayment: keyof typeof repaymentTimings;
  readonly invoiceDate: PlainDate;
  readonly note: string | null;
  readonly lines: readonly LineToInvoice[];
};

export const sumOfDue = (all: readonly DueParts[]): DueParts & { readonly total: Money } => {
  const principal = addMoney('0', ...all.map((one) => one.principal));
  const interest = addMoney('0', ...all.map((one) => one.interest));
  const fees = addMoney('0', ...all.map((one) => one.fees));
  return { principal, interest, fees, total: addMoney(principal, interest, fees) };
};

export function decideRepaymentInvoice({ lines, ...head }: NewRepaymentInvoice): Decision {
  const sums = sumOfDue(lines.map(({ due }) => due));
  return accept(
    !exact(sums.total).greaterThan(0) &&
      refuse('nothingToRepay', { field: 'month', values: { period: head.period } }),
    create(repaymentInvoice, { ...head, ...sums }),
    lines.map(({ loanId, due }, at) =>
      create(repaymentLine, {
        invoiceId: head.id,
        lineIndex: at + 1,
        loanId,
        ...due,
        total: totalOfParts(due),
      }),
    ),
    lines
      .flatMap(({ instalmentIds }) => instalmentIds)
      .map((id) => change(repaymentSchedule, id, { invoiceId: head.id })),
  );
}

export type RepaymentInvoiceFacts = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly status: InvoiceStatus;
  readonly total: Money;
  readonly paid: Money;
  readonly sentAt: Instant | null;
};

export const decideRepaymentSending = (
  invoice: RepaymentInvoiceFacts,
  { to, now }: { readonly to: string | null; readonly now: Instant },
): Decision =>
  accept(
    !to && refuse('repaymentWithoutAddress', { field: 'email' }),
    move(repaymentInvoiceWorkflow, invoice, 'send', { values: { sentAt: now, sentTo: to } }),
  );

/** Given by hand or by another program. */
export const decideMarkedSent = (invoice: RepaymentInvoiceFacts, now: Instant): Decision =>
  accept(move(repaymentInvoiceWorkflow, invoice, 'markSent', { values: { sentAt: now } }));

export type RepaymentCancellation = {
  readonly reason: string;
  readonly now: Instant;
  /** Its number in the accounting system. */
  readonly accountingId: string | null;
  readonly answers: Answers;
};

const whoHasIt = ({ sentAt }: RepaymentInvoiceFacts, accountingId: string | null): string =>
  [
    sentAt && 'The borrower has been sent it: tell them.',
    accountingId && 'The accounting system has it: void it there.',
  ]
    .filter(Boolean)
    .join(' ');

/** B-295: what was paid on it must be taken back before. Who has it is named first. */
export function decideRepaymentCancellation(
  invoice: RepaymentInvoiceFacts,
  { reason, now, accountingId, answers }: RepaymentCancellation,
): Decision {
  const others = whoHasIt(invoice, accountingId);
  return accept(
    exact(invoice.paid).greaterThan(0) &&
      refuse('repaymentPaidNotCancelled', { values: { invoiceNo: invoice.invoiceNo } }),
    others !== '' &&
      !isAnswered(answers, 'othersKnow') &&
      ask('othersKnow', `${others} Cancel ${invoice.invoiceNo}?`),
    move(repaymentInvoiceWorkflow, invoice, 'cancel', {
      note: reason,
      values: { cancelledReason: reason, cancelledAt: now },
    }),
  );
}

export const decideRepaymentUploaded = (
  invoice: RepaymentInvoiceFacts,
  { accountingId, now }: { readonly accountingId: string | null; readonly now: Instant },
): Decision =>
  accept(
    invoice.status === cancelled &&
      refuse('repaymentCancelled', { values: { invoiceNo: invoice.invoiceNo } }),
    change(repaymentInvoice, invoice.id, { uploadedAt: now, accountingId }),
  );

import { accept, addDays, create, exact, move, refuse, toCents } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate, RecordOf } from '#kernel/domain';
import { lineAmounts, statutoryGst, totalsOf } from '#cases/domain';
import { monthLabel } from '../reports/report-period.ts';
import { tenantInvoiceLine } from './tenant-invoice-line.resource.ts';
import { tenantInvoice } from './tenant-invoice.resource.ts';
import { tenantInvoiceWorkflow } from './tenant-invoice.workflow.ts';

export type SubscriptionFacts = {
  readonly customerId: string;
  readonly customerName: string;
  readonly accountEmail: string | null;
  readonly edition: string | null;
  /** Null: no price was agreed. */
  readonly monthlyPrice: Money | null;
  readonly monthlyDiscount: Money;
  readonly activeAccounts: number;
  /** An invoice of the month that was not cancelled. */
  readonly invoicedAs: string | null;
};

type Wish = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly month: string;
  readonly today: PlainDate;
  readonly note: string | null;
};

const terms = 14;

/** The discount is at most the price. */
function linesOf(
  { edition, monthlyPrice, monthlyDiscount, activeAccounts }: SubscriptionFacts,
  month: string,
) {
  const price = exact(monthlyPrice ?? 0);
  const discount = exact(monthlyDiscount).greaterThan(price) ? price : exact(monthlyDiscount);
  const words = `${edition ?? ''} edition, ${monthLabel(month)}`.trim();
  const people = activeAccounts === 1 ? '1 active account' : `${activeAccounts} active accounts`;
  const given: readonly (readonly [string, Money])[] = [
    [`${words} (${people})`, toCents(price)],
    ['Agreed discount', toCents(discount.negated())],
  ];
  return given
    .filter(([, amount]) => !exact(amount).isZero())
    .map(([description, unitPrice]) => ({
      description,
      ...lineAmounts({ quantity: '1', unitPrice, hasGst: true }, statutoryGst),
    }));
}

export function decideTenantInvoice(wish: Wish, facts: SubscriptionFacts): Decision {
  const lines = linesOf(facts, wish.month);
  const totals = totalsOf(lines);
  return accept(
    wish.month > wish.today.slice(0, 7) && refuse('tenantMonthAhead', { field: 'month' }),
    facts.monthlyPrice === null && refuse('tenantWithoutPrice', { field: 'customerId' }),
    facts.invoicedAs !== null &&
      refuse('tenantInvoicedAlready', {
        field: 'month',
        values: { invoiceNo: facts.invoicedAs },
      }),
    exact(totals.total).isZero() && refuse('tenantOwesNothing', { field: 'month' }),
    create(tenantInvoice, {
      id: wish.id,
      invoiceNo: wish.invoiceNo,
      customerId: facts.customerId,
      customerName: facts.customerName,
      month: wish.month,
      edition: facts.edition,
      activeAccounts: facts.activeAccounts,
      invoiceDate: wish.today,
      dueDate: addDays(wish.today, terms),
      note: wish.note,
      ...totals,
    }),
    lines.map((line, at) =>
      create(tenantInvoiceLine, { ...line, tenantInvoiceId: wish.id, lineIndex: at + 1 }),
    ),
  );
}

type Invoice = RecordOf<typeof tenantInvoice>;

export const decideTenantSending = (invoice: Invoice, to: string | null, now: Instant): Decision =>
  accept(
    !to && refuse('tenantWithoutEmail', { field: 'email' }),
    move(tenantInvoiceWorkflow, invoice, 'send', { values: { sentAt: now, sentTo: to } }),
  );

export const decideTenantPayment = (
  invoice: Invoice,
  paidOn: PlainDate,
  today: PlainDate,
): Decision =>
  accept(
    paidOn > today && refuse('tenantPaidAhead', { field: 'paidOn' }),
    move(tenantInvoiceWorkflow, invoice, 'markAsPaid', { values: { paidOn } }),
  );

export const decideTenantCancellation = (invoice: Invoice, reason: string): Decision =>
  accept(move(tenantInvoiceWorkflow, invoice, 'cancel', { values: { cancelReason: reason } }));

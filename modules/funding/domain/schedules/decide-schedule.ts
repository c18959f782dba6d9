import { accept, create, exact, refuse, removeAll } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { repaymentTimings } from '../agreements/agreement-choices.ts';
import { monthAfter } from '../interest/boundaries.ts';
import { instalmentsOf } from '../interest/instalments.ts';
import { payoutOn } from '../interest/payout.ts';
import { agreedRateOn } from '../interest/rate-on.ts';
import type { LoanStatus } from '../loans/loan-choices.ts';
import type { StoredLoan } from '../loans/loan-ledger.ts';
import { repaymentSchedule } from './repayment-schedule.resource.ts';

export type ScheduledLoan = StoredLoan & {
  readonly status: LoanStatus;
  readonly repayment: keyof typeof repaymentTimings;
};

export type NewSchedule = {
  readonly today: PlainDate;
  readonly firstDueOn: PlainDate;
  readonly instalments: number;
  readonly unpaidIds: readonly string[];
  /** Of the invoice that asks for one of them. */
  readonly invoicedOn: string | null;
  /** The number of the last instalment that was paid. */
  readonly lastPaidNo: number;
};

const dueDays = ({ firstDueOn, instalments }: NewSchedule): PlainDate[] =>
  Array.from({ length: instalments }, (_, months) =>
    monthAfter(firstDueOn, months, Number(firstDueOn.slice(8))),
  );

/** What is lent today, in equal instalments at the rate of today. */
export function decideSchedule(given: ScheduledLoan, plan: NewSchedule): Decision {
  const { today, firstDueOn, unpaidIds, invoicedOn, lastPaidNo } = plan;
  const { terms } = given.loan;
  const { principal } = payoutOn(given.loan, today);
  const rows = instalmentsOf({
    principal,
    percent: agreedRateOn(terms, today),
    dayCount: terms.dayCount,
    days: [today, ...dueDays(plan)],
  });
  return accept(
    given.status !== 'active' && refuse('loanNotActive', { values: { loanNo: given.loanNo } }),
    given.repayment !== 'monthly' && refuse('scheduleNotMonthly'),
    exact(principal).lessThanOrEqualTo(0) && refuse('scheduleWithoutPrincipal'),
    invoicedOn !== null && refuse('scheduleInvoiced', { values: { invoiceNo: invoicedOn } }),
    firstDueOn <= today && refuse('scheduleStartsInPast', { field: 'firstDueOn' }),
    unpaidIds.length > 0 && removeAll(repaymentSchedule, unpaidIds),
    rows.map(({ from, to, instalment, interest, principal: repaid, balance }, index) =>
      create(repaymentSchedule, {
        loanId: given.id,
        instalmentNo: lastPaidNo + index + 1,
        periodFrom: from,
        dueOn: to,
        instalment,
        interest,
        principal: repaid,
        balance,
      }),
    ),
  );
}

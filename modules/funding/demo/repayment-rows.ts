import { numbered } from '#billing/demo';
import { addMoney, addDays, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { arrearsOf, payoutOn, repaymentInvoice, repaymentLine } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { At } from './loan-rows.ts';
import type { PlannedLoan } from './planned-loan.ts';

/** Months back: the oldest is in arrears, the newest is not sent yet. */
type Month = { readonly back: number; readonly status: '0' | '5'; readonly dispute?: string };

const months: readonly Month[] = [
  { back: 4, status: '0' },
  {
    back: 3,
    status: '0',
    dispute: 'One of the matters was settled in that month. Its interest should have ended.',
  },
  { back: 2, status: '0' },
  { back: 1, status: '5' },
];

const endOfMonth = (today: PlainDate, back: number): PlainDate => {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - back + 1);
  return addDays(first.toISOString().slice(0, 10), -1);
};

type Line = { readonly loan: PlannedLoan; readonly interest: Money };
type Asked = Map<string, Money>;

/** Interest that had grown by the day and that no earlier invoice asks for. */
const linesOf = (loans: readonly PlannedLoan[], on: PlainDate, asked: Asked): readonly Line[] =>
  loans.flatMap((loan) => {
    if (loan.openedOn > on) return [];
    const before = asked.get(loan.id) ?? '0.00';
    const left = exact(payoutOn(loan.loan, on).interest).minus(before);
    if (!left.greaterThan(1)) return [];
    asked.set(loan.id, toCents(left.plus(before)));
    return [{ loan, interest: toCents(left) }];
  });

function invoicesOf(agreement: DemoAgreement, loans: readonly PlannedLoan[], today: PlainDate) {
  const own = loans.filter((one) => one.agreement === agreement && one.status === 'active');
  const asked: Asked = new Map();
  return months.flatMap(({ back, status, dispute = null }) => {
    const periodTo = endOfMonth(today, back);
    const lines = linesOf(own, periodTo, asked);
    const id = idOf('repaymentInvoice', agreement.id, String(back));
    return lines.length ? [{ id, agreement, status, dispute, periodTo, lines }] : [];
  });
}

type Planned = ReturnType<typeof invoicesOf>[number];

const invoiceRecord = (
  { id, agreement, status, dispute, periodTo, lines }: Planned,
  invoiceNo: string,
  today: PlainDate,
  at: At,
) => {
  const [invoiceDate, dueDate] = [addDays(periodTo, 1), addDays(periodTo, 15)];
  const total = addMoney(...lines.map(({ interest }) => interest));
  const isSent = status === '0';
  const late = isSent ? arrearsOf({ dueDate, open: total }, today) : null;
  return {
    id,
    invoiceNo,
    status,
    borrowerId: agreement.borrowerId,
    agreementId: agreement.id,
    fundingProviderId: agreement.providerId,
    repayment: agreement.repayment,
    period: periodTo.slice(0, 7),
    periodTo,
    invoiceDate,
    dueDate,
    principal: '0.00',
    interest: total,
    fees: '0.00',
    total,
    paid: '0.00',
    openAmount: total,
    daysPastDue: late?.daysPastDue ?? null,
    arrears: late?.arrears ?? null,
    reminderLevel: 0,
    isDisputed: dispute !== null,
    disputedReason: dispute,
    disputedAt: dispute === null ? null : at(addDays(dueDate, 2)),
    sentAt: isSent ? at(invoiceDate) : null,
    creationTime: at(invoiceDate),
  };
};

/** What borrowers with monthly repayment are asked for, and have not paid yet. */
export function repaymentRows(
  own: string,
  agreements: readonly DemoAgreement[],
  loans: readonly PlannedLoan[],
  today: PlainDate,
  at: At,
): TableRows[] {
  const planned = agreements
    .filter(({ repayment, status }) => repayment === 'monthly' && !status)
    .flatMap((agreement) => invoicesOf(agreement, loans, today));
  const numbers = numbered('RI', planned, ({ periodTo }) => addDays(periodTo, 1));
  const lines = planned.flatMap(({ id, periodTo, lines: ofInvoice }) =>
    ofInvoice.map(({ loan, interest }, index) => ({
      id: idOf('repaymentLine', id, loan.id),
      invoiceId: id,
      lineIndex: index + 1,
      loanId: loan.id,
      principal: '0.00',
      interest,
      fees: '0.00',
      total: interest,
      paid: '0.00',
      creationTime: at(addDays(periodTo, 1)),
    })),
  );
  return [
    ...recordRows(
      repaymentInvoice,
      planned.map((one) => invoiceRecord(one, numbers.of(one.id), today, at)),
      own,
    ),
    ...recordRows(repaymentLine, lines, own),
    numbers.series(own),
  ];
}

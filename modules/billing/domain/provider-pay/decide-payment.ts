import { accept, addMoney, ask, change, create, isAnswered, move, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant, Money, PlainDate } from '#kernel/domain';
import { providerPaymentEntry } from '../ledger/entries.ts';
import { post } from '../ledger/entry.ts';
import type { Accounts } from '../ledger/entry.ts';
import { minus } from './bill-money.ts';
import { commissionPayment } from './commission-payment.resource.ts';
import type { PaymentPlan } from './plan-payment.ts';
import { providerBill } from './provider-bill.resource.ts';
import { providerPayment } from './provider-payment.resource.ts';
import { providerPaymentWorkflow } from './provider-payment.workflow.ts';

/** Where a bill stands, as the transaction has locked it. */
export type BillStand = { readonly id: string; readonly paid: Money; readonly scheduled: Money };

export type Payee = {
  readonly specialistId: string;
  readonly abn: string | null;
  readonly accountName: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
};

export type NewPayment = {
  readonly id: string;
  readonly payee: Payee;
  readonly periodFrom: PlainDate;
  readonly periodTo: PlainDate;
  readonly payOn: PlainDate;
  readonly plan: PaymentPlan;
  readonly bills: readonly BillStand[];
};

const standOf = (bills: readonly BillStand[], id: string): BillStand => {
  const found = bills.find((bill) => bill.id === id);
  if (!found) throw new Error(`Bill ${id} was not locked`);
  return found;
};

/** The fees are held by the payment from now on: nobody else pays them. */
export const paymentWrites = ({ id, payee, plan, bills, ...period }: NewPayment) => [
  create(providerPayment, { id, ...payee, ...period, total: plan.total, withheld: plan.withheld }),
  ...plan.lines.flatMap((line) => [
    create(commissionPayment, { ...line, paymentId: id, specialistId: payee.specialistId }),
    change(providerBill, line.billId, {
      scheduled: addMoney(standOf(bills, line.billId).scheduled, line.amount),
    }),
  ]),
];

export type StoredPaymentLine = {
  readonly id: string;
  readonly billId: string;
  readonly caseId: string | null;
  readonly amount: Money;
  readonly withheld: Money;
  readonly gst: Money;
  readonly earnedOn: PlainDate;
};

export type StoredPayment = {
  readonly id: string;
  readonly paymentNo: string;
  readonly status: string;
  readonly specialistId: string;
  readonly total: Money;
  readonly withheld: Money;
  readonly removed: Money;
  readonly payOn: PlainDate;
  readonly journalId: string | null;
  readonly fileNo: string | null;
  readonly rctiNo: string | null;
  /** Those that were not removed. */
  readonly lines: readonly StoredPaymentLine[];
};

type Paying = {
  readonly bills: readonly BillStand[];
  readonly accounts: Accounts;
  readonly journalId: string;
  readonly paidOn: PlainDate;
  /** Numbered in the same transaction, where the specialist has agreed. */
  readonly rctiNo: string | null;
};

/** The bank has paid: the ledger says so, and the fees are paid by it. */
export const paidWrites = (payment: StoredPayment, given: Paying) => [
  ...post(
    providerPaymentEntry(
      given.accounts,
      { id: given.journalId, on: given.paidOn },
      {
        id: payment.id,
        no: payment.paymentNo,
        specialistId: payment.specialistId,
        parts: payment.lines,
        withheld: payment.withheld,
      },
    ),
  ),
  move(providerPaymentWorkflow, payment, 'pay', {
    values: { paidOn: given.paidOn, journalId: given.journalId, rctiNo: given.rctiNo },
  }),
  ...payment.lines.map(({ billId, amount }) => {
    const { paid, scheduled } = standOf(given.bills, billId);
    return change(providerBill, billId, {
      paid: addMoney(paid, amount),
      scheduled: addMoney(scheduled, minus(amount)),
    });
  }),
];

const inFileText = (fileNo: string) =>
  `It is in the bank file ${fileNo}. Go on only if the bank has not been given this file. Go on?`;

const askAboutFile = ({ fileNo }: StoredPayment, answers: Answers) =>
  fileNo !== null && !isAnswered(answers, 'inBankFile') && ask('inBankFile', inFileText(fileNo));

const released = (line: StoredPaymentLine, bills: readonly BillStand[]) =>
  change(providerBill, line.billId, {
    scheduled: addMoney(standOf(bills, line.billId).scheduled, minus(line.amount)),
  });

const removal = (now: Instant, because: string | null) => ({
  isRemoved: true,
  removedAt: now,
  removedBecause: because,
});

type Cancelling = {
  readonly bills: readonly BillStand[];
  readonly answers: Answers;
  readonly now: Instant;
};

/** Before the bank has paid: the fees wait for another payment. */
export const decideCancelPayment = (payment: StoredPayment, given: Cancelling): Decision =>
  accept(
    move(providerPaymentWorkflow, payment, 'cancel', { values: {} }),
    askAboutFile(payment, given.answers),
    payment.lines.map((line) => [
      change(commissionPayment, line.id, removal(given.now, 'Payment cancelled')),
      released(line, given.bills),
    ]),
  );

type Removing = Cancelling & {
  /** Numbered in the same transaction, where a tax invoice of ours is adjusted. */
  readonly adjustmentNo: string | null;
  readonly accounts: Accounts;
  readonly journalId: string;
  readonly on: PlainDate;
};

/** B-355: the fee is owed again. After payment the ledger takes its part of the transfer back. */
export function decideLineRemoval(
  payment: StoredPayment,
  line: StoredPaymentLine | undefined,
  given: Removing,
): Decision {
  if (!line || payment.status === 'cancelled') return refuse('commissionRemovedAlready');
  const gone = change(commissionPayment, line.id, {
    ...removal(given.now, null),
    adjustmentNo: given.adjustmentNo,
  });
  if (payment.status === 'paid')
    return accept(
      gone,
      change(providerBill, line.billId, {
        paid: addMoney(standOf(given.bills, line.billId).paid, minus(line.amount)),
      }),
      change(providerPayment, payment.id, { removed: addMoney(payment.removed, line.amount) }),
      post(takenBackEntry(payment, line, given)),
    );
  return accept(
    payment.lines.length === 1 && refuse('lastCommissionPayment'),
    askAboutFile(payment, given.answers),
    gone,
    released(line, given.bills),
    change(providerPayment, payment.id, {
      total: addMoney(payment.total, minus(line.amount)),
      withheld: addMoney(payment.withheld, minus(line.withheld)),
    }),
  );
}

const takenBackEntry = (payment: StoredPayment, line: StoredPaymentLine, given: Removing) => ({
  ...providerPaymentEntry(
    given.accounts,
    { id: given.journalId, on: given.on },
    {
      id: payment.id,
      no: payment.paymentNo,
      specialistId: payment.specialistId,
      parts: [{ caseId: line.caseId, amount: minus(line.amount) }],
      withheld: minus(line.withheld),
    },
  ),
  kind: 'reversal' as const,
  memo: `Reversed: part of payment ${payment.paymentNo}`,
  reversesId: payment.journalId,
});

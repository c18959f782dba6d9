import type { Money, PlainDate } from '#kernel/domain';

export type BookedFact = {
  readonly id: string;
  readonly reference: string;
  readonly on: PlainDate;
  readonly isCancelled: boolean;
};

export type ChargeFact = {
  readonly id: string;
  readonly description: string;
  readonly chargedOn: PlainDate;
  /** Without GST; null while it has no price. */
  readonly amount: Money | null;
  readonly payeeAmount: Money | null;
  readonly status: 'pending' | 'invoiced' | 'reversed';
  /** Only the specialist is paid for it: nobody's invoice. */
  readonly isOfSpecialist: boolean;
};

/** A line of the case on an invoice that was not cancelled. */
export type LineFact = {
  readonly invoiceId: string;
  readonly chargeId: string | null;
  readonly amount: Money;
  readonly gst: Money;
  readonly adjustedBecause: string | null;
};

/** What the account of receivables says. */
export type Settled = {
  readonly charged: Money;
  readonly paid: Money;
  readonly credited: Money;
  readonly writtenOff: Money;
  readonly open: Money;
};

export type InvoiceFact = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly statusName: string;
  readonly isCancelled: boolean;
  readonly invoiceDate: PlainDate;
  readonly total: Money;
  readonly settled: Money;
  readonly writtenOff: Money;
  readonly open: Money;
  readonly ledger: Settled;
  readonly ledgerOfCase: Settled;
};

/** What was applied to an invoice of the case. */
export type PaymentFact = {
  readonly id: string;
  readonly name: string;
  readonly isCredit: boolean;
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly on: PlainDate;
  readonly amount: Money;
};

export type CreditNoteFact = {
  readonly id: string;
  readonly creditNoteNo: string;
  readonly on: PlainDate;
  /** Of this case. */
  readonly amount: Money;
  readonly gst: Money;
};

export type FeeFact = {
  readonly id: string;
  readonly chargeId: string;
  readonly description: string;
  readonly specialist: string;
  readonly earnedOn: PlainDate;
  readonly share: Money;
  readonly total: Money;
  readonly paid: Money;
  readonly isReversed: boolean;
};

/** A fee in a payment to its specialist. */
export type RemittedFact = {
  readonly id: string;
  readonly paymentNo: string;
  readonly feeId: string;
  readonly on: PlainDate;
  readonly amount: Money;
  readonly isPaid: boolean;
};

/** Contributed by whoever lends. */
export type LoanFact = {
  readonly page: string;
  readonly loanNo: string;
  readonly lender: string;
  readonly statusName: string;
  readonly openedOn: PlainDate;
  /** To the end of the day that its figures were counted to. */
  readonly payout: Money;
  readonly owed: Money;
  readonly ledger: Money;
};

export type TransactionFact = {
  readonly page: string;
  readonly transactionNo: string;
  readonly loanNo: string;
  readonly statusName: string;
  readonly description: string;
  readonly lastPaidOn: PlainDate | null;
  readonly amount: Money;
  readonly paid: Money;
  /** On its loan, less what was taken back. */
  readonly advanced: Money;
  /** Asked for on the case: the practice itself is paid. */
  readonly isOwn: boolean;
};

export type CaseFunding = {
  readonly loans: readonly LoanFact[];
  readonly transactions: readonly TransactionFact[];
};

export type CaseMoneyFacts = {
  readonly bookings: readonly BookedFact[];
  readonly report: { readonly sentOn: PlainDate | null; readonly dueOn: PlainDate | null };
  readonly charges: readonly ChargeFact[];
  readonly lines: readonly LineFact[];
  readonly invoices: readonly InvoiceFact[];
  readonly payments: readonly PaymentFact[];
  readonly creditNotes: readonly CreditNoteFact[];
  readonly fees: readonly FeeFact[];
  readonly remitted: readonly RemittedFact[];
  /** Null in a practice that has no funding. */
  readonly funding: CaseFunding | null;
  /** What the practice received, by the number of the transaction that brought it. */
  readonly received: Readonly<Record<string, Money>>;
  readonly ledger: {
    readonly income: Money;
    readonly owedByCustomer: Money;
    readonly owedToSpecialist: Money;
  };
};

import type { Money, PlainDate } from '#kernel/domain';

export type MatchedInvoice = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly companyId: string;
  readonly claimNo: string | null;
  readonly dueDate: PlainDate;
  readonly openAmount: Money;
};

/** A receipt that was written by hand and that no line of the bank stands for yet. */
export type HandReceipt = {
  readonly id: string;
  readonly receiptNo: string;
  readonly companyId: string | null;
  readonly receivedOn: PlainDate;
  readonly amount: Money;
  readonly reference: string | null;
};

export type MatchFacts = {
  readonly invoices: readonly MatchedInvoice[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  /** Names that payers used before, as `payerKey` gives them. */
  readonly payers: readonly { readonly name: string; readonly companyId: string }[];
  readonly receipts: readonly HandReceipt[];
};

export type CreditLine = {
  readonly id: string;
  readonly bookedOn: PlainDate;
  readonly amount: Money;
  readonly description: string;
};

export type Proposal = {
  readonly companyId: string | null;
  readonly receiptId: string | null;
  readonly allocations: readonly {
    readonly invoiceId: string;
    readonly invoiceNo: string;
    readonly amount: Money;
  }[];
  /** 0 to 100. */
  readonly score: number;
  /** May be accepted together with the other sure ones, without looking. */
  readonly isSure: boolean;
  readonly reasons: readonly string[];
};

/** From here on nobody needs to look. */
export const sureScore = 90;

/** Lines of a closed month or of a day to come wait for a person: nothing can be posted for them. */
export const mayPost = (
  { bookedOn }: Pick<CreditLine, 'bookedOn'>,
  closedMonths: readonly string[],
  today: PlainDate,
): boolean => bookedOn <= today && !closedMonths.some((month) => month >= bookedOn.slice(0, 7));

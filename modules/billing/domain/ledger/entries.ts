import { addMoney } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { credit, debit } from './entry.ts';
import type { Accounts, Entry } from './entry.ts';

type Head = Pick<Entry, 'id' | 'on'>;

export type InvoicedLine = {
  readonly caseId: string | null;
  readonly accountCodeId: string | null;
  readonly amount: Money;
  readonly gst: Money;
};

type Billed = {
  readonly id: string;
  readonly no: string;
  readonly companyId: string;
  readonly lines: readonly InvoicedLine[];
};

const totalOf = ({ amount, gst }: InvoicedLine): Money => addMoney(amount, gst);

/** The customer owes it, line by line, so that each case has its own part. */
export const invoiceEntry = (
  accounts: Accounts,
  head: Head,
  { id, no, companyId, lines }: Billed,
): Entry => ({
  ...head,
  kind: 'invoice',
  memo: `Invoice ${no}`.trim(),
  source: { type: 'invoice', id },
  lines: lines.flatMap((line) => {
    const party = { companyId, caseId: line.caseId, invoiceId: id };
    return [
      debit(accounts.receivable, totalOf(line), party),
      credit(line.accountCodeId ?? accounts.otherIncome, line.amount, party),
      credit(accounts.gstCollected, line.gst, party),
    ];
  }),
});

/** What was charged is taken back; the credit waits until it is applied or paid out. */
export const creditNoteEntry = (
  accounts: Accounts,
  head: Head,
  { id, no, companyId, lines }: Billed,
): Entry => ({
  ...head,
  kind: 'creditNote',
  memo: `Credit note ${no}`.trim(),
  source: { type: 'creditNote', id },
  lines: lines.flatMap((line) => {
    const party = { companyId, caseId: line.caseId };
    return [
      debit(line.accountCodeId ?? accounts.otherIncome, line.amount, party),
      debit(accounts.gstCollected, line.gst, party),
      credit(accounts.customerCredit, totalOf(line), { companyId }),
    ];
  }),
});

type Received = {
  readonly id: string;
  readonly no: string;
  readonly companyId: string | null;
  readonly amount: Money;
};

/** Money of a customer is nobody's income until it is applied. */
export const receiptEntry = (accounts: Accounts, head: Head, receipt: Received): Entry => ({
  ...head,
  kind: 'receipt',
  memo: `Receipt ${receipt.no}`.trim(),
  source: { type: 'receipt', id: receipt.id },
  lines: [
    debit(accounts.bank, receipt.amount, { companyId: receipt.companyId }),
    credit(accounts.customerCredit, receipt.amount, { companyId: receipt.companyId }),
  ],
});

export type CasePart = { readonly caseId: string | null; readonly amount: Money };

type Applied = {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly companyId: string;
  /** What of it falls on which case of the invoice. */
  readonly parts: readonly CasePart[];
};

/** Credit of the customer, from a receipt or a credit note, pays an invoice. */
export const allocationEntry = (accounts: Accounts, head: Head, given: Applied): Entry => ({
  ...head,
  kind: 'allocation',
  memo: `Applied to invoice ${given.invoiceNo}`,
  source: { type: 'allocation', id: given.id },
  lines: given.parts.flatMap(({ caseId, amount }) => {
    const party = { companyId: given.companyId, caseId, invoiceId: given.invoiceId };
    return [
      debit(accounts.customerCredit, amount, { companyId: given.companyId }),
      credit(accounts.receivable, amount, party),
    ];
  }),
});

export const refundEntry = (accounts: Accounts, head: Head, refund: Received): Entry => ({
  ...head,
  kind: 'refund',
  memo: `Refund ${refund.no}`.trim(),
  source: { type: 'refund', id: refund.id },
  lines: [
    debit(accounts.customerCredit, refund.amount, { companyId: refund.companyId }),
    credit(accounts.bank, refund.amount, { companyId: refund.companyId }),
  ],
});

type WrittenOff = Omit<Applied, 'parts'> & {
  readonly parts: readonly (CasePart & { readonly gst: Money })[];
};

/** The GST of what is never paid is claimed back (decreasing adjustment). */
export const writeOffEntry = (accounts: Accounts, head: Head, given: WrittenOff): Entry => ({
  ...head,
  kind: 'writeOff',
  memo: `Written off from invoice ${given.invoiceNo}`,
  source: { type: 'writeOff', id: given.id },
  lines: given.parts.flatMap(({ caseId, amount, gst }) => {
    const party = { companyId: given.companyId, caseId, invoiceId: given.invoiceId };
    return [
      debit(accounts.badDebts, addMoney(amount, negative(gst)), party),
      debit(accounts.gstCollected, gst, party),
      credit(accounts.receivable, amount, party),
    ];
  }),
});

const negative = (amount: Money): Money =>
  amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

export type ProviderBill = {
  readonly id: string;
  readonly specialistId: string;
  readonly caseId: string | null;
  readonly memo: string;
  /** The share of the specialist without GST, before commission. */
  readonly share: Money;
  readonly commission: Money;
  readonly gst: Money;
};

/** A specialist has earned a fee: the practice owes the share with its GST, less its commission. */
export const providerBillEntry = (accounts: Accounts, head: Head, bill: ProviderBill): Entry => {
  const party = { specialistId: bill.specialistId, caseId: bill.caseId };
  return {
    ...head,
    kind: 'providerBill',
    memo: bill.memo,
    source: { type: 'providerBill', id: bill.id },
    lines: [
      debit(accounts.specialistFees, bill.share, party),
      debit(accounts.gstPaid, bill.gst, party),
      credit(accounts.commission, bill.commission, party),
      credit(accounts.payable, addMoney(bill.share, bill.gst, negative(bill.commission)), party),
    ],
  };
};

type Settled = {
  readonly id: string;
  readonly no: string;
  readonly specialistId: string;
  readonly parts: readonly CasePart[];
  readonly withheld: Money;
};

/** The bank pays what is owed less the tax that is withheld. */
export function providerPaymentEntry(
  accounts: Accounts,
  head: Head,
  { id, no, specialistId, parts, withheld }: Settled,
): Entry {
  const total = addMoney('0', ...parts.map(({ amount }) => amount));
  return {
    ...head,
    kind: 'providerPayment',
    memo: `Payment ${no}`.trim(),
    source: { type: 'providerPayment', id },
    lines: [
      ...parts.map(({ caseId, amount }) =>
        debit(accounts.payable, amount, { specialistId, caseId }),
      ),
      credit(accounts.bank, addMoney(total, negative(withheld)), { specialistId }),
      credit(accounts.withholding, withheld, { specialistId }),
    ],
  };
}

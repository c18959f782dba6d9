import { appointment } from '#booking/domain';
import { addMoney } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { providerPayment } from '../provider-pay/provider-payment.resource.ts';
import { receipt } from '../receipts/receipt.resource.ts';
import type { CaseFunding, CaseMoneyFacts } from './case-money-overview-facts.ts';
import { billedOn, chargedFor, linesOf } from './case-sums.ts';

export const pictureKinds = {
  booking: 'Booking',
  report: 'Report',
  charge: 'Charge',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  payment: 'Payment',
  fee: 'Specialist fee',
  remittance: 'Remittance',
  transaction: 'Funding transaction',
  loan: 'Loan',
} as const;

export type PictureLine = {
  readonly kind: keyof typeof pictureKinds;
  readonly id: string;
  readonly name: string;
  /** Where it is opened. */
  readonly page: string | null;
  readonly on: PlainDate | null;
  readonly amount: Money | null;
  readonly stand: string;
};

const pageOf = ({ segment }: { readonly segment: string }, id: string) =>
  `/view/${segment}/detail/${id}`;

const ofWork = ({ bookings, report }: CaseMoneyFacts): PictureLine[] => [
  ...bookings.map(({ id, reference, on, isCancelled }) => ({
    ...{ kind: 'booking' as const, id, name: reference, page: pageOf(appointment, id), on },
    ...{ amount: null, stand: isCancelled ? 'Cancelled' : 'Booked' },
  })),
  ...(report.sentOn || report.dueOn
    ? [
        {
          ...{ kind: 'report' as const, id: 'report', name: 'Report', page: null },
          ...{ on: report.sentOn ?? report.dueOn, amount: null },
          stand: report.sentOn ? 'Sent' : 'Promised',
        },
      ]
    : []),
];

const chargeStands = {
  pending: 'To be invoiced',
  invoiced: 'Invoiced',
  reversed: 'Reversed',
} as const;

const ofCharges = ({ charges, lines, invoices }: CaseMoneyFacts): PictureLine[] =>
  charges
    .filter(({ isOfSpecialist }) => !isOfSpecialist)
    .map((charge) => {
      const [line] = linesOf(lines, charge.id);
      const on = invoices.find(({ id }) => id === line?.invoiceId);
      const why = line?.adjustedBecause ? `, price changed: ${line.adjustedBecause}` : '';
      const isUnpriced = charge.amount === null && !line;
      return {
        ...{ kind: 'charge' as const, id: charge.id, name: charge.description },
        ...{ page: on ? pageOf(invoice, on.id) : null, on: charge.chargedOn },
        amount: isUnpriced ? null : chargedFor(charge, lines),
        stand: isUnpriced
          ? 'Has no price yet'
          : `${chargeStands[charge.status]}${on ? ` on ${on.invoiceNo}` : ''}${why}`,
      };
    });

const ofInvoices = (facts: CaseMoneyFacts): PictureLine[] => [
  ...facts.invoices.map((one) => ({
    ...{ kind: 'invoice' as const, id: one.id, name: one.invoiceNo, on: one.invoiceDate },
    ...{ page: pageOf(invoice, one.id), amount: billedOn(facts.lines, one.id) },
    stand: one.statusName,
  })),
  ...facts.creditNotes.map(({ id, creditNoteNo, on, amount, gst }) => ({
    ...{ kind: 'creditNote' as const, id, name: creditNoteNo, on, page: pageOf(creditNote, id) },
    ...{ amount: addMoney(amount, gst), stand: 'Taken back from the customer' },
  })),
  ...facts.payments.map(({ id, name, isCredit, on, amount, invoiceNo }) => ({
    ...{ kind: 'payment' as const, id, name, on, amount },
    page: pageOf(isCredit ? creditNote : receipt, id),
    stand: `${isCredit ? 'Credit applied' : 'Applied'} to ${invoiceNo}`,
  })),
];

const ofPay = ({ fees, remitted }: CaseMoneyFacts): PictureLine[] => [
  ...fees.map((fee) => ({
    ...{ kind: 'fee' as const, id: fee.id, name: fee.description, page: null, on: fee.earnedOn },
    ...{ amount: fee.total, stand: fee.isReversed ? 'Taken back' : `Earned by ${fee.specialist}` },
  })),
  ...remitted.map(({ id, paymentNo, on, amount, isPaid }) => ({
    ...{ kind: 'remittance' as const, id, name: paymentNo, page: pageOf(providerPayment, id) },
    ...{ on, amount, stand: isPaid ? 'Paid' : 'To be paid' },
  })),
];

const ofFunding = ({ transactions, loans }: CaseFunding): PictureLine[] => [
  ...transactions.map((one) => ({
    ...{ kind: 'transaction' as const, id: one.transactionNo, name: one.transactionNo },
    ...{ page: one.page, on: one.lastPaidOn, amount: one.amount },
    stand: `${one.statusName}, ${one.description}`,
  })),
  ...loans.map((one) => ({
    ...{ kind: 'loan' as const, id: one.loanNo, name: one.loanNo, page: one.page },
    ...{ on: one.openedOn, amount: one.payout, stand: `${one.statusName}, lent by ${one.lender}` },
  })),
];

/** In the order of the work. */
export const pictureLines = (facts: CaseMoneyFacts): readonly PictureLine[] => [
  ...ofWork(facts),
  ...ofCharges(facts),
  ...ofInvoices(facts),
  ...ofPay(facts),
  ...(facts.funding ? ofFunding(facts.funding) : []),
];

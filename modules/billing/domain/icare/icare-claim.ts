import { addMoney } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { PrintedInvoice } from '../sending/printed-invoice.ts';

/** What NSW workers compensation asks on an invoice of an examination (australia.md). */
export type IcareClaimFile = {
  readonly invoiceNo: string;
  readonly invoiceDate: PlainDate;
  readonly workerName: string;
  readonly claimNo: string;
  readonly payeeName: string;
  readonly payeeAbn: string;
  readonly totalWithGst: Money;
  readonly gst: Money;
  readonly services: readonly {
    readonly serviceDate: PlainDate;
    readonly paymentClassificationCode: string;
    readonly description: string;
    readonly practitioner: string;
    readonly providerNumber: string;
    readonly quantity: string;
    readonly amount: Money;
    readonly gst: Money;
    readonly amountWithGst: Money;
  }[];
};

export type IcarePayee = { readonly name: string; readonly abn: string | null };

/** In the words of the person who must add it. */
export function missingForIcare(invoice: PrintedInvoice, payee: IcarePayee): readonly string[] {
  const isLacking = (of: (line: PrintedInvoice['lines'][0]) => unknown) =>
    invoice.lines.some((line) => !of(line));
  return [
    !invoice.claimant && 'the name of the worker',
    !invoice.claimNo && 'the claim number',
    !payee.abn && 'the ABN of the practice (Letterhead)',
    isLacking(({ practitioner }) => practitioner) && 'the practitioner',
    isLacking(({ providerNumber }) => providerNumber) && 'the provider number of the practitioner',
    isLacking(({ serviceDate }) => serviceDate) && 'the date of service',
    isLacking(({ classificationCode }) => classificationCode) &&
      'the payment classification code of each service item',
  ].filter((word) => word !== false);
}

/** Only of an invoice that lacks nothing. */
export const icareClaimFile = (invoice: PrintedInvoice, payee: IcarePayee): IcareClaimFile => ({
  invoiceNo: invoice.invoiceNo,
  invoiceDate: invoice.invoiceDate,
  workerName: invoice.claimant ?? '',
  claimNo: invoice.claimNo ?? '',
  payeeName: payee.name,
  payeeAbn: payee.abn ?? '',
  totalWithGst: invoice.total,
  gst: invoice.gst,
  services: invoice.lines.map((line) => ({
    serviceDate: line.serviceDate ?? '',
    paymentClassificationCode: line.classificationCode ?? '',
    description: line.description,
    practitioner: line.practitioner ?? '',
    providerNumber: line.providerNumber ?? '',
    quantity: line.quantity,
    amount: line.amount,
    gst: line.gst,
    amountWithGst: addMoney(line.amount, line.gst),
  })),
});

import { exact } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';

export type PrintedLine = {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: Money;
  readonly amount: Money;
  readonly gst: Money;
  /** The item of the fee order under which NSW workers compensation pays. */
  readonly classificationCode: string | null;
  readonly caseNo: string | null;
  readonly claimant: string | null;
  readonly claimNo: string | null;
  readonly serviceDate: PlainDate | null;
  readonly practitioner: string | null;
  readonly providerNumber: string | null;
  readonly scheme: string | null;
  readonly isNswScheme: boolean;
};

export type BankDetails = {
  readonly accountName: string | null;
  readonly bsb: string;
  readonly accountNo: string;
};

export type PrintedInvoice = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
  readonly isCancelled: boolean;
  readonly kind: string;
  readonly companyId: string;
  readonly company: string;
  readonly companyAbn: string | null;
  readonly companyAddress: string | null;
  readonly attention: string | null;
  readonly claimant: string | null;
  readonly claimNo: string | null;
  readonly purchaseOrderNo: string | null;
  readonly customerReference: string | null;
  readonly note: string | null;
  readonly subtotal: Money;
  readonly gst: Money;
  readonly total: Money;
  readonly settled: Money;
  readonly open: Money;
  readonly bank: BankDetails | null;
  readonly terms: string | null;
  readonly lines: readonly PrintedLine[];
};

/** ATO: only a taxable sale has a tax invoice. */
export const invoiceTitle = ({ gst }: Pick<PrintedInvoice, 'gst'>): string =>
  exact(gst).isZero() ? 'Invoice' : 'Tax invoice';

export const hasNswFields = ({ lines }: Pick<PrintedInvoice, 'lines'>): boolean =>
  lines.some(({ isNswScheme }) => isNswScheme);

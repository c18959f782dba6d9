import { uploadOtherInvoice } from '#billing/server';
import { longDay } from '#billing/domain';
import type { Services, Tx } from '#kernel/server';
import { Refused } from '#kernel/server';
import { readPrintedRepayment } from './read-printed-repayment.ts';

/** The loans carry interest, fees and GST already: the invoice asks for a part of what they owe. */
export async function uploadRepayment(tx: Tx, services: Services, id: string): Promise<string> {
  const invoice = await readPrintedRepayment(tx, id);
  if (!invoice) throw new Refused('notFound');
  const { invoiceNo, status, invoiceDate, dueDate, total } = invoice;
  return uploadOtherInvoice(tx, services, {
    id,
    invoiceNo,
    status,
    invoiceDate,
    dueDate,
    total,
    companyId: invoice.borrowerId,
    companyName: invoice.borrower,
    reference: invoice.agreementNo,
    accountingId: null,
    account: 'loans',
    lines: invoice.lines.map((line) => ({
      description: `Loan ${line.loanNo} ${line.claimant ?? ''}, to ${longDay(invoice.periodTo)}`,
      quantity: '1',
      unitPrice: line.total,
      amount: line.total,
      gst: '0.00',
      caseType: null,
    })),
  });
}

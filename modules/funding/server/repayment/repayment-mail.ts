import { longDay } from '#billing/domain';
import { addressOf } from '#billing/server';
import {
  mailRendererPoint,
  queueMail,
  templateFactsPoint,
  templateMail,
} from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { cancelled } from '#billing/domain';
import { repaymentInvoice, repaymentInvoiceDocument } from '../../domain/index.ts';
import type { PrintedRepayment } from '../../domain/index.ts';
import { readPrintedRepayment } from './read-printed-repayment.ts';

const name = 'funding.repaymentInvoice';
const template = 'RepaymentInvoice';

/** What the templates of invoices and of their reminders are told. */
export const repaymentTemplateData = (printed: PrintedRepayment) => ({
  invoice: {
    number: printed.invoiceNo,
    date: longDay(printed.invoiceDate),
    dueDate: longDay(printed.dueDate),
    total: amountText(printed.total),
    open: amountText(printed.open),
  },
  company: { name: printed.borrower },
  agreement: { number: printed.agreementNo },
});

/** C-341, C-350: `email-preview/repaymentInvoice`. */
export const repaymentTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(repaymentInvoice),
  async read({ tx }, { id, borrowerId }) {
    const printed = await readPrintedRepayment(tx, id);
    if (!printed) throw new Refused('notFound');
    const destination = await addressOf(tx, String(borrowerId));
    return { data: repaymentTemplateData(printed), destination };
  },
});

/** Written when it leaves: an invoice that was cancelled meanwhile is not sent. */
export const repaymentMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { id } = data as { readonly id: string };
    const printed = await readPrintedRepayment(tx, id);
    if (!printed || printed.status === cancelled) return null;
    const words = await templateMail(tx, services, template, repaymentTemplateData(printed));
    const document = repaymentInvoiceDocument.write(printed, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

type Queued = { readonly id: string; readonly invoiceNo: string; readonly to: string };

export const queueRepaymentMail = (
  tx: Tx,
  services: Services,
  { id, invoiceNo, to }: Queued,
): Promise<string> =>
  queueMail(tx, services, {
    to,
    subject: `Repayment invoice ${invoiceNo}`,
    templateKey: template,
    render: name,
    data: { id },
    fromModule: moduleNameOf(repaymentInvoice),
    objectId: id,
    objectName: invoiceNo,
  });

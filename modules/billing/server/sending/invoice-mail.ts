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
import { creditNoteDocument, invoice, longDay, taxInvoiceDocument } from '../../domain/index.ts';
import type { PrintedInvoice } from '../../domain/index.ts';
import { addressOf } from './address-of.ts';
import { readPrintedCreditNote } from './read-printed-credit-note.ts';
import { readPrintedInvoice } from './read-printed-invoice.ts';

type MailData = {
  readonly invoiceId: string;
  readonly template: string;
  /** The mail is about this credit note of the invoice. */
  readonly creditNoteId?: string;
};

const name = 'billing.invoice';

/** What the templates call `invoice`, and whom it is about. */
export const invoiceData = (printed: PrintedInvoice) => {
  const [firstName = '', ...lastName] = (printed.attention ?? '').split(' ');
  return {
    invoice: {
      number: printed.invoiceNo,
      date: longDay(printed.invoiceDate),
      dueDate: longDay(printed.dueDate),
      subtotal: amountText(printed.subtotal),
      gst: amountText(printed.gst),
      total: amountText(printed.total),
      paid: amountText(printed.settled),
      open: amountText(printed.open),
      lines: printed.lines.map(({ serviceDate, description, amount }) => ({
        date: longDay(serviceDate),
        description,
        amount: amountText(amount),
      })),
    },
    company: { name: printed.company },
    caseManager: { firstName, lastName: lastName.join(' '), fullName: printed.attention ?? '' },
    case: { caseNo: printed.lines[0]?.caseNo ?? '', claimNo: printed.claimNo ?? '' },
    client: { fullName: printed.claimant ?? '' },
  };
};

/** What a template says of an invoice that somebody chooses. */
export const invoiceTemplateFacts = templateFactsPoint.contribute({
  module: moduleNameOf(invoice),
  async read({ tx }, { id }) {
    const printed = await readPrintedInvoice(tx, id);
    if (!printed) throw new Refused('notFound');
    return { data: invoiceData(printed), destination: await addressOf(tx, printed.companyId) };
  },
});

async function creditNoteMail(
  tx: Tx,
  services: Services,
  printed: PrintedInvoice,
  { template, creditNoteId = '' }: MailData,
) {
  const note = await readPrintedCreditNote(tx, creditNoteId);
  if (!note) return null;
  const { creditNoteNo, total, reason } = note;
  const data = {
    ...invoiceData(printed),
    creditNote: { number: creditNoteNo, total: amountText(total), reason },
  };
  const document = creditNoteDocument.write(note, await readLetterhead(tx, services));
  return { ...(await templateMail(tx, services, template, data)), attachments: [{ document }] };
}

/** Written when it leaves: an invoice that was cancelled meanwhile is not sent. */
export const invoiceMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const given = data as MailData;
    const printed = await readPrintedInvoice(tx, given.invoiceId);
    if (!printed || printed.isCancelled) return null;
    if (given.creditNoteId) return creditNoteMail(tx, services, printed, given);
    const words = await templateMail(tx, services, given.template, invoiceData(printed));
    const document = taxInvoiceDocument.write(printed, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

type Queued = MailData & { readonly to: string; readonly invoiceNo: string };

export const queueInvoiceMail = (
  tx: Tx,
  services: Services,
  { to, invoiceNo, ...data }: Queued,
): Promise<string> =>
  queueMail(tx, services, {
    to,
    subject: `Invoice ${invoiceNo}`,
    templateKey: data.template,
    render: name,
    data,
    fromModule: moduleNameOf(invoice),
    objectId: data.invoiceId,
    objectName: invoiceNo,
  });

import { cancelled, longDay, paid } from '#billing/domain';
import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { repaymentInvoice, repaymentInvoiceDocument } from '../../domain/index.ts';
import type { RepaymentReminderTemplate } from '../../domain/index.ts';
import { readPrintedRepayment } from '../repayment/read-printed-repayment.ts';
import { repaymentTemplateData } from '../repayment/repayment-mail.ts';

type MailData = {
  readonly id: string;
  readonly template: RepaymentReminderTemplate;
  readonly today: string;
  readonly statementTotal: string;
};

const name = 'funding.repaymentReminder';

/** Written when it leaves: what was paid or cancelled meanwhile is not reminded of. */
export const reminderMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { id, template, today, statementTotal } = data as MailData;
    const printed = await readPrintedRepayment(tx, id);
    if (!printed || printed.status === cancelled || printed.status === paid) return null;
    const words = await templateMail(tx, services, template, {
      ...repaymentTemplateData(printed),
      statement: { date: longDay(today), total: amountText(statementTotal) },
    });
    const document = repaymentInvoiceDocument.write(printed, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

type Queued = MailData & { readonly invoiceNo: string; readonly to: string };

export const queueReminderMail = (
  tx: Tx,
  services: Services,
  { invoiceNo, to, ...data }: Queued,
): Promise<string> =>
  queueMail(tx, services, {
    to,
    subject: `Reminder of repayment invoice ${invoiceNo}`,
    templateKey: data.template,
    render: name,
    data,
    fromModule: moduleNameOf(repaymentInvoice),
    objectId: data.id,
    objectName: invoiceNo,
  });

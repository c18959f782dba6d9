import { isAbove, needsSecondPerson } from '#correspondence/server';
import { amountText } from '#kernel/domain';
import { rowsById } from '#kernel/server';
import { writeOff } from '../../domain/index.ts';

type Given = {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly amount: string;
  readonly reason: string;
};

const text = `select w.id::text as id, w.invoice_id::text as "invoiceId", i.invoice_no as "invoiceNo",
    w.amount::text as amount, w.reason
  from write_offs w join invoices i on i.id = w.invoice_id where w.id = any($1::uuid[])`;

export const largeWriteOffsNeedSecondPerson = needsSecondPerson<Given>({
  kind: 'writeOff',
  sentence:
    'Above the limit of the tenant, what is owed is given up only when a second person agrees.',
  on: writeOff,
  when: ['create'],
  facts: rowsById<Given>(text),
  async asks({ tx }, { after }) {
    if (!after || !(await isAbove(tx, 'ICS.SecondPerson.WriteOffAbove', after.amount))) return null;
    const { invoiceId, invoiceNo, amount, reason } = after;
    const subject = `Write-off of ${amountText(amount)} on invoice ${invoiceNo}`;
    const differences = [
      `Open on ${invoiceNo}: ${amountText(amount)} becomes nothing.`,
      `Because: ${reason}`,
    ];
    return { kind: 'writeOff', subject, differences, recordId: invoiceId, amount };
  },
});

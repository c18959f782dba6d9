import { addMoney } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import { compareAdvice, readAdvice, readRemittanceAdvice, sumOf } from '../../domain/index.ts';
import type { AdvisedInvoice } from '../../domain/index.ts';

const text = `select id::text as id, invoice_no as "invoiceNo", open_amount::text as "openAmount",
    status = '6' as "isCancelled" from invoices
  where upper(invoice_no) = any($1::text[]) and company_id = $2::uuid and not is_deleted`;

/** An insurer names invoices of its own: those of another company are unknown to it. */
export const adviceHandler = handle(readAdvice, async ({ tx, record, input }) => {
  if (!record.companyId) throw new Refused('receiptWithoutCompany');
  const advised = readRemittanceAdvice(input.content);
  if (!advised.length) throw new Refused('adviceWithoutInvoices');
  const numbers = [...new Set(advised.map(({ invoiceNo }) => invoiceNo))];
  const lines = compareAdvice(
    advised,
    await tx.query<AdvisedInvoice>(text, [numbers, record.companyId]),
  );
  return {
    lines,
    advised: addMoney('0', ...lines.map((line) => line.advised)),
    proposed: sumOf(lines),
    unapplied: record.unapplied ?? '0.00',
  };
});

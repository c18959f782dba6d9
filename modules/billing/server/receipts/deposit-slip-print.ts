import { can } from '#kernel/domain';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { Refused, isUuid } from '#kernel/server';
import { depositSlipDocument, depositSlipRoute, receipt } from '../../domain/index.ts';
import type { DepositedReceipt } from '../../domain/index.ts';
import { todayOf } from './today-of.ts';

const text = `select r.receipt_no as "receiptNo", r.received_on::text as "receivedOn",
    coalesce(c.name, r.payer_name, 'Not known') as "from", r.method, r.reference, r.amount::text as amount
  from receipts r left join party_companies c on c.id = r.company_id
  where r.id = any($1::uuid[]) and r.method in ('cheque', 'cash') and not r.is_reversed and not r.is_deleted
  order by r.method desc, r.receipt_no`;

const mostSlips = 200;

export const depositSlipPrint = printedDocumentPoint.contribute({
  route: depositSlipRoute,
  reads: receipt.name,
  async read({ tx, actor, services, params }) {
    if (!can(actor, `${receipt.name}.read`)) throw new Refused('notFound');
    const ids = String(params['ids'] ?? '')
      .split(',')
      .filter(isUuid)
      .slice(0, mostSlips);
    const receipts = await tx.query<DepositedReceipt>(text, [ids]);
    if (!receipts.length) return null;
    return depositSlipDocument.write(
      { receipts, today: todayOf(actor, services) },
      await readLetterhead(tx, services),
    );
  },
});

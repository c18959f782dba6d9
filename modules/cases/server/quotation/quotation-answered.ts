import { queueMail } from '#correspondence/server';
import { amountText, html } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { otType, quotationAnswered } from '../../domain/index.ts';
import { caseFacts, storedCase } from '../engine/index.ts';
import { quotationMail } from './quotation-mail.ts';

type Row = {
  readonly number: string;
  readonly otId: string;
  readonly by: string | null;
  readonly total: string;
  readonly reason: string | null;
  readonly creatorId: string | null;
};

const text = `select quotation_no as number, ot_id as "otId", decided_by as by, total::text as total,
    decision_reason as reason, creator_id as "creatorId"
  from ot_quotations where id = $1::uuid and not is_deleted`;

const read = async (tx: Tx, id: string): Promise<Row | undefined> =>
  (await tx.query<Row>(text, [id]))[0];

/** Staff see it at once; the case manager gets the mail that we go on. */
export const tellOfAnswer = on(
  quotationAnswered,
  'cases.quotationAnswered',
  async ({ payload }, tx, services) => {
    const { quotationId, isApproved } = payload;
    const quotation = await read(tx, quotationId);
    const record = quotation && (await storedCase(tx, otType, quotation.otId));
    if (!quotation || !record) return;
    const { number, by, total, reason, creatorId } = quotation;
    const word = isApproved ? 'approved' : 'rejected';
    await notify(tx, services, {
      recipientIds: [record.picUserId, creatorId].filter((id) => typeof id === 'string'),
      title: `Quotation ${number} is ${word}`,
      content: html`<b>${by ?? 'The customer'}</b> ${word} ${amountText(total)} for
        ${record.caseNo}${reason ? `: ${reason}` : ''}`.markup,
      type: 'Action Required',
      fromModule: otType.key,
      objectId: record.id,
      objectReferenceName: record.caseNo,
    });
    const { people } = await caseFacts(tx, otType, record, '');
    if (!isApproved || !people.bookingCm?.email) return;
    await queueMail(tx, services, {
      ...quotationMail({ quotationId, template: 'OtQuotationAccepted', sendingKey: null }),
      to: people.bookingCm.email,
      subject: `Quotation ${number} accepted`,
      fromModule: otType.key,
      objectId: record.id,
      objectName: record.caseNo,
    });
  },
  { inDryRun: true },
);

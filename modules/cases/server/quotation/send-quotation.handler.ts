import { askAboutStrangers, queueMail } from '#correspondence/server';
import { Refused, handle, isUuid, newId, readRecord } from '#kernel/server';
import { decideSending, ot, otType, sendQuotation } from '../../domain/index.ts';
import { caseFacts } from '../engine/index.ts';
import { quotationInCase } from './quotation-in-case.ts';
import { quotationMail } from './quotation-mail.ts';
import { currentQuotation, quotationsOf } from './quotation-rows.ts';

/** C-056: the mail is queued in the transaction that marks the quotation as sent. */
export const sendQuotationHandler = handle(sendQuotation, async (call) => {
  const { tx, actor, services, input, write } = call;
  const otId = input.id;
  if (!isUuid(otId)) throw new Refused('notFound');
  await readRecord(tx, actor, ot, otId);
  const quotation = await currentQuotation(tx, otId);
  if (!quotation) throw new Refused('quotationMissing');
  const given = await quotationInCase(tx, services, quotation);
  const { people } = await caseFacts(tx, otType, given.otCase, '');
  const to = input.email || people.bookingCm?.email || null;
  await askAboutStrangers(call, [input.email]);
  const key = newId();
  const { quotation: shown } = await quotationsOf(tx, otId);
  const items = shown?.items.length ?? 0;
  await write(decideSending(given, { to, key, items, now: services.now().toISOString() }));
  await queueMail(tx, services, {
    ...quotationMail({ quotationId: quotation.id, template: 'OtQuotation', sendingKey: key }),
    to: to ?? '',
    subject: `Quotation ${shown?.quotationNo ?? ''}`,
    fromModule: otType.key,
    objectId: otId,
    objectName: given.otCase.caseNo,
  });
  return quotationsOf(tx, otId);
});

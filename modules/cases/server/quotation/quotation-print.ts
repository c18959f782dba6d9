import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { Refused, isUuid, readRecord, readsSome } from '#kernel/server';
import { otQuotation, otType, quotationDocument, quotationPrintRoute } from '../../domain/index.ts';
import { caseFacts, storedCase, todayOf } from '../engine/index.ts';
import { readShownQuotation } from './quotation-rows.ts';

export const quotationPrint = printedDocumentPoint.contribute({
  route: quotationPrintRoute,
  reads: otQuotation.name,
  async read({ tx, actor, services, params }) {
    const id = String(params['id']);
    if (!isUuid(id) || !readsSome(actor, otQuotation)) throw new Refused('notFound');
    const record = JSON.parse(await readRecord(tx, actor, otQuotation, id)) as { otId: string };
    const quotation = await readShownQuotation(tx, id);
    const otCase = await storedCase(tx, otType, record.otId);
    if (!quotation || !otCase) return null;
    const { people, data } = await caseFacts(tx, otType, otCase, '');
    const letterhead = await readLetterhead(tx, services);
    const company = (data['company'] as { name?: string | null } | undefined)?.name ?? null;
    return quotationDocument.write(
      {
        quotation,
        caseNo: otCase.caseNo,
        claimNo: (otCase.claimNo as string | null) ?? null,
        claimant: people.client?.name ?? '',
        customer: people.bookingCm?.name ?? null,
        company,
        today: await todayOf(tx, services),
      },
      letterhead,
    );
  },
});

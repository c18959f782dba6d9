import {
  mailRendererPoint,
  sentTo,
  templateFactsPoint,
  templateMail,
  templateMailWithSecretLink,
} from '#correspondence/server';
import { amountText, formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { isWaiting, otType } from '../../domain/index.ts';
import type { ShownQuotation } from '../../domain/index.ts';
import { caseFacts, storedCase } from '../engine/index.ts';
import { mintQuotationLink } from './quotation-link.ts';
import { lockQuotation, readShownQuotation } from './quotation-rows.ts';

export const quotationRendererName = 'cases.otQuotation';

export type QuotationMail = {
  readonly quotationId: string;
  readonly template: 'OtQuotation' | 'OtQuotationReminder' | 'OtQuotationAccepted';
  /** The sending that the mail belongs to; without one it carries no link. */
  readonly sendingKey: string | null;
};

const day = (date: string | null): string | null =>
  date ? formatDate(date.slice(0, 10), 'D MMMM YYYY') : null;

/** What the templates call `quotation`. */
const quotationData = ({ quotationNo, total, validUntil, items }: ShownQuotation) => ({
  number: quotationNo,
  total: amountText(total),
  validUntil: day(validUntil),
  lines: items.map(({ description, amount }) => ({ description, amount: amountText(amount) })),
});

export async function quotationFacts(tx: Tx, quotationId: string, otId: string, link: string) {
  const [quotation, record] = [
    await readShownQuotation(tx, quotationId),
    await storedCase(tx, otType, otId),
  ];
  if (!quotation || !record) throw new Error('The case of this quotation does not exist');
  const facts = await caseFacts(tx, otType, record, link);
  return { ...facts, data: { ...facts.data, quotation: quotationData(quotation) } };
}

/** Confidential: whoever reads the tracking of mails must not be able to answer for the customer. */
export const quotationMail = (data: QuotationMail) => ({
  render: quotationRendererName,
  data: { ...data } as Readonly<Record<string, unknown>>,
  templateKey: data.template,
  ...(data.sendingKey && { confidential: true }),
});

/** The link is minted when the mail leaves. A quotation that was withdrawn meanwhile is not sent. */
export const quotationRenderer = mailRendererPoint.contribute({
  name: quotationRendererName,
  async render(tx: Tx, data: unknown, services: Services, emailId: string) {
    const { quotationId, template, sendingKey } = data as QuotationMail;
    const quotation = await lockQuotation(tx, quotationId);
    if (!quotation || (sendingKey && quotation.sendingKey !== sendingKey)) return null;
    if (template === 'OtQuotationReminder' && !isWaiting(quotation)) return null;
    const link = sendingKey
      ? await mintQuotationLink(
          tx,
          services,
          { quotationId, sendingKey, validUntil: quotation.validUntil },
          await sentTo(tx, emailId),
        )
      : '';
    const facts = await quotationFacts(tx, quotationId, quotation.otId, link);
    return sendingKey
      ? templateMailWithSecretLink(tx, services, template, { ...facts.data, link })
      : templateMail(tx, services, template, facts.data);
  },
});

/** Doc 3 section 7.3: `email-preview/otquotation`. */
export const quotationTemplateFacts = templateFactsPoint.contribute({
  module: 'OT_QUOTATION',
  async read({ tx, services }, record) {
    const example = `${services.config.publicUrl}/quotation/…`;
    const facts = await quotationFacts(tx, record.id, String(record['otId']), example);
    return { data: facts.data, destination: facts.people.bookingCm?.email ?? null };
  },
});

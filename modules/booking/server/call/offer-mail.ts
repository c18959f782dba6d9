import { mailRendererPoint, sentTo, templateMailWithSecretLink } from '#correspondence/server';
import { offerData, offerSubject } from '../../domain/index.ts';
import { readOffer } from './offer-facts.ts';
import { mintOfferLink } from './offer-link.ts';

const name = 'booking.offer';

export type OfferMail = { readonly callId: string; readonly offerId: string };

/** Confidential: whoever reads the tracking of mails must not be able to answer for the lawyer. */
export const offerMail = (data: OfferMail) => ({
  subject: offerSubject,
  render: name,
  data: { ...data } as Readonly<Record<string, unknown>>,
  templateKey: 'CallOffer',
  confidential: true,
});

/** The link is minted when the mail leaves: it waits in no queue. An offer that ended is not sent. */
export const offerRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services, emailId) {
    const of = data as OfferMail;
    const found = await readOffer(tx, of, services.now());
    if (found?.offer.state !== 'open') return null;
    const { call, offer } = found;
    const link = await mintOfferLink(tx, services, of, await sentTo(tx, emailId));
    const to = call.caseManagerFirst ?? call.caseManagerName ?? 'colleague';
    const officer = call.officer || 'Our booking desk';
    const said = offerData({ to, officer, offer, link });
    return templateMailWithSecretLink(tx, services, 'CallOffer', said);
  },
});

import { text } from '#kernel/domain';
import type { Visitor } from '#identity/server';
import type { FastifyInstance } from 'fastify';
import { Refused, described, isUuid, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { offerShape, offeredSlotShape } from '../../domain/index.ts';
import type { Offer } from '../../domain/index.ts';
import { answerOffer } from './answer-offer.ts';
import { readOffer } from './offer-facts.ts';
import { findOfferLink } from './offer-link.ts';

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 16_384 } as const;
const body = { slotId: text('Slot', { required: true, max: 36 }) };

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function showOffer(services: Services, token: string, visitor: Visitor): Promise<Offer> {
  const link = await findOfferLink(services, token, visitor);
  const context = systemContext(link.tenantId);
  const found = await services.db.transaction(context, (tx) => readOffer(tx, link, services.now()));
  if (!found) throw new Refused('linkNotValid');
  await services.readLog.recordRead(context, {
    operation: 'shownByToken',
    resource: 'call',
    recordId: link.callId,
  });
  return found.offer;
}

/** The token is the right: whoever holds it needs no account. */
export function offerRoutes(app: FastifyInstance, services: Services): void {
  type WithToken = { Params: { token: string } };
  const place = '/app/offers/:token';
  app.get<WithToken>(place, described(anonymous, { answer: offerShape }), (request) =>
    showOffer(services, request.params.token, request),
  );
  app.post<WithToken>(
    place,
    described(anonymous, { body, answer: { booked: offeredSlotShape } }),
    async (request) => {
      const { slotId } = (request.body ?? {}) as { slotId?: unknown };
      if (typeof slotId !== 'string' || !isUuid(slotId)) throw new Refused('offeredSlotGone');
      return { booked: await answerOffer(services, request.params.token, slotId, request) };
    },
  );
}

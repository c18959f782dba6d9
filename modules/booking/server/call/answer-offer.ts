import type { FastifyRequest } from 'fastify';
import { can, html, moduleNameOf } from '#kernel/domain';
import type { Actor, RecordOf } from '#kernel/domain';
import {
  Refused,
  actorOfUser,
  commitDecision,
  contextOf,
  newId,
  readRecord,
  throwUnlessAccepted,
} from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { client } from '#parties/domain';
import { notify } from '#platform/server';
import {
  appointment,
  bookSlot,
  decideAnswer,
  refuseUnlessOpenOffer,
  typeOfOffer,
} from '../../domain/index.ts';
import type { CallFacts, OfferedSlot } from '../../domain/index.ts';
import { bookingFacts } from '../slot/booking-facts.ts';
import { partiesOf } from '../slot/booking-parties.ts';
import { lockSlot } from '../slot/slot-row.ts';
import { lockKeptSlots } from './kept-slots.ts';
import { readOffer } from './offer-facts.ts';
import { findOfferLink } from './offer-link.ts';
import type { OfferLink } from './offer-link.ts';

type LockedCall = CallFacts & {
  readonly clientId: string;
  readonly companyId: string | null;
  readonly caseManagerId: string | null;
};

const callText = `select c.id, c.status, c.owner_id as "ownerId", c.offer_id as "offerId",
    c.offered_until as "offeredUntil", c.offer_answers as "offerAnswers", c.client_id as "clientId",
    c.company_id as "companyId", c.case_manager_id as "caseManagerId"
  from calls c where c.id = $1::uuid and not c.is_deleted for update`;

type Needs = Pick<RecordOf<typeof client>, 'interpreterRequired' | 'languageId'>;

/** What the client needs is taken along, as the booking dialog does. */
async function needsOf(tx: Tx, officer: Actor, clientId: string): Promise<Needs> {
  return JSON.parse(await readRecord(tx, officer, client, clientId)) as Needs;
}

type Answering = {
  readonly services: Services;
  readonly tx: Tx;
  readonly officer: Actor;
  readonly link: OfferLink;
  readonly slotId: string;
};

/** Decided and written in one transaction, with the call locked: of two clicks the second reads so. */
async function book({ services, tx, officer, link, slotId }: Answering): Promise<string> {
  const now = services.now();
  const [call] = await tx.query<LockedCall>(callText, [link.callId]);
  if (!call) throw new Refused('linkNotValid');
  const refused = refuseUnlessOpenOffer(call, link.offerId, now.toISOString());
  if (refused) throwUnlessAccepted(refused);
  const kept = await lockKeptSlots(tx, call.id);
  if (!kept.some(({ slot }) => slot.id === slotId)) throw new Refused('offeredSlotGone');
  const slot = await lockSlot(tx, officer, slotId, { withSession: true });
  const { riskCompanyId, ...parties } = await partiesOf(tx, officer, call);
  const wanted = { ...parties, riskCompanyId, slot, consultationType: null, movedId: null, now };
  const booking = await bookingFacts(tx, officer, wanted);
  const needs = await needsOf(tx, officer, call.clientId);
  const id = newId();
  const newBooking = {
    ...parties,
    id,
    consultationType: typeOfOffer(booking.session),
    interpreterRequired: needs.interpreterRequired,
    languageId: needs.languageId,
    note: null,
    tell: null,
  };
  const { offerId } = link;
  const facts = { call, offerId, kept, booking, newBooking, now: now.toISOString() };
  const decision = decideAnswer(facts, 'Chosen by the case manager with the link.');
  await commitDecision({ tx, actor: officer, services }, decision);
  await tx.query(`select write_audit(current_tenant(), 'answerOffer', 'call', $1, $2)`, [
    call.id,
    { by: 'link', caseManagerId: call.caseManagerId, appointmentId: id, slotId },
  ]);
  return id;
}

/** The officer sees at once what was chosen, wherever they are in the program. */
async function tellOfficer({ services, tx, link }: Answering, id: string): Promise<OfferedSlot> {
  const found = await readOffer(tx, link, services.now());
  const booked = found?.offer.booked;
  if (!booked) throw new Error('The booked slot of an offer is gone');
  const who = found.call.caseManagerName ?? 'The case manager';
  const what = `${booked.day}, ${booked.time}, ${booked.specialist}`;
  await notify(tx, services, {
    recipientIds: [link.ownerId],
    title: `${who} chose a time`,
    content: html`<b>${what}</b> is booked for ${found.offer.claimant}`.markup,
    type: 'Action Required',
    fromModule: moduleNameOf(appointment),
    objectId: id,
    objectReferenceName: what,
  });
  return booked;
}

/** The lawyer's click. It books as the officer would, under the rights that the officer has now. */
export async function answerOffer(
  services: Services,
  token: string,
  slotId: string,
  request: Pick<FastifyRequest, 'id' | 'ip'>,
): Promise<OfferedSlot> {
  const link = await findOfferLink(services, token, request);
  const { tenantId, ownerId: userId } = link;
  const officer = await actorOfUser(services, { tenantId, userId });
  if (!officer || !can(officer, bookSlot.ability)) throw new Refused('offerNeedsCall');
  return services.db.transaction(contextOf(officer, request.id), async (tx) => {
    const answering = { services, tx, officer, link, slotId };
    return tellOfficer(answering, await book(answering));
  });
}

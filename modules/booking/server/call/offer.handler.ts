import { queueMail } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import type { Actor, RecordOf } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { call, decideOffer, offerSlots, usualOfferHours } from '../../domain/index.ts';
import type { OfferFacts, OfferParties } from '../../domain/index.ts';
import { bookingFacts } from '../slot/booking-facts.ts';
import { partiesOf } from '../slot/booking-parties.ts';
import { holderOf } from './call.handlers.ts';
import { lockKeptSlots } from './kept-slots.ts';
import { offerMail } from './offer-mail.ts';

type Call = RecordOf<typeof call>;
type Parties = OfferParties & { readonly riskCompanyId: string | null };

const nobody: Parties = {
  clientId: null,
  companyId: null,
  caseManagerId: null,
  caseManagerFits: true,
  caseManagerEmail: null,
  riskCompanyId: null,
};

async function partiesOfCall(tx: Tx, actor: Actor, record: Call): Promise<Parties> {
  const { clientId, companyId, caseManagerId } = record;
  if (!clientId) return nobody;
  const parties = await partiesOf(tx, actor, { clientId, companyId, caseManagerId });
  const [manager] = await tx.query<{ email: string | null }>(
    'select email from party_case_managers where id = $1::uuid',
    [parties.caseManagerId],
  );
  return { ...parties, caseManagerEmail: manager?.email ?? null };
}

async function offerFacts(
  tx: Tx,
  actor: Actor,
  record: Call,
  now: Date,
): Promise<OfferFacts & { readonly parties: Parties }> {
  const kept = await lockKeptSlots(tx, record.id);
  const parties = await partiesOfCall(tx, actor, record);
  const judged = [];
  for (const one of parties.clientId ? kept : []) {
    const { clientId, companyId, riskCompanyId } = parties;
    const wanted = { clientId: clientId ?? '', companyId, riskCompanyId, slot: one.slot, now };
    const booking = await bookingFacts(tx, actor, {
      ...wanted,
      consultationType: null,
      movedId: null,
    });
    judged.push({ ...one, booking });
  }
  return {
    call: record,
    parties,
    kept: judged,
    newOfferId: newId(),
    holder: holderOf(actor),
    now: now.toISOString(),
  };
}

/** The mail is queued in the transaction that holds the slots: there is never one without the other. */
export const offerHandler = handle(offerSlots, async (given) => {
  const { record, input, answers, tx, actor, services, commit } = given;
  const caseManagerId = input.caseManagerId ?? record.caseManagerId;
  const facts = await offerFacts(tx, actor, { ...record, caseManagerId }, services.now());
  const answer = await commit(decideOffer(facts, input.hours ?? usualOfferHours, answers));
  const { caseManagerEmail } = facts.parties;
  await queueMail(tx, services, {
    ...offerMail({ callId: record.id, offerId: facts.newOfferId }),
    to: caseManagerEmail ?? '',
    fromModule: moduleNameOf(call),
    objectId: record.id,
  });
  await tx.query(`select write_audit(current_tenant(), 'offerSlots', 'call', $1, $2)`, [
    record.id,
    { caseManagerId: facts.parties.caseManagerId, slotIds: facts.kept.map(({ slot }) => slot.id) },
  ]);
  return answer;
});

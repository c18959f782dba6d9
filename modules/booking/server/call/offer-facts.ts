import { addressText } from '#kernel/domain';
import type { Address, Instant } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { atHome, initialsOf, offerState, slotTimes, untilWords } from '../../domain/index.ts';
import type { CallFacts, Offer, OfferedSlot } from '../../domain/index.ts';

type SlotFacts = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly centre: string | null;
  readonly address: Address | null;
  readonly isVideo: boolean;
  readonly specialist: string;
  readonly specialty: string | null;
  readonly isFree: boolean;
  readonly isChosen: boolean;
};

const slotsText = `select l.id, l.starts_at as "startsAt", l.ends_at as "endsAt", s.time_zone as "timeZone",
    z.name as centre, z.address, s.is_video_appointment as "isVideo", p.titled_name as specialist, p.specialty,
    l.starts_at > $2::timestamptz and not s.is_cancelled and l.state <> 'booked'
      and (l.state = 'free' or l.held_by_id = c.owner_id or l.held_until <= $2::timestamptz) as "isFree",
    coalesce(l.appointment_id = c.appointment_id, false) as "isChosen"
  from call_slots k
  join calls c on c.id = k.call_id
  join appointment_slots l on l.id = k.slot_id::uuid
  join appointment_sessions s on s.id = l.session_id
  join party_specialists p on p.id = s.specialist_id
  left join party_centres z on z.id = s.centre_id
  where k.call_id = $1::uuid and not k.is_deleted order by l.starts_at`;

type CallRow = CallFacts & {
  readonly clientFirst: string | null;
  readonly clientLast: string | null;
  readonly caseManagerName: string | null;
  readonly caseManagerFirst: string | null;
  readonly officer: string | null;
  readonly practice: string | null;
  readonly practiceEmail: string | null;
};

const callText = `select c.id, c.status, c.owner_id as "ownerId", c.offer_id as "offerId",
    c.offered_until as "offeredUntil", c.offer_answers as "offerAnswers", k.first_name as "clientFirst",
    k.last_name as "clientLast", m.full_name as "caseManagerName", m.first_name as "caseManagerFirst",
    concat_ws(' ', u.first_name, u.last_name) as officer, t.shown_name as practice, t.email as "practiceEmail"
  from calls c
  left join party_clients k on k.id = c.client_id
  left join party_case_managers m on m.id = c.case_manager_id
  left join accounts u on u.id = c.owner_id and u.tenant_id = c.tenant_id
  left join platform_tenants t on t.id = current_tenant()
  where c.id = $1::uuid and not c.is_deleted`;

export type OfferFound = {
  readonly call: CallRow;
  /** What the link shows; nothing of the slots where it is no longer open. */
  readonly offer: Offer;
};

function placeOf({ centre, address, isVideo }: SlotFacts): string {
  const place = [centre, address ? addressText(address) : ''].filter(Boolean).join(', ');
  return place || (isVideo ? 'By video' : atHome);
}

const shownSlot = (slot: SlotFacts): OfferedSlot => ({
  id: slot.id,
  ...slotTimes(slot),
  place: placeOf(slot),
  specialist: slot.specialist,
  specialty: slot.specialty,
  isFree: slot.isFree,
});

/** What a link of this offer leads to now. */
export async function readOffer(
  tx: Tx,
  { callId, offerId }: { readonly callId: string; readonly offerId: string },
  now: Date,
): Promise<OfferFound | null> {
  const [calls, slots] = await tx.batch([
    { text: callText, values: [callId] },
    { text: slotsText, values: [callId, now] },
  ]);
  const call = calls?.rows[0] as CallRow | undefined;
  if (!call) return null;
  const rows = (slots?.rows ?? []) as SlotFacts[];
  const state = offerState(call, offerId, now.toISOString());
  const chosen = state === 'answered' ? rows.find(({ isChosen }) => isChosen) : undefined;
  const [first] = rows;
  const offer: Offer = {
    state,
    practice: call.practice ?? '',
    practiceEmail: call.practiceEmail,
    claimant: initialsOf(call.clientFirst, call.clientLast),
    until: call.offeredUntil && first ? untilWords(call.offeredUntil, first.timeZone) : '',
    slots: state === 'open' ? rows.map(shownSlot) : [],
    booked: chosen ? shownSlot(chosen) : null,
  };
  return { call, offer };
}

import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { ValueOfShape } from '#kernel/domain';
import { atHome, ownCalls } from '../../domain/index.ts';
import type { keptSlotShape, ownCallShape } from '../../domain/index.ts';

type OwnCall = ValueOfShape<typeof ownCallShape>;
type KeptRow = ValueOfShape<typeof keptSlotShape> & { readonly callId: string };

const reference = (alias: string, text: string) =>
  `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'displayName', ${text}) end`;

const callsText = `select c.id, c.concurrency_stamp::text as "concurrencyStamp", c.status,
    c.caller_name as "callerName", c.caller_phone as "callerPhone", c.claim_no as "claimNo", c.suburb, c.note,
    c.offered_until as "offeredUntil", ${reference('o', 'o.name')} as company,
    ${reference('m', 'm.full_name')} as "caseManager", ${reference('k', 'k.full_name')} as client
  from calls c
  left join party_companies o on o.id = c.company_id
  left join party_case_managers m on m.id = c.case_manager_id
  left join party_clients k on k.id = c.client_id
  where c.owner_id = $1::uuid and c.status <> 'closed' and not c.is_deleted
  order by c.creation_time, c.id`;

/** Whose appointment a slot has is told only where this officer, or their link, has made it. */
const slotsText = `select k.call_id as "callId", l.id, l.session_id as "sessionId", l.starts_at as "startsAt",
    l.ends_at as "endsAt", s.time_zone as "timeZone", l.held_by_id as "heldById",
    l.held_until as "heldUntil", s.consultation_type as "consultationType",
    case when l.state = 'booked' and a.id is not null then 'booked'
      when l.state = 'booked' or (l.state = 'held' and l.held_by_id <> $1::uuid and l.held_until > $2::timestamptz)
        then 'taken'
      when l.state = 'held' and l.held_by_id = $1::uuid and l.held_until > $2::timestamptz then 'held'
      else 'lapsed' end as state,
    p.titled_name as "specialistName", a.id as "appointmentId",
    coalesce(nullif(concat_ws(' or ', z.name, case when s.is_video_appointment then 'Video' end), ''),
      '${atHome}') as "placeName"
  from call_slots k
  join calls c on c.id = k.call_id
  join appointment_slots l on l.id = k.slot_id::uuid
  join appointment_sessions s on s.id = l.session_id
  join party_specialists p on p.id = s.specialist_id
  left join party_centres z on z.id = s.centre_id
  left join appointments a on a.id = l.appointment_id and a.creator_id = $1::uuid
  where k.call_id = any($3::uuid[]) and not k.is_deleted
  order by k.place`;

async function readOwnCalls(tx: Tx, userId: string, now: Date): Promise<OwnCall[]> {
  const calls = await tx.query<Omit<OwnCall, 'slots'>>(callsText, [userId]);
  const ids = calls.map(({ id }) => id);
  const rows = ids.length ? await tx.query<KeptRow>(slotsText, [userId, now, ids]) : [];
  return calls.map((one) => ({
    ...one,
    slots: rows.filter(({ callId }) => callId === one.id).map(({ callId: _call, ...slot }) => slot),
  }));
}

export const ownCallsHandler = handle(ownCalls, async ({ tx, actor, services }) => ({
  items: await readOwnCalls(tx, actor.userId, services.now()),
  hasMailServer: Boolean(services.config.smtpUrl),
}));

import type { Tx } from '#kernel/server';

/** A session may be used only where one of its free slots begins then and is long enough. */
const text = `select s.id as "slotId", p.name, p.specialist_id as "specialistId", case
      when exists (select 1 from booking_appointments a
        where a.specialist_id = p.specialist_id and a.status <> 'cancelled'
          and a.case_id is distinct from s.conference_id::text
          and a.date_from < s.ends_at and a.date_to > s.starts_at) then 'is booked then'
      when exists (select 1 from party_specialist_leaves l
        where l.specialist_id = p.specialist_id
          and (s.starts_at at time zone $2)::date between l.start_date and coalesce(l.end_date, l.start_date))
        then 'is on leave that day'
      when exists (select 1 from booking_sessions b
        where b.specialist_id = p.specialist_id and not b.is_cancelled
          and b.date_from < s.ends_at and b.date_to > s.starts_at)
        and not exists (select 1 from booking_sessions b join booking_slots f on f.session_id = b.id
          where b.specialist_id = p.specialist_id and not b.is_cancelled and not b.is_on_hold
            and f.starts_at = s.starts_at and f.ends_at >= s.ends_at
            and (f.state = 'free' or f.state = 'booked' and exists (select 1 from booking_appointments a
              where a.id = f.appointment_id and a.case_id = s.conference_id::text)))
        then 'has a session then in which no slot fits'
    end as reason
  from co_slots s
  join co_participants p on p.tenant_id = s.tenant_id and p.conference_id = s.conference_id
    and p.specialist_id is not null and not p.is_deleted
  where s.conference_id = $1::uuid and not s.is_deleted`;

type Row = {
  readonly slotId: string;
  readonly name: string;
  readonly specialistId: string;
  readonly reason: string | null;
};

export type Clash = { readonly slotId: string; readonly text: string };

/** What the calendars of the specialists say about the times on offer. */
export async function slotClashes(tx: Tx, conferenceId: string, zone: string): Promise<Clash[]> {
  const rows = await tx.query<Row>(text, [conferenceId, zone]);
  return rows.flatMap(({ slotId, name, reason }) =>
    reason ? [{ slotId, text: `${name} ${reason}.` }] : [],
  );
}

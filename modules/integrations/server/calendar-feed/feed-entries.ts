import { appointment } from '#booking/domain';
import type { FoundLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { centreCalendarLink, specialistCalendarLink } from '../../domain/index.ts';
import type { FeedEntry } from '../../domain/index.ts';

/** Who scrolls back a month sees it, and a year ahead is booked. */
const window = `a.date_to > $1::timestamptz - interval '30 days'
  and a.date_from < $1::timestamptz + interval '365 days'`;
const most = 2000;

const textWith = (conditions: readonly string[]) => `
  select a.id, coalesce(o.case_no, a.reference) as number, a.date_from as "startsAt", a.date_to as "endsAt",
    a.creation_time as "bookedAt", a.revision, a.status <> 'booked' as "isConfirmed",
    a.consultation_type as "consultationType", c.name as centre, nullif(concat_ws(' ', c.suburb, c.state, c.postcode), '') as place
  from booking_appointments a
    left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
    left join case_overview o on o.tenant_id = a.tenant_id and o.id::text = a.case_id
  where a.tenant_id = current_tenant() and a.status <> 'cancelled' and ${window}
    and ${conditions.join(' and ')}
  order by a.date_from, a.id limit ${most}`;

/** Of the cases that somebody is in charge of. */
const inCharge = (userId: string) => `o.pic_user_id = ${userId}`;

/** What the issuer may see now; the own feed of somebody who sees all holds what they are in charge of. */
function conditionsOf(actor: Actor, { kind, subjectId }: FoundLink, params: Params): string[] {
  const seen = scopeSql(actor, appointment, 'appointment.list', params, 'a');
  if (kind === specialistCalendarLink.name) {
    return [...seen, `a.specialist_id = ${params.add(subjectId, '::uuid')}`];
  }
  if (kind === centreCalendarLink.name) {
    return [...seen, `a.centre_id = ${params.add(subjectId, '::uuid')}`];
  }
  return seen.length ? [...seen] : [inCharge(params.add(actor.userId, '::uuid'))];
}

export async function entriesOf(
  tx: Tx,
  actor: Actor,
  link: FoundLink,
  now: Date,
): Promise<FeedEntry[]> {
  const params = new Params();
  params.add(now);
  const conditions = conditionsOf(actor, link, params);
  const rows = await tx.query<FeedEntry>(textWith(conditions), params.values);
  const iso = (value: unknown) => new Date(String(value)).toISOString();
  return rows.map((row) => ({
    ...row,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    bookedAt: iso(row.bookedAt),
  }));
}

import { appointment } from '#booking/domain';
import type { FoundLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { centreCalendarLink, specialistCalendarLink } from '../../domain/index.ts';
import type { FeedEntry } from '../../domain/index.ts';

/** What programs keep besides: who scrolls back a month sees it, and a year ahead is booked. */
const window = `a.date_to > $1::timestamptz - interval '31 days'
  and a.date_from < $1::timestamptz + interval '366 days'`;
const most = 2000;

export type FoundEntry = FeedEntry & { readonly clientId: string };

const textWith = (conditions: readonly string[], name: string) => `
  select a.id, a.reference, a.client_id as "clientId", a.date_from as "startsAt", a.date_to as "endsAt",
    a.creation_time as "bookedAt", a.revision, a.status <> 'booked' as "isConfirmed",
    a.consultation_type as "consultationType", coalesce(p.titled_name, '') as specialist,
    c.name as centre, nullif(concat_ws(' ', c.suburb, c.state, c.postcode), '') as place, ${name} as claimant
  from booking_appointments a
    left join party_specialists p on p.tenant_id = a.tenant_id and p.id = a.specialist_id
    left join party_centres c on c.tenant_id = a.tenant_id and c.id = a.centre_id
    left join party_clients k on k.tenant_id = a.tenant_id and k.id = a.client_id
  where a.tenant_id = current_tenant() and a.status <> 'cancelled' and ${window}
    and ${conditions.join(' and ')}
  order by a.date_from, a.id limit ${most}`;

/** Of the cases that somebody is in charge of. */
const inCharge = (userId: string) => `exists (select from case_overview o
  where o.tenant_id = a.tenant_id and o.id::text = a.case_id and o.pic_user_id = ${userId})`;

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
): Promise<FoundEntry[]> {
  const params = new Params();
  params.add(now);
  const conditions = conditionsOf(actor, link, params);
  const name = link.payload['names'] === 'yes' ? 'k.full_name' : 'null::text';
  const rows = await tx.query<FoundEntry>(textWith(conditions, name), params.values);
  const iso = (value: unknown) => new Date(String(value)).toISOString();
  return rows.map((row) => ({
    ...row,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    bookedAt: iso(row.bookedAt),
  }));
}

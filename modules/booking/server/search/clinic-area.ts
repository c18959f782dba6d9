import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  bookability,
  sessionConditions,
  specialistConditions,
  stateIs,
} from './search-conditions.ts';
import type { ResolvedSearch } from './resolve-search.ts';

type Row = {
  readonly id: string;
  readonly displayName: string;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly specialistCount: number;
  readonly sessionCount: number;
  readonly freeSlots: number;
  readonly nextSession: string | null;
};

function statementFor(searching: ResolvedSearch) {
  const { input, centreIds } = searching;
  const params = new Params();
  const conditions = [
    ...sessionConditions(searching, params),
    ...specialistConditions(searching, params),
  ];
  const centre = [
    'k.tenant_id = current_tenant() and k.is_active',
    ...(centreIds ? [`k.id = any(${params.add(centreIds, '::uuid[]')})`] : []),
    ...(input.centreId ? [`k.id = ${params.add(input.centreId, '::uuid')}`] : []),
    ...(input.state ? [stateIs('k.state', input.state, params)] : []),
  ];
  return {
    text: `with free as (
        select s.centre_id, count(*)::int as sessions, sum(s.free_slots)::int as slots,
          count(distinct s.specialist_id)::int as specialists, min(s.date_from) as next
        from appointment_sessions s
        join party_specialists p on p.tenant_id = s.tenant_id and p.id = s.specialist_id
        left join party_centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
        ${bookability(searching, params)}
        where s.centre_id is not null and ${conditions.join(' and ')} group by s.centre_id)
      select k.id, k.name as "displayName", k.suburb, k.state, k.postcode,
        coalesce(f.specialists, 0) as "specialistCount", coalesce(f.sessions, 0) as "sessionCount",
        coalesce(f.slots, 0) as "freeSlots", f.next as "nextSession"
      from party_centres k left join free f on f.centre_id = k.id
      where ${centre.join(' and ')} order by lower(k.name), k.id limit 500`,
    values: params.values,
    reads: true,
  };
}

/** C-090: where to send somebody, the nearest first; without a postcode those with most to offer. */
export async function clinicsAround(tx: Tx, searching: ResolvedSearch) {
  const { distances, plan } = searching;
  const [answer] = await tx.batch([statementFor(searching)]);
  const rows = ((answer?.rows ?? []) as Row[]).map((row) => ({
    ...row,
    distanceKm: distances.get(row.id) ?? null,
  }));
  const items = rows.toSorted((one, other) =>
    plan.near
      ? (one.distanceKm ?? Infinity) - (other.distanceKm ?? Infinity)
      : other.freeSlots - one.freeSlots,
  );
  return { items, totalCount: items.length };
}

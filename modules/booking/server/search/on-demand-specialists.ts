import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { isStopped } from '#parties/server';
import { preferenceRank } from '../../domain/index.ts';
import { specialistConditions, stateIs } from './search-conditions.ts';
import type { ResolvedSearch } from './resolve-search.ts';
import { labelsOf } from './specialist-labels.ts';

type Row = {
  readonly id: string;
  readonly displayName: string;
  readonly specialty: string | null;
  readonly state: string | null;
  readonly languages: readonly string[];
  readonly accreditations: readonly string[];
  readonly nextSession: string | null;
  readonly asksFirst: boolean;
};

const free = `select 1 from appointment_sessions s where s.tenant_id = p.tenant_id and s.specialist_id = p.id
  and s.free_slots > 0 and not s.is_deleted and s.session_status in ('available', 'reserved')`;

/** They take requests: staff call them and make a session when they agree, with a contract or not. */
const takesRequests = (isPractice: boolean) =>
  `not ${isStopped(['onLeave', 'excludedByCompany'])}${isPractice ? '' : ' and not b.contract_ended'}`;

function statementFor(searching: ResolvedSearch) {
  const { plan, input, centreIds, isPractice } = searching;
  const params = new Params();
  const at = (instant: string) => params.add(instant, '::timestamptz');
  const conditions = [
    'p.tenant_id = current_tenant()',
    takesRequests(isPractice),
    ...specialistConditions(searching, params),
    ...(input.state ? [stateIs('p.state', input.state, params)] : []),
    ...(centreIds
      ? [
          `exists (select 1 from party_centre_specialists m where m.tenant_id = p.tenant_id
            and m.specialist_id = p.id and m.centre_id = any(${params.add(centreIds, '::uuid[]')}))`,
        ]
      : []),
    `not exists (${free} and s.date_from >= ${at(plan.from)} and s.date_from <= ${at(plan.to)})`,
  ];
  const next = free.replace('select 1', 'select min(s.date_from)');
  return {
    text: `select p.id, p.titled_name as "displayName", p.specialty, p.state,
        ${labelsOf('language')} as languages, ${labelsOf('accreditation')} as accreditations,
        b.contract_ended as "asksFirst",
        (${next} and s.date_from > ${at(plan.to)}) as "nextSession"
      from party_specialists p
      cross join lateral party_bookability(p.id, null, ${params.add(searching.companyId, '::uuid')},
        ${params.add(searching.today, '::date')}) b
      where ${conditions.join(' and ')} order by lower(p.full_name), p.id limit 500`,
    values: params.values,
    reads: true,
  };
}

/** C-085. Nobody whom the company refuses; its favourites first, in its order. */
export async function specialistsOnDemand(
  tx: Tx,
  searching: ResolvedSearch,
  skip: number,
  take: number,
) {
  const { favourites, excluded } = searching.wishes;
  const [answer] = await tx.batch([statementFor(searching)]);
  const found = ((answer?.rows ?? []) as Row[]).filter(({ id }) => !excluded.has(id));
  const rank = ({ id }: Row) => preferenceRank(searching.wishes, id);
  const ordered = found.toSorted((one, other) => rank(one) - rank(other));
  return {
    items: ordered
      .slice(skip, skip + take)
      .map((row) => ({ ...row, isFavourite: favourites.has(row.id) })),
    totalCount: ordered.length,
  };
}

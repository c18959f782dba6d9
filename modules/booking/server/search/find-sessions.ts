import { Params } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { inOrder, searchCap } from '../../domain/index.ts';
import type { FoundSession, SearchSorting } from '../../domain/index.ts';
import { bookability, sessionConditions, specialistConditions } from './search-conditions.ts';
import type { ResolvedSearch } from './resolve-search.ts';

type Only = (params: Params) => string[];

/** So few that each is looked up by itself; more are met soon enough on the way through the days. */
const few = 40;

/** Null: too many to name, or nothing is asked of the specialist. */
async function fewWhoFit(tx: Tx, searching: ResolvedSearch): Promise<readonly string[] | null> {
  const { input, schemeAccreditationIds } = searching;
  const isAsked = [
    input.specialtyIds?.length,
    input.accreditationIds?.length,
    input.languageId,
    schemeAccreditationIds,
  ].some(Boolean);
  if (!isAsked) return null;
  const params = new Params();
  const fits = ['p.tenant_id = current_tenant()', ...specialistConditions(searching, params)];
  const found = await tx.query<{ id: string }>(
    `select p.id from party_specialists p where ${fits.join(' and ')} limit ${few + 1}`,
    params.values,
  );
  return found.length > few ? null : found.map(({ id }) => id);
}

/** In the order of the index, so that the first 500 are found without looking at the rest. */
export function sessionStatement(
  searching: ResolvedSearch,
  only: Only,
  who: readonly string[] | null,
) {
  const params = new Params();
  const conditions = [
    ...sessionConditions(searching, params),
    ...(who
      ? [`s.specialist_id = any(${params.add(who, '::uuid[]')})`]
      : specialistConditions(searching, params)),
    ...only(params),
  ];
  return {
    text: `select s.id, s.specialist_id as "specialistId", p.full_name as "specialistName",
        s.centre_id as "centreId", s.date_from as "dateFrom"
      from appointment_sessions s
      join party_specialists p on p.tenant_id = s.tenant_id and p.id = s.specialist_id
      left join party_centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
      ${bookability(searching, params)}
      where ${conditions.join(' and ')}
      order by s.date_from, s.id limit ${searchCap + 1}`,
    values: params.values,
    reads: true,
  };
}

const among =
  (ids: readonly string[], isAmong: boolean): Only =>
  (params) => [`${isAmong ? '' : 'not '}s.specialist_id = any(${params.add(ids, '::uuid[]')})`];

/** Favourites must not be lost beyond the cap, nor those crowd others out whom nobody wants. */
function statementsFor(searching: ResolvedSearch, who: readonly string[] | null) {
  const { favourites, excluded } = searching.wishes;
  const liked = [...favourites.keys()].filter((id) => !excluded.has(id));
  const refused = [...excluded];
  return [
    ...(liked.length ? [sessionStatement(searching, among(liked, true), who)] : []),
    sessionStatement(
      searching,
      liked.length || refused.length ? among([...liked, ...refused], false) : () => [],
      who,
    ),
    ...(refused.length ? [sessionStatement(searching, among(refused, true), who)] : []),
  ];
}

export type Found = { readonly sessions: readonly FoundSession[]; readonly isCapped: boolean };

/** G-032: at most 500 in one answer; the caller is told when there are more. */
export async function findSessions(
  tx: Tx,
  searching: ResolvedSearch,
  sorting: SearchSorting,
): Promise<Found> {
  const answers = await tx.batch(statementsFor(searching, await fewWhoFit(tx, searching)));
  const all = answers.flatMap(({ rows }) => rows as FoundSession[]);
  const ordered = inOrder(all, searching.wishes, searching.distances, sorting);
  return { sessions: ordered.slice(0, searchCap), isCapped: all.length > searchCap };
}

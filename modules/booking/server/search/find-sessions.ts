import type { Tx } from '#kernel/server';
import { inOrder, searchCap } from '../../domain/index.ts';
import type { FoundSession, SearchSorting } from '../../domain/index.ts';
import { Values, sessionConditions, specialistConditions } from './conditions.ts';
import type { Searching } from './searching.ts';

type Only = (values: Values) => string[];

/** In the order of the index, so that the first 500 are found without looking at the rest. */
function statementFor(searching: Searching, only: Only) {
  const values = new Values();
  const conditions = [
    ...sessionConditions(searching, values),
    ...specialistConditions(searching, values),
    ...only(values),
  ];
  return {
    text: `select s.id, s.specialist_id as "specialistId", p.full_name as "specialistName",
        s.centre_id as "centreId", s.date_from as "dateFrom"
      from appointment_sessions s
      join specialists p on p.tenant_id = s.tenant_id and p.id = s.specialist_id
      left join centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
      where ${conditions.join(' and ')}
      order by s.date_from, s.id limit ${searchCap + 1}`,
    values: values.all,
    reads: true,
  };
}

const among =
  (ids: readonly string[], isAmong: boolean): Only =>
  (values) => [`${isAmong ? '' : 'not '}s.specialist_id = any(${values.add(ids, 'uuid[]')})`];

/** Favourites must not be lost beyond the cap, nor those crowd others out whom nobody wants. */
function statementsFor(searching: Searching) {
  const { favourites, excluded } = searching.wishes;
  const liked = [...favourites.keys()].filter((id) => !excluded.has(id));
  const refused = [...excluded];
  return [
    ...(liked.length ? [statementFor(searching, among(liked, true))] : []),
    statementFor(
      searching,
      liked.length || refused.length ? among([...liked, ...refused], false) : () => [],
    ),
    ...(refused.length ? [statementFor(searching, among(refused, true))] : []),
  ];
}

export type Found = { readonly sessions: readonly FoundSession[]; readonly isCapped: boolean };

/** G-032: at most 500 in one answer; the caller is told when there are more. */
export async function findSessions(
  tx: Tx,
  searching: Searching,
  sorting: SearchSorting,
): Promise<Found> {
  const answers = await tx.batch(statementsFor(searching));
  const all = answers.flatMap(({ rows }) => rows as FoundSession[]);
  const ordered = inOrder(all, searching.wishes, searching.distances, sorting);
  return { sessions: ordered.slice(0, searchCap), isCapped: all.length > searchCap };
}

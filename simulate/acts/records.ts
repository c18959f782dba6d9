import type { AnyResource } from '#kernel/domain';
import type { Row } from '../people/call.ts';
import type { Doing } from './act.ts';

export type Record_ = Row & { readonly id: string };

const most = 60;

/** In an order that does not depend on ids: those are drawn anew in every run. */
const nameOf = (row: Row): string =>
  `${String(row['displayName'] ?? '')} ${String(row['code'] ?? '')}`;

type Asked = { readonly where?: Readonly<Record<string, unknown>>; readonly isLookup?: boolean };

/** The records of a resource that this person sees, the latest first where it can be asked for. */
export async function listOf(
  { sim, person }: Doing,
  resource: AnyResource,
  { where = {}, isLookup = false }: Asked = {},
): Promise<Record_[]> {
  const query = new URLSearchParams({ maxResultCount: String(most) });
  if (isLookup) query.set('isSelectionList', 'true');
  else query.set('sorting', 'creationTime desc');
  for (const [key, value] of Object.entries(where)) query.set(key, String(value));
  const path = `/app/${resource.base}?${query}`;
  const answer = await sim.call(person.account, 'GET', path);
  if (answer.status === 400 && !isLookup) {
    query.delete('sorting');
    return itemsOf((await sim.call(person.account, 'GET', `/app/${resource.base}?${query}`)).body);
  }
  return itemsOf(answer.body);
}

const itemsOf = (body: Row): Record_[] =>
  Array.isArray(body['items'])
    ? (body['items'] as Record_[]).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    : [];

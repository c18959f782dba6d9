import { accept, create } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { appointmentSearch, criteriaText, namedIds, searchFields } from '../../domain/index.ts';
import type { SearchInput } from '../../domain/index.ts';
import type { ResolvedSearch } from './resolve-search.ts';

const namesText = `select id, label as name from platform_values where id = any($1::uuid[])
  union all select id, name from platform_matter_types where id = any($1::uuid[])
  union all select id, name from party_companies where id = any($1::uuid[])
  union all select id, full_name from party_specialists where id = any($1::uuid[])
  union all select id, name from party_centres where id = any($1::uuid[])`;

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && String(value) !== '';

/** The address of the search screen that asks this again. */
export const addressOf = (input: SearchInput): string =>
  new URLSearchParams(
    Object.keys(searchFields).flatMap((key) => {
      const value = (input as Record<string, unknown>)[key];
      return isGiven(value) ? [[key, String(value)] as [string, string]] : [];
    }),
  ).toString();

/** C-102. */
export async function keptSearch(
  tx: Tx,
  searching: ResolvedSearch,
  numberOfResults: number,
): Promise<Decision> {
  const { input, plan, actor } = searching;
  const ids = namedIds(input);
  const rows = ids.length ? await tx.query<{ id: string; name: string }>(namesText, [ids]) : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return accept(
    create(appointmentSearch, {
      userName: (actor.name ?? '').slice(0, 200),
      criteria: criteriaText(input, plan.days, names).slice(0, 1000),
      numberOfResults,
      query: addressOf(input).slice(0, 2000),
    }),
  );
}

import { newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { criteriaText, namedIds, searchFields } from '../../domain/index.ts';
import type { SearchInput } from '../../domain/index.ts';
import type { ResolvedSearch } from './resolve-search.ts';

const namesText = `select id, label as name from lookup_config where id = any($1::uuid[])
  union all select id, name from matter_types where id = any($1::uuid[])
  union all select id, name from companies where id = any($1::uuid[])
  union all select id, full_name from specialists where id = any($1::uuid[])
  union all select id, name from centres where id = any($1::uuid[])`;

const insertText = `insert into appointment_search_history (tenant_id, id, creator_id, last_modifier_id,
    user_name, criteria, number_of_results, query)
  values (current_tenant(), $1, current_actor(), current_actor(), $2, $3, $4, $5)`;

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
export async function keepSearch(tx: Tx, searching: ResolvedSearch, found: number): Promise<void> {
  const { input, plan, actor } = searching;
  const ids = namedIds(input);
  const rows = ids.length ? await tx.query<{ id: string; name: string }>(namesText, [ids]) : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  await tx.query(insertText, [
    newId(),
    (actor.name ?? '').slice(0, 200),
    criteriaText(input, plan.days, names).slice(0, 1000),
    found,
    addressOf(input).slice(0, 2000),
  ]);
}

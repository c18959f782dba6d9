import { resources, scopesFor } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { readsSome, withinScopeSql } from '#kernel/server';
import type { Params } from '#kernel/server';
import type { Search } from './search-query.ts';

/**
 * Which files `f` the actor may see, one condition for each way to see some. They leave out most of
 * the others, so that the rest is not crowded out; whether a record may be read is decided afterwards
 * by the records themselves.
 */
export function waysToSee({ actor }: Search, params: Params): string[] {
  const own = `f.owner_id is null and f.uploader_id = ${params.add(actor.userId, '::uuid')}`;
  const unscoped: string[] = [];
  const scoped = resources().flatMap((resource) => {
    const { name } = resource;
    if (!readsSome(actor, resource)) return [];
    const condition = withinScopeSql(actor, resource, 'f.owner_id', params);
    if (condition !== null)
      return [`f.owner_resource = ${params.add(name, '::text')} and ${condition}`];
    unscoped.push(name);
    return [];
  });
  const all = unscoped.length
    ? [`f.owner_resource = any(${params.add(unscoped, '::text[]')})`]
    : [];
  return [own, ...all, ...scoped];
}

export const reachSql = (search: Search, params: Params): string =>
  `(${waysToSee(search, params)
    .map((way) => `(${way})`)
    .join(' or ')})`;

/** Whether of some kind of record the actor reads not all, such as those of the own company only. */
export const seesSomeOnly = (actor: Actor): boolean =>
  resources().some(
    (resource) => readsSome(actor, resource) && scopesFor(actor, `${resource.name}.read`) !== null,
  );

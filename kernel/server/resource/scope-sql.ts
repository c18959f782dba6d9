import type { Actor, AnyResource } from '#kernel/domain';
import { scopesFor, scopesOfRoles, writeScopeOf } from '#kernel/domain';
import { snake } from '../schema/names.ts';
import type { Params } from './params.ts';

type Scopes = readonly Readonly<Record<string, string>>[];

/** Rights inside a tenant: the records this actor may touch, as a condition, or nothing to add. */
export const scopeSql = (
  actor: Actor,
  _resource: AnyResource,
  ability: string,
  params: Params,
  alias = 't',
): string[] => conditionsOf(actor, scopesFor(actor, ability), params, alias);

/** What the actor's roles see of the resource, whether or not they may write it by a call of its own. */
export const rowScopeSql = (
  actor: Actor,
  resource: AnyResource,
  params: Params,
  alias = 't',
): string[] => conditionsOf(actor, scopesOfRoles(actor, resource, resource.scope), params, alias);

/** What the actor's roles may change of the resource, by whichever call. */
export const writeScopeSql = (actor: Actor, resource: AnyResource, params: Params): string[] =>
  conditionsOf(actor, scopesOfRoles(actor, resource, writeScopeOf(resource)), params, 't');

function conditionsOf(
  actor: Actor,
  scopes: Scopes | null,
  params: Params,
  alias: string,
): string[] {
  if (scopes === null) return [];
  const conditions = scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([field, attribute]) => {
      const ids = actor.ids[attribute] ?? [];
      const [first, ...more] = ids;
      if (first === undefined) return [];
      const column = `${alias}.${snake(field)}`;
      return more.length
        ? [`${column} = any(${params.add(ids, '::uuid[]')})`]
        : [`${column} = ${params.add(first, '::uuid')}`];
    }),
  );
  return [conditions.length ? `(${conditions.join(' or ')})` : 'false'];
}

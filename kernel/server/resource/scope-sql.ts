import type { Actor, AnyResource } from '#kernel/domain';
import { resourceNamed, scopePath, scopesFor, scopesOfRoles, writeScopeOf } from '#kernel/domain';
import { snake, tableOf } from '../schema/names.ts';
import type { Params } from './params.ts';

type Scopes = readonly Readonly<Record<string, string>>[];

/** Rights inside a tenant: the records this actor may touch, as a condition, or nothing to add. */
export const scopeSql = (
  actor: Actor,
  resource: AnyResource,
  ability: string,
  params: Params,
  alias = 't',
): string[] => conditionsOf(actor, resource, scopesFor(actor, ability), params, alias);

/** What the actor's roles see of the resource, whether or not they may write it by a call of its own. */
export const rowScopeSql = (
  actor: Actor,
  resource: AnyResource,
  params: Params,
  alias = 't',
): string[] =>
  conditionsOf(actor, resource, scopesOfRoles(actor, resource, resource.scope), params, alias);

/** A record that exists is changed by whoever may change it and sees it: an answer shows all of it. */
export const changeScopeSql = (
  actor: Actor,
  resource: AnyResource,
  ability: string,
  params: Params,
): string[] => [
  ...scopeSql(actor, resource, ability, params),
  ...(resource.writeScope ? rowScopeSql(actor, resource, params) : []),
];

/** What the actor's roles may change of the resource, by whichever call. */
export const writeScopeSql = (actor: Actor, resource: AnyResource, params: Params): string[] =>
  conditionsOf(
    actor,
    resource,
    scopesOfRoles(actor, resource, writeScopeOf(resource)),
    params,
    't',
  );

function conditionsOf(
  actor: Actor,
  resource: AnyResource,
  scopes: Scopes | null,
  params: Params,
  alias: string,
): string[] {
  if (scopes === null) return [];
  const conditions = scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([key, attribute]) => {
      const ids = actor.ids[attribute] ?? [];
      return ids.length ? [withinOwn(resource, key, ids, params, alias)] : [];
    }),
  );
  return [conditions.length ? `(${conditions.join(' or ')})` : 'false'];
}

function withinOwn(
  resource: AnyResource,
  key: string,
  ids: readonly string[],
  params: Params,
  alias: string,
): string {
  const [first, ...more] = ids;
  const own = more.length
    ? `= any(${params.add(ids, '::uuid[]')})`
    : `= ${params.add(first, '::uuid')}`;
  const [field, ofOwner] = scopePath(key);
  const column = `${alias}.${snake(field)}`;
  if (ofOwner === null) return `${column} ${own}`;
  const owner = tableOf(resourceNamed(resource.fields[field]?.resource ?? ''));
  return `exists (select 1 from ${owner} owner where owner.tenant_id = ${alias}.tenant_id
    and owner.id = ${column} and owner.${snake(ofOwner)} ${own})`;
}

import type { Actor, AnyResource } from '#kernel/domain';
import { scopesFor } from '#kernel/domain';
import { snake } from '../schema/names.ts';
import type { Params } from './params.ts';

/** Rights inside a tenant: the records this actor may touch, as a condition, or nothing to add. */
export function scopeSql(
  actor: Actor,
  resource: AnyResource,
  ability: string,
  params: Params,
): string[] {
  const scopes = scopesFor(actor, ability);
  if (scopes === null) return [];
  const conditions = scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([field, attribute]) => {
      const value = actor.attributes[attribute];
      if (!value) return [];
      const column = `t.${snake(field)}`;
      return value.includes(',')
        ? [`${column} = any(${params.add(value.split(','), '::uuid[]')})`]
        : [`${column} = ${params.add(value, '::uuid')}`];
    }),
  );
  return [conditions.length ? `(${conditions.join(' or ')})` : 'false'];
}

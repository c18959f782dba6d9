import { scopesFor } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { Refused } from '../refused.ts';
import type { Values } from './write-sql.ts';

type Kind = { readonly isNew: boolean };

/**
 * Rights inside a tenant, before a write: nobody hands a record to somebody else or makes one that
 * they could not see. A new record without an owner becomes the caller's own.
 */
export function withinScope(
  actor: Actor,
  resource: AnyResource,
  ability: string,
  values: Values,
  { isNew }: Kind,
): Values {
  const scopes = scopesFor(actor, ability);
  if (scopes === null) return values;
  const pairs = scopes
    .flatMap((scope) => Object.entries(scope))
    .filter(([field]) => field in resource.fields)
    .map(([field, attribute]) => ({
      field,
      own: actor.ids[attribute] ?? [],
    }));
  const given = pairs.filter(({ field }) => values[field] !== undefined);
  if (!isNew) {
    if (given.some(({ field, own }) => !own.includes(String(values[field])))) refuse();
    return values;
  }
  if (given.some(({ field, own }) => own.includes(String(values[field])))) return values;
  const free = pairs.find(({ field, own }) => own.length > 0 && (values[field] ?? null) === null);
  return free ? { ...values, [free.field]: free.own[0] } : refuse();
}

function refuse(): never {
  throw new Refused('notPermitted');
}

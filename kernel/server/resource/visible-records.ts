import { can, scopesFor } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { displayTemplate, tableOf, templateSql } from '../schema/names.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';

const readAbility = ({ name }: AnyResource): string => `${name}.read`;

/** Whether the actor reads any record of the kind at all. */
export const readsSome = (actor: Actor, resource: AnyResource): boolean =>
  resource.tenancy === 'tenant' && can(actor, readAbility(resource));

/** Which of these records the actor may read, with their names; the others are left out. */
export function visibleRecords(
  actor: Actor,
  resource: AnyResource,
  ids: readonly string[],
): Statement {
  const params = new Params();
  const where = [
    `t.id = any(${params.add(ids, '::uuid[]')})`,
    'not t.is_deleted',
    ...scopeSql(actor, resource, readAbility(resource), params),
  ];
  return {
    text: `select t.id, ${templateSql(displayTemplate(resource), 't')} as name
      from ${tableOf(resource)} t where ${where.join(' and ')}`,
    values: params.values,
    reads: true,
  };
}

/**
 * That the record whose id stands in the column is within the actor's scope; null where every record
 * of the kind is. It narrows a search: who decides is `visibleRecords`.
 */
export function withinScopeSql(
  actor: Actor,
  resource: AnyResource,
  column: string,
  params: Params,
): string | null {
  const ability = readAbility(resource);
  if (scopesFor(actor, ability) === null) return null;
  const scope = scopeSql(actor, resource, ability, params).join(' and ');
  return `exists (select 1 from ${tableOf(resource)} t where t.id = ${column} and ${scope})`;
}

import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake, tableOf } from '../schema/names.ts';
import { abilitiesOn } from './abilities-of.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';
import { selectionOf } from './select.ts';

type ReadOptions = { ability?: string; by?: string; lock?: boolean };

/** One record as JSON text, or no row: unknown, deleted, foreign and out of scope are the same. */
export function readStatement(
  actor: Actor,
  resource: AnyResource,
  id: string,
  { ability = `${resource.name}.read`, by = 'id', lock = false }: ReadOptions = {},
): Statement {
  const params = new Params();
  const { columns, joins } = selectionOf(seenBy(actor, resource));
  const can = params.add(abilitiesOn(actor, resource), '::json');
  const where = [
    `t.${snake(by)} = ${params.add(id, '::uuid')}`,
    'not t.is_deleted',
    ...scopeSql(actor, resource, ability, params),
  ];
  return {
    text: `select row_to_json(r) from (
  select ${columns},
    ${can} as "can"
  from ${tableOf(resource)} t
  ${joins}
  where ${where.join(' and ')} limit 1${lock ? ' for update of t' : ''}
) r`,
    values: params.values,
    raw: true,
  };
}

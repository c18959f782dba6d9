import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake, tableOf } from '../schema/names.ts';
import { canSql } from './abilities-of.ts';
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
  const seen = seenBy(actor, resource);
  const can = canSql(actor, resource, params);
  const where = [
    `t.${snake(by)} = ${params.add(id, '::uuid')}`,
    'not t.is_deleted',
    ...scopeSql(actor, resource, ability, params),
  ].join(' and ');
  return {
    text: textOf(seen, can, `${where} limit 1${lock ? ' for update of t' : ''}`),
    values: params.values,
    raw: true,
    reads: !lock,
  };
}

const texts = new WeakMap<AnyResource, Map<string, string>>();

/** The same text is the same string: a long one is not put together and compared for each call. */
function textOf(seen: AnyResource, can: string, where: string): string {
  const known = texts.get(seen) ?? new Map<string, string>();
  texts.set(seen, known);
  const key = seen.writeScope || seen.sharedByHost ? `${can} ${where}` : where;
  let text = known.get(key);
  if (text === undefined) {
    const { columns, joins } = selectionOf(seen);
    text = `select row_to_json(r) from (
  select ${columns},
    ${can} as "can"
  from ${tableOf(seen)} t
  ${joins}
  where ${where}
) r`;
    known.set(key, text);
  }
  return text;
}

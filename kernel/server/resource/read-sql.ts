import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake, tableOf } from '../schema/names.ts';
import { canSql } from './abilities-of.ts';
import { Params } from './params.ts';
import { changeScopeSql, scopeSql } from './scope-sql.ts';
import { selectionOf } from './select.ts';

type ReadOptions = {
  ability?: string;
  by?: string;
  lock?: boolean;
  /** It is read to be changed. */
  changes?: boolean;
  /** Only these, and no join for another; none of them when it matters only that it is there. */
  fields?: readonly string[] | undefined;
};

/** One record as JSON text, or no row: unknown, deleted, foreign and out of scope are the same. */
export function readStatement(
  actor: Actor,
  resource: AnyResource,
  id: string,
  {
    ability = `${resource.name}.read`,
    by = 'id',
    lock = false,
    changes = lock,
    fields,
  }: ReadOptions = {},
): Statement {
  const params = new Params();
  const seen = seenBy(actor, resource);
  const can = canSql(actor, resource, params);
  const where = [
    `t.${snake(by)} = ${params.add(id, '::uuid')}`,
    'not t.is_deleted',
    ...(changes ? changeScopeSql : scopeSql)(actor, resource, ability, params),
  ].join(' and ');
  const selection = selectionOf(seen, fields);
  const isReading = !lock && !resource.rowsDifferByUser;
  return {
    text: textOf(seen, selection, can, `${where} limit 1${lock ? ' for update of t' : ''}`),
    values: params.values,
    raw: true,
    reads: isReading,
    isShort: isReading && !selection.isRare,
    isRare: selection.isRare,
  };
}

type Selection = ReturnType<typeof selectionOf>;

const texts = new WeakMap<Selection, Map<string, string>>();

/** The same text is the same string: a long one is not put together and compared for each call. */
function textOf(seen: AnyResource, selection: Selection, can: string, where: string): string {
  const known = texts.get(selection) ?? new Map<string, string>();
  texts.set(selection, known);
  const key = seen.writeScope || seen.sharedByHost ? `${can} ${where}` : where;
  let text = known.get(key);
  if (text === undefined) {
    text = `select row_to_json(r) from (
  select ${selection.columns},
    ${can} as "can"
  from ${tableOf(seen)} t
  ${selection.joins.join('\n  ')}
  where ${where}
) r`;
    known.set(key, text);
  }
  return text;
}

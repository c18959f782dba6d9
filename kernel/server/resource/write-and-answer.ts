import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { tableOf } from '../schema/names.ts';
import { canSql } from './abilities-of.ts';
import type { Executor } from './executor.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';
import { selectionOf } from './select.ts';

/** Triggers of the kernel write other tables; after any other one the row may have changed again. */
const harmless = ['history', 'search_words', 'search_words_changed', 'append_only'];

const plainTables = new Map<string, boolean>();

/**
 * Whether a row of this table is finished when the statement that writes it is: no trigger that runs
 * afterwards might change it. Asked of the database once, because migrations write such triggers.
 */
async function isFinishedAtOnce(exec: Executor, table: string): Promise<boolean> {
  const known = plainTables.get(table);
  if (known !== undefined) return known;
  const [found] = await exec.batch([
    {
      text: `select not exists (
          select 1 from pg_trigger g
          where g.tgrelid = to_regclass($1) and not g.tgisinternal and (g.tgtype & 2) = 0
            and g.tgname <> all ($2::text[])
        ) as plain`,
      values: [table, harmless],
      reads: true,
    },
  ]);
  const isPlain = found?.rows[0]?.plain === true;
  plainTables.set(table, isPlain);
  return isPlain;
}

const pointsAtItself = new WeakMap<AnyResource, boolean>();

/** In the statement that writes a record, other rows of its table are still as they were before. */
function hasOwnKind(resource: AnyResource): boolean {
  let answer = pointsAtItself.get(resource);
  if (answer === undefined) {
    answer = Object.values(resource.fields).some((field) => field.resource === resource.name);
    pointsAtItself.set(resource, answer);
  }
  return answer;
}

/** By the resource as the actor sees it: what is hidden from one must not come with another's text. */
const texts = new WeakMap<AnyResource, Map<string, Map<string, string>>>();
const mostWrites = 500;

/**
 * The write and the record as the API answers it, in one statement instead of two; null where the
 * record has to be read afterwards. Writes of links come after the record, so they need the second.
 */
export async function withAnswer(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  ability: string,
  writes: readonly Statement[],
): Promise<Statement | null> {
  const [write, ...links] = writes;
  if (!write || links.length || hasOwnKind(resource)) return null;
  if (!(await isFinishedAtOnce(exec, tableOf(resource)))) return null;
  const params = new Params();
  params.values.push(...(write.values ?? []));
  const seen = seenBy(actor, resource);
  const can = canSql(actor, resource, params);
  const where = scopeSql(actor, resource, ability, params).join(' and ');
  return { text: textOf(seen, write.text, can, where), values: params.values, raw: true };
}

function textOf(seen: AnyResource, write: string, can: string, where: string): string {
  const writes = texts.get(seen) ?? new Map<string, Map<string, string>>();
  texts.set(seen, writes);
  if (writes.size >= mostWrites) writes.clear();
  const known = writes.get(write) ?? new Map<string, string>();
  writes.set(write, known);
  const key = `${can} ${where}`;
  let text = known.get(key);
  if (text === undefined) {
    const { columns, joins } = selectionOf(seen);
    text = `with t as (${write} returning *)
select row_to_json(r) from (
  select ${columns},
    ${can} as "can"
  from t
  ${joins.join('\n  ')}${where && `\n  where ${where}`}
) r`;
    known.set(key, text);
  }
  return text;
}

import { resourceNamed } from '#kernel/domain';
import type { Actor, AnyResource, Field, ImportFault } from '#kernel/domain';
import type { Statement } from '../../db/batch.ts';
import { displayTemplate, snake, tableOf, templateSql } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';
import { isUuid } from '../ids.ts';
import { Params } from '../params.ts';
import { scopeSql } from '../scope-sql.ts';
import type { Cells } from './cells-of.ts';

type Found = { word: string; id: string; is_active: boolean };

/** Of one field: lower-cased word -> the records that are called so. */
type Known = ReadonlyMap<string, readonly Found[]>;

const wordsIn = (cell: unknown): string[] =>
  [cell].flat().filter((word): word is string => typeof word === 'string');

/** Names become ids, for all rows with one question a field. What is not one record is a fault. */
export async function resolveLookups(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  rows: readonly Cells[],
): Promise<ImportFault[]> {
  const asked = Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.readOnly || (field.kind !== 'lookup' && field.kind !== 'multiLookup')) return [];
    const words = new Set(rows.flatMap((row) => wordsIn(row[key])).map((w) => w.toLowerCase()));
    return words.size ? [{ key, field, words: [...words] }] : [];
  });
  if (!asked.length) return [];
  const results = await exec.batch(asked.map(({ field, words }) => question(actor, field, words)));
  return asked.flatMap(({ key, field }, index) => {
    const known = Map.groupBy((results[index]?.rows ?? []) as Found[], ({ word }) => word);
    return rows.flatMap((row, at) => resolveCell(row, at + 1, key, field, known));
  });
}

/** A word is an id or the name that lookups show. */
function question(actor: Actor, field: Field, words: readonly string[]): Statement {
  const target = resourceNamed(field.resource ?? '');
  const params = new Params();
  const ids = params.add(words.filter(isUuid), '::text[]');
  const names = params.add(
    words.filter((word) => !isUuid(word)),
    '::text[]',
  );
  const fits = Object.entries(field.where ?? {}).map(
    ([key, value]) =>
      `t.${snake(key)} = ${params.add(value, typeof value === 'boolean' ? '::boolean' : '::text')}`,
  );
  const rest = [
    'not t.is_deleted',
    ...fits,
    ...scopeSql(actor, target, `${target.name}.lookup`, params),
  ].join(' and ');
  const active = target.fields.isActive ? 't.is_active' : 'true';
  const from = `${tableOf(target)} t`;
  return {
    text: `select w.word, t.id, ${active} as is_active from unnest(${ids}) w(word)
  join ${from} on t.id = w.word::uuid where ${rest}
union all
select w.word, t.id, ${active} from unnest(${names}) w(word)
  join ${from} on lower(${templateSql(displayTemplate(target), 't')}) = w.word where ${rest}`,
    values: params.values,
    reads: true,
  };
}

function resolveCell(
  row: Cells,
  number: number,
  key: string,
  field: Field,
  known: Known,
): ImportFault[] {
  const faults: ImportFault[] = [];
  const ids = wordsIn(row[key]).flatMap((word) => {
    const found = onlyOne(known.get(word.toLowerCase()) ?? []);
    if (found.length === 1 && found[0]) return [found[0].id];
    const message = messageFor(field, word, found.length);
    faults.push({ row: number, column: key, message });
    return [];
  });
  if (row[key] !== undefined) row[key] = field.kind === 'lookup' ? ids[0] : ids;
  return faults;
}

/** Of several that share a name, the one that is in use. */
function onlyOne(found: readonly Found[]): readonly Found[] {
  const active = found.filter(({ is_active: isActive }) => isActive);
  return found.length > 1 && active.length ? active : found;
}

function messageFor(field: Field, word: string, count: number): string {
  const [one, many] = resourceNamed(field.resource ?? '').label;
  const called = `called “${word.length > 60 ? `${word.slice(0, 60)}…` : word}”`;
  return count
    ? `There are ${count} ${many} ${called}. Please enter the id of one.`
    : `There is no ${one} ${called}.`;
}

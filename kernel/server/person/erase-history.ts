import { resourceNamed, resources } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { tableOf } from '../schema/names.ts';
import type { Erasing } from './erase-rows.ts';

const text = `select erase_history($1::uuid, $2::uuid[], $3::uuid[], $4::text[], $5) as many`;

/** After everything else, for what was erased before has left its own traces there. */
export async function eraseHistory({
  tx,
  erasureId,
  found,
  subjects,
  words,
  mark,
}: Erasing): Promise<number> {
  const ids = [...found.about.values()].flatMap((some) => [...some]);
  const accounts = subjects.filter(({ resource }) => !resourceNamed(resource).person);
  const [row] = await tx.query<{ many: number }>(text, [
    erasureId,
    ids,
    accounts.map(({ id }) => id),
    words,
    mark.word,
  ]);
  return row?.many ?? 0;
}

const tablesText = `select c.oid::regclass::text as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and has_table_privilege(current_user, c.oid, 'select') order by 1`;

/** How many rows of which table still say one of the words: texts about others that name the person. */
export async function placesOfWords(
  tx: Tx,
  words: readonly string[],
): Promise<{ readonly what: string; readonly rows: number }[]> {
  if (!words.length) return [];
  const labels = new Map(resources().map((resource) => [tableOf(resource), resource.label[1]]));
  const tables = await tx.query<{ name: string }>(tablesText);
  const like = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const results = await tx.batch(
    tables.map(({ name }) => ({
      text: `select count(*)::int as rows from ${name} t where to_jsonb(t)::text ilike any($1::text[])`,
      values: [like],
    })),
  );
  return tables.flatMap(({ name }, at) => {
    const { rows } = (results[at]?.rows[0] ?? { rows: 0 }) as { rows: number };
    return rows ? [{ what: labels.get(name) ?? name, rows }] : [];
  });
}

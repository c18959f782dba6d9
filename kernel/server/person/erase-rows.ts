import { resourceNamed } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { modulesOf } from '../composed-modules.ts';
import { kernelTables } from '../schema/kernel-tables.ts';
import { tableOf } from '../schema/names.ts';
import type { PersonalText } from '../schema/module-tables.ts';
import type { Services } from '../services.ts';
import { erasedValues, wordColumns } from './erased-values.ts';
import type { RowsOfPerson, Subject } from './rows-of-person.ts';

export type Erasing = {
  readonly tx: Tx;
  readonly erasureId: string;
  readonly subjects: readonly Subject[];
  readonly found: RowsOfPerson;
  /** Names, addresses and numbers of the person, the longest first. */
  readonly words: readonly string[];
  readonly mark: { readonly word: string; readonly firstName: string; readonly lastName: string };
};

/** For this transaction: it finds what only some may see, and what is signed gives way (`is_erasing`). */
export async function beginErasing(tx: Tx, erasureId: string): Promise<void> {
  await tx.query(`select set_config('app.erasure', $1, true)`, [erasureId]);
}

const mayText = `select has_table_privilege(current_user, $1::text, 'update') as may`;
const keptText = `select erase_kept_words($1::uuid, $2, $3, $4::text[], $5::uuid[], $6::text[], $7, $8) as many`;

async function mayChange(tx: Tx, table: string): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>(mayText, [table]);
  return row?.may === true;
}

type Kept = {
  readonly table: string;
  readonly via: string;
  readonly columns: readonly string[];
  readonly isWhole: boolean;
};

async function eraseKept(erasing: Erasing, kept: Kept, ids: readonly string[]): Promise<void> {
  const { tx, erasureId, words, mark } = erasing;
  const { table, via, columns, isWhole } = kept;
  await tx.query(keptText, [erasureId, table, via, columns, ids, words, mark.word, isWhole]);
}

/** Records of one kind: every field of the definition in which a person can stand. */
async function eraseRecords(erasing: Erasing, name: string, ids: readonly string[]): Promise<void> {
  const { tx, subjects, words, mark } = erasing;
  const resource = resourceNamed(name);
  const table = tableOf(resource);
  if (!(await mayChange(tx, table))) {
    const kept = { table, via: 'id', columns: wordColumns(resource), isWhole: false };
    await eraseKept(erasing, kept, ids);
    return;
  }
  const values = erasedValues(
    resource,
    subjects.some((one) => one.resource === name),
  );
  if (!values.length) return;
  const sets = values.map(({ column, value }) => `${column} = ${value}`).join(', ');
  await tx.query(
    `update ${table} t set ${sets}, concurrency_stamp = gen_random_uuid()
     where t.id = any($1::uuid[]) and ($2::text, $3::text[], $4::text, $5::text) is not null`,
    [ids, mark.word, words, mark.firstName, mark.lastName],
  );
}

/** All but the person: a run that was killed finds the words of the person again. */
export async function eraseRowsAbout(erasing: Erasing, except: readonly string[]): Promise<number> {
  const left = new Set([...except, ...erasing.subjects.map(({ resource }) => resource)]);
  let records = 0;
  for (const [name, ids] of erasing.found.about) {
    if (left.has(name)) continue;
    await eraseRecords(erasing, name, [...ids]);
    records += ids.size;
  }
  return records;
}

export async function eraseSubjects(erasing: Erasing): Promise<void> {
  for (const { resource, id } of erasing.subjects) await eraseRecords(erasing, resource, [id]);
}

async function erasePlain(erasing: Erasing, text: PersonalText, ids: readonly string[]) {
  const { tx, mark } = erasing;
  const { table, of, words = [], goes } = text;
  const via = of.map((column) => `t.${column}::text = any($1::text[])`).join(' or ');
  if (goes) {
    await tx.query(`delete from ${table} t where ${via}`, [ids]);
    return;
  }
  if (!(await mayChange(tx, table))) {
    for (const column of of)
      await eraseKept(erasing, { table, via: column, columns: words, isWhole: true }, ids);
    return;
  }
  const sets = words.map((column) => `${column} = case when ${column} is not null then $2 end`);
  await tx.query(`update ${table} t set ${sets.join(', ')} where ${via}`, [ids, mark.word]);
}

/** What the modules keep besides their records: mails, messages, links, notices. */
export async function erasePlainRows(services: Services, erasing: Erasing): Promise<void> {
  const { tx, words, found, subjects } = erasing;
  const records = [...found.about.values()].flatMap((ids) => [...ids]);
  const files = await tx.query<{ id: string }>(
    'select id::text as id from files where owner_id = any($1::uuid[])',
    [records],
  );
  const ids = [...records, ...subjects.map(({ id }) => id), ...files.map(({ id }) => id)];
  const databases = [kernelTables, ...modulesOf(services).map(({ database }) => database)];
  for (const database of databases) {
    for (const text of database?.personal ?? []) await erasePlain(erasing, text, ids);
    for (const { table, column } of database?.addresses ?? [])
      await tx.query(
        `delete from ${table} where lower(${column}) = any(
          select lower(w) from unnest($1::text[]) w)`,
        [words],
      );
  }
}

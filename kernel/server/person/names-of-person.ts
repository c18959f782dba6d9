import { resourceNamed } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { snake, tableOf } from '../schema/names.ts';
import type { Subject } from './rows-of-person.ts';

type Value = { readonly property: string; readonly value: string };

const isName = (key: string): boolean => key === 'firstName' || key === 'lastName';

/** The values of these properties that the record has, and those it had before. */
async function valuesOf(tx: Tx, { resource, id }: Subject, keys: readonly string[]) {
  const { fields } = resourceNamed(resource);
  const columns = keys.filter((key) => key in fields).map(snake);
  const rows = await tx.query<Value>(
    `select p.property, p.value from ${tableOf(resourceNamed(resource))} t,
       jsonb_each_text(to_jsonb(t)) as p (property, value)
       where t.id = $1::uuid and p.property = any($2::text[])
     union select property_name, v #>> '{}' from property_changes,
       unnest(array[original_value, new_value]) v
       where record_id = $1::uuid and property_name = any($2::text[])`,
    [id, columns],
  );
  return rows.filter(({ value }) => (value ?? '').trim() !== '');
}

type NamesOfPerson = {
  /** Found in rows about the person: also one name by itself. */
  readonly all: readonly string[];
  /** Found anywhere they mean this person. */
  readonly whole: readonly string[];
};

const longestFirst = (words: Iterable<string>): string[] =>
  [...new Set(words)].toSorted((a, b) => b.length - a.length);

/** What the person is or was called, and how they are reached. */
export async function namesOfPerson(tx: Tx, subjects: readonly Subject[]): Promise<NamesOfPerson> {
  const keys = ['firstName', 'lastName', 'email', 'phone', 'mobile', 'userName'];
  const found: Value[] = [];
  for (const subject of subjects) found.push(...(await valuesOf(tx, subject, keys)));
  const of = (key: string) =>
    found.filter(({ property }) => property === snake(key)).map(({ value }) => value.trim());
  const full = of('firstName').flatMap((first) =>
    of('lastName').flatMap((last) => [`${first} ${last}`, `${last}, ${first}`, `${last} ${first}`]),
  );
  const reached = keys.filter((key) => !isName(key)).flatMap(of);
  const whole = longestFirst([...full, ...reached]);
  return { whole, all: longestFirst([...whole, ...of('firstName'), ...of('lastName')]) };
}

import { describe, expect, test } from 'vitest';
import { isComputed, resources } from '#kernel/domain';
import { computeFunctionOf, linkTableOf, snake, systemContext, tableOf } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { columnsWrittenBy } from './testing/columns-written-by.ts';

registerCatalogue();
const server = await testServer();

type StoredFunction = { name: string; source: string; onTable: string | null };

/** Functions of triggers with the table that they stand on, and those that they may call. */
const functionsText = `select p.proname as name, p.prosrc as source, c.relname as "onTable"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
  left join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
  left join pg_class c on c.oid = t.tgrelid
  where p.prokind = 'f' and p.prosrc is not null
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const [found] = await server.services.hostDb.batch(systemContext(''), [{ text: functionsText }]);
const functions = (found?.rows ?? []) as StoredFunction[];

const calledBy = ({ source }: StoredFunction): StoredFunction[] =>
  functions.filter(({ name, onTable }) => !onTable && new RegExp(`\\b${name}\\(`).test(source));

const ofTriggers = functions.filter(({ onTable }) => onTable);
const reached = [...ofTriggers, ...ofTriggers.flatMap(calledBy)];

/** `table.column function`, for what a trigger writes to a field of a resource. */
const written = new Set(
  reached.flatMap((one) =>
    columnsWrittenBy(one.source, one.onTable ?? '').map((column) => `${column} ${one.name}`),
  ),
);

const declared = new Set(
  resources().flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([key, field]) => {
      const place =
        field.kind === 'multiLookup'
          ? linkTableOf(resource, key)
          : `${tableOf(resource)}.${snake(key)}`;
      const own = field.computed === undefined ? [] : [computeFunctionOf(resource)];
      const names = [...own, ...(field.computedBy ?? []), ...(field.alsoSetBy ?? [])];
      return names.map((name) => `${place} ${name}`);
    }),
  ),
);

const places = new Set(
  resources().flatMap((resource) =>
    Object.entries(resource.fields).map(([key, { kind }]) =>
      kind === 'multiLookup' ? linkTableOf(resource, key) : `${tableOf(resource)}.${snake(key)}`,
    ),
  ),
);
const isField = (line: string) => places.has(line.split(' ')[0] ?? '');

describe('what triggers write', () => {
  test('to a field, the definition of the field names', () => {
    expect([...written].filter(isField).filter((line) => !declared.has(line))).toEqual([]);
  });

  test('is what the definitions say, and no function is named that does not write', () => {
    expect([...declared].filter((line) => !written.has(line))).toEqual([]);
    expect(declared.size).toBeGreaterThan(30);
  });

  test('is read only for everybody else where it is computed', () => {
    const fields = resources().flatMap(({ name, fields: own }) =>
      Object.entries(own).map(([key, field]) => ({ key: `${name}.${key}`, field })),
    );
    const computed = fields.filter(({ field }) => isComputed(field));

    expect(computed.map(({ key }) => key)).toContain('specialist.fullName');
    expect(computed.filter(({ field }) => !field.readOnly)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { defineModule, defineResource, lookup, register, text } from '#kernel/domain';
import type { AnyResource, Fields } from '#kernel/domain';
import { diffSchemas } from './diff.ts';
import { schemaOf } from './model.ts';

const define = (fields: Fields, extra: object = {}): AnyResource =>
  defineResource({
    name: 'thing',
    segment: 'things',
    label: ['Thing', 'Things'],
    title: '{name}',
    fields: { name: text('Name', { required: true }), ...fields },
    verbs: { list: ['STAFF'] },
    list: { columns: ['name'], sort: 'name' },
    detail: {},
    ...extra,
  }) as AnyResource;

const nothing = { tables: {}, objects: {} };
function between(before: AnyResource | null, after: AnyResource | null): string[] {
  register([defineModule({ name: 'test', resources: [after ?? before] as AnyResource[] })]);
  return diffSchemas(before ? schemaOf([before]) : nothing, after ? schemaOf([after]) : nothing);
}

test('a new resource is a table, its wall, its history and its indexes', () => {
  const sql = between(null, define({})).join(';\n');

  expect(sql).toContain('create table things');
  expect(sql).toContain('primary key (tenant_id, id)');
  expect(sql).toContain('force row level security');
  expect(sql).toContain(
    'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
  );
  expect(sql).toContain('execute function capture_change');
});

test('what is counted anew for every record wakes neither history nor index when it is written', () => {
  const sum = { readOnly: true, history: false, recounted: true } as const;
  const sql = between(null, define({ sum: text('Sum', sum) }, { filters: ['sum'] })).join(';\n');
  const noted =
    /create trigger history after insert or update of ([^;]*?) or delete on things/.exec(sql)?.[1];

  expect(noted).toContain('name, concurrency_stamp');
  expect(noted).not.toContain('sum');
  expect(sql).not.toContain('ix_things__sum');
});

test('nothing changed, nothing to do', () => {
  expect(between(define({}), define({}))).toEqual([]);
});

test('a new field is a column, a gone one is dropped', () => {
  expect(between(define({}), define({ colour: text('Colour') }))).toEqual([
    'alter table things add column colour text',
  ]);
  expect(between(define({ colour: text('Colour') }), define({}))).toEqual([
    'alter table things drop column colour',
  ]);
});

test('a reference carries the tenant in its key', () => {
  const sql = between(define({}), define({ parentId: lookup('Parent', 'thing') }));

  expect(sql.join(';\n')).toContain(
    'foreign key (tenant_id, parent_id) references things (tenant_id, id)',
  );
});

test('required, unique and default change by their own statements', () => {
  const before = define({ code: text('Code') });
  const after = define({ code: text('Code', { required: true, unique: true, default: "it's" }) });

  expect(between(before, after)).toEqual([
    `alter table things alter column code set default 'it''s'`,
    'alter table things alter column code set not null',
    'create unique index uq_things__code on things (tenant_id, lower(code)) where not is_deleted',
  ]);
});

test('a searchable field rebuilds the search column', () => {
  const sql = between(define({}), define({ code: text('Code', { searchable: true }) })).join(';\n');

  expect(sql).toContain('add column search_text text generated always as');
  expect(sql).toContain('create function search_things');
});

test('a resource that goes takes its table along', () => {
  expect(between(define({}), null)).toEqual(['drop table things']);
});

test('another text to search is another column, and its index is made again', () => {
  const before = define({ code: text('Code', { searchable: true }) });
  const after = define({
    code: text('Code', { searchable: true }),
    note: text('Note', { searchable: true }),
  });

  const sql = between(before, after);

  const at = (text: string) => sql.findIndex((statement) => statement.startsWith(text));
  expect(at('drop index ix_things__search')).toBe(0);
  expect(at('create index ix_things__search')).toBeGreaterThan(
    at('alter table things add column search_text'),
  );
});

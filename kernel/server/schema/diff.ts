import type { Column } from './columns.ts';
import type { Schema } from './model.ts';

const columnSql = (column: Column): string =>
  [
    column.name,
    column.type,
    column.generated ? `generated always as (${column.generated}) stored` : '',
    column.notNull ? 'not null' : '',
    column.default === undefined ? '' : `default ${column.default}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The statements that turn one schema into the other, in an order that PostgreSQL accepts. */
export function diffSchemas(before: Schema, after: Schema): string[] {
  const gone = Object.keys(before.tables).filter((name) => !after.tables[name]);
  const fresh = Object.keys(after.tables).filter((name) => !before.tables[name]);
  const kept = Object.keys(after.tables).filter((name) => before.tables[name]);
  const remade = kept.flatMap((name) =>
    regeneratedColumns(name, before, after).map((column) => ({ table: name, column: column.name })),
  );
  // A dropped column takes its indexes with it.
  const isOnRemade = (create: string) =>
    remade.some(({ table, column }) => create.includes(` on ${table} `) && create.includes(column));
  const changed = (name: string) =>
    before.objects[name]?.create !== after.objects[name]?.create ||
    (name.startsWith('ix_') && isOnRemade(after.objects[name]?.create ?? ''));
  const onGoneTable = (name: string) =>
    gone.some((table) => name.startsWith(`${table}.`) || name.includes(`_${table}__`));

  return [
    ...Object.entries(before.objects)
      .filter(
        ([name]) =>
          changed(name) &&
          (!onGoneTable(name) || name.startsWith('fk_') || name.endsWith('.search')),
      )
      .map(([, object]) => object.drop)
      .reverse(),
    ...gone.reverse().map((name) => `drop table ${name}`),
    ...fresh.map((name) => createTable(name, after)),
    ...kept.flatMap((name) => alterTable(name, before, after)),
    ...inOrder(after, changed).map((name) => after.objects[name]?.create ?? ''),
  ];
}

/** Keys refer to tables and walls to nothing, so references come after all tables exist. */
function inOrder(schema: Schema, changed: (name: string) => boolean): string[] {
  const rank = (name: string) => (name.startsWith('fk_') ? 1 : 0);
  return Object.keys(schema.objects)
    .filter(changed)
    .sort((a, b) => rank(a) - rank(b));
}

function createTable(name: string, schema: Schema): string {
  const table = schema.tables[name];
  if (!table) throw new Error(`No table ${name}`);
  const lines = [...table.columns.map(columnSql), `primary key (${table.key.join(', ')})`];
  return `create table ${name} (\n  ${lines.join(',\n  ')}\n)`;
}

const columnsByName = (name: string, { tables }: Schema) =>
  new Map(tables[name]?.columns.map((column) => [column.name, column]));

/** Computed in another way than before: such a column is dropped and made anew. */
function regeneratedColumns(name: string, before: Schema, after: Schema): Column[] {
  const old = columnsByName(name, before);
  return [...columnsByName(name, after).values()].filter(
    (column) => old.has(column.name) && old.get(column.name)?.generated !== column.generated,
  );
}

function alterTable(name: string, before: Schema, after: Schema): string[] {
  const old = columnsByName(name, before);
  const now = columnsByName(name, after);
  const alter = (what: string) => `alter table ${name} ${what}`;
  const dropped = [...old.keys()].filter((column) => !now.has(column));
  const regenerated = regeneratedColumns(name, before, after);
  return [
    ...regenerated.map((column) => alter(`drop column ${column.name}`)),
    ...dropped.map((column) => alter(`drop column ${column}`)),
    ...[...now.values()]
      .filter((column) => !old.has(column.name))
      .map((column) => alter(`add column ${columnSql(column)}`)),
    ...regenerated.map((column) => alter(`add column ${columnSql(column)}`)),
    ...[...now.values()].flatMap((column) => {
      const was = old.get(column.name);
      if (!was || regenerated.includes(column)) return [];
      const set = (what: string) => alter(`alter column ${column.name} ${what}`);
      return [
        ...(was.type === column.type
          ? []
          : [set(`type ${column.type} using ${column.name}::${column.type}`)]),
        ...(was.default === column.default
          ? []
          : [set(column.default === undefined ? 'drop default' : `set default ${column.default}`)]),
        ...(was.notNull === column.notNull
          ? []
          : [set(column.notNull ? 'set not null' : 'drop not null')]),
      ];
    }),
  ];
}

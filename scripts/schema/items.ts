import { functionText } from './function-text.ts';
import { inLowerCase, quotedName } from './plain-sql.ts';
import type { Catalogue } from './read-catalogue.ts';
import { constraintText, createTable, triggerText, viewText, wallText } from './table-text.ts';

export type Kind = 'table' | 'key' | 'index' | 'wall' | 'trigger' | 'view' | 'function';

/** One thing of the schema, with the statements that make it and what must be there before. */
export type Item = {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Of an index, a wall, a trigger or a foreign key. */
  readonly table: string | null;
  readonly text: string;
  readonly needs: ReadonlySet<string>;
};

/** Whole even where its table is in parts: those follow. */
const indexText = (text: string): string =>
  `${inLowerCase(text).replace(' on only ', ' on ').replace(' using btree (', ' (')};`;

type Draft = Omit<Item, 'needs' | 'table'> & { readonly tableId?: number };

function draftsOf(catalogue: Catalogue): Draft[] {
  const names = new Map(catalogue.tables.map(({ oid, name }) => [oid, name]));
  const tableOf = (id: number) => quotedName(names.get(id) ?? '');
  const inside = catalogue.constraints.filter(({ kind }) => kind !== 'f');
  return [
    ...catalogue.tables.map((table): Draft => {
      const own = inside.filter(({ tableId }) => tableId === table.oid);
      const text = createTable(table, catalogue, own);
      return { id: `pg_class:${table.oid}`, kind: 'table', name: table.name, text };
    }),
    ...catalogue.tables.flatMap((table): Draft[] => {
      const text = wallText(table, catalogue);
      const isEmpty = text === '' || table.isPart;
      return isEmpty
        ? []
        : [{ id: `wall:${table.oid}`, kind: 'wall', name: table.name, tableId: table.oid, text }];
    }),
    ...catalogue.constraints
      .filter(({ kind }) => kind === 'f')
      .map((key): Draft => ({
        id: `pg_constraint:${key.oid}`,
        kind: 'key',
        name: key.name,
        tableId: key.tableId,
        text: constraintText(key),
      })),
    ...catalogue.indexes.map(({ oid, tableId, text }): Draft => {
      const name = /INDEX (\S+) ON/.exec(text)?.[1] ?? '';
      return { id: `pg_class:${oid}`, kind: 'index', name, tableId, text: indexText(text) };
    }),
    ...catalogue.triggers.map((trigger): Draft => {
      const text = triggerText(trigger, tableOf(trigger.tableId));
      const { oid, name, tableId } = trigger;
      return { id: `pg_trigger:${oid}`, kind: 'trigger', name, tableId, text };
    }),
    ...catalogue.views.map((view): Draft => {
      return { id: `pg_class:${view.oid}`, kind: 'view', name: view.name, text: viewText(view) };
    }),
    ...catalogue.functions.map((one): Draft => {
      return {
        id: `pg_proc:${one.oid}`,
        kind: 'function',
        name: one.name,
        text: functionText(one),
      };
    }),
  ];
}

/** In the order in which they were made. */
export function itemsOf(catalogue: Catalogue): Item[] {
  const drafts = draftsOf(catalogue);
  const known = new Set(drafts.map(({ id }) => id));
  const aliases = new Map(catalogue.aliases.map(({ from, to }) => [from, to]));
  const idOf = (id: string): string => (known.has(id) ? id : (aliases.get(id) ?? id));
  const needs = new Map<string, Set<string>>(drafts.map(({ id }) => [id, new Set<string>()]));
  for (const { from, to } of catalogue.needs) {
    const [item, needed] = [idOf(from), idOf(to)];
    if (item !== needed && known.has(needed)) needs.get(item)?.add(needed);
  }
  const names = new Map(catalogue.tables.map(({ oid, name }) => [oid, name]));
  return drafts.map(({ tableId, ...draft }) => {
    if (tableId !== undefined) needs.get(draft.id)?.add(`pg_class:${tableId}`);
    const table = tableId === undefined ? null : (names.get(tableId) ?? null);
    return { ...draft, table, needs: needs.get(draft.id) ?? new Set<string>() };
  });
}

/** A table with its foreign keys written into it. */
export function withKeys({ text }: Item, keys: readonly Item[]): string {
  const end = text.lastIndexOf('\n)');
  return `${text.slice(0, end)}${keys.map((key) => `,\n  ${key.text}`).join('')}${text.slice(end)}`;
}

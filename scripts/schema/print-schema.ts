import { homesOf } from './homes.ts';
import { houses, owners } from './houses.ts';
import { itemsOf, withKeys } from './items.ts';
import type { Item, Kind } from './items.ts';
import type { Catalogue } from './read-catalogue.ts';

const heading = `-- The whole schema as it is after all migrations, for people to read. Nothing runs it.
-- Printed by \`npm run migrate -- --schema\`; the tests say when it is stale. The parts of the audit log
-- come with the months and are left out, so are the tables of the queue (schema pgboss).`;

const byName = (a: Item, b: Item) => (a.name < b.name ? -1 : 1);
const title = (text: string) => `-- ${'='.repeat(76)}\n-- ${text}\n-- ${'='.repeat(76)}`;

/** Grouped by module and table. */
export function printSchema(catalogue: Catalogue): string {
  const parts = new Set(catalogue.tables.filter(({ isPart }) => isPart).map(({ name }) => name));
  const items = itemsOf(catalogue).filter(({ name, table }) => !parts.has(table ?? name));
  const homes = homesOf(items, houses(), owners());
  const ofHouse = (house: string) => items.filter(({ id }) => homes.get(id) === house);
  const sections = houses().flatMap((house) => {
    const own = ofHouse(house);
    return own.length
      ? [
          title(house),
          ...ofKind(own, 'table').map((table) => tableSection(table, items)),
          ...looseOf(own),
        ]
      : [];
  });
  const extensions = catalogue.extensions.map(({ name }) => `create extension ${name};`).join('\n');
  return `${[heading, extensions, ...sections].join('\n\n')}\n`;
}

const ofKind = (items: readonly Item[], kind: Kind) =>
  items.filter((item) => item.kind === kind).toSorted(byName);

const looseOf = (items: readonly Item[]): string[] =>
  [...ofKind(items, 'view'), ...ofKind(items, 'function')].map(({ text }) => text);

/** With its foreign keys within. */
function tableSection(table: Item, items: readonly Item[]): string {
  const own = items.filter((item) => item.table === table.name);
  return [
    `-- ${table.name}`,
    withKeys(table, ofKind(own, 'key')),
    ...ofKind(own, 'index').map(({ text }) => text),
    ...ofKind(own, 'wall').map(({ text }) => text),
    ...ofKind(own, 'trigger').map(({ text }) => text),
  ].join('\n');
}

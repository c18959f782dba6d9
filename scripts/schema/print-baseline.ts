import { homesOf } from './homes.ts';
import { houses, owners } from './houses.ts';
import { itemsOf, withKeys } from './items.ts';
import type { Item, Kind } from './items.ts';
import { quotedName } from './plain-sql.ts';
import type { Catalogue } from './read-catalogue.ts';

export type BaselineFile = { readonly name: string; readonly sql: string };

/** What a month brings cannot be printed: the parts follow from the day on which it runs. */
const partsOfAuditLog = `do $$
declare next_month timestamptz := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
begin
  execute format('alter table audit_log attach partition audit_log_first for values from (minvalue) to (%L)',
    to_char(next_month, 'YYYY-MM-DD 00:00:00+00'));
  create table audit_log_rest partition of audit_log default;
  perform wall_audit_part('audit_log_first');
  perform wall_audit_part('audit_log_rest');
  for n in 0..2 loop
    perform make_audit_month((next_month + make_interval(months => n))::date);
  end loop;
end $$;`;

const heading = (
  house: string,
) => `-- ${house}: its part of the baseline. A thing stands in the file of the last module that it needs.
-- Functions may name what comes later.
set local check_function_bodies = off;`;

/** One file for each module, in an order in which they run on an empty database. */
export function printBaseline(catalogue: Catalogue): BaselineFile[] {
  const items = itemsOf(catalogue);
  const byId = new Map(items.map((item) => [item.id, item]));
  const homes = homesOf(items, houses(), owners());
  const rank = ({ id }: Item) => houses().indexOf(homes.get(id) ?? 'kernel');
  const needsOf = ({ needs }: Item) => [...needs].flatMap((id) => byId.get(id) ?? []);

  const places = new Map<Item, number>();
  const placeOf = (item: Item): number => {
    const known = places.get(item);
    if (known !== undefined) return known;
    const place = Math.max(rank(item), ...needsOf(item).map(placeOf));
    places.set(item, place);
    return place;
  };

  return houses().flatMap((house, index) => {
    const own = items.filter((item) => placeOf(item) === index);
    if (!own.length) return [];
    const extensions = catalogue.extensions.map(
      ({ name }) => `create extension if not exists ${name};`,
    );
    const earlier = items.filter((item) => placeOf(item) < index);
    const sql = [
      heading(house),
      ...(house === 'kernel' ? [extensions.join('\n')] : []),
      ...inRunningOrder(own, earlier, needsOf),
      ...(house === 'kernel' ? [partsOfAuditLog] : []),
    ];
    return [
      { name: `${String(index + 1).padStart(2, '0')}_${house}.sql`, sql: `${sql.join('\n\n')}\n` },
    ];
  });
}

const opens = new Set<Kind>(['table', 'view', 'function']);
const order: readonly Kind[] = ['table', 'index', 'wall', 'trigger', 'view', 'function'];

/**
 * A table and what belongs to it stand together, and what a thing needs before it. Keys within the
 * table are not checked against rows, so they cost half; those that lead in a circle come last.
 */
function inRunningOrder(
  own: readonly Item[],
  earlier: readonly Item[],
  needsOf: (item: Item) => Item[],
): string[] {
  const keys = Map.groupBy(
    own.filter(({ kind }) => kind === 'key'),
    ({ table }) => table,
  );
  const waiting = new Set(own);
  const made = new Set(earlier);
  const texts: string[] = [];
  const add = (item: Item): void => {
    if (!waiting.delete(item)) return;
    const within = item.kind === 'table' ? (keys.get(item.name) ?? []) : [];
    for (const needed of [item, ...within].flatMap(needsOf)) add(needed);
    const inline = within.filter((key) =>
      needsOf(key).every((needed) => needed === item || made.has(needed)),
    );
    for (const key of inline) waiting.delete(key);
    made.add(item);
    texts.push(
      opens.has(item.kind)
        ? `\n${item.kind === 'table' ? withKeys(item, inline) : item.text}`
        : item.text,
    );
  };
  const groups = Map.groupBy(
    own.filter(({ kind }) => kind !== 'key'),
    ({ table, name, kind, id }) => table ?? (kind === 'table' ? name : id),
  );
  for (const group of groups.values()) {
    for (const item of group.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)))
      add(item);
  }
  return [texts.join('\n').trim(), ...keysOf([...waiting])];
}

const keysOf = (keys: readonly Item[]): string[] =>
  [...Map.groupBy(keys, ({ table }) => table ?? '')].map(
    ([table, some]) =>
      `alter table ${quotedName(table)}\n${some.map(({ text }) => `  add ${text}`).join(',\n')};`,
  );

import type { Item } from './items.ts';

/** The module to which each thing belongs, by what the modules say and by what it is used for. */
export function homesOf(
  items: readonly Item[],
  houses: readonly string[],
  owners: ReadonlyMap<string, string>,
): Map<string, string> {
  const tables = items.filter(({ kind }) => kind === 'table').map(({ name }) => name);
  const rank = (house: string) => houses.indexOf(house);
  const inOrder = (names: readonly string[]) =>
    [...new Set(names)].toSorted((a, b) => rank(a) - rank(b));
  const houseOfTable = (name: string) =>
    owners.get(name) ?? (name.startsWith('audit_log') ? 'kernel' : undefined);
  const homes = new Map<string, string>();

  const houseOf = (item: Item): string => {
    if (item.kind === 'function') return houseOfFunction(item);
    const house = houseOfTable(item.table ?? item.name);
    if (!house) throw new Error(`No module says that ${item.table ?? item.name} is its own`);
    return house;
  };

  /** One of many tables belongs to the kernel, else it is where its tables are. */
  const houseOfFunction = ({ id, name, text }: Item): string => {
    const said = owners.get(name) ?? owners.get(name.replace(/^(search|compute)_/, ''));
    if (said) return said;
    const users = items.filter(({ kind, needs }) => kind !== 'function' && needs.has(id));
    const using = inOrder(
      users.map(({ table, name: own }) => houseOfTable(table ?? own) ?? 'kernel'),
    );
    if (using.length > 2) return 'kernel';
    const words = new Set(text.replace(/--.*/g, '').match(/\w+/g));
    const named = inOrder(
      tables.filter((table) => words.has(table)).map((table) => houseOfTable(table) ?? 'kernel'),
    );
    return using[0] ?? named.at(-1) ?? 'kernel';
  };

  for (const item of items) homes.set(item.id, houseOf(item));
  return homes;
}

import { quotedName } from './plain-sql.ts';
import type { Access, Column } from './read-catalogue.ts';

const usual = 'select insert update delete truncate references trigger execute usage'.split(' ');
const inUsualOrder = (a: string, b: string) => usual.indexOf(a) - usual.indexOf(b);

/** What several roles may do alike is granted in one line. */
export function accessText(access: readonly Access[], to: string): string[] {
  const roles = Map.groupBy(access, (one) => one.to);
  const rights = Map.groupBy(roles, ([, given]) =>
    given
      .map(({ may }) => may)
      .toSorted(inUsualOrder)
      .join(', '),
  );
  return [...rights].map(
    ([right, given]) => `grant ${right} on ${to} to ${given.map(([role]) => role).join(', ')};`,
  );
}

/** Rights to single columns: `grant select (id, name) on …`. */
export function columnAccessText(columns: readonly Column[], table: string): string[] {
  const given = columns.flatMap(({ name, access }) => access.map((one) => ({ ...one, name })));
  const byRight = Map.groupBy(given, ({ to, may }) => `${may} ${to}`);
  const byColumns = Map.groupBy([...byRight.values()], (rights) =>
    [rights[0]?.may, ...rights.map(({ name }) => name)].join(' '),
  );
  return [...byColumns.values()].map((same) => {
    const roles = same.map((rights) => rights[0]?.to).join(', ');
    const names = (same[0] ?? []).map(({ name }) => quotedName(name)).join(', ');
    return `grant ${same[0]?.[0]?.may} (${names}) on ${table} to ${roles};`;
  });
}

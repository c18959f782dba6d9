import { isBefore } from './judge-import.ts';
import { namesIn, sqlIn } from './sql-in.ts';
import type { TableOwners } from './table-owners.ts';
import { zoneOf } from './zone.ts';

/** `specialists__` with a hole behind it is some link table of specialists. */
function ownerOf(name: string, { tables }: TableOwners): string | undefined {
  if (!name.endsWith('__')) return tables.get(name);
  return [...tables].find(([table]) => table.startsWith(name))?.[1];
}

function judgeName(house: string, name: string, owners: TableOwners): string | undefined {
  const shownBy = owners.shown.get(name);
  if (shownBy === 'kernel' || shownBy === house) return undefined;
  if (shownBy) return isBefore(shownBy, house) ? undefined : `${shownBy} stands after ${house}`;
  const owner = ownerOf(name, owners);
  if (!owner || owner === house) return undefined;
  return `the table belongs to ${owner}: use a view or function that it shows`;
}

/** One line for each table that the SQL of a source file must not name. */
export function sqlOffenders(path: string, text: string, owners: TableOwners): string[] {
  const { kind, house, layer, isTest } = zoneOf(path);
  const hasWalls = (kind === 'module' || kind === 'kernel') && layer === 'server' && !isTest;
  if (!hasWalls) return [];
  const names = new Set(sqlIn(path, text).flatMap(namesIn));
  return [...names].flatMap((name) => {
    const reason = judgeName(house, name, owners);
    return reason ? [`${path}: '${name}': ${reason}`] : [];
  });
}

import type { AbilityRow } from '#kernel/domain';

/** The tenant's changes to what a role may do by default (B-126). */
export type PermissionChanges = { granted: readonly string[]; revoked: readonly string[] };

export type Standing = 'default' | 'granted' | 'revoked';

export function readChanges(stored: unknown): PermissionChanges {
  const { granted = [], revoked = [] } = (stored ?? {}) as Partial<PermissionChanges>;
  return { granted, revoked };
}

export function standing(ability: string, changes: PermissionChanges): Standing {
  if (changes.revoked.includes(ability)) return 'revoked';
  return changes.granted.includes(ability) ? 'granted' : 'default';
}

export const holdsByDefault = (row: AbilityRow, role: string): boolean => row.roles.includes(role);

export function holds(row: AbilityRow, role: string, changes: PermissionChanges): boolean {
  const found = standing(row.ability, changes);
  return found === 'default' ? holdsByDefault(row, role) : found === 'granted';
}

/** A change back to the default leaves nothing behind. */
export function toggle(
  row: AbilityRow,
  role: string,
  changes: PermissionChanges,
): PermissionChanges {
  const without = (list: readonly string[]) => list.filter((ability) => ability !== row.ability);
  const cleared = { granted: without(changes.granted), revoked: without(changes.revoked) };
  const isWanted = !holds(row, role, changes);
  if (isWanted === holdsByDefault(row, role)) return cleared;
  return isWanted
    ? { ...cleared, granted: [...cleared.granted, row.ability] }
    : { ...cleared, revoked: [...cleared.revoked, row.ability] };
}

export function byResource(rows: readonly AbilityRow[]): Map<string, AbilityRow[]> {
  return Map.groupBy(rows, (row) => row.ability.split('.')[0] ?? '');
}

import type { AbilityRow } from '#kernel/domain';
import { byResource, standing } from './permission-changes.ts';
import type { PermissionChanges } from './permission-changes.ts';
import { aboutText, permissionText } from './permission-words.ts';

/** What most things can do has a column; the rest stands at the end of the row. */
export const permissionColumns = [
  'list',
  'read',
  'lookup',
  'create',
  'update',
  'delete',
  'enable',
  'disable',
  'export',
  'import',
] as const;

export type PermissionLine = {
  readonly name: string;
  readonly label: string;
  readonly columns: Readonly<Record<string, AbilityRow | undefined>>;
  readonly others: readonly AbilityRow[];
};

const verbOf = (row: AbilityRow): string => row.ability.split('.')[1] ?? '';
const isColumn = (verb: string): boolean => (permissionColumns as readonly string[]).includes(verb);

export const permissionLines = (rows: readonly AbilityRow[]): PermissionLine[] =>
  [...byResource(rows)]
    .map(([name, all]) => ({
      name,
      label: aboutText(name),
      columns: Object.fromEntries(
        all.filter((row) => isColumn(verbOf(row))).map((row) => [verbOf(row), row]),
      ),
      others: all.filter((row) => !isColumn(verbOf(row))),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const rowsOf = ({ columns, others }: PermissionLine): AbilityRow[] => [
  ...Object.values(columns).filter((row) => row !== undefined),
  ...others,
];

export function changesIn(line: PermissionLine, changes: PermissionChanges) {
  const states = rowsOf(line).map((row) => standing(row.ability, changes));
  const count = (state: string) => states.filter((each) => each === state).length;
  return { granted: count('granted'), revoked: count('revoked') };
}

/** By the name of the thing or by one of its further permissions. */
export const isFound = ({ label, others }: PermissionLine, words: string): boolean =>
  [label, ...others.map((row) => permissionText(row.ability))].some((text) =>
    text.toLowerCase().includes(words.trim().toLowerCase()),
  );

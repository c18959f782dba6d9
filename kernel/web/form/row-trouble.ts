import type { ValidationError } from '#kernel/domain';
import type { RowTrouble } from '../fields/rows-table.tsx';

/** The first thing that is wrong: `items.2.amount` is in the third row. */
export function firstTrouble(errors: readonly ValidationError[]): RowTrouble | null {
  const [error] = errors;
  if (!error) return null;
  return { row: Number(error.members[0]?.split('.')[1] ?? 0), text: error.message };
}

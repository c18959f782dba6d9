import type { ValidationError } from '#kernel/domain';
import { ApiError } from '../api/api-error.ts';
import type { RowTrouble } from '../fields/rows-table.tsx';

/** The first thing that is wrong: `items.2.amount` is in the third row. */
export function firstTrouble(errors: readonly ValidationError[]): RowTrouble | null {
  const [error] = errors;
  if (!error) return null;
  return { row: Number(error.members[0]?.split('.')[1] ?? 0), text: error.message };
}

/** The row that the server refused; null when the refusal is about no single one. */
export function refusedRow(error: unknown): RowTrouble | null {
  if (!(error instanceof ApiError)) return null;
  const named = error.validationErrors.filter(({ members }) => /^\w+\.\d+/.test(members[0] ?? ''));
  return firstTrouble(named);
}

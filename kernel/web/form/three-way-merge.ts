import type { AnyRecord, Field, Fields } from '#kernel/domain';
import { same, writableFields } from './form-values.ts';
import type { Values } from './form-values.ts';

export type Side = 'theirs' | 'mine';
export type Difference = {
  readonly key: string;
  readonly field: Field;
  /** Both changed it, each to something else; nobody but the user can decide. */
  readonly isContested: boolean;
};
export type Picks = Readonly<Record<string, Side | undefined>>;

/** Where my values and theirs differ, what is contested first. */
export function differences(
  fields: Fields,
  original: AnyRecord,
  theirs: AnyRecord,
  mine: Values,
): Difference[] {
  return Object.entries(writableFields(fields))
    .filter(([key]) => !same(theirs[key], mine[key]))
    .map(([key, field]) => ({
      key,
      field,
      isContested: !same(original[key], theirs[key]) && !same(original[key], mine[key]),
    }))
    .sort((a, b) => Number(b.isContested) - Number(a.isContested));
}

/** Who alone changed a field keeps it; the rest is left to the user. */
export const firstPicks = (rows: readonly Difference[], original: AnyRecord, mine: Values): Picks =>
  Object.fromEntries(
    rows
      .filter((row) => !row.isContested)
      .map(({ key }) => [key, same(original[key], mine[key]) ? 'theirs' : 'mine']),
  );

/** Their record, with mine where it was picked. */
export const merged = (fields: Fields, theirs: AnyRecord, mine: Values, picks: Picks): Values =>
  Object.fromEntries(
    Object.keys(writableFields(fields)).map((key) => [
      key,
      picks[key] === 'mine' ? mine[key] : theirs[key],
    ]),
  );

import type { Field } from './field.ts';

const unsortable: ReadonlySet<Field['kind']> = new Set([
  'multiChoice',
  'multiLookup',
  'address',
  'json',
  'file',
]);

/** What a list can be sorted by. */
export const isSortable = ({ kind }: Pick<Field, 'kind'>): boolean => !unsortable.has(kind);

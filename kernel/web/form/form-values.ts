import type { AnyRecord, Fields } from '#kernel/domain';

export type Values = Record<string, unknown>;

export const writableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));

export const emptyValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(writableFields(fields)).map(([key, field]) => [
      key,
      field.default ?? (field.kind === 'flag' ? false : undefined),
    ]),
  );

export const valuesOf = (fields: Fields, record: AnyRecord): Values =>
  Object.fromEntries(Object.keys(writableFields(fields)).map((key) => [key, record[key]]));

/** Null, nothing, an empty text and an empty list say the same. */
function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length ? value : null;
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).filter(([, part]) => canonical(part) !== null);
  return parts.length ? Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1))) : null;
}

export const same = (a: unknown, b: unknown) =>
  JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

/** What differs from the record; an emptied value is sent as null. */
export const changedValues = (fields: Fields, record: AnyRecord, values: Values): Values =>
  Object.fromEntries(
    Object.keys(writableFields(fields))
      .filter((key) => !same(record[key], values[key]))
      .map((key) => [key, values[key] ?? null]),
  );

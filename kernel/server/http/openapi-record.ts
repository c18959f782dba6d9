import type { AnyResource, Field } from '#kernel/domain';
import { decimalPattern, isComputed, isExact, referenceKey, scaleOf } from '#kernel/domain';

type Json = Record<string, unknown>;

const reference: Json = {
  type: ['object', 'null'],
  properties: { id: { type: 'string', format: 'uuid' }, displayName: { type: 'string' } },
};

const plain: Readonly<Partial<Record<Field['kind'], Json>>> = {
  number: { type: 'number' },
  money: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  time: { type: 'string', pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` },
  flag: { type: 'boolean' },
  multiChoice: { type: 'array', items: { type: 'string' } },
  lookup: { type: 'string', format: 'uuid' },
  multiLookup: { type: 'array', items: { type: 'string', format: 'uuid' } },
  file: { type: 'string', format: 'uuid' },
  address: { type: 'object' },
  json: {},
};

const textOf = (field: Field): Json => ({
  type: 'string',
  ...(isExact(field) && { pattern: decimalPattern(scaleOf(field)).source }),
});

/** A stored record as the API answers it. */
export function recordSchema(resource: AnyResource): Json {
  const fields = Object.entries(resource.fields).flatMap(([key, field]) => {
    const schema: Json = { ...(plain[field.kind] ?? textOf(field)), title: field.label };
    if (field.readOnly) schema.readOnly = true;
    if (isComputed(field)) schema.description = 'Computed by the database.';
    if (field.kind === 'choice') schema.enum = [...Object.keys(field.choices ?? {}), null];
    const mayBeNull = field.kind === 'choice' || !field.required;
    if (mayBeNull && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
    const extra: [string, Json][] =
      field.kind === 'lookup'
        ? [[referenceKey(key), reference]]
        : field.kind === 'multiLookup'
          ? [[referenceKey(key), { type: 'array', items: reference }]]
          : [];
    return [[key, schema] as [string, Json], ...extra];
  });
  return {
    type: 'object',
    title: resource.label[0],
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      ...Object.fromEntries(fields),
      displayName: { type: 'string' },
      concurrencyStamp: { type: 'string' },
      creationTime: { type: 'string', format: 'date-time' },
      lastModificationTime: { type: 'string', format: 'date-time' },
      can: { type: 'array', items: { type: 'string' } },
    },
  };
}

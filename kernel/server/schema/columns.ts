import type { AnyResource, Field, FieldKind } from '#kernel/domain';
import { snake } from './names.ts';

export type Column = {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: string;
  /** Expression of a stored generated column. */
  readonly generated?: string;
};

const types: Readonly<Record<Exclude<FieldKind, 'multiLookup' | 'rows'>, string>> = {
  text: 'text',
  longText: 'text',
  number: 'numeric',
  money: 'numeric(18,2)',
  percent: 'numeric(9,4)',
  date: 'date',
  dateTime: 'timestamptz',
  time: 'text',
  timeZone: 'text',
  flag: 'boolean',
  choice: 'text',
  multiChoice: 'text[]',
  lookup: 'uuid',
  email: 'text',
  phone: 'text',
  url: 'text',
  address: 'jsonb',
  file: 'uuid',
  json: 'jsonb',
};

const textKinds: readonly FieldKind[] = [
  'text',
  'longText',
  'email',
  'url',
  'phone',
  'choice',
  'time',
  'timeZone',
];

export const isTextual = (field: Field): boolean => textKinds.includes(field.kind);

export const hasColumn = (field: Field): boolean => field.kind !== 'multiLookup';

const quoted = (value: string) => `'${value.replace(/'/g, "''")}'`;

function defaultOf(field: Field): string | undefined {
  if (field.kind === 'flag') return String(field.default ?? false);
  if (field.kind === 'multiChoice') return "'{}'";
  if (field.default === undefined) return undefined;
  return typeof field.default === 'string' ? quoted(field.default) : String(field.default);
}

export function columnOf(key: string, field: Field): Column {
  if (field.kind === 'multiLookup') throw new Error(`${key} has a link table, not a column`);
  if (field.kind === 'rows') throw new Error(`${key} is an input of actions, not a column`);
  const fallback = defaultOf(field);
  const always = field.kind === 'flag' || field.kind === 'multiChoice';
  return {
    name: snake(key),
    type: types[field.kind],
    notNull: always || field.required === true,
    ...(fallback !== undefined && { default: fallback }),
  };
}

export const searchable = (resource: AnyResource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => field.searchable && isTextual(field));

export function columnsOf(resource: AnyResource): Column[] {
  const own = Object.entries(resource.fields)
    .filter(([, field]) => hasColumn(field))
    .map(([key, field]) => columnOf(key, field));
  const parts = searchable(resource).map(([key]) => `coalesce(${snake(key)}, '')`);
  return [
    ...(resource.tenancy === 'tenant' ? [{ name: 'tenant_id', type: 'uuid', notNull: true }] : []),
    { name: 'id', type: 'uuid', notNull: true },
    ...own,
    ...(parts.length
      ? [
          {
            name: 'search_text',
            type: 'text',
            notNull: false,
            generated: `lower(${parts.join(" || ' ' || ")})`,
          },
        ]
      : []),
    { name: 'concurrency_stamp', type: 'uuid', notNull: true, default: 'gen_random_uuid()' },
    { name: 'creation_time', type: 'timestamptz', notNull: true, default: 'now()' },
    { name: 'creator_id', type: 'uuid', notNull: false },
    { name: 'last_modification_time', type: 'timestamptz', notNull: true, default: 'now()' },
    { name: 'last_modifier_id', type: 'uuid', notNull: false },
    { name: 'is_deleted', type: 'boolean', notNull: true, default: 'false' },
  ];
}

/** Never part of the change history: bookkeeping, and what the definition keeps out. */
export const withoutHistory = (resource: AnyResource): string[] => [
  'search_text',
  'concurrency_stamp',
  'creation_time',
  'creator_id',
  'last_modification_time',
  'last_modifier_id',
  ...Object.entries(resource.fields)
    .filter(([, field]) => field.history === false)
    .map(([key]) => snake(key)),
];

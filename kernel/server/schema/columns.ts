import type { AnyResource, Field, FieldKind } from '#kernel/domain';
import { scaleOf, wholeDigits } from '#kernel/domain';
import { snake } from './names.ts';

export type Column = {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: string;
  /** Expression of a stored generated column. */
  readonly generated?: string;
};

type PlainKind = Exclude<FieldKind, 'multiLookup' | 'rows' | 'percent' | 'decimal'>;

const types: Readonly<Record<PlainKind, string>> = {
  text: 'text',
  longText: 'text',
  number: 'numeric',
  money: 'numeric(18,2)',
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

function typeOf(field: Field): string {
  if (field.kind === 'multiLookup')
    throw new Error(`${field.label} has a link table, not a column`);
  if (field.kind === 'rows') throw new Error(`${field.label} is an input of actions, not a column`);
  if (field.kind !== 'percent' && field.kind !== 'decimal') return types[field.kind];
  const scale = scaleOf(field);
  return `numeric(${wholeDigits + scale},${scale})`;
}

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

const isRate = ({ kind }: Field): boolean => kind === 'percent' || kind === 'decimal';

function defaultOf(field: Field): string | undefined {
  if (field.kind === 'flag') return String(field.default ?? false);
  if (field.kind === 'multiChoice') return "'{}'";
  if (field.default === undefined) return undefined;
  const isPlain = typeof field.default !== 'string' || isRate(field);
  return isPlain ? String(field.default) : quoted(String(field.default));
}

export function columnOf(key: string, field: Field): Column {
  const fallback = defaultOf(field);
  const always = field.kind === 'flag' || field.kind === 'multiChoice';
  return {
    name: snake(key),
    type: typeOf(field),
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

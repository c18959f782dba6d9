import { accessText, columnAccessText } from './access-text.ts';
import { inLowerCase, quotedName } from './plain-sql.ts';
import type {
  Catalogue,
  Column,
  Constraint,
  Policy,
  Table,
  Trigger,
  View,
} from './read-catalogue.ts';

const usualNotNull = (table: Table, column: Column) => `${table.name}_${column.name}_not_null`;

function columnText(table: Table, column: Column): string {
  const value = column.value === null ? '' : inLowerCase(column.value);
  const isNamed = column.notNull !== null && column.notNull !== usualNotNull(table, column);
  return [
    quotedName(column.name),
    column.type.replace('timestamp with time zone', 'timestamptz'),
    column.collation ? `collate ${column.collation}` : '',
    column.generated === 's' ? `generated always as (${value}) stored` : '',
    column.generated === 'v' ? `generated always as (${value}) virtual` : '',
    column.identity
      ? `generated ${column.identity === 'a' ? 'always' : 'by default'} as identity${sequenceText(table, column)}`
      : '',
    isNamed ? `constraint ${column.notNull}` : '',
    column.notNull ? 'not null' : '',
    !column.generated && value ? `default ${value}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Backups name it. */
function sequenceText(table: Table, column: Column): string {
  const name = column.sequence?.replace(/^public\./, '');
  return name === `${table.name}_${column.name}_seq` ? '' : ` (sequence name ${name})`;
}

export const constraintText = ({ name, text }: Constraint): string =>
  `constraint ${quotedName(name)} ${inLowerCase(text)}`;

/** A primary key has the name that PostgreSQL gives it, but for those of renamed tables. */
const insideText = (table: Table, constraint: Constraint): string =>
  constraint.kind === 'p' && constraint.name === `${table.name}_pkey`
    ? inLowerCase(constraint.text)
    : constraintText(constraint);

export function createTable(
  table: Table,
  { columns }: Catalogue,
  constraints: readonly Constraint[],
): string {
  const lines = [
    ...columns
      .filter(({ tableId }) => tableId === table.oid)
      .map((column) => columnText(table, column)),
    ...constraints.map((constraint) => insideText(table, constraint)),
  ];
  const ending = [
    table.partedBy ? ` partition by ${inLowerCase(table.partedBy)}` : '',
    table.options ? ` with (${table.options.join(', ')})` : '',
  ].join('');
  const kind = table.isUnlogged ? 'unlogged table' : 'table';
  return `create ${kind} ${quotedName(table.name)} (\n  ${lines.join(',\n  ')}\n)${ending};`;
}

const commands: Readonly<Record<string, string>> = {
  r: ' for select',
  a: ' for insert',
  w: ' for update',
  d: ' for delete',
};

function policyText(policy: Policy, table: string): string {
  const { using, check } = policy;
  return [
    `create policy ${quotedName(policy.name)} on ${table}`,
    policy.isPermissive ? '' : ' as restrictive',
    commands[policy.command] ?? '',
    policy.roles.length ? ` to ${policy.roles.join(', ')}` : '',
    using === null ? '' : `\n  using (${inLowerCase(using)})`,
    check === null ? '' : `${using === null ? '\n ' : ''} with check (${inLowerCase(check)})`,
    ';',
  ].join('');
}

/** Who sees which rows, and may do what with them. */
export function wallText(table: Table, { columns, policies }: Catalogue): string {
  const name = quotedName(table.name);
  const own = <T extends { tableId: number }>(all: readonly T[]) =>
    all.filter(({ tableId }) => tableId === table.oid);
  const walls = [
    table.isWalled ? 'enable row level security' : '',
    table.isForced ? 'force row level security' : '',
  ].filter(Boolean);
  return [
    ...(walls.length ? [`alter table ${name} ${walls.join(', ')};`] : []),
    ...own(policies).map((policy) => policyText(policy, name)),
    ...accessText(table.access, name),
    ...columnAccessText(own(columns), name),
  ].join('\n');
}

const states: Readonly<Record<string, string>> = {
  D: 'disable',
  R: 'enable replica',
  A: 'enable always',
};

export function triggerText(trigger: Trigger, table: string): string {
  const text = `${inLowerCase(trigger.text).replace(/ (for each (?:row|statement)) /, '\n  $1 ')};`;
  const state = states[trigger.enabled];
  return state ? `${text}\nalter table ${table} ${state} trigger ${trigger.name};` : text;
}

export function viewText(view: View): string {
  const options = view.options ? ` with (${view.options.join(', ')})` : '';
  return [
    `create view ${view.name}${options} as\n${inLowerCase(view.text)}`,
    ...accessText(view.access, view.name),
  ].join('\n');
}

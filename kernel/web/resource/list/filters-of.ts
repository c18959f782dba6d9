import { isPlainDate, isRelativeRange } from '#kernel/domain';
import type { AnyResource, Field } from '#kernel/domain';

/** As the address has them: `status=open`, `amountFrom=10`, `madeOn=last7Days`. */
export type Filters = Readonly<Record<string, readonly string[]>>;

const ranges = new Set<Field['kind']>([
  'date',
  'dateTime',
  'number',
  'money',
  'percent',
  'decimal',
]);
export const isRange = (field: Field): boolean => ranges.has(field.kind);
export const isDated = (field: Field): boolean =>
  field.kind === 'date' || field.kind === 'dateTime';

/** The names under which the filters of one field stand in an address. */
export const keysOf = (key: string, field: Field): string[] => [
  ...(isRange(field) ? [`${key}From`, `${key}To`] : []),
  ...(isDated(field) || !isRange(field) ? [key] : []),
];

/** A resource narrowed by `seenBy` offers no filter on what the user may not see. */
export const filterFields = (resource: AnyResource): [string, Field][] =>
  (resource.filters ?? []).flatMap((key): [string, Field][] => {
    const field = resource.fields[key];
    return field ? [[key, field]] : [];
  });

const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

function isUsable(field: Field, name: string, key: string, value: string): boolean {
  if (!value) return false;
  if (!isRange(field)) return true;
  if (name === key) return isRelativeRange(value);
  if (field.kind === 'date') return isPlainDate(value);
  if (field.kind === 'dateTime') return isPlainDate(value) || isInstant(value);
  return Number.isFinite(Number(value));
}

/** What the address cannot mean is left out, so that a wrong link shows a list and no refusal. */
export function readFilters(resource: AnyResource, params: URLSearchParams): Filters {
  const found = filterFields(resource).flatMap(([key, field]) =>
    keysOf(key, field).map((name): [string, string[]] => [
      name,
      params.getAll(name).filter((value) => isUsable(field, name, key, value)),
    ]),
  );
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** The filters with those of one field replaced. */
export function withFilter(filters: Filters, key: string, field: Field, own: Filters): Filters {
  const names = keysOf(key, field);
  const others = Object.entries(filters).filter(([name]) => !names.includes(name));
  const given = Object.entries(own).filter(([, values]) => values.length > 0);
  return Object.fromEntries([...others, ...given]);
}

/** B-039: a range counts once. */
export const filterCount = (resource: AnyResource, filters: Filters): number =>
  activeFields(resource, filters).length;

export const activeFields = (resource: AnyResource, filters: Filters): [string, Field][] =>
  filterFields(resource).filter(([key, field]) =>
    keysOf(key, field).some((name) => name in filters),
  );

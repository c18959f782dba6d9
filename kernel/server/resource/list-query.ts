import type { AnyResource, Field, FieldParam, LinkedParam, ValidationError } from '#kernel/domain';
import {
  fieldSchema,
  findResource,
  isSortable,
  resourceNamed,
  systemFields,
  titleFields,
} from '#kernel/domain';
import { invalid } from '../refused.ts';

export type Filter = {
  key: string;
  op: 'any' | 'none' | 'from' | 'to' | 'contains' | 'exact';
  values: unknown[];
  /** The records are those that another resource points at. */
  link?: LinkedParam;
  /** The values stand in this field of the records that the multi-lookup points at. */
  through?: string;
  /** The values are ids of this other resource, which has the same multi-lookup. */
  allowedBy?: string;
  /** The value is what this function of the database is asked with. */
  among?: string;
};
export type Sort = { key: string; descending: boolean };

export type ListQuery = {
  filters: Filter[];
  ids: string[];
  filterText: string;
  sorts: Sort[];
  skip: number;
  take: number;
  isSelectionList: boolean;
  /** The fields that are answered, in the order of the definition; a lookup has columns of its own. */
  fields?: readonly string[];
  /** Fields that a lookup answers besides its usual ones. */
  includes?: readonly string[];
  /** Of a text that many records have, no more than these are looked at. */
  most?: number;
};

export type RawQuery = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Asked for by an edge as well: `dayFrom`, `dayTo`. */
export const rangedKinds: ReadonlySet<string> = new Set([
  'date',
  'dateTime',
  'number',
  'money',
  'percent',
  'decimal',
]);
/** Searched for inside, where others are one of several values. */
export const containedKinds: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'email',
  'url',
  'phone',
]);
/** Sent by every lookup of the spec; they steer the client, not the answer. */
const ignored = new Set(['cacheEnabled', 'isSelectionList']);
const pageMost = 100;
const lookupMost = 20;
const deepest = 1_000_000;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(String).filter((text) => text !== '');

/** Doc 3 section 7.2 and contract.md. Everything unknown is named in a 400. */
export function parseListQuery(resource: AnyResource, query: RawQuery): ListQuery {
  const errors: ValidationError[] = [];
  const refuse = (key: string, message: string) =>
    void errors.push({ message, members: [/^\w{1,60}$/.test(key) ? key : 'query'] });
  const isSelectionList = String(query.isSelectionList) === 'true';
  const most = isSelectionList ? lookupMost : pageMost;
  const result: ListQuery = {
    filters: [],
    ids: [],
    filterText: '',
    sorts: parseSorting(resource, query.sorting, isSelectionList, refuse),
    skip: whole(query.skipCount, 0, 0, deepest, () =>
      refuse('skipCount', 'Must be a whole number from 0.'),
    ),
    take: Math.min(
      most,
      whole(query.maxResultCount, 20, 1, Number.MAX_SAFE_INTEGER, () =>
        refuse('maxResultCount', 'Must be a whole number from 1.'),
      ),
    ),
    isSelectionList,
  };
  for (const [key, value] of Object.entries(query)) {
    if (['sorting', 'skipCount', 'maxResultCount'].includes(key) || ignored.has(key)) continue;
    if (key === 'filterText') {
      result.filterText = texts(value).join(' ').trim();
      if (result.filterText.length > 200 || result.filterText.includes('\u0000')) {
        refuse(key, 'Must be less than or equal to 200 digits');
      }
    } else if (key === 'fields' && !isSelectionList) {
      result.fields = parseFields(resource, texts(value), refuse);
    } else if (key === 'ids') {
      result.ids = texts(value).flatMap((text) => text.split(','));
      if (!result.ids.every((id) => uuid.test(id)) || result.ids.length > 500)
        refuse(key, 'Please choose a record.');
    } else if (resource.params && Object.hasOwn(resource.params, key)) {
      addParam(resource, key, texts(value), result, refuse);
    } else addFilter(resource, key, texts(value), result.filters, refuse);
  }
  addUsualParams(resource, query, result);
  useExactText(result);
  if (errors.length) throw invalid(errors);
  return result;
}

/** Also what a record is read with. Hidden fields are unknown: the resource is as the actor sees it. */
export function parseFields(
  resource: AnyResource,
  values: readonly string[],
  refuse: (key: string, message: string) => void,
): readonly string[] {
  const asked = new Set(values.flatMap((text) => text.split(',')).map((name) => name.trim()));
  const known = [...Object.keys(resource.fields), 'displayName', ...systemFields];
  if ([...asked].some((name) => !known.includes(name))) {
    refuse('fields', 'Name fields of these records, separated by commas.');
  }
  return known.filter((key) => asked.has(key));
}

function whole(
  value: unknown,
  fallback: number,
  min: number,
  max: number,
  refuse: () => void,
): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  refuse();
  return fallback;
}

/** A parameter of the definition that is no field. */
function addParam(
  resource: AnyResource,
  key: string,
  values: string[],
  result: ListQuery,
  refuse: (key: string, message: string) => void,
): void {
  const param = resource.params?.[key];
  if (!param || param === 'ignored' || !values.length) return;
  const isOn = values[0]?.toLowerCase() === 'true';
  const add = (filter: Filter | null) => {
    if (filter === null) refuse(key, 'Please choose one of the listed values.');
    else result.filters.push(filter);
  };
  if ('include' in param) {
    const known = param.include.filter((name) => resource.fields[name]);
    if (isOn) result.includes = [...(result.includes ?? []), ...known];
    return;
  }
  if ('linkedFrom' in param) {
    const field = param.field ? resourceNamed(param.linkedFrom).fields[param.field] : undefined;
    if (param.values) {
      if (isOn) add({ key: param.by, op: 'any', values: [...param.values], link: param });
      return;
    }
    add(parsedFilter(param.by, 'any', field, values, param));
    return;
  }
  for (const one of [param].flat() as FieldParam[]) {
    const { field: name, as: op = 'any', through, allowedBy, among } = one;
    if (allowedBy || among) {
      const filter = parsedFilter(name, op, undefined, values);
      add(filter && { ...filter, ...(allowedBy && { allowedBy }), ...(among && { among }) });
      continue;
    }
    if (through) {
      const target = resourceNamed(resource.fields[name]?.resource ?? '');
      const filter = parsedFilter(name, op, target.fields[through], values);
      add(filter && { ...filter, through });
      continue;
    }
    if (!one.values && op !== 'exact') add(parsedFilter(name, op, resource.fields[name], values));
    else if (isOn) add({ key: name, op, values: [...(one.values ?? [])] });
  }
}

/** Records that were chosen already are named whatever they are now. */
function addUsualParams(resource: AnyResource, query: RawQuery, result: ListQuery): void {
  if (!result.isSelectionList || result.ids.length) return;
  for (const [key, param] of Object.entries(resource.params ?? {})) {
    if (query[key] !== undefined || param === 'ignored' || 'linkedFrom' in param) continue;
    for (const { field, as: op = 'any', values, inLookups } of [param].flat() as FieldParam[]) {
      if (inLookups) result.filters.push({ key: field, op, values: [...(values ?? [])] });
    }
  }
}

/** Without a field it is about an id. Null: a value is none of the field. */
function parsedFilter(
  key: string,
  op: Filter['op'],
  field: Field = { kind: 'lookup', label: key },
  values: string[],
  link?: LinkedParam,
): Filter | null {
  const parsed = values.flatMap((text) => text.split(',')).map((text) => parseValue(field, text));
  return parsed.includes(undefined) ? null : { key, op, values: parsed, ...(link && { link }) };
}

/** The whole text is the value: nothing is searched for inside. */
function useExactText(query: ListQuery): void {
  const exact = query.filters.filter(({ op }) => op === 'exact');
  if (query.filterText) for (const filter of exact) filter.values = [query.filterText];
  else query.filters = query.filters.filter(({ op }) => op !== 'exact');
  if (exact.length) query.filterText = '';
}

const allowedFilters = (resource: AnyResource): Set<string> =>
  new Set([
    ...(resource.filters ?? []),
    ...(resource.lookup?.filters ?? []),
    ...(resource.fields.isActive ? ['isActive'] : []),
  ]);

function addFilter(
  resource: AnyResource,
  key: string,
  values: string[],
  filters: Filter[],
  refuse: (key: string, message: string) => void,
): void {
  const [, base = key, edge] = /^(.+?)(From|To)$/.exec(key) ?? [];
  const isEdge = edge !== undefined && rangedKinds.has(resource.fields[base]?.kind ?? '');
  const name = isEdge ? base : key;
  const field = resource.fields[name];
  if (!field || !allowedFilters(resource).has(name)) {
    refuse(key, 'This parameter is not known here.');
    return;
  }
  if (!values.length) return;
  const list = containedKinds.has(field.kind) ? values : values.flatMap((text) => text.split(','));
  const parsed = list.map((text) => parseValue(field, text));
  if (parsed.some((value) => value === undefined)) {
    refuse(key, 'Please choose one of the listed values.');
    return;
  }
  const op = isEdge
    ? edge === 'From'
      ? 'from'
      : 'to'
    : containedKinds.has(field.kind)
      ? 'contains'
      : 'any';
  filters.push({ key: name, op, values: parsed });
}

/** Undefined: the text is no value of this field. The spec's labels are accepted for choices. */
function parseValue(field: Field, text: string): unknown {
  if (field.kind === 'flag') return ({ true: true, false: false } as const)[text.toLowerCase()];
  if (containedKinds.has(field.kind))
    return text.includes('\u0000') || text.length > 500 ? undefined : text;
  const byLabel = Object.entries(field.choices ?? {}).find(([, label]) => label === text)?.[0];
  const given = field.kind === 'number' ? Number(text) : (byLabel ?? text);
  const result = valueSchema(field).safeParse(given);
  return result.success ? result.data : undefined;
}

const valueSchemas = new WeakMap<Field, ReturnType<typeof fieldSchema>>();

/** Building a schema takes longer than the rest of the request. */
function valueSchema(field: Field): ReturnType<typeof fieldSchema> {
  let schema = valueSchemas.get(field);
  if (!schema) {
    schema = fieldSchema({ ...field, kind: singleKind(field.kind), required: true });
    valueSchemas.set(field, schema);
  }
  return schema;
}

const singleKind = (kind: Field['kind']): Field['kind'] =>
  kind === 'multiChoice' ? 'choice' : kind === 'multiLookup' ? 'lookup' : kind;

function parseSorting(
  resource: AnyResource,
  sorting: unknown,
  isLookup: boolean,
  refuse: (key: string, message: string) => void,
): Sort[] {
  const fallback = isLookup ? (resource.lookup?.sort ?? resource.list.sort) : resource.list.sort;
  const text = typeof sorting === 'string' && sorting.trim() ? sorting : fallback;
  const names = sortableFields(resource);
  return text
    .split(',')
    .slice(0, 5)
    .flatMap((part) => {
      const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
      const key = names.get(name.toLowerCase());
      if (!key && isNameOf(resource, name) && !rest.length && /^(asc|desc)$/i.test(direction)) {
        const parts = titleFields(resource.lookup?.text ?? resource.title);
        return parts.map((part) => ({ key: part, descending: /^desc$/i.test(direction) }));
      }
      if (!key || rest.length || !/^(asc|desc)$/i.test(direction)) {
        // The text is not repeated: whatever was sent would be shown.
        refuse('sorting', 'Cannot sort by this field.');
        return [];
      }
      return [{ key, descending: direction.toLowerCase() === 'desc' }];
    });
}

/** B-335: the spec sorts by `Name` also where a record is called by several fields. */
const isNameOf = (resource: AnyResource, name: string): boolean =>
  name.toLowerCase() === 'name' &&
  titleFields(resource.lookup?.text ?? resource.title).every((part) => resource.fields[part]);

const sortable = new WeakMap<AnyResource, Map<string, string>>();

/** Case does not matter: the spec sends `FullName`. */
function sortableFields(resource: AnyResource): Map<string, string> {
  const known = sortable.get(resource);
  if (known) return known;
  const keys = Object.entries(resource.fields)
    .filter(([, field]) => isSortable(field))
    .filter(([, field]) => field.kind !== 'lookup' || findResource(field.resource ?? ''))
    .map(([key]) => key);
  const all = [...keys, 'creationTime', 'lastModificationTime'];
  const names = new Map(all.map((key) => [key.toLowerCase(), key]));
  sortable.set(resource, names);
  return names;
}

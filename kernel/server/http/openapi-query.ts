import { findResource, number, text } from '#kernel/domain';
import type { AnyResource, Field, FieldParam, Fields, QueryParam } from '#kernel/domain';
import { valueInput } from './openapi-input.ts';
import type { Json } from './openapi-shape.ts';
import { containedKinds, rangedKinds } from '../resource/list-query.ts';

/** Several values are separated by commas. */
const separated = { style: 'form', explode: false } as const;

const isList = ({ type }: Json) => type === 'array';

function parameter(name: string, schema: Json, about: string, isRequired = false): Json {
  return {
    name,
    in: 'query',
    description: about,
    ...(isRequired && { required: true }),
    ...(isList(schema) && separated),
    schema,
  };
}

/** The input of a GET, field by field. */
export const queryParameters = (query: Fields): Json[] =>
  Object.entries(query).map(([name, field]) =>
    parameter(
      name,
      valueInput(field),
      [field.label, field.hint].filter(Boolean).join('. '),
      field.required,
    ),
  );

const anyOf = (schema: Json): Json => (isList(schema) ? schema : { type: 'array', items: schema });

/** A text is searched for inside; of everything else one of several values may be named. */
function filterSchema(field: Field): Json {
  if (containedKinds.has(field.kind)) return { type: 'string', maxLength: 500 };
  const value = valueInput({ ...field, required: false });
  return field.kind === 'flag' ? value : anyOf(value);
}

function filterParameters(key: string, field: Field): Json[] {
  const value = () => valueInput({ ...field, required: false });
  return [
    parameter(key, filterSchema(field), `Filter by ${field.label}`),
    ...(rangedKinds.has(field.kind)
      ? [
          parameter(`${key}From`, value(), `${field.label}: from this on`),
          parameter(`${key}To`, value(), `${field.label}: up to this`),
        ]
      : []),
  ];
}

const onOrOff: Json = { type: 'boolean' };
const record: Field = { kind: 'lookup', label: 'Record' };

function fieldParamSchema({ fields }: AnyResource, param: FieldParam): Json {
  const { field, as, values, through, allowedBy, among } = param;
  if (allowedBy || among) return anyOf(valueInput(record));
  if (values || as === 'exact') return onOrOff;
  const own = fields[field] ?? record;
  const target = through ? findResource(own.resource ?? '')?.fields[through] : undefined;
  return filterSchema(target ?? own);
}

function paramParameter(resource: AnyResource, key: string, param: QueryParam): Json {
  if (param === 'ignored') return parameter(key, onOrOff, 'Taken, and changes nothing.');
  if ('include' in param) {
    return parameter(key, onOrOff, `Selection lists answer these too: ${param.include.join(', ')}`);
  }
  if ('linkedFrom' in param) {
    const other = findResource(param.linkedFrom);
    const field = (param.field && other?.fields[param.field]) || record;
    const about = `Only what ${other?.label[1] ?? param.linkedFrom} point at`;
    return parameter(key, param.values ? onOrOff : filterSchema(field), about);
  }
  const params = [param].flat() as FieldParam[];
  const about = params.map((one) => resource.fields[one.field]?.label ?? one.field).join(', ');
  const [first] = params;
  const schema = first ? fieldParamSchema(resource, first) : onOrOff;
  return parameter(key, schema, `${schema === onOrOff ? 'Decided by' : 'Filter by'} ${about}`);
}

export const fieldsParameter = {
  fields: text(
    'The fields to answer, separated by commas; `id`, `displayName`, `concurrencyStamp` and `can` always come. A list without it answers its columns, a record all of its fields',
  ),
} as const;

const pageParameters = queryParameters({
  maxResultCount: number('Rows in a page: 20 by default, at most 100 (20 for a selection list)', {
    min: 1,
  }),
  skipCount: number('Rows to leave out', { min: 0 }),
  sorting: text('`field`, `field asc` or `field desc`, several separated by commas'),
  filterText: text('Searches the searchable fields', { max: 200 }),
  ...fieldsParameter,
});

/** What lists understand: the usual, the filters of the resource, and its own parameters. */
export function listParameters(resource: AnyResource): Json[] {
  const { fields, filters = [], lookup, params = {} } = resource;
  const keys = new Set([
    ...filters,
    ...(lookup?.filters ?? []),
    ...(fields['isActive'] ? ['isActive'] : []),
  ]);
  const own = Object.entries(params).map(([key, param]) => paramParameter(resource, key, param));
  const found = [...keys].flatMap((key) => {
    const field = fields[key];
    return field && !(key in params) ? filterParameters(key, field) : [];
  });
  const ids = { type: 'array', items: valueInput(record), maxItems: 500 };
  const known = [
    ...pageParameters,
    parameter('isSelectionList', onOrOff, '`true` answers items of a selection list'),
    parameter('ids', ids, 'Only these records'),
  ];
  return [...known, ...found, ...own];
}

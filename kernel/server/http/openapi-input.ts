import { decimalPattern, longTextLimit, mostRows, scaleOf, textLimit } from '#kernel/domain';
import type { AnyResource, Field, Fields } from '#kernel/domain';
import type { Json } from './openapi-shape.ts';

const uuid: Json = { type: 'string', format: 'uuid' };

const words = (fallback: number) => (field: Field) => ({
  type: 'string',
  ...((field.min ?? field.required) && { minLength: field.min ?? 1 }),
  maxLength: field.max ?? fallback,
});

const exact = (field: Field): Json => ({
  type: 'string',
  pattern: decimalPattern(scaleOf(field)).source,
});

const oneOf = ({ choices = {} }: Field): Json => ({ type: 'string', enum: Object.keys(choices) });

const addressParts = ['line1', 'line2', 'suburb', 'state', 'postcode', 'country'] as const;

const addressInput = ({ states }: Field): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    addressParts.map((part) => [part, { type: ['string', 'null'], maxLength: 200 }]),
  ),
  additionalProperties: false,
  ...(states && {
    description: `In ${states.countries.join(' or ')} the state is one of ${Object.keys(states.choices).join(', ')}.`,
  }),
});

const kinds: { readonly [K in Field['kind']]: (field: Field) => Json } = {
  text: words(textLimit),
  longText: words(longTextLimit),
  number: ({ min, max, decimals = 0 }) => ({
    type: decimals ? 'number' : 'integer',
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }),
  money: exact,
  percent: exact,
  decimal: exact,
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` }),
  timeZone: () => ({ type: 'string', examples: ['Australia/Sydney'] }),
  flag: () => ({ type: 'boolean' }),
  choice: oneOf,
  multiChoice: (field) => ({ type: 'array', items: oneOf(field), maxItems: 200 }),
  lookup: () => uuid,
  multiLookup: () => ({ type: 'array', items: uuid, maxItems: 500 }),
  email: () => ({ type: 'string', format: 'email', maxLength: 254 }),
  phone: () => ({ type: 'string', pattern: String.raw`^[\s()-]*(\d[\s()-]*){10}$` }),
  url: () => ({ type: 'string', format: 'uri', maxLength: 2000 }),
  address: addressInput,
  file: () => uuid,
  json: () => ({ type: ['object', 'array'] }),
  rows: ({ rowFields = {}, max = mostRows }) => ({
    type: 'array',
    maxItems: max,
    items: object({ id: { ...uuid, type: ['string', 'null'] }, ...inputs(rowFields) }, rowFields),
  }),
};

/** Read as what they mean when nothing is given; never null. */
const neverNull = new Set<Field['kind']>(['flag', 'multiChoice', 'multiLookup', 'rows']);

/** What a caller sends for a field, without its name. */
export const valueInput = (field: Field): Json => kinds[field.kind](field);

function fieldInput(field: Field): Json {
  const value = valueInput(field);
  const mayBeNull = !field.required || field.filledIn;
  return {
    title: field.label,
    ...value,
    ...(mayBeNull && !neverNull.has(field.kind) && orNull(value)),
    ...(field.hint && { description: field.hint }),
    ...(field.default !== undefined && { default: field.default }),
  };
}

/** An empty text counts as null, but is no value of a schema with a format. */
const orNull = ({ type, enum: choices }: Json): Json => ({
  type: [type, 'null'].flat(),
  ...(Array.isArray(choices) && { enum: [...(choices as unknown[]), null] }),
});

const inputs = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldInput(field)]));

const isDemanded = ({ required, filledIn, default: fallback }: Field): boolean =>
  required === true && !filledIn && fallback === undefined;

function object(properties: Json, fields: Fields, isDemandedHere = isDemanded): Json {
  const required = Object.keys(fields).filter((key) => isDemandedHere(fields[key] as Field));
  return {
    type: 'object',
    properties,
    ...(required.length && { required }),
    additionalProperties: false,
  };
}

const stamp: Json = { type: 'string', maxLength: 64, description: 'The version that was read.' };

const writable = ({ fields }: AnyResource): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));

/** Body of POST. */
export const createInput = (resource: AnyResource): Json =>
  object(inputs(writable(resource)), writable(resource));

/** Body of PUT: what is left out stays. */
export const updateInput = (resource: AnyResource): Json =>
  object({ ...inputs(writable(resource)), concurrencyStamp: stamp }, {});

/** Body of an action. */
export const actionInput = (fields: Fields): Json =>
  object(
    {
      ...inputs(fields),
      answers: {
        type: 'object',
        description: 'The questions of a 409, by their keys, that the person said yes to.',
        additionalProperties: { type: 'string', const: 'yes' },
      },
      confirmed: { type: 'boolean', description: 'The person confirmed the call.' },
      concurrencyStamp: stamp,
    },
    fields,
    ({ required }) => required === true,
  );

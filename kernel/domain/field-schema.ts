import * as z from 'zod';
import { isPlainDate, isTimeZone } from './dates.ts';
import type { Field } from './field.ts';
import { validationMessages as say, withLimit } from './messages.ts';

/** Text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
const storable = (value: string) => !value.includes('\u0000') && isWellFormed(value);
const isWellFormed = (value: string) =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/.test(value);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const emailPattern = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** B-301: numbers stop at 1e10 unless the field says otherwise. */
export const numberLimit = 1e10;
export const textLimit = 500;
/** B-307. */
export const longTextLimit = 4000;

const words = (field: Field, fallback: number) => {
  const max = field.max ?? fallback;
  const base = z.string(say.text).trim().refine(storable, say.text);
  const capped = base.max(max, withLimit(say.max, max));
  return field.min ? capped.min(field.min, withLimit(say.min, field.min)) : capped;
};

const amount = (field: Field, floor: number | undefined) => {
  const min = field.min ?? floor ?? -numberLimit;
  const max = field.max ?? numberLimit;
  return z.number(say.number).min(min, withLimit(say.min, min)).max(max, withLimit(say.max, max));
};

const decimals = (value: number, places: number) =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6;

const money = (field: Field) => {
  const min = field.min ?? 0;
  const max = field.max ?? numberLimit;
  return z
    .string(say.money)
    .trim()
    .regex(/^-?\d{1,14}(\.\d{1,2})?$/, { error: say.money, abort: true })
    .refine((value) => Number(value) >= min, withLimit(say.min, min))
    .refine((value) => Number(value) <= max, withLimit(say.max, max));
};

const address = z.strictObject(
  Object.fromEntries(
    ['line1', 'line2', 'suburb', 'state', 'postcode', 'country'].map((part) => [
      part,
      words({ kind: 'text', label: part }, 200).nullish(),
    ]),
  ),
);

const jsonLimit = 32_768;
/** Thousands of nested brackets parse, but writing them out again exhausts the stack. */
const asText = (value: unknown): string | null => {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
};
const storableJson = (value: unknown) => {
  const text = asText(value);
  return (
    text !== null &&
    text.length <= jsonLimit &&
    !text.includes(String.raw`\u0000`) &&
    !/\\ud[89a-f]/i.test(text)
  );
};

const builders: { [K in Field['kind']]: (field: Field) => z.ZodType } = {
  text: (field) => words(field, textLimit),
  longText: (field) => words(field, longTextLimit),
  number: (field) =>
    amount(field, undefined).refine((value) => decimals(value, field.decimals ?? 0), say.number),
  percent: (field) => amount(field, 0).refine((value) => decimals(value, 4), say.number),
  money,
  date: () => z.string(say.date).refine(isPlainDate, say.date),
  dateTime: () =>
    z
      .string(say.dateTime)
      .refine((value) => instant.test(value) && !Number.isNaN(Date.parse(value)), say.dateTime)
      .refine((value) => isPlainDate(value.slice(0, 10)), say.dateTime),
  timeZone: () => z.string(say.timeZone).refine(isTimeZone, say.timeZone),
  flag: () => z.boolean(say.flag),
  choice: (field) => z.enum(Object.keys(field.choices ?? {}), say.choice),
  multiChoice: (field) =>
    z.array(z.enum(Object.keys(field.choices ?? {}), say.choice), say.choice).max(200, say.choice),
  lookup: () => z.string(say.reference).regex(uuid, say.reference).toLowerCase(),
  multiLookup: () =>
    z
      .array(z.string(say.reference).regex(uuid, say.reference).toLowerCase(), say.reference)
      .max(500, say.reference),
  email: (field) => words(field, 254).regex(emailPattern, say.email),
  phone: () =>
    z
      .string(say.phone)
      .transform((v) => v.replace(/[\s()-]/g, ''))
      .pipe(z.string().regex(/^\d{10}$/, say.phone)),
  url: (field) => words(field, 2000).regex(/^https?:\/\/[^\s/]\S*$/i, say.url),
  address: () => address,
  file: () => z.string(say.reference).regex(uuid, say.reference).toLowerCase(),
  json: () =>
    z.custom(
      (value) => typeof value === 'object' && value !== null && storableJson(value),
      say.json,
    ),
};

/** B-215 to B-218: one schema for both sides. An empty text counts as no value. */
export function fieldSchema(field: Field): z.ZodType {
  const value = builders[field.kind](field);
  const emptyToNull = (given: unknown) =>
    typeof given === 'string' && given.trim() === '' ? null : given;
  if (field.required) {
    const present = z
      .custom((given) => given !== null && given !== undefined && !isEmptyList(given), say.required)
      .pipe(value as z.ZodType<unknown, unknown>);
    return z.preprocess(emptyToNull, present);
  }
  if (!(field.kind in emptyValues)) return z.preprocess(emptyToNull, value.nullable().optional());
  const emptyToDefault = (given: unknown) =>
    emptyToNull(given) === null ? emptyValues[field.kind] : given;
  return z.preprocess(emptyToDefault, value.optional());
}

/** Kinds that are never null: nothing given means this. */
const emptyValues: Readonly<Record<string, unknown>> = {
  flag: false,
  multiChoice: [],
  multiLookup: [],
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

import * as z from 'zod/mini';
import { hasKnownState, withStateCode } from './address-state.ts';
import { isPlainDate, isTimeZone } from './dates.ts';
import { compareDecimals, decimalPattern, scaleOf } from './decimal-text.ts';
import type { Address, Field } from './field.ts';
import { longTextLimit, mostRows, numberLimit, textLimit } from './limits.ts';
import { grouped } from './thousands-separator.ts';
import { validationMessages as say, withChoices, withLimit } from './messages.ts';
import { findTextFormat } from './registry.ts';

/** Text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
const storable = (value: string) => !value.includes('\u0000') && isWellFormed(value);
const isWellFormed = (value: string) =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/.test(value);

/** B-177: the identifier of all zeros names nobody. */
export const nilId = '00000000-0000-0000-0000-000000000000';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
export const emailPattern = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

const words = (field: Field, fallback: number) => {
  const max = field.max ?? fallback;
  // A month or an account has a form of its own, not a number of digits.
  const tooLong = () => findTextFormat(field.format)?.message ?? withLimit(say.max, max);
  const capped = z
    .string(say.text)
    .check(z.trim(), z.refine(storable, say.text), z.maxLength(max, { error: tooLong }));
  return field.min ? capped.check(z.minLength(field.min, withLimit(say.min, field.min))) : capped;
};

/** The format is looked up when a text is checked: definitions come before the modules are registered. */
const formatted = (field: Field) =>
  z.pipe(
    words(field, textLimit).check(
      z.refine((value) => findTextFormat(field.format)?.read(value) !== null, {
        error: () => findTextFormat(field.format)?.message ?? say.text,
      }),
    ),
    z.transform((value: string) => findTextFormat(field.format)?.read(value) ?? value),
  );

const figure = (field: Field) => {
  const min = field.min ?? -numberLimit;
  const max = field.max ?? numberLimit;
  return z
    .number(say.number)
    .check(z.minimum(min, withLimit(say.min, min)), z.maximum(max, withLimit(say.max, max)));
};

const decimals = (value: number, places: number) =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6;

const exactFigure = (field: Field, message: string) => {
  const min = field.min ?? (field.kind === 'decimal' ? -numberLimit : 0);
  const max = field.max ?? numberLimit;
  const bound = (limit: number) =>
    field.kind === 'money' ? grouped(limit.toFixed(2)) : grouped(String(limit));
  return z.string(message).check(
    z.trim(),
    z.regex(decimalPattern(scaleOf(field)), { error: message, abort: true }),
    z.refine((value) => compareDecimals(value, String(min)) >= 0, withLimit(say.least, bound(min))),
    z.refine((value) => compareDecimals(value, String(max)) <= 0, withLimit(say.most, bound(max))),
  );
};

const rate = (field: Field) => exactFigure(field, withLimit(say.decimal, scaleOf(field)));

const address = z.strictObject(
  Object.fromEntries(
    ['line1', 'line2', 'suburb', 'state', 'postcode', 'country'].map((part) => [
      part,
      z.nullish(words({ kind: 'text', label: part }, 200)),
    ]),
  ),
);

/** A state is chosen, not typed; a sheet or an older program may still send its whole name. */
function addressIn(states: NonNullable<Field['states']>) {
  const error = withChoices(say.state, Object.keys(states.choices));
  const coded = (given: unknown) =>
    given && typeof given === 'object' ? withStateCode(states, given) : given;
  const isKnown = (given: Address) => hasKnownState(states, given);
  return first(coded, address.check(z.refine(isKnown, { error, path: ['state'] })));
}

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

const day = () => z.refine<string>(isPlainDate, say.date);
const reference = () =>
  z.string(say.reference).check(z.regex(uuid, say.reference), z.toLowerCase());
const oneOf = (field: Field) => z.enum(Object.keys(field.choices ?? {}), say.choice);

const builders: { [K in Field['kind']]: (field: Field) => z.ZodMiniType } = {
  text: (field) => (field.format ? formatted(field) : words(field, textLimit)),
  longText: (field) => words(field, longTextLimit),
  number: (field) =>
    figure(field).check(z.refine((value) => decimals(value, field.decimals ?? 0), say.number)),
  percent: rate,
  decimal: rate,
  money: (field) => exactFigure(field, say.money),
  date: () => z.string(say.date).check(day()),
  dateTime: () =>
    z.string(say.dateTime).check(
      z.refine((value) => instant.test(value) && !Number.isNaN(Date.parse(value)), say.dateTime),
      z.refine((value) => isPlainDate(value.slice(0, 10)), say.dateTime),
    ),
  time: () => z.string(say.time).check(z.regex(timeOfDay, say.time)),
  timeZone: () => z.string(say.timeZone).check(z.refine(isTimeZone, say.timeZone)),
  flag: () => z.boolean(say.flag),
  choice: oneOf,
  multiChoice: (field) => z.array(oneOf(field), say.choice).check(z.maxLength(200, say.choice)),
  lookup: reference,
  multiLookup: () => z.array(reference(), say.reference).check(z.maxLength(500, say.reference)),
  email: (field) => words(field, 254).check(z.regex(emailPattern, say.email)),
  phone: () =>
    z.pipe(
      z.pipe(
        z.string(say.phone),
        z.transform((value: string) => value.replace(/[\s()-]/g, '')),
      ),
      z.string().check(z.regex(/^\d{10}$/, say.phone)),
    ),
  url: (field) => words(field, 2000).check(z.regex(/^https?:\/\/[^\s/]\S*$/i, say.url)),
  address: ({ states }) => (states ? addressIn(states) : address),
  file: reference,
  json: () =>
    z.custom(
      (value) => typeof value === 'object' && value !== null && storableJson(value),
      say.json,
    ),
  rows: ({ rowFields = {}, max = mostRows }) =>
    z
      .array(
        z.strictObject({
          id: fieldSchema({ kind: 'lookup', label: 'Id' }),
          ...Object.fromEntries(
            Object.entries(rowFields).map(([key, field]) => [key, fieldSchema(field)]),
          ),
        }),
        say.rows,
      )
      .check(z.maxLength(max, withLimit(say.mostRows, max))),
};

/** B-215 to B-218: one schema for both sides. An empty text counts as no value. */
export function fieldSchema(field: Field): z.ZodMiniType {
  const value = builders[field.kind](field);
  // An empty list of rows is a list: it takes away all that were there.
  if (field.kind === 'rows') return value;
  const emptyToNull = (given: unknown) =>
    typeof given === 'string' && isEmptyText(field, given.trim()) ? null : given;
  if (field.required) {
    const present = z.custom<unknown>(
      (given) => given !== null && given !== undefined && !isEmptyList(given),
      say.required,
    );
    return first(emptyToNull, z.pipe(present, value));
  }
  if (!(field.kind in emptyValues)) return first(emptyToNull, z.optional(z.nullable(value)));
  const emptyToDefault = (given: unknown) =>
    emptyToNull(given) === null ? emptyValues[field.kind] : given;
  return first(emptyToDefault, z.optional(value));
}

const isEmptyText = ({ kind }: Field, text: string): boolean =>
  text === '' || (kind === 'lookup' && text === nilId);

const first = (change: (given: unknown) => unknown, then: z.ZodMiniType): z.ZodMiniType =>
  z.pipe(z.transform(change), then);

/** Kinds that are never null: nothing given means this. */
const emptyValues: Readonly<Record<string, unknown>> = {
  flag: false,
  multiChoice: [],
  multiLookup: [],
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

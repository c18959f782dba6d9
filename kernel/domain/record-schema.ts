import * as z from 'zod/mini';
import { brokenCheck } from './broken-check.ts';
import type { PlainDate } from './dates.ts';
import type { Field, Fields } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { validationMessages as say, withLimit } from './messages.ts';
import { refusalRow } from './registry.ts';
import type { AnyResource } from './resource.ts';

export type ValidationError = { message: string; members: string[] };

type Checked =
  | { ok: true; value: Record<string, unknown> }
  /** `refusal`: every field is right by itself, and a rule between two of them is broken. */
  | { ok: false; errors: ValidationError[]; refusal?: string };

const schemas = new WeakMap<object, Map<string, z.ZodMiniType>>();

function cached(owner: object, kind: string, build: () => z.ZodMiniType): z.ZodMiniType {
  const known = schemas.get(owner) ?? new Map<string, z.ZodMiniType>();
  schemas.set(owner, known);
  const schema = known.get(kind) ?? build();
  known.set(kind, schema);
  return schema;
}

const stamp = z.optional(z.string(say.text).check(z.maxLength(64, withLimit(say.max, 64))));

const writable = (fields: Fields) => Object.entries(fields).filter(([, field]) => !field.readOnly);

/** What a table fills in may be left out or emptied. */
const given = (field: Field) => fieldSchema(field.filledIn ? { ...field, required: false } : field);

/** Required ones are demanded unless they have a default. */
const newRecord = (entries: readonly (readonly [string, Field])[]) =>
  z.strictObject(
    Object.fromEntries(
      entries.map(([key, field]) => [
        key,
        field.default === undefined ? given(field) : z.optional(given(field)),
      ]),
    ),
  );

/** Body of POST: every writable field. */
export const createSchema = (resource: AnyResource): z.ZodMiniType =>
  cached(resource, 'create', () => newRecord(writable(resource.fields)));

/** A row of an imported sheet: what POST takes, and the states that the record came with. */
export const importSchema = (resource: AnyResource): z.ZodMiniType =>
  cached(resource, 'import', () =>
    newRecord(
      Object.entries(resource.fields).filter(([, field]) => !field.readOnly || field.importable),
    ),
  );

/** Body of PUT: the stamp, and the fields to change; a required field may not be emptied. */
export const updateSchema = (resource: AnyResource): z.ZodMiniType =>
  cached(resource, 'update', () =>
    z.strictObject({
      ...Object.fromEntries(
        writable(resource.fields).map(([key, field]) => [key, z.optional(given(field))]),
      ),
      concurrencyStamp: stamp,
    }),
  );

const answers = z.optional(z.record(z.string().check(z.maxLength(100)), z.literal('yes')));

/** Body of an action. `answers` names the questions that the person said yes to. */
export const inputSchema = (fields: Fields): z.ZodMiniType =>
  cached(fields, 'input', () =>
    z.strictObject({
      ...Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)]),
      ),
      answers,
      confirmed: z.optional(z.boolean(say.flag)),
      concurrencyStamp: stamp,
    }),
  );

/** The body of a new record, field by field and then against the rules between its fields. */
export const checkCreate = (resource: AnyResource, body: unknown, today: PlainDate): Checked =>
  keepsRules(resource, check(createSchema(resource), body), {}, today);

export const checkImport = (resource: AnyResource, row: unknown, today: PlainDate): Checked =>
  keepsRules(resource, check(importSchema(resource), row), {}, today);

/** What is left unchanged is only known to whoever has the record; the database compares anyway. */
export const checkUpdate = (
  resource: AnyResource,
  body: unknown,
  today: PlainDate,
  stored: Readonly<Record<string, unknown>> = {},
): Checked => keepsRules(resource, check(updateSchema(resource), body), stored, today);

/** Days of facts that have not come yet; also of what an action asks. */
export const daysAhead = (
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  today: PlainDate,
): ValidationError[] =>
  Object.entries(fields)
    .filter(([key, field]) => field.notFuture && String(value[key] ?? '') > today)
    .map(([key]) => ({ message: say.notFuture, members: [key] }));

function keepsRules(
  resource: AnyResource,
  checked: Checked,
  stored: object,
  today: PlainDate,
): Checked {
  if (!checked.ok) return checked;
  const ahead = daysAhead(resource.fields, checked.value, today);
  if (ahead.length) return { ok: false, errors: ahead };
  const broken = brokenCheck(resource, { ...stored, ...checked.value });
  if (!broken) return checked;
  const { field, refusal } = broken;
  const message = refusalRow(refusal)?.message ?? say.notAnObject;
  return { ok: false, errors: [{ message, members: [field] }], refusal };
}

export function check(schema: z.core.$ZodType, body: unknown): Checked {
  const result = z.safeParse(schema, body ?? {});
  if (result.success) return { ok: true, value: result.data as Record<string, unknown> };
  return { ok: false, errors: result.error.issues.flatMap(toErrors) };
}

/** A name that no field could have is not repeated: whoever shows the refusal would show markup. */
const named = (keys: readonly PropertyKey[]): string[] => {
  const names = keys.map(String);
  return names.every((name) => /^[\w.:-]{1,100}$/.test(name)) ? [names.join('.')] : [];
};

function toErrors(issue: z.core.$ZodIssue): ValidationError[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      message: say.unknownField,
      members: named([...path, key]),
    }));
  }
  if (!path.length) return [{ message: say.notAnObject, members: [] }];
  return [{ message: issue.message, members: named(path) }];
}

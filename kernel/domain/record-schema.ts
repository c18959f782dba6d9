import * as z from 'zod/mini';
import type { Field, Fields } from './field.ts';
import { fieldSchema } from './field-schema.ts';
import { validationMessages as say, withLimit } from './messages.ts';
import type { AnyResource } from './resource.ts';

export type ValidationError = { message: string; members: string[] };

type Checked =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; errors: ValidationError[] };

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

/** Required ones are demanded unless they have a default. */
const newRecord = (entries: readonly (readonly [string, Field])[]) =>
  z.strictObject(
    Object.fromEntries(
      entries.map(([key, field]) => [
        key,
        field.default === undefined ? fieldSchema(field) : z.optional(fieldSchema(field)),
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
        writable(resource.fields).map(([key, field]) => [key, z.optional(fieldSchema(field))]),
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

export function check(schema: z.core.$ZodType, body: unknown): Checked {
  const result = z.safeParse(schema, body ?? {});
  if (result.success) return { ok: true, value: result.data as Record<string, unknown> };
  return { ok: false, errors: result.error.issues.flatMap(toErrors) };
}

function toErrors(issue: z.core.$ZodIssue): ValidationError[] {
  const at = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      message: say.unknownField,
      members: [at ? `${at}.${key}` : key],
    }));
  }
  if (!at) return [{ message: say.notAnObject, members: [] }];
  return [{ message: issue.message, members: [at] }];
}

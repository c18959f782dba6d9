import { validationMessages as say, withLimit } from '#kernel/domain';
import * as z from 'zod';
import { tableKeySchema } from '../table-settings/table-key.ts';

/** What the list was asked: the search of its address, or its parts by name. */
export type SavedQuery = string | Readonly<Record<string, string | readonly string[]>>;

export type SavedFilter = {
  readonly id: string;
  readonly tableKey: string;
  readonly name: string;
  readonly query: SavedQuery;
};

export const mostSavedFilters = 50;

const plain = (max: number) =>
  z
    .string(say.text)
    .max(max, withLimit(say.max, max))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, say.text);

const nameSchema = plain(100).trim().min(1, say.required);

const partsSchema = z
  .record(plain(100), z.union([plain(500), z.array(plain(500)).max(500)]))
  .refine((parts) => Object.keys(parts).length <= 60, withLimit(say.max, 60));

const querySchema = z.union([plain(8000), partsSchema], 'Please give the search to keep.');

export const newSavedFilterSchema = z.strictObject({
  tableKey: tableKeySchema,
  name: nameSchema,
  query: querySchema,
});

/** A new name, another search under the same name, or both. */
export const changedSavedFilterSchema = z.strictObject({
  name: nameSchema.optional(),
  query: querySchema.optional(),
});

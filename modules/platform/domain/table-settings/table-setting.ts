import { validationMessages as say, withLimit } from '#kernel/domain';
import * as z from 'zod';
import { tableKeySchema } from './table-key.ts';

export type TableColumn = {
  readonly name: string;
  readonly hidden: boolean;
  readonly width?: number;
};

export type TableSetting = { readonly tableKey: string; readonly columns: readonly TableColumn[] };

const mostColumns = 200;
export const columnWidth = { min: 20, max: 4000 } as const;
/** Far more tables than the product has: a guard against a client gone wrong. */
export const mostTables = 500;

const columnSchema = z.strictObject({
  name: z
    .string(say.text)
    .min(1, say.required)
    .max(100, withLimit(say.max, 100))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, say.text),
  hidden: z.boolean(say.flag),
  width: z
    .number(say.number)
    .min(columnWidth.min, withLimit(say.min, columnWidth.min))
    .max(columnWidth.max, withLimit(say.max, columnWidth.max))
    .transform(Math.round)
    .optional(),
});

/** D-012, B-132. No columns at all: the table is as it was made. */
export const tableSettingSchema = z.strictObject({
  tableKey: tableKeySchema,
  columns: z
    .array(columnSchema, 'Please list the columns.')
    .max(mostColumns, withLimit(say.max, mostColumns))
    .refine(
      (columns) => new Set(columns.map(({ name }) => name)).size === columns.length,
      'Each column may be listed once.',
    ),
});

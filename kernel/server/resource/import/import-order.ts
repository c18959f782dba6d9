import * as z from 'zod';
import { mostImportRows } from '#kernel/domain';
import type { ImportRow } from '#kernel/domain';
import { invalid } from '../../refused.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const rowsMessage = `Send 1 to ${mostImportRows} rows.`;

export const sheetId = z.string().regex(uuid).toLowerCase();

/** What every part of a sheet says, wherever it is sent to. */
export const partFields = {
  rows: z
    .array(z.record(z.string(), z.unknown()), rowsMessage)
    .min(1, rowsMessage)
    .max(mostImportRows, rowsMessage),
  /** Leaves out rows that look like records that are there, or like earlier rows. */
  skipTwins: z.boolean().default(false),
  fileName: z
    .string()
    .trim()
    .max(200)
    .refine((text) => !text.includes('\u0000'))
    .default(''),
  /** The number of the first row in the sheet. */
  firstRow: z.int().min(1).max(1_000_000).default(1),
};

const schema = z.strictObject({
  ...partFields,
  /** Checks and reports; writes nothing. */
  dryRun: z.boolean().default(false),
  /** Writes the good rows and reports the others; otherwise all or none. */
  validOnly: z.boolean().default(false),
  /** The parts of one sheet share it. A part that is sent twice is written once. */
  batchId: sheetId.optional(),
});

export type ImportOrder = Omit<z.infer<typeof schema>, 'rows'> & {
  readonly rows: readonly ImportRow[];
};

export function importOrder(body: unknown): ImportOrder {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map(({ message, path }) => ({ message, members: [path.join('.')] })),
  );
}

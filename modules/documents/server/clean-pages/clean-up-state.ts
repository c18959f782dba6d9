import type { Services, Context } from '#kernel/server';
import { summaryOf } from '../../domain/index.ts';
import type { CleanUpSummary } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import { removedOf } from './removed-pages-rows.ts';
import type { RemovedRow } from './removed-pages-rows.ts';

export const cleanedChildText = `select id from files
  where source_file_id = $1::uuid and is_cleanup and status = 'stored'`;

export type CleanUpState = { readonly fileId: string; readonly summary: CleanUpSummary };

/** Null: it was never cleaned up, or the cleaned file was deleted since. */
export async function cleanUpState(
  { db }: Pick<Services, 'db'>,
  context: Context,
  file: Pick<FileRow, 'id' | 'isCleanup'>,
): Promise<CleanUpState | null> {
  const [children] = await db.batch(context, [{ text: cleanedChildText, values: [file.id] }]);
  const [child] = (children?.rows ?? []) as { id: string }[];
  const cleanedId = child?.id ?? (file.isCleanup ? file.id : null);
  if (!cleanedId) return null;
  const [rows] = await db.batch(context, [removedOf(cleanedId)]);
  return { fileId: cleanedId, summary: summaryOf((rows?.rows ?? []) as RemovedRow[]) };
}

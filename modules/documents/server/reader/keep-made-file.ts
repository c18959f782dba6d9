import { createReadStream } from 'node:fs';
import { contextOf } from '#kernel/server';
import type { TaskRun, Tx } from '#kernel/server';
import type { FileRow } from '../file-row.ts';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from '../upload/keep-file.ts';
import type { KeptFile, Owner } from '../upload/keep-file.ts';

type Run = Pick<TaskRun, 'services' | 'actor' | 'id'>;

/** The bytes are kept; nobody sees them before `settleMade`, and without it they are cleaned up. */
export async function keepMade(run: Run, path: string, name: string): Promise<KeptFile> {
  const context = contextOf(run.actor, `task:${run.id}`);
  return keepFile(run.services, context, {
    name,
    source: createReadStream(path),
    kinds: [],
    limits: await tenantLimits(run.services, context),
  });
}

export const ownerOf = ({ ownerResource, ownerId }: FileRow): Owner | null =>
  ownerResource && ownerId ? { module: ownerResource, id: ownerId } : null;

type Facts = {
  readonly sourceFileId: string | null;
  readonly pages: number;
  readonly isCleanup?: boolean;
  /** The key of an attachment type; else that of its source. */
  readonly typeKey?: string;
};

const factsText = `update files set source_file_id = $2::uuid, number_of_pages = $3::int, is_cleanup = $4,
    attachment_type_id = coalesce(
      (select y.id from attachment_types y where y.tenant_id = files.tenant_id and lower(y.key) = lower($5)
        and not y.is_deleted),
      (select attachment_type_id from files s
        where s.tenant_id = files.tenant_id and s.id = $2::uuid))
  where id = $1::uuid`;

/** It belongs to the record of its original, of the same type, and knows where it came from. */
export async function settleMade(
  tx: Tx,
  kept: KeptFile,
  owner: Owner | null,
  { sourceFileId, pages, isCleanup = false, typeKey }: Facts,
): Promise<void> {
  await kept.settleIn(tx, owner);
  await tx.query(factsText, [kept.id, sourceFileId, pages, isCleanup, typeKey ?? null]);
}

import { createReadStream } from 'node:fs';
import type { Context, Services } from '#kernel/server';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from '../upload/keep-file.ts';
import type { Owner } from '../upload/keep-file.ts';

type NewFile = {
  readonly name: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** The file that it was made from. */
  readonly sourceFileId?: string | null;
  readonly owner?: Owner;
};

const madeFromText = `update files set source_file_id = $2::uuid where id = $1::uuid
  returning sha256`;

/** Keeps what was made from a file; it is nobody's until a file field takes it, or its owner's. */
export async function keepMade(
  services: Services,
  context: Context,
  { name, source, sourceFileId = null, owner }: NewFile,
): Promise<{ readonly id: string; readonly hash: string }> {
  const limits = await tenantLimits(services, context);
  const kept = await keepFile(services, context, { name, source, kinds: [], limits });
  await kept.settle(owner ?? null);
  const [found] = await services.db.batch(context, [
    { text: madeFromText, values: [kept.id, sourceFileId] },
  ]);
  const { sha256 } = (found?.rows[0] ?? {}) as { sha256?: string };
  return { id: kept.id, hash: sha256 ?? '' };
}

export const fromDisk = (path: string): AsyncIterable<Uint8Array> => createReadStream(path);

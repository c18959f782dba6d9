import { Refused, newId, newStorageKey } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import {
  allowedExtensions,
  bytesOfMB,
  contentAgrees,
  contentTypeOf,
  extensionOf,
  fileStored,
  fileMessages,
  safeFileName,
} from '../../domain/index.ts';
import type { FileKind } from '../../domain/index.ts';
import type { TenantLimits } from '../file-limits.ts';
import { limitBytes } from './limit-bytes.ts';
import { readFirstBytes } from './read-first-bytes.ts';

/** The record that a file belongs to. */
export type Owner = { readonly module: string; readonly id: string };

export type Incoming = {
  readonly name: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** Which lists the place takes; empty: all of them. */
  readonly kinds: readonly FileKind[];
  readonly limits: TenantLimits;
};

const insertText = `insert into files
    (tenant_id, id, name, extension, content_type, storage_key, uploader_id)
  values (current_tenant(), $1::uuid, $2, $3, $4, $5, current_actor())`;

const doneText = `update files set status = 'stored', size = $2::bigint, sha256 = $3,
    owner_resource = $4, owner_id = $5::uuid
  where id = $1::uuid and status = 'uploading'`;

const forgetText = `delete from files where id = $1::uuid and status = 'uploading'`;

export type KeptFile = {
  readonly id: string;
  /** Makes it visible: to its owner's readers, or to its uploader alone. */
  settle(owner: Owner | null): Promise<void>;
  /** The same together with what else a transaction writes. */
  settleIn(tx: Tx, owner: Owner | null): Promise<void>;
  /** As if it had never come. */
  discard(): Promise<void>;
};

/**
 * The row comes before the bytes: whatever is interrupted in between, the clean-up finds by its row.
 */
export async function keepFile(
  { db, jobs, storage }: Services,
  context: Context,
  incoming: Incoming,
): Promise<KeptFile> {
  const name = safeFileName(incoming.name);
  const extension = extensionOf(name);
  const { head, rest } = await readFirstBytes(incoming.source);
  refuseWrongType(extension, head, incoming.kinds);
  const id = newId();
  const key = newStorageKey(context.tenantId);
  await db.batch(context, [
    { text: insertText, values: [id, name, extension, contentTypeOf(extension), key] },
  ]);
  const discard = async () => {
    await storage.delete(key);
    await db.batch(context, [{ text: forgetText, values: [id] }]);
  };
  try {
    const { size, sha256 } = await storage.put(key, limited(rest, incoming.limits));
    const settleIn = async (tx: Tx, owner: Owner | null) => {
      const values = [id, size, sha256, owner?.module ?? null, owner?.id ?? null];
      await tx.batch([{ text: doneText, values }]);
      await jobs.emit(tx, [fileStored({ fileId: id })]);
    };
    return {
      id,
      discard,
      settleIn,
      settle: (owner) => db.transaction(context, (tx) => settleIn(tx, owner)),
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function refuseWrongType(extension: string, head: Uint8Array, kinds: readonly FileKind[]): void {
  const accepted = allowedExtensions(kinds.length ? kinds : undefined);
  if (accepted.includes(extension) && contentAgrees(extension, head)) return;
  throw new Refused('fileTypeNotAccepted', { message: fileMessages.wrongType(accepted) });
}

function limited(source: AsyncIterable<Uint8Array>, { maxSizeMB, bytesLeft }: TenantLimits) {
  const tooLarge = () => new Refused('fileTooLarge', { message: fileMessages.tooLarge(maxSizeMB) });
  const small = limitBytes(source, bytesOfMB(maxSizeMB), tooLarge);
  return bytesLeft === null
    ? small
    : limitBytes(small, bytesLeft, () => new Refused('storageFull'));
}

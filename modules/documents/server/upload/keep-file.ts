import { Refused, newId, newStorageKey } from '#kernel/server';
import type { Context, Kept, Services, Tx } from '#kernel/server';
import {
  allowedExtensions,
  bytesOfMB,
  contentAgrees,
  contentTypeOf,
  extensionOf,
  fileStored,
  fileMessages,
  isProgram,
  safeFileName,
} from '../../domain/index.ts';
import type { FileKind } from '../../domain/index.ts';
import type { TenantLimits } from '../file-limits.ts';
import { limitBytes } from './limit-bytes.ts';
import { readFirstBytes } from './read-first-bytes.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { refuseTwin } from './refuse-twin.ts';

/** The record that a file belongs to. */
export type Owner = { readonly module: string; readonly id: string };

export type Incoming = {
  readonly name: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** Which lists the place takes; empty: all of them. */
  readonly kinds: readonly FileKind[];
  readonly limits: TenantLimits;
};

export type SettleOptions = {
  readonly attachmentTypeId?: string | null | undefined;
  /** Refuses the same bytes on the same record, so that the person can decide. */
  readonly refusesTwins?: boolean | undefined;
  /** Refuses more than a record takes: its name, to say which one is left out. */
  readonly countedAs?: string | undefined;
  /** Happens with it, or neither does. */
  readonly also?: (tx: Tx) => Promise<void>;
};

const insertText = `insert into files
    (tenant_id, id, name, extension, content_type, storage_key, uploader_id)
  values (current_tenant(), $1::uuid, $2, $3, $4, $5, current_actor())`;

const doneText = `update files set status = 'stored', size = $2::bigint, sha256 = $3,
    owner_resource = $4, owner_id = $5::uuid, attachment_type_id = $6::uuid, scan_state = $7
  where id = $1::uuid and status = 'uploading'`;

const forgetText = `delete from files where id = $1::uuid and status = 'uploading'`;

export type KeptFile = {
  readonly id: string;
  readonly name: string;
  /** Makes it visible: to its owner's readers, or to its uploader alone. */
  settle(owner: Owner | null, options?: SettleOptions): Promise<void>;
  /** The same together with what else a transaction writes. */
  settleIn(tx: Tx, owner: Owner | null, options?: SettleOptions): Promise<void>;
  /** As if it had never come. */
  discard(): Promise<void>;
};

/**
 * The row comes before the bytes: whatever is interrupted in between, the clean-up finds by its row.
 */
export async function keepFile(
  services: Services,
  context: Context,
  incoming: Incoming,
): Promise<KeptFile> {
  const { db, storage } = services;
  const name = safeFileName(incoming.name);
  const extension = extensionOf(name);
  const { head, rest } = await readFirstBytes(incoming.source);
  refuseWrongType(name, head, incoming.kinds);
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
    const kept = await storage.put(key, limited(rest, incoming.limits));
    const settleIn: KeptFile['settleIn'] = (tx, owner, options) =>
      settleFile(services, tx, id, kept, { ...options, owner });
    const settle: KeptFile['settle'] = (owner, options) =>
      db.transaction(context, (tx) => settleIn(tx, owner, options));
    return { id, name, discard, settle, settleIn };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function settleFile(
  { jobs, config }: Services,
  tx: Tx,
  id: string,
  { size, sha256 }: Kept,
  {
    owner,
    attachmentTypeId,
    refusesTwins,
    countedAs,
    also,
  }: SettleOptions & { owner: Owner | null },
): Promise<void> {
  const scanState = config.clamav ? 'waiting' : 'none';
  const place = [owner?.module ?? null, owner?.id ?? null];
  const values = [id, size, sha256, ...place, attachmentTypeId ?? null, scanState];
  if (owner && refusesTwins) await refuseTwin(tx, sha256, owner);
  if (owner && countedAs) await refuseTooMany(tx, owner, { name: countedAs });
  await tx.batch([{ text: doneText, values }]);
  await also?.(tx);
  await jobs.emit(tx, [fileStored({ fileId: id })]);
}

export function refuseWrongType(name: string, head: Uint8Array, kinds: readonly FileKind[]): void {
  const extension = extensionOf(name);
  const accepted = allowedExtensions(kinds.length ? kinds : undefined);
  const isNamedRight = accepted.includes(extension);
  if (isNamedRight && contentAgrees(extension, head)) return;
  if (isNamedRight && !head.length) throw new Refused('fileEmpty', { values: { name } });
  if (isNamedRight && isProgram(extension, head)) {
    throw new Refused('fileIsProgram', { values: { name } });
  }
  throw new Refused('fileTypeNotAccepted', { message: fileMessages.wrongType(accepted) });
}

function limited(source: AsyncIterable<Uint8Array>, { maxSizeMB, bytesLeft }: TenantLimits) {
  const tooLarge = () => new Refused('fileTooLarge', { message: fileMessages.tooLarge(maxSizeMB) });
  const small = limitBytes(source, bytesOfMB(maxSizeMB), tooLarge);
  return bytesLeft === null
    ? small
    : limitBytes(small, bytesLeft, () => new Refused('storageFull'));
}

import { newId, newStorageKey } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { contentTypeOf, extensionOf, safeFileName } from '../domain/index.ts';

const text = `insert into files (tenant_id, id, name, extension, content_type, storage_key, uploader_id,
    status, size, sha256)
  values (current_tenant(), $1::uuid, $2, $3, $4, $5, current_actor(), 'stored', 0, '')`;

/** Of a dry run: a row for the file that would be kept. It has no bytes, and is undone with the rest. */
export async function triedFile(tx: Tx, given: string): Promise<string> {
  const [id, name] = [newId(), safeFileName(given)];
  const extension = extensionOf(name);
  const key = newStorageKey(tx.context.tenantId);
  await tx.query(text, [id, name, extension, contentTypeOf(extension), key]);
  return id;
}

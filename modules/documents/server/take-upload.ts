import { isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { allowedExtensions } from '../domain/index.ts';
import type { FileKind } from '../domain/index.ts';
import type { Owner } from './upload/keep-file.ts';

type Taken = {
  readonly fileId: string;
  readonly owner: Owner;
  /** The key of its attachment type. */
  readonly typeKey: string;
  readonly kinds: readonly FileKind[];
};

const text = `update files set owner_resource = $2, owner_id = $3::uuid,
    attachment_type_id = (select id from attachment_types
      where key = $4 and is_active and not is_deleted limit 1)
  where id = $1::uuid and status = 'stored' and owner_id is null
    and uploader_id = current_actor() and extension = any ($5::text[])
  returning name`;

/**
 * What the caller uploaded for nobody yet becomes an attachment of the record; whoever calls has
 * checked the right to change that. Null: it is no file of theirs, or of another kind.
 */
export async function takeUpload(
  tx: Tx,
  { fileId, owner, typeKey, kinds }: Taken,
): Promise<{ name: string } | null> {
  if (!isUuid(fileId)) return null;
  const [taken] = await tx.query<{ name: string }>(text, [
    fileId,
    owner.module,
    owner.id,
    typeKey,
    allowedExtensions(kinds),
  ]);
  return taken ?? null;
}

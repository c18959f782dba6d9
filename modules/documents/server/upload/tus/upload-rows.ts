import { isUuid, Refused } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';

/** An upload that is not finished, as the database knows it. */
export type UploadRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: string | null;
  readonly size: number;
  readonly received: number;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly attachmentTypeId: string | null;
  readonly fileId: string | null;
  readonly expiresAt: string;
};

export type UploadPart = { readonly storageKey: string; readonly size: number | null };

const columns = `id, name, kind, size, received, owner_resource as "ownerResource",
  owner_id as "ownerId", attachment_type_id as "attachmentTypeId", file_id as "fileId",
  expires_at as "expiresAt"`;

const readText = `select ${columns} from resumable_uploads
  where id = $1::uuid and uploader_id is not distinct from current_actor() and expires_at > $2::timestamptz`;

/** Own uploads only: those of others do not exist. */
export async function readUpload(
  { db, now }: Services,
  context: Context,
  id: string,
): Promise<UploadRow> {
  const [found] = isUuid(id)
    ? await db.batch(context, [{ text: readText, values: [id, now()] }])
    : [];
  const row = found?.rows[0] as UploadRow | undefined;
  if (!row) throw new Refused('notFound');
  return row;
}

const partsText = `select storage_key as "storageKey", size from resumable_upload_parts
  where tenant_id = $1::uuid and upload_id = $2::uuid order by starts_at, storage_key`;

/** What became part of it, in order. */
export async function partsOf(
  { db }: Services,
  context: Context,
  id: string,
): Promise<UploadPart[]> {
  const [found] = await db.batch(context, [{ text: partsText, values: [context.tenantId, id] }]);
  return (found?.rows ?? []) as UploadPart[];
}

export const addPartText = `insert into resumable_upload_parts
    (tenant_id, upload_id, storage_key, starts_at)
  values (current_tenant(), $1::uuid, $2, $3::bigint)`;

export const dropPartText = `delete from resumable_upload_parts
  where upload_id = $1::uuid and storage_key = $2`;

const advanceText = `update resumable_uploads
    set received = received + $3::bigint, expires_at = $4::timestamptz
  where id = $1::uuid and received = $2::bigint and file_id is null returning id`;

const sizedText = `update resumable_upload_parts set size = $3::bigint
  where upload_id = $1::uuid and storage_key = $2`;

type Arrived = { readonly key: string; readonly from: number; readonly size: number };

/** Of two that send the same part at once, one gets ahead; the other is told to ask again. */
export async function countPart(
  tx: Tx,
  uploadId: string,
  { key, from, size }: Arrived,
  expiresAt: Date,
): Promise<void> {
  const moved = await tx.query(advanceText, [uploadId, from, size, expiresAt]);
  if (!moved.length) throw new Refused('uploadOffset');
  await tx.query(sizedText, [uploadId, key, size]);
}

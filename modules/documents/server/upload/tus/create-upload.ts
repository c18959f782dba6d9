import type { IncomingHttpHeaders } from 'node:http';
import { Refused, newId } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import {
  allowedExtensions,
  bytesOfMB,
  extensionOf,
  fileMessages,
  isFileKind,
  safeFileName,
} from '../../../domain/index.ts';
import { activeAttachmentType } from '../../attachments/active-attachment-type.ts';
import { tenantLimits } from '../../file-limits.ts';
import { uploadMetadata } from './upload-metadata.ts';
import type { Uploader } from './uploader.ts';

/** How long an upload waits for its next part. */
export const uploadHours = 24;
export const expiryOf = (now: Date): Date => new Date(now.getTime() + uploadHours * 3_600_000);

/** Enough for a folder of a hundred files; whoever starts more never finishes them. */
const mostOpen = 200;

const insertText = `insert into resumable_uploads (tenant_id, id, uploader_id, name, kind, size,
    owner_resource, owner_id, attachment_type_id, expires_at)
  values (current_tenant(), $1::uuid, current_actor(), $2, $3, $4::bigint, $5, $6::uuid, $7::uuid,
    $8::timestamptz)`;

const openText = `select
    count(*) filter (where uploader_id is not distinct from current_actor())::int as mine,
    coalesce(sum(size), 0)::float8 as bytes
  from resumable_uploads where file_id is null and expires_at > $1::timestamptz`;

/** Everything that can be refused is refused before the first byte. */
export async function createUpload(
  services: Services,
  { context, ownerOf, kind: only }: Uploader,
  headers: IncomingHttpHeaders,
): Promise<{ id: string; expiresAt: Date }> {
  const given = uploadMetadata(headers['upload-metadata']);
  const size = wholeNumber(headers['upload-length'], 0);
  const name = safeFileName(given.filename ?? given.name ?? '');
  const kind = only ?? (isFileKind(given.type) ? given.type : null);
  const accepted = allowedExtensions(kind ? [kind] : undefined);
  if (!accepted.includes(extensionOf(name))) {
    throw new Refused('fileTypeNotAccepted', { message: fileMessages.wrongType(accepted) });
  }
  if (!size) throw new Refused('fileEmpty', { values: { name } });
  await refuseWithoutRoom(services, context, size);
  const owner = await ownerOf(given);
  const typeId = await activeAttachmentType(services, context, given.attachmentTypeId);
  const [id, expiresAt] = [newId(), expiryOf(services.now())];
  const place = [owner?.module ?? null, owner?.id ?? null];
  await services.db.batch(context, [
    { text: insertText, values: [id, name, kind, size, ...place, typeId, expiresAt] },
  ]);
  return { id, expiresAt };
}

async function refuseWithoutRoom(
  services: Services,
  context: Context,
  size: number,
): Promise<void> {
  const { maxSizeMB, bytesLeft } = await tenantLimits(services, context);
  if (size > bytesOfMB(maxSizeMB)) {
    throw new Refused('fileTooLarge', { message: fileMessages.tooLarge(maxSizeMB) });
  }
  const [found] = await services.db.batch(context, [{ text: openText, values: [services.now()] }]);
  const open = found?.rows[0] as { mine: number; bytes: number } | undefined;
  if ((open?.mine ?? 0) >= mostOpen) throw new Refused('tooManyUploads');
  // What others have announced is as good as taken.
  if (bytesLeft !== null && size + (open?.bytes ?? 0) > bytesLeft) throw new Refused('storageFull');
}

/** Of a header: a whole number of bytes, or the request is malformed. */
export function wholeNumber(header: string | string[] | undefined, least = 1): number {
  const number = /^\d{1,15}$/.test(String(header)) ? Number(header) : Number.NaN;
  if (!(number >= least)) throw new Refused('malformed');
  return number;
}

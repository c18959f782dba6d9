import { Refused } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { isFileKind } from '../../../domain/index.ts';
import { tenantLimits } from '../../file-limits.ts';
import { keepFile } from '../keep-file.ts';
import { partsOf } from './upload-rows.ts';
import type { UploadPart, UploadRow } from './upload-rows.ts';
import type { Uploader } from './uploader.ts';

const claimText = `update resumable_uploads set file_id = $2::uuid
  where id = $1::uuid and file_id is null returning id`;

const forgetPartsText = `delete from resumable_upload_parts
  where tenant_id = $1::uuid and upload_id = $2::uuid`;

export type Finishing = {
  readonly uploader: Uploader;
  /** Refuses the same bytes on the same record; the upload stays, until the person has decided. */
  readonly refusesTwins: boolean;
};

/** All bytes are there: they become one file, under the rights that its uploader has now. */
export async function finishUpload(
  services: Services,
  upload: UploadRow,
  { uploader, refusesTwins }: Finishing,
): Promise<string> {
  const { context } = uploader;
  const link = { fromModule: upload.ownerResource ?? '', objectId: upload.ownerId ?? '' };
  const owner = await uploader.ownerOf(link);
  const parts = await partsOf(services, context, upload.id);
  const kept = await keepFile(services, context, {
    name: upload.name,
    source: bytesOf(services, parts),
    kinds: isFileKind(upload.kind) ? [upload.kind] : [],
    limits: await tenantLimits(services, context),
  });
  try {
    const { attachmentTypeId } = upload;
    const also = async (tx: Tx) => {
      await claim(tx, upload.id, kept.id);
      await uploader.also?.(tx, kept.id);
    };
    const countedAs = uploader.isCounted && kept.name;
    await kept.settle(owner, { attachmentTypeId, refusesTwins, countedAs, also });
  } catch (error) {
    await kept.discard();
    throw error;
  }
  await forgetParts(services, context, upload.id);
  return kept.id;
}

/** Two processes may finish the same upload; it becomes one file. */
async function claim(tx: Tx, uploadId: string, fileId: string): Promise<void> {
  const claimed = await tx.query(claimText, [uploadId, fileId]);
  if (!claimed.length) throw new Refused('uploadOffset');
}

async function* bytesOf(
  { storage }: Services,
  parts: readonly UploadPart[],
): AsyncGenerator<Uint8Array> {
  for (const { storageKey, size } of parts) {
    if (size === null) continue;
    const source = await storage.get(storageKey);
    if (!source) throw new Refused('unavailable');
    yield* source as AsyncIterable<Uint8Array>;
  }
}

/** Bytes first, then the rows: nothing is kept that no row knows. */
export async function forgetParts(
  services: Services,
  context: Context,
  uploadId: string,
): Promise<void> {
  for (const { storageKey } of await partsOf(services, context, uploadId)) {
    await services.storage.delete(storageKey);
  }
  await services.db.batch(context, [
    { text: forgetPartsText, values: [context.tenantId, uploadId] },
  ]);
}

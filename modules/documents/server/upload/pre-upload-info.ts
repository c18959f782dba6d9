import { check, inputSchema, number, text } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import {
  allowedExtensions,
  bytesOfMB,
  extensionOf,
  fileMessages,
  fileRights,
  isFileKind,
  safeFileName,
} from '../../domain/index.ts';
import { tenantLimits } from '../file-limits.ts';
import { writableOwner } from './upload-file.ts';

export const preUploadFields = {
  name: text('Name', { required: true }),
  fileSizeInByte: number('Size', { required: true, min: 0, max: Number.MAX_SAFE_INTEGER }),
  type: text('Type'),
  fromModule: text('Module'),
  objectId: text('Record'),
};

type Asked = {
  name: string;
  fileSizeInByte: number;
  type?: string | null;
  fromModule?: string | null;
  objectId?: string | null;
};

const twinText = `select 1 from files where status = 'stored' and lower(name) = lower($1) and size = $2::bigint
  and (case when $4::uuid is null then owner_id is null and uploader_id = current_actor()
       else owner_resource = $3 and owner_id = $4::uuid end) limit 1`;

/** C-303, G-039: what an upload would meet, before a byte is sent. */
export async function preUploadInfo(
  services: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<object> {
  const checked = check(inputSchema(preUploadFields), body);
  if (!checked.ok) throw invalid(checked.errors);
  const asked = checked.value as Asked;
  const link = { fromModule: asked.fromModule ?? '', objectId: asked.objectId ?? '' };
  const owner = await writableOwner(services, actor, link, requestId);
  const context = contextOf(actor, requestId);
  const { maxSizeMB, bytesLeft } = await tenantLimits(services, context);
  const accepted = allowedExtensions(isFileKind(asked.type) ? [asked.type] : undefined);
  const name = safeFileName(asked.name);
  const [twin] = await services.db.batch(context, [
    {
      text: twinText,
      values: [name, asked.fileSizeInByte, owner?.module ?? null, owner?.id ?? null],
    },
  ]);
  const message = !fileRights.mayUpload(actor)
    ? 'You do not have permission to do this.'
    : !accepted.includes(extensionOf(name))
      ? fileMessages.wrongType(accepted)
      : !asked.fileSizeInByte
        ? fileMessages.empty(name)
        : asked.fileSizeInByte > bytesOfMB(maxSizeMB)
          ? fileMessages.tooLarge(maxSizeMB)
          : bytesLeft !== null && asked.fileSizeInByte > bytesLeft
            ? 'The storage of your organisation is full.'
            : null;
  return {
    maxFileSizeInMB: maxSizeMB,
    allowedExtensions: accepted,
    isAccepted: message === null,
    message,
    isDuplicate: (twin?.rows.length ?? 0) > 0,
  };
}

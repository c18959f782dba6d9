import { upload } from '#kernel/web';
import type { FileKind } from '../../domain/index.ts';
import { contentTypeOf, extensionOf, resumableFromBytes } from '../../domain/index.ts';
import type { RecordLink, StoredFile } from '../stored-file.ts';
import type { UploadItem } from './upload-item.ts';
import { uploadBegun } from './unfinished-uploads.ts';
import { cancel, uploadInParts } from './upload-in-parts.ts';

export type SendOptions = {
  readonly link: RecordLink | undefined;
  readonly kinds: readonly FileKind[] | undefined;
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onCut: (isCut: boolean) => void;
};

/** A small file goes as one form, a large one in parts. */
export function sendUpload(item: UploadItem, options: SendOptions): Promise<StoredFile> {
  return item.file.size > resumableFromBytes ? sendLarge(item, options) : sendSmall(item, options);
}

/** Only a record can have the same file already. */
const duplicatesOf = ({ keepsBoth }: UploadItem, link: RecordLink | undefined) =>
  link && !keepsBoth ? 'ask' : 'keep';

const placeOf = ({ attachmentTypeId }: UploadItem, link: RecordLink | undefined) => ({
  ...link,
  ...(attachmentTypeId && { attachmentTypeId }),
});

function sendSmall(item: UploadItem, options: SendOptions): Promise<StoredFile> {
  const { link, kinds = [], signal, onProgress } = options;
  const form = new FormData();
  form.set('name', item.file.name);
  const [only] = kinds;
  if (kinds.length === 1 && only) form.set('type', only);
  form.set('file', item.file);
  const query = new URLSearchParams({
    ...placeOf(item, link),
    ...(link && { duplicates: duplicatesOf(item, link) }),
  });
  const path = query.size ? `/app/files?${query}` : '/app/files';
  return upload<StoredFile>(path, form, { signal, onProgress });
}

const recordOf = (link: RecordLink | undefined): string =>
  link ? `${link.fromModule} ${link.objectId}` : '';

/** The same file, for the same place, by the same person. */
const fingerprintOf = ({ file }: UploadItem, userId: string, link: RecordLink | undefined) =>
  [userId, recordOf(link), file.name, file.size, file.lastModified].join('|');

/** What the server has of it is thrown away. */
export async function discardUpload(
  item: UploadItem,
  { userId, link }: Pick<SendOptions, 'userId' | 'link'>,
): Promise<void> {
  const fingerprint = fingerprintOf(item, userId, link);
  const begun = uploadBegun(fingerprint);
  if (begun) await cancel(begun.url, fingerprint);
}

async function sendLarge(item: UploadItem, options: SendOptions): Promise<StoredFile> {
  const { link, kinds = [], userId, signal, onProgress, onCut } = options;
  const { file } = item;
  const [only] = kinds;
  const id = await uploadInParts(file, {
    metadata: { ...placeOf(item, link), ...(kinds.length === 1 && only && { type: only }) },
    fingerprint: fingerprintOf(item, userId, link),
    place: `${userId} ${recordOf(link)}`,
    duplicates: duplicatesOf(item, link),
    signal,
    onProgress,
    onCut,
  });
  const contentType = contentTypeOf(extensionOf(file.name));
  return { id, fileName: file.name, fileSizeInByte: file.size, contentType };
}

import type { Actor } from '#kernel/domain';
import { moduleNameOf, resourceNamed } from '#kernel/domain';
import { fileRights, isFreeToRead, whyNotDeleted } from '../domain/index.ts';
import type { FileRow } from './file-row.ts';

/** Doc 3 section 3.3, G-039. Pages and summary are known once a file was looked into. */
export const fileItem = (file: FileRow, actor: Actor, canChange: boolean): object => ({
  id: file.id,
  fileId: file.id,
  name: file.name,
  fileName: file.name,
  fileSizeInByte: file.size,
  numberOfPages: file.numberOfPages,
  isCleanup: file.isCleanup,
  summaryText: file.summaryText,
  attachmentTypeId: file.attachmentTypeId,
  attachmentType: file.attachmentType,
  attachmentFrom: file.attachmentFrom,
  sourceFileId: file.sourceFileId,
  contentType: file.contentType,
  concurrencyStamp: file.concurrencyStamp,
  scanState: file.scanState,
  scanNote: file.scanNote,
  holdReason: file.holdReason,
  status: 'done',
  fromModule: file.ownerResource && moduleNameOf(resourceNamed(file.ownerResource)),
  objectId: file.ownerId,
  creationTime: file.creationTime,
  creator: file.uploaderId && { id: file.uploaderId, displayName: file.uploader ?? '' },
  can: [
    'file.read',
    ...(fileRights.mayDownload(actor) && isFreeToRead(file.scanState) ? ['file.download'] : []),
    ...(canChange && fileRights.mayUpload(actor) ? ['file.update'] : []),
    ...(canChange && whyNotDeleted(actor, file) === null && !file.holdReason
      ? ['file.delete']
      : []),
  ],
});

import { defineModule } from '#kernel/domain';
import { attachmentType } from './attachment-type.resource.ts';
import {
  cleanUpFile,
  cleanUpTask,
  restorePages,
  restorePagesTask,
} from './clean-pages/clean-up-file.ts';
import { documentLinks } from './document-links.ts';
import { documentType } from './document-type.resource.ts';
import { colourFormats } from './letterhead/colour-format.ts';
import {
  previewLetterhead,
  readLetterheadSetting,
  saveLetterhead,
} from './letterhead/letterhead-actions.ts';
import { letterhead } from './letterhead/letterhead.resource.ts';
import { draftLetter, previewLetter, writeLetter } from './letters/letter-actions.ts';
import { documentsPages } from './pages.ts';
import { retentionActions } from './retention/file-retention.ts';
import { mergeFiles, mergeFilesTask } from './merge/merge-files.ts';
import { arrangePages, arrangePagesTask } from './reader/arrange-pages.ts';
import { documentRefusals } from './refusals.ts';
import { seedAttachmentTypes } from './seed-attachment-types.ts';
import {
  signingActions,
  signingRefusals,
  signingResources,
  signingWorkflows,
} from './signing/index.ts';
import { cleanUpRemovedFiles, readStorage, setStorageLimit } from './storage/file-storage.ts';

export * from './attachment-type.resource.ts';
export * from './attachment-types.ts';
export * from './attachments/rename-file.ts';
export * from './attachments/unique-names.ts';
export * from './clean-pages/clean-up-file.ts';
export * from './clean-pages/index.ts';
export * from './content-types.ts';
export * from './document-groups.ts';
export * from './document-links.ts';
export * from './document-type.resource.ts';
export * from './document-types-at-start.ts';
export * from './file-events.ts';
export * from './file-limits.ts';
export * from './file-name.ts';
export * from './file-rights.ts';
export * from './file-signature.ts';
export * from './file-size-text.ts';
export * from './file-types.ts';
export * from './fill-document-xml.ts';
export * from './letterhead/index.ts';
export * from './letters/index.ts';
export * from './pages.ts';
export * from './print/index.ts';
export * from './refusals.ts';
export * from './retention/file-retention.ts';
export * from './retention/retention-starts.ts';
export * from './scan/scan-state.ts';
export * from './search/index.ts';
export * from './merge/figures-page.ts';
export * from './merge/index-page.ts';
export * from './merge/merge-files.ts';
export * from './reader/index.ts';
export * from './seed-attachment-types.ts';
export * from './signing/index.ts';
export * from './storage/file-storage.ts';
export * from './storage/storage-units.ts';
export * from './strip-metadata.ts';
export * from './upload/tus.ts';
export * from './summary/index.ts';
export * from './text/index.ts';

export const documents = defineModule({
  name: 'documents',
  openToKeys: true,
  textFormats: colourFormats,
  resources: [documentType, attachmentType, letterhead, ...signingResources],
  workflows: signingWorkflows,
  links: documentLinks,
  actions: [
    seedAttachmentTypes,
    readStorage,
    setStorageLimit,
    cleanUpRemovedFiles,
    ...retentionActions,
    readLetterheadSetting,
    saveLetterhead,
    previewLetterhead,
    draftLetter,
    previewLetter,
    writeLetter,
    ...signingActions,
    cleanUpFile,
    restorePages,
    mergeFiles,
    arrangePages,
  ],
  tasks: [cleanUpTask, restorePagesTask, mergeFilesTask, arrangePagesTask],
  pages: documentsPages,
  refusals: { ...documentRefusals, ...signingRefusals },
});

import { defineModule } from '#kernel/domain';
import { attachmentType } from './attachment-type.resource.ts';
import { documentType } from './document-type.resource.ts';
import { documentsPages } from './pages.ts';
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
export * from './content-types.ts';
export * from './document-groups.ts';
export * from './document-type.resource.ts';
export * from './document-types-at-start.ts';
export * from './file-events.ts';
export * from './file-limits.ts';
export * from './file-name.ts';
export * from './file-rights.ts';
export * from './file-signature.ts';
export * from './file-size-text.ts';
export * from './file-types.ts';
export * from './pages.ts';
export * from './print/index.ts';
export * from './seed-attachment-types.ts';
export * from './signing/index.ts';
export * from './storage/file-storage.ts';
export * from './storage/storage-units.ts';
export * from './strip-metadata.ts';

export const documents = defineModule({
  name: 'documents',
  resources: [documentType, attachmentType, ...signingResources],
  workflows: signingWorkflows,
  actions: [
    seedAttachmentTypes,
    readStorage,
    setStorageLimit,
    cleanUpRemovedFiles,
    ...signingActions,
  ],
  pages: documentsPages,
  refusals: { ...documentRefusals, ...signingRefusals },
});

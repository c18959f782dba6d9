import { defineModule } from '#kernel/domain';
import { documentsPages } from './pages.ts';
import { documentRefusals } from './refusals.ts';
import { cleanUpRemovedFiles, readStorage, setStorageLimit } from './storage/file-storage.ts';

export * from './content-types.ts';
export * from './file-limits.ts';
export * from './file-name.ts';
export * from './file-rights.ts';
export * from './file-signature.ts';
export * from './file-size-text.ts';
export * from './file-types.ts';
export * from './pages.ts';
export * from './storage/file-storage.ts';
export * from './storage/storage-units.ts';

export const documents = defineModule({
  name: 'documents',
  actions: [readStorage, setStorageLimit, cleanUpRemovedFiles],
  pages: documentsPages,
  refusals: documentRefusals,
});

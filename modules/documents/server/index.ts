import { mapOf } from '#kernel/domain';
import { described } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { listAttachmentTypes } from './attachment-type-list.ts';
import { attachmentTypeDefaults, seedAttachmentTypesHandler } from './attachment-types.ts';
import { filesCleanUp } from './clean-up.job.ts';
import { cleanUpWork } from './clean-pages/clean-up-work.ts';
import { cleanUpHandlers } from './clean-pages/clean-up.handlers.ts';
import { restoreWork } from './clean-pages/restore-work.ts';
import { documentTypeDefaults } from './document-type-defaults.ts';
import { stopFileWork } from './file-process/run-file-work.ts';
import { mergeFilesHandler } from './merge/merge-files.handler.ts';
import { mergeFilesWork } from './merge/merge-work.ts';
import { pdfCheck } from './pdf-check.ts';
import { arrangePagesWork } from './reader/arrange-pages-work.ts';
import { arrangePagesHandler } from './reader/arrange-pages.handler.ts';
import { pdfRendererOf } from './render/print-document.ts';
import { readerRoutes } from './reader/reader-routes.ts';
import { fileRoutes } from './routes.ts';
import { storageUsage } from './storage/storage-usage.ts';
import { storageHandlers } from './storage/storage.handlers.ts';
import { documentsTables } from './tables.ts';

export { keepDocument } from './keep-document.ts';
export { readDocument } from './read-document.ts';
export {
  documentFormat,
  documentPage,
  documentPdf,
  pdfName,
  sendDocument,
} from './render/print-document.ts';
export { sendKeptFile } from './send/send-kept-file.ts';
export { readLetterhead } from './render/read-letterhead.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

export const documentsServer: ServerModule = {
  name: 'documents',
  database: documentsTables,
  contributes: [pdfCheck, storageUsage],
  handlers: [
    seedAttachmentTypesHandler,
    ...storageHandlers,
    ...cleanUpHandlers,
    mergeFilesHandler,
    arrangePagesHandler,
  ],
  tasks: { work: [cleanUpWork, restoreWork, mergeFilesWork, arrangePagesWork] },
  jobs: [filesCleanUp],
  async routes(app, services) {
    app.get(
      '/app/attachments/attachmentTypes',
      described(signedIn, { answer: mapOf('json') }),
      ({ actor }) => listAttachmentTypes(services, actor),
    );
    await fileRoutes(app, services);
    readerRoutes(app, services);
    app.addHook('onClose', () => {
      stopFileWork(services);
      return pdfRendererOf(services).stop();
    });
  },
  tenantDefaults: (given) => [documentTypeDefaults(given), attachmentTypeDefaults(given)],
};

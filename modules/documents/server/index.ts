import { mapOf } from '#kernel/domain';
import { described } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { listAttachmentTypes } from './attachment-type-list.ts';
import { attachmentTypeDefaults, seedAttachmentTypesHandler } from './attachment-types.ts';
import { filesCleanUp } from './clean-up.job.ts';
import { documentTypeDefaults } from './document-type-defaults.ts';
import { stopFileWork } from './file-process/run-file-work.ts';
import { pdfCheck } from './pdf-check.ts';
import { pdfRendererOf } from './render/print-document.ts';
import { fileRoutes } from './routes.ts';
import { storageUsage } from './storage/storage-usage.ts';
import { storageHandlers } from './storage/storage.handlers.ts';
import { documentsTables } from './tables.ts';

export { tenantLimits } from './file-limits.ts';
export { FileWorkFailed } from './file-process/file-lane.ts';
export type { ReadMail } from './file-process/read-mail.ts';
export { copyToFolder, runFileWork, withWorkFolder } from './file-process/run-file-work.ts';
export { sanitiseMailHtml } from './file-process/sanitise-mail-html.ts';
export type { FileRow } from './file-row.ts';
export { giveFilesTo, keptFiles, openKeptFile } from './kept-files.ts';
export { makeOneTimeLink, newAccessCode } from './tokens/one-time-access.ts';
export { keepFile } from './upload/keep-file.ts';
export { limitBytes } from './upload/limit-bytes.ts';
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
  handlers: [seedAttachmentTypesHandler, ...storageHandlers],
  jobs: [filesCleanUp],
  async routes(app, services) {
    app.get(
      '/app/attachments/attachmentTypes',
      described(signedIn, { answer: mapOf('json') }),
      ({ actor }) => listAttachmentTypes(services, actor),
    );
    await fileRoutes(app, services);
    app.addHook('onClose', () => {
      stopFileWork(services);
      return pdfRendererOf(services).stop();
    });
  },
  tenantDefaults: (given) => [documentTypeDefaults(given), attachmentTypeDefaults(given)],
};

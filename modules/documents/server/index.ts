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
import {
  docusignRoutes,
  sealedSealKeys,
  signingHandlers,
  signingJobs,
  signingRoutes,
  tellSenders,
} from './signing/index.ts';
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
export {
  completedLetter,
  signerAddresses,
  letterWithCode,
  letterWithLink,
  signingLetter,
} from './signing/signing-letters.ts';
export type { SigningLetter } from './signing/signing-letters.ts';
export { copySigned, startEnvelope } from './signing/start-envelope.ts';
export { readLetterhead } from './render/read-letterhead.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

export const documentsServer: ServerModule = {
  name: 'documents',
  database: documentsTables,
  contributes: [pdfCheck, storageUsage],
  handlers: [seedAttachmentTypesHandler, ...storageHandlers, ...signingHandlers],
  jobs: [filesCleanUp, ...signingJobs],
  subscriptions: tellSenders,
  sealed: [sealedSealKeys],
  async routes(app, services) {
    app.get(
      '/app/attachments/attachmentTypes',
      described(signedIn, { answer: mapOf('json') }),
      ({ actor }) => listAttachmentTypes(services, actor),
    );
    await fileRoutes(app, services);
    signingRoutes(app, services);
    await docusignRoutes(app, services);
    app.addHook('onClose', () => {
      stopFileWork(services);
      return pdfRendererOf(services).stop();
    });
  },
  tenantDefaults: (given) => [documentTypeDefaults(given), attachmentTypeDefaults(given)],
};

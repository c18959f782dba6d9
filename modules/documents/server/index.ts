import { mapOf } from '#kernel/domain';
import { described } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { connectorPoint } from '#platform/server';
import { documentsDemo } from '../demo/index.ts';
import { countPagesJob, countPagesWhenStored } from './attachments/count-pages.ts';
import { listAttachmentTypes } from './attachment-type-list.ts';
import { attachmentTypeDefaults, seedAttachmentTypesHandler } from './attachment-types.ts';
import { filesCleanUp } from './clean-up.job.ts';
import { cleanUpWork } from './clean-pages/clean-up-work.ts';
import { cleanUpHandlers } from './clean-pages/clean-up.handlers.ts';
import { restoreWork } from './clean-pages/restore-work.ts';
import { envelopeOfLink, fileOfLink } from './document-link-subjects.ts';
import { documentsInvariants } from './documents-invariants.ts';
import { documentTypeDefaults } from './document-type-defaults.ts';
import { stopFileWork } from './file-process/run-file-work.ts';
import { letterheadHandlers } from './letterhead/letterhead.handlers.ts';
import { letterheadPreviewRoute } from './letterhead/preview-letterhead.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import { letterPrint } from './letters/print-letter.ts';
import { pdfCheck } from './pdf-check.ts';
import { printRoutes } from './print/print-routes.ts';
import { pdfRendererOf } from './render/print-document.ts';
import { retentionHandlers } from './retention/retention.handlers.ts';
import { retentionJob } from './retention/retention.job.ts';
import { mergeFilesHandler } from './merge/merge-files.handler.ts';
import { mergeFilesWork } from './merge/merge-work.ts';
import { arrangePagesWork } from './reader/arrange-pages-work.ts';
import { arrangePagesHandler } from './reader/arrange-pages.handler.ts';
import { readerRoutes } from './reader/reader-routes.ts';
import { fileRoutes } from './routes.ts';
import { scanJob, scanWhenStored } from './scan/scan-file.ts';
import { searchRoutes } from './search/search-routes.ts';
import {
  docusign,
  docusignRoutes,
  sealedSealKeys,
  signingHandlers,
  signingJobs,
  signingRoutes,
  tellSenders,
} from './signing/index.ts';
import { storageUsage } from './storage/storage-usage.ts';
import { storageHandlers } from './storage/storage.handlers.ts';
import { summaryRoutes } from './summary/summary-routes.ts';
import { documentsTables } from './tables.ts';
import { readOldTexts } from './text/read-old-texts.job.ts';
import { readStoredFiles, readTextJob } from './text/read-text.job.ts';
import { textRoutes } from './text/text-routes.ts';

export { letterRecipientPoint } from './letters/letter-recipient-point.ts';
export { printedDocumentPoint } from './print/printed-document-point.ts';
export type { PrintedEntry } from './print/printed-document-point.ts';
export { tenantLimits } from './file-limits.ts';
export { FileWorkFailed } from './file-process/file-lane.ts';
export type { ReadMail } from './file-process/read-mail.ts';
export { copyToFolder, runFileWork, withWorkFolder } from './file-process/run-file-work.ts';
export { sanitiseMailHtml } from './file-process/sanitise-mail-html.ts';
export type { FileRow } from './file-row.ts';
export { filesOfRecords, giveFilesTo, keptFiles, openKeptFile } from './kept-files.ts';
export { makeOneTimeLink } from './tokens/one-time-access.ts';
export { takeUpload } from './take-upload.ts';
export { modelOf } from './summary/ask-model.ts';
export { keepFile } from './upload/keep-file.ts';
export { uploadRoutes } from './upload/tus/tus-routes.ts';
export type { Uploader } from './upload/tus/uploader.ts';
export { limitBytes } from './upload/limit-bytes.ts';
export { mergeToFile } from './merge/merge-work.ts';
export { settleMade } from './reader/keep-made-file.ts';
export { filesToMerge } from './merge/files-to-merge.ts';
export { keepDocument } from './keep-document.ts';
export { triedFile } from './tried-file.ts';
export { fileReaderPoint } from './file-reader-point.ts';
export { destroyMarked, markForDestruction } from './destroy-files.ts';
export { fileRetentionRules, filesByRecord, heldRecords } from './retention/held-records.ts';
export { holdsOfRecords } from './retention/holds.ts';
export { ownerAccessPoint } from './owner-access.ts';
export { paperRightsPoint } from './paper-rights-point.ts';
export { readDocument } from './read-document.ts';
export {
  documentFormat,
  documentPage,
  documentPdf,
  pdfName,
  sendDocument,
} from './render/print-document.ts';
export { disposition } from './send/send-file.ts';
export { sendKeptFile } from './send/send-kept-file.ts';
export {
  completedLetter,
  signerAddresses,
  letterWithCode,
  letterWithLink,
  signingLetter,
} from './signing/signing-letters.ts';
export type { SigningLetter } from './signing/signing-letters.ts';
import { sealDemoEnvelopes } from './signing/seal-demo-envelopes.ts';
export { readEnvelope } from './signing/read-envelope.ts';
export { typedRecipientsPoint } from './signing/typed-recipients-point.ts';
export {
  copySigned,
  startEnvelope,
  startEnvelopeOfFile,
  stopEnvelope,
} from './signing/start-envelope.ts';
export { mintSigningLink } from './signing/signing-link.ts';
export { openEnvelopesOf, waitingSignatures } from './signing/waiting-signatures.ts';
export type { WaitingSignature } from './signing/waiting-signatures.ts';
export { forgetFiles } from './remove-file.ts';
export { sentFilesPoint } from './sent-files-point.ts';
export { cleanLetter } from './letters/clean-letter.ts';
export { readLetterhead } from './render/read-letterhead.ts';
export { pageTextsOf } from './text/text-rows.ts';

/** A claimant has no role, and uploads nothing that has a type. */
const namesTypes = { config: { policy: { ability: 'attachmentType.lookup' } } } as const;

export const documentsServer: ServerModule = {
  name: 'documents',
  database: documentsTables,
  contributes: [
    pdfCheck,
    storageUsage,
    letterPrint,
    fileOfLink,
    envelopeOfLink,
    connectorPoint.contribute(docusign),
  ],
  handlers: [
    seedAttachmentTypesHandler,
    ...storageHandlers,
    ...retentionHandlers,
    ...letterheadHandlers,
    ...signingHandlers,
    ...cleanUpHandlers,
    mergeFilesHandler,
    arrangePagesHandler,
  ],
  tasks: { work: [cleanUpWork, restoreWork, mergeFilesWork, arrangePagesWork] },
  subscriptions: [countPagesWhenStored, scanWhenStored, readStoredFiles, ...tellSenders],
  jobs: [
    filesCleanUp,
    countPagesJob,
    scanJob,
    retentionJob,
    readTextJob,
    readOldTexts,
    ...signingJobs,
  ],
  invariants: documentsInvariants,
  sealed: [sealedSealKeys],
  async routes(app, services) {
    app.get(
      '/app/attachments/attachmentTypes',
      described(namesTypes, { answer: mapOf('json') }),
      ({ actor }) => listAttachmentTypes(services, actor),
    );
    await fileRoutes(app, services);
    textRoutes(app, services);
    searchRoutes(app, services);
    summaryRoutes(app, services);
    printRoutes(app, services);
    letterheadPreviewRoute(app, services);
    letterRoutes(app, services);
    signingRoutes(app, services);
    await docusignRoutes(app, services);
    readerRoutes(app, services);
    app.addHook('onClose', () => {
      stopFileWork(services);
      return pdfRendererOf(services).stop();
    });
  },
  demo: { ...documentsDemo, finish: sealDemoEnvelopes },
  tenantDefaults: (given) => [documentTypeDefaults(given), attachmentTypeDefaults(given)],
};

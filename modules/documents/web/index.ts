import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

/** For the page of any record. */
export const AttachmentsPanel = lazy(() => import('./attachments/attachments-panel.tsx'));

export { attachmentPanelsOn } from './attachments/attachment-panels.tsx';

/** A file in a window of its own. */
export const FileWindow = lazy(() => import('./file-window.tsx'));

/** A letter to the person of a record. */
export const LetterDialog = lazy(async () => ({
  default: (await import('./letters/letter-dialog.tsx')).LetterDialog,
}));
/** What has been sent for signature of any record, and the way to send more. */
export const SignaturesPanel = lazy(() => import('./signing/signatures-panel.tsx'));

/** The document behind the link of a signer. */
export const SigningDesk = lazy(() => import('./signing/signing-desk.tsx'));
export { signingCalls } from './signing/signing-calls.ts';

export { ImagePreview } from './image-preview.tsx';
export { downloadFile } from './download-file.ts';
export { uploadInParts } from './upload/upload-in-parts.ts';
export { uploadOne } from './upload/upload-one.ts';

/** Formatted text, as letters and typed reports have it. */
export const RichText = lazy(async () => ({
  default: (await import('./letters/rich-text.tsx')).RichText,
}));

const DocumentSearch = lazy(() => import('./search/document-search-page.tsx'));

export const documentsWeb: WebModule = {
  pages: {
    '/view/docs-search': DocumentSearch,
    '/view/documents-search': DocumentSearch,
    '/view/letterhead': lazy(() => import('./letterhead/letterhead-page.tsx')),
    '/view/file-management': lazy(() => import('./storage/file-management.tsx')),
  },
  screens: {
    envelope: async () => (await import('./signing/envelope.screens.tsx')).envelopeScreens,
    attachmentType: async () =>
      (await import('./types/attachment-type.screens.tsx')).attachmentTypeScreens,
  },
  files: async () => (await import('./file-field.tsx')).fileParts,
};

import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

/** For the page of any record. */
export const AttachmentsPanel = lazy(() => import('./attachments/attachments-panel.tsx'));

/** On the page of whoever the practice writes letters to. */
export const LetterButton = lazy(() => import('./letters/letter-button.tsx'));

export { ImagePreview } from './image-preview.tsx';

const DocumentSearch = lazy(() => import('./search/document-search-page.tsx'));

export const documentsWeb: WebModule = {
  pages: {
    '/view/docs-search': DocumentSearch,
    '/view/documents-search': DocumentSearch,
    '/view/letterhead': lazy(() => import('./letterhead/letterhead-page.tsx')),
    '/view/file-management': lazy(() => import('./storage/file-management.tsx')),
  },
  screens: {
    attachmentType: async () =>
      (await import('./types/attachment-type.screens.tsx')).attachmentTypeScreens,
  },
  files: async () => (await import('./file-field.tsx')).fileParts,
};

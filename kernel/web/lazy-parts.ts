import { lazy } from 'react';

/** Parts that a screen needs but the first page does not. */
export const ActionButton = lazy(async () => ({
  default: (await import('./resource/action/action-button.tsx')).ActionButton,
}));
/** The moves of a record behind one button. */
export const MoveMenu = lazy(async () => ({
  default: (await import('./resource/action/move-menu.tsx')).MoveMenu,
}));
/** The input of an action, for a screen that does something else with its answer. */
export const ActionDialog = lazy(async () => ({
  default: (await import('./resource/action/action-dialog.tsx')).ActionDialog,
}));
export const Warning = lazy(async () => ({
  default: (await import('./errors/warning.tsx')).Warning,
}));
export const InputForm = lazy(async () => ({
  default: (await import('./form/input-form.tsx')).InputForm,
}));
export const Dialog = lazy(async () => ({
  default: (await import('./dialogs/dialog.tsx')).Dialog,
}));
/** One text with what was taken out and what was put in. */
export const TextDifference = lazy(async () => ({
  default: (await import('./resource/detail/text-difference.tsx')).TextDifference,
}));
export const FloatingWindow = lazy(async () => ({
  default: (await import('./dialogs/floating-window.tsx')).FloatingWindow,
}));
export const PdfViewer = lazy(() => import('./pdf/pdf-viewer.tsx'));
/** The pages of a PDF under each other, with something drawn over them. */
export const PdfSheets = lazy(() => import('./pdf/pdf-sheets.tsx'));
export const RelatedList = lazy(async () => ({
  default: (await import('./resource/related/related-list.tsx')).RelatedList,
}));
export const RecordDialog = lazy(async () => ({
  default: (await import('./resource/related/record-dialog.tsx')).RecordDialog,
}));
/** The generated list, for a page that says only what differs. */
export const ResourceList = lazy(() => import('./resource/list/resource-list.tsx'));
/** The changes of a record, for a page that shows it in its own way. */
export const HistoryDialog = lazy(async () => ({
  default: (await import('./resource/detail/history-dialog.tsx')).HistoryDialog,
}));
export const ChildPanel = lazy(async () => ({
  default: (await import('./resource/related/child-panel.tsx')).ChildPanel,
}));
/** One input for a declared field, outside a form. */
export const FieldInput = lazy(async () => ({
  default: (await import('./fields/field-input.tsx')).FieldInput,
}));
/** Two days, or a named range between them. */
export const RangeInput = lazy(async () => ({
  default: (await import('./fields/range-input.tsx')).RangeInput,
}));
/** Child rows that are changed in place and saved as a whole. */
export const RowsEditor = lazy(async () => ({
  default: (await import('./form/rows-editor.tsx')).RowsEditor,
}));
/** One section of a record, changed in its place. */
export const SectionForm = lazy(async () => ({
  default: (await import('./resource/detail/section-form.tsx')).SectionForm,
}));
/** The first sheet of a workbook or a CSV file, read in this browser. */
export const readSheet = async (file: File) =>
  (await import('./import/read-sheet.ts')).readSheet(file);

import { defineRefusals } from '#kernel/domain';
import { allowedExtensions } from './file-types.ts';
import { defaultMaxSizeMB, fileMessages } from './file-limits.ts';

export const documentRefusals = defineRefusals({
  fileTypeNotAccepted: {
    status: 415,
    field: 'file',
    message: fileMessages.wrongType(allowedExtensions()),
  },
  fileTooLarge: { status: 413, field: 'file', message: fileMessages.tooLarge(defaultMaxSizeMB) },
  fileMissing: { status: 400, field: 'file', message: 'Choose a file to upload.' },
  storageFull: {
    status: 413,
    field: 'file',
    message:
      'The storage of your organisation is full. Remove files you no longer need, or ask for more room.',
  },
  fileInUse: {
    status: 409,
    message: 'This file belongs to a field of the record. Change the record instead.',
  },
  chromiumMissing: {
    status: 503,
    message:
      'PDF files cannot be made now: the server has no Chromium that starts. Please tell your administrator.',
  },
  documentTooSlow: {
    status: 503,
    message: 'The document was not finished in time. Try again, or ask for less at once.',
  },
  documentTooLarge: {
    status: 413,
    message: 'The document is too large to be made into a PDF. Ask for less at once.',
  },
  pdfNeeded: { status: 415, message: 'Only the pages of a PDF can be worked on.' },
  pdfLocked: { status: 422, message: 'The file is protected with a password.' },
  pdfBroken: { status: 422, message: 'The file is damaged and cannot be read.' },
  fileTooHard: {
    status: 422,
    message: 'The file takes too long or too much memory to be read. Split it and try again.',
  },
  choosePages: { status: 400, field: 'parts', message: 'Choose the pages of the new file.' },
  pageMissing: { status: 422, field: 'parts', message: 'The file has no page {page}.' },
  chooseRemovedPages: {
    status: 400,
    field: 'pages',
    message: 'Choose pages that were removed and not restored yet.',
  },
  originalMissing: {
    status: 409,
    message: 'The original was deleted, so its pages cannot be restored.',
  },
  chooseFilesToMerge: { status: 400, field: 'fileIds', message: 'Choose two to 100 files.' },
  filesNotMergeable: {
    status: 422,
    field: 'fileIds',
    message: 'Some files cannot be merged. Take them out or replace them.',
  },
  fileNotShown: {
    status: 415,
    message: 'This kind of file is not shown here. Download it instead.',
  },
  fileNotReadable: { status: 422, message: 'The file cannot be read. Download it instead.' },
  annotationNotValid: { status: 400, message: 'The mark has no valid place in the file.' },
  annotationEmpty: { status: 400, field: 'text', message: 'Mark a place or write something.' },
  annotationTooLong: { status: 400, field: 'text', message: 'Write at most {most} letters.' },
  labelTaken: { status: 409, field: 'page', message: 'This page has a label already.' },
  annotationOfAnother: { status: 403, message: 'Only its author can change this mark.' },
  linkNotValid: { status: 404, message: 'This link has expired or was already used.' },
  wrongCode: { status: 422, field: 'code', message: 'The code is not right.' },
});

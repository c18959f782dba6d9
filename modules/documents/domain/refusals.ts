import { defineRefusals } from '#kernel/domain';
import { allowedExtensions } from './file-types.ts';
import { defaultMaxFiles, defaultMaxSizeMB, fileMessages } from './file-limits.ts';

export const documentRefusals = defineRefusals({
  fileTypeNotAccepted: {
    status: 415,
    field: 'file',
    message: fileMessages.wrongType(allowedExtensions()),
  },
  fileTooLarge: { status: 413, field: 'file', message: fileMessages.tooLarge(defaultMaxSizeMB) },
  fileEmpty: { status: 422, field: 'file', message: fileMessages.empty('{name}') },
  fileIsProgram: {
    status: 415,
    field: 'file',
    message: fileMessages.program('{name}'),
  },
  recordHasMostFiles: {
    status: 422,
    field: 'file',
    message: fileMessages.tooMany(defaultMaxFiles),
  },
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
  fileOfOthers: {
    status: 403,
    message: 'Only who uploaded this file, or the practice, can delete it.',
  },
  fileWasSent: {
    status: 409,
    message: 'This file was sent on already. Ask the practice to delete it.',
  },
  fileNameMissing: { status: 422, field: 'name', message: 'Enter a name for the file.' },
  duplicateFile: {
    status: 409,
    field: 'file',
    message: 'This file is already here: {name}',
  },
  fileHeld: { status: 409, message: '{name} is on hold and cannot be deleted: {reason}' },
  fileBeingChecked: {
    status: 409,
    message: '{name} is still being checked for viruses. Please try again in a moment.',
  },
  fileQuarantined: {
    status: 409,
    message: '{name} is infected and cannot be opened. Please tell your administrator.',
  },
  tusVersionUnknown: { status: 412, message: 'Resumable uploads speak tus 1.0.0.' },
  uploadOffset: {
    status: 409,
    message: 'The upload continues at another place. Ask for its offset first.',
  },
  tooManyUploads: {
    status: 422,
    message: 'Too many of your uploads are not finished. Finish or cancel some of them first.',
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
  textNotReady: {
    status: 409,
    message: 'The text of this file is still being read. Please try again in a moment.',
  },
  noTextFound: { status: 422, message: 'No text was found in this file.' },
  notAudio: { status: 422, message: 'Only an audio file can be transcribed.' },
  audioTooLarge: {
    status: 413,
    message: 'The audio file is too large to be transcribed. At most 25 MB are possible.',
  },
  modelNotSet: {
    status: 409,
    message:
      'No language model is set up for your organisation, so this cannot be done. Please ask your administrator.',
  },
  modelFailed: {
    status: 503,
    message: 'The language model gave no usable answer. Please try again later.',
  },
  noTextInFile: { status: 422, message: 'There is no text in this kind of file.' },
  letterIsEmpty: { status: 422, field: 'body', message: 'Write the text of the letter first.' },
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
  wrongCode: { status: 422, field: 'code', message: 'The code is not right.' },
});

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
  letterIsEmpty: { status: 422, field: 'body', message: 'Write the text of the letter first.' },
  linkNotValid: { status: 404, message: 'This link has expired or was already used.' },
  wrongCode: { status: 422, field: 'code', message: 'The code is not right.' },
});

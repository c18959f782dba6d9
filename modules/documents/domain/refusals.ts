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
  linkNotValid: { status: 404, message: 'This link has expired or was already used.' },
  wrongCode: { status: 422, field: 'code', message: 'The code is not right.' },
});

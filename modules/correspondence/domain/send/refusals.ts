import { defineRefusals } from '#kernel/domain';
import { mailLimits } from './mail-limits.ts';

export const sendRefusals = defineRefusals({
  stalePreview: {
    status: 409,
    message:
      'The record, the template or a file has changed since the preview. Please look at the preview again before you send.',
  },
  mailTooLarge: {
    status: 413,
    field: 'fileIds',
    message: `A mail takes ${mailLimits.attachmentsMB} MB of attachments. Send them as a download link.`,
  },
  tooManyFiles: {
    status: 422,
    field: 'fileIds',
    message: `A mail takes ${mailLimits.files} files.`,
  },
  ccInvalid: { status: 400, field: 'cc', message: 'Invalid email address' },
  tooManyRecipients: {
    status: 422,
    field: 'cc',
    message: `A mail goes to ${mailLimits.recipients} people at most.`,
  },
  codeNeedsMobile: {
    status: 422,
    field: 'codeTo',
    message: 'Please enter the mobile number that the code goes to.',
  },
  emptyMessage: { status: 400, field: 'body', message: 'This field is required' },
});

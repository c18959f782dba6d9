import { defineEvent, text } from '#kernel/domain';

/** A typed report lies in `fileId`, an attachment of the typing job. */
export const reportTyped = defineEvent('ReportTyped', {
  caseId: text('Case', { required: true }),
  caseType: text('Case type', { required: true }),
  typingJobId: text('Typing job', { required: true }),
  fileId: text('File', { required: true }),
});

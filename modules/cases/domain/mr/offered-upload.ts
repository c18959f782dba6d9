import { oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';

/** What somebody with an upload link sees: enough to know the request, nothing of the file itself. */
export const offeredUploadShape = {
  state: oneOf(['open', 'closed']),
  practice: 'text',
  practiceEmail: 'text?',
  provider: 'text',
  claimant: 'text',
  caseNo: 'text',
  requestType: 'text',
  note: 'text?',
  dueDate: 'text',
  files: [{ name: 'text' }],
} as const;

export type OfferedUpload = ValueOfShape<typeof offeredUploadShape>;

export const uploadPlace = '/app/record-uploads';

/** Of one request, the rejected ones included: whoever holds a link cannot fill the storage with it. */
export const mostUploadedFiles = 100;

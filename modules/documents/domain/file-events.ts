import { defineEvent, text } from '#kernel/domain';

/** The bytes of a file are kept and it is visible; whoever looks into files starts from here. */
export const fileStored = defineEvent('FileStored', {
  fileId: text('File', { required: true }),
});

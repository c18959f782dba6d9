import { defineEvent, text } from '#kernel/domain';

/** The bytes of a file are kept and it is visible; whoever looks into files starts from here. */
export const fileStored = defineEvent('FileStored', {
  fileId: text('File', { required: true }),
});

/** Somebody without an account got the file by a one-time link; looking alone is no use of it. */
export const oneTimeLinkUsed = defineEvent('OneTimeLinkUsed', {
  fileId: text('File', { required: true }),
  linkKey: text('Link', { required: true }),
});

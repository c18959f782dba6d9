import { defineEvent, text } from '#kernel/domain';

/** The bytes of a file are kept and it is visible; whoever looks into files starts from here. */
export const fileStored = defineEvent('FileStored', {
  fileId: text('File', { required: true }),
});

/** Somebody without an account opened a file by its one-time link: the receipt of whoever sent it. */
export const fileOpenedByLink = defineEvent('FileOpenedByLink', {
  fileId: text('File', { required: true }),
  openedAt: text('When', { required: true }),
});

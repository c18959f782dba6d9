import { bytesOfMB } from '#documents/domain';

/** Most mail servers take 25 MB, and a file grows by a third on its way. */
export const mailLimits = { attachmentsMB: 18, files: 30, recipients: 20, bodyLength: 200_000 };

const total = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

export const fitsInMail = (files: readonly { readonly size: number }[]): boolean =>
  total(files) <= bytesOfMB(mailLimits.attachmentsMB);

export const tooLargeText = (files: readonly { readonly size: number }[]): string =>
  `The attachments are ${Math.ceil(total(files) / bytesOfMB(1))} MB together, and a mail takes ${mailLimits.attachmentsMB} MB. Send them as a download link.`;

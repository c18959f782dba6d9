import { defineLink } from '#kernel/domain';
import { envelope } from './signing/envelope.resource.ts';

const file = { name: 'file', label: ['File', 'Files'] } as const;

/** G-147, C-305. */
export const downloadLink = defineLink({
  name: 'download',
  label: 'Download',
  for: file,
  expires: { minutes: 5 },
  uses: 'once',
  page: '/app/files/download?accessToken={token}',
  heldBy: 'the browser of a signed-in person',
  forOwnBrowser: true,
});

/** The player of a browser carries no sign-in, and asks for a part whenever it jumps. */
export const streamLink = defineLink({
  name: 'stream',
  label: 'Play',
  for: file,
  expires: { minutes: 60 },
  uses: 'many',
  page: '/app/files/view/file?accessToken={token}',
  heldBy: 'the browser of a signed-in person',
  forOwnBrowser: true,
});

/** G-035: the link and the code go different ways to somebody without an account. */
export const oneTimeAccessLink = defineLink({
  name: 'oneTimeAccess',
  label: 'File with a code',
  for: file,
  expires: { days: 7 },
  uses: 'once',
  page: '/view/onetimeaccess?id={token}&tenantId={tenantId}',
  heldBy: 'whoever was sent the file',
  endsWith: 'the fifth wrong code',
});

/** C-302. */
export const anonymousUploadLink = defineLink({
  name: 'anonymousUpload',
  label: 'Upload files',
  for: { name: 'record', label: ['Record', 'Records'] },
  expires: { days: 1 },
  uses: 'many',
  page: '/app/files/uploadAnonymousFile?accessToken={token}&tenantId={tenantId}',
  heldBy: 'whoever fills in the form',
  endsWith: 'its last file: 1 to 20, as it was asked for',
});

export const signingLink = defineLink({
  name: 'signing',
  label: 'Sign a document',
  for: envelope,
  expires: { days: 90 },
  uses: 'many',
  page: '/view/sign?token={token}',
  heldBy: 'the signer',
});

export const documentLinks = [
  downloadLink,
  streamLink,
  oneTimeAccessLink,
  anonymousUploadLink,
  signingLink,
] as const;

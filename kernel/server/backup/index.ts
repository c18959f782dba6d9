export { backUp } from './back-up.ts';
export { openOwner } from './open-owner.ts';
export { restore } from './restore.ts';
export { verifyBackup } from './verify.ts';

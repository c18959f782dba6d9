/** https://tus.io/protocols/resumable-upload, version 1.0.0. */
export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,expiration,termination';
export const tusContentType = 'application/offset+octet-stream';
export const tusPlace = '/app/files/tus';

/** Above this size a file is sent in parts, so that a cut line costs a part and not the file. */
export const resumableFromBytes = 5 * 1024 * 1024;

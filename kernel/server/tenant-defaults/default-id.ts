import { createHash } from 'node:crypto';

const namespace = Buffer.from('9d1f6a3c0b5e5c7f8a42c3e17b60d2f4', 'hex');

/** Version 5: the same words give the same id in every installation. */
export function idOf(...words: readonly string[]): string {
  const bytes = createHash('sha1').update(namespace).update(words.join('/')).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** `defaultId(tenantId, 'lookupConfig', 'specialty', 'Psychiatry')` */
export const defaultId = (tenantId: string, ...words: readonly string[]): string =>
  idOf('default', tenantId, ...words);

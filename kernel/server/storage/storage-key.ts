import { randomBytes } from 'node:crypto';

/** D21: a random name in the tenant's folder; the middle part keeps folders small. */
export function newStorageKey(tenantId: string): string {
  const name = randomBytes(24).toString('hex');
  return `${tenantId}/${name.slice(0, 2)}/${name}`;
}

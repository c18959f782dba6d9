import { isUuid } from '../resource/ids.ts';

/** Told by the database with the transaction that ends or changes a right (migration 0561). */
export const rightsChannel = 'caseway_rights';

export type RightsChange = {
  readonly tenantId: string;
  /** Null: everybody of the tenant. */
  readonly userId: string | null;
  /** `changed`: the tenant has other features; the screens read them again. */
  readonly change: 'ended' | 'changed';
};

/** Null: not written by us. */
export function readRightsChange(payload: string | undefined): RightsChange | null {
  try {
    const { tenantId, userId, change } = JSON.parse(payload ?? '') as Record<string, unknown>;
    if (typeof tenantId !== 'string' || !isUuid(tenantId)) return null;
    if (change !== 'ended' && change !== 'changed') return null;
    return { tenantId, userId: typeof userId === 'string' ? userId : null, change };
  } catch {
    return null;
  }
}

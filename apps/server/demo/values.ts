import type { PlainDate } from '#kernel/domain';
import { defaultId, defaultRecords } from '#kernel/server';
import type { LookupCategory } from '#platform/domain';
import { serverModules } from '../compose.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

export type ValueId = (category: LookupCategory, label: string) => string | null;

/** The id of a value that the tenant starts with; null where its list has no such value. */
export function valuesIn(tenant: TenantName, today: PlainDate): ValueId {
  const known = new Set(
    defaultRecords(serverModules, tenantId(tenant), today).flatMap(({ records }) =>
      records.map(({ id }) => id),
    ),
  );
  return (category, label) => {
    const id = defaultId(tenantId(tenant), 'lookupConfig', category, label);
    return known.has(id) ? id : null;
  };
}

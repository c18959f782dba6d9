import type { PlainDate } from '#kernel/domain';
import { defaultId, defaultRecords } from '#kernel/server';
import type { LookupCategory } from '#platform/domain';
import { serverModules } from '../compose.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

type Found = string | null;
export type ValueId = ((category: LookupCategory, label: string) => Found) & {
  readonly scheme: (name: string) => Found;
};

/** The id of a value that the tenant starts with; null where its list has no such value. */
export function valuesIn(tenant: TenantName, today: PlainDate): ValueId {
  const known = new Set(
    defaultRecords(serverModules, tenantId(tenant), today).flatMap(({ records }) =>
      records.map(({ id }) => id),
    ),
  );
  const find = (...words: readonly string[]): Found => {
    const id = defaultId(tenantId(tenant), ...words);
    return known.has(id) ? id : null;
  };
  const value = (category: LookupCategory, label: string) => find('lookupConfig', category, label);
  return Object.assign(value, { scheme: (name: string) => find('matterType', name) });
}

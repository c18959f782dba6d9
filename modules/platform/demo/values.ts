import type { PlainDate } from '#kernel/domain';
import { defaultId } from '#kernel/server';
import type { LookupCategory } from '../domain/index.ts';
import { referenceDefaults } from '../server/reference/reference-defaults.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

type Found = string | null;
export type ValueId = ((category: LookupCategory, label: string) => Found) & {
  readonly scheme: (name: string) => Found;
};

/** The id of a value that the tenant starts with; null where its list has no such value. */
export function valuesIn(tenant: TenantName, today: PlainDate): ValueId {
  const idOf = (...words: readonly string[]) => defaultId(tenantId(tenant), ...words);
  const defaults = referenceDefaults({ tenantId: tenantId(tenant), today, idOf });
  const known = new Set(defaults.flatMap(({ records }) => records.map(({ id }) => id)));
  const find = (...words: readonly string[]): Found => {
    const id = idOf(...words);
    return known.has(id) ? id : null;
  };
  const value = (category: LookupCategory, label: string) => find('lookupConfig', category, label);
  return Object.assign(value, { scheme: (name: string) => find('matterType', name) });
}

import { accept, change, defineAction, json, record, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { edition } from './edition.resource.ts';
import { featureKey, storedFeatures } from './features.ts';
import type { FeatureMap } from './features.ts';
import { tenantAdmin } from './roles.ts';
import { tenant } from './tenant.resource.ts';

/** Each feature with its value and with whoever says so. */
const featureList = {
  items: [{ name: 'text', key: 'text', value: 'json', source: 'text' }],
} as const;

const input = { features: json('Features', { required: true }) };

export const readTenantFeatures = defineAction({
  name: 'readFeatures',
  on: tenant,
  label: 'Features of a tenant',
  route: 'GET /app/tenants/{id}/features',
  roles: tenantAdmin,
  input: {},
  answer: featureList,
});

export const changeTenantFeatures = defineAction({
  name: 'changeFeatures',
  on: tenant,
  label: 'Change the features of a tenant',
  route: 'PUT /app/tenants/{id}/features',
  roles: tenantAdmin,
  input,
  answer: record(tenant),
});

export const readEditionFeatures = defineAction({
  name: 'readFeatures',
  on: edition,
  label: 'Features of an edition',
  route: 'GET /app/editions/{id}/features',
  roles: tenantAdmin,
  input: {},
  answer: featureList,
});

export const changeEditionFeatures = defineAction({
  name: 'changeFeatures',
  on: edition,
  label: 'Change the features of an edition',
  route: 'PUT /app/editions/{id}/features',
  roles: tenantAdmin,
  input,
  answer: record(edition),
});

const keys = new Set<string>(storedFeatures.map(featureKey));

/** B-052: True or False; null gives the value back to whoever stands behind. */
export function decideFeatures(
  resource: typeof tenant | typeof edition,
  { id, features: current }: { readonly id: string; readonly features: FeatureMap },
  changes: unknown,
): Decision {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
    return refuse('unknownFeature');
  }
  const entries = Object.entries(changes as Record<string, unknown>);
  const isKnown = ([key, value]: [string, unknown]) =>
    keys.has(key) && (value === null || value === 'True' || value === 'False');
  if (!entries.every(isKnown)) return refuse('unknownFeature');
  const features = Object.entries({ ...current, ...(changes as Record<string, string | null>) });
  const kept = Object.fromEntries(features.filter(([, value]) => value !== null));
  return accept(
    resource === tenant
      ? change(tenant, id, { features: kept })
      : change(edition, id, { features: kept }),
  );
}

export {
  OutsideRefused,
  OutsideUnavailable,
  addHookRoute,
  connectorPoint,
  keepCredentials,
  noteSynced,
  openConnection,
  outsideFetch,
  readConnectionRow,
} from './connector/index.ts';
export type {
  BoundConnector,
  OpenConnection,
  OutsideAnswer,
  OutsideCall,
  Told,
} from './connector/index.ts';
export { notify } from './notifications/notify.ts';
export type { Notice } from './notifications/notify.ts';
export { placesBeginning, placesNamed } from './places/listed-places.ts';
export { placesOfAustralia } from './places/places-of-australia.ts';
export * from './platform-server.ts';
export { healthCheckPoint } from './health/health-check-point.ts';
export { mustBeHost, visibleTenantId, batchAsTenantOrHost } from './tenant-or-host.ts';
export { lockTenant } from './tenants/lock-tenant.ts';
export { tellTenant, tellTenantAfter } from './tenants/session-changed.ts';
export { userSettingsPoint } from './user-settings.ts';
export { cachePoint } from './tools/caches.ts';
export { activeAccountsPoint, activityPoint, usagePoint } from './usage/usage-points.ts';
export { inTenantCurrency, tenantCurrency } from './tenant-currency.ts';
export { tenantZone, todayOf } from './tenant-zone.ts';

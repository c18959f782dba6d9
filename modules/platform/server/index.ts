export * from './exports/requester.ts';
export { notify } from './notifications/notify.ts';
export type { Notice } from './notifications/notify.ts';
export * from './platform-server.ts';
export { contributeHealthCheck } from './health/health-contributions.ts';
export { mustBeHost, reachOf, withinReach } from './reach.ts';
export { tellTenantAfter } from './tenants/session-changed.ts';
export { contributeActiveAccounts, contributeActivity } from './usage/activity-contributions.ts';
export { contributeUsage } from './usage/usage-contributions.ts';

import { defineModule, everyonesTasks } from '#kernel/domain';
import { australianNumbers } from './australian-numbers.ts';
import { flushCaches } from './tools/index.ts';
import { listConnectionCalls, listConnections } from './connector/index.ts';
import { listContradictions, lookForContradictions } from './contradictions/contradictions.ts';
import { edition } from './edition.resource.ts';
import {
  changeEditionFeatures,
  changeTenantFeatures,
  readEditionFeatures,
  readTenantFeatures,
} from './feature-actions.ts';
import { markFeedbackRead, readFeedbackInbox } from './feedback/feedback-inbox.ts';
import { feedback } from './feedback/feedback.resource.ts';
import { runHealthCheck } from './health/health-checks.ts';
import { listMigrations, migrateStoredProcedures } from './health/migration.ts';
import {
  listBackgroundJobs,
  readJobBoard,
  removeBackgroundJob,
  retryBackgroundJob,
} from './jobs/background-jobs.ts';
import { platformPages } from './pages.ts';
import { referenceActions, referenceResources } from './reference/index.ts';
import { platformRefusals } from './refusals.ts';
import {
  listSystemErrors,
  reopenSystemError,
  resolveSystemError,
} from './system-errors/system-errors.ts';
import { tenantAdmin } from './roles.ts';
import { tenant } from './tenant.resource.ts';
import { changeTenantSettings, readTenantSettings } from './tenants/tenant-settings.ts';
import { publishUpdate, withdrawUpdate } from './updates/publish.ts';
import { systemUpdate } from './updates/system-update.resource.ts';
import {
  countActiveAccounts,
  countActiveClients,
  readActiveAccounts,
  readActiveMonth,
} from './usage/monthly-activity.ts';
import { readSubscription } from './usage/subscription.ts';
import { monthFormats } from './usage/month-format.ts';

export * from './connector/index.ts';
export * from './contradictions/contradictions.ts';
export * from './edition.resource.ts';
export * from './editions.ts';
export * from './feature-actions.ts';
export * from './extra-resources.ts';
export * from './feature-groups.ts';
export * from './features.ts';
export * from './feedback/index.ts';
export * from './health/index.ts';
export * from './jobs/index.ts';
export * from './link-settings.ts';
export * from './notifications/index.ts';
export * from './pages.ts';
export * from './places/index.ts';
export * from './realtime/index.ts';
export * from './reference/index.ts';
export * from './refusals.ts';
export * from './roles.ts';
export * from './saved-filters/index.ts';
export * from './may-change-tenant.ts';
export * from './setting-attributes.ts';
export * from './second-person-settings.ts';
export * from './settings.ts';
export * from './table-settings/index.ts';
export * from './system-errors/index.ts';
export * from './tenant.resource.ts';
export * from './tenants/index.ts';
export * from './updates/index.ts';
export * from './tools/index.ts';
export * from './usage/index.ts';
export * from './vocabulary.ts';

export const platform = defineModule({
  name: 'platform',
  textFormats: { ...australianNumbers, ...monthFormats },
  abilities: [everyonesTasks(tenantAdmin)],
  resources: [edition, tenant, systemUpdate, feedback, ...referenceResources],
  actions: [
    ...referenceActions,
    readTenantFeatures,
    changeTenantFeatures,
    readEditionFeatures,
    changeEditionFeatures,
    readTenantSettings,
    changeTenantSettings,
    listBackgroundJobs,
    readJobBoard,
    retryBackgroundJob,
    removeBackgroundJob,
    readFeedbackInbox,
    markFeedbackRead,
    publishUpdate,
    withdrawUpdate,
    listSystemErrors,
    resolveSystemError,
    reopenSystemError,
    runHealthCheck,
    listConnections,
    listConnectionCalls,
    listContradictions,
    lookForContradictions,
    migrateStoredProcedures,
    listMigrations,
    countActiveClients,
    countActiveAccounts,
    readActiveAccounts,
    readActiveMonth,
    readSubscription,
    flushCaches,
  ],
  pages: platformPages,
  refusals: platformRefusals,
});

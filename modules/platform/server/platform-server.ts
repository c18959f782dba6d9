import { settingAttribute } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { sentencePoint, vocabularyPoint } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { platformDemo } from '../demo/index.ts';
import { inWords, sentenceInWords, vocabularyOf } from '../domain/index.ts';
import { platformSeed } from '../seed/index.ts';
import { connectorParts } from './connector/index.ts';
import { contradictionHandlers } from './contradictions/contradictions.handlers.ts';
import { contradictionsCheck } from './contradictions/contradictions-check.ts';
import { lookEveryNight } from './contradictions/look-every-night.job.ts';
import { featureHandlers } from './features.handlers.ts';
import { feedbackHandlers } from './feedback/feedback.handlers.ts';
import { healthHandlers } from './health/health.handlers.ts';
import { ownHealthChecks } from './health/own-checks.ts';
import { backgroundJobHandlers } from './jobs/background-jobs.ts';
import { forgetNotifications } from './notifications/forget.job.ts';
import { pushNotifications } from './notifications/push.job.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { forgetPresence } from './realtime/forget-presence.job.ts';
import { presenceHub } from './realtime/presence-hub.ts';
import { countValuesHandler } from './reference/count-values.handler.ts';
import { defaultValueHandlers } from './reference/default-value.handlers.ts';
import { moveValueHandler } from './reference/move-value.handler.ts';
import { referenceDefaults } from './reference/reference-defaults.ts';
import { referenceRoutes } from './reference/routes.ts';
import { savedFilterRoutes } from './saved-filters/routes.ts';
import { systemConfigRoutes } from './system-config-routes.ts';
import { crashReportRoutes } from './system-errors/crash-reports.ts';
import { errorLogOf, serverFault } from './system-errors/error-log.ts';
import { forgetErrors } from './system-errors/forget-errors.job.ts';
import { systemErrorHandlers } from './system-errors/system-errors.handlers.ts';
import { tableSettingRoutes } from './table-settings/routes.ts';
import { pageViewRoutes } from './telemetry/page-views.ts';
import { telemetryOf } from './telemetry/telemetry.ts';
import { giveTenantDefaults } from './tenants/give-tenant-defaults.ts';
import { tenantRoutes } from './tenants/tenant-routes.ts';
import { tenantSettingHandlers } from './tenants/tenant-settings.handlers.ts';
import { flushCachesHandler, listTotalsCache } from './tools/caches.ts';
import { productUpdateRoutes } from './updates/product-updates.ts';
import { updateHandlers } from './updates/updates.handlers.ts';
import { countedRoutes } from './usage/counted-routes.ts';
import { monthlyActivityHandlers } from './usage/monthly-activity.handlers.ts';
import { subscriptionHandler } from './usage/subscription.handler.ts';
import { platformTables } from './tables.ts';

const vocabularyFor = ({ attributes }: Actor) =>
  vocabularyOf(attributes[settingAttribute('ICS.Vocabulary')]);

/** B-009: what leaves in a file is called as on the screen. */
const tenantVocabulary = vocabularyPoint.contribute((actor) => {
  const vocabulary = vocabularyFor(actor);
  return (label) => inWords(label, vocabulary);
});

/** B-009: refusals and questions speak as the screen does. */
const tenantSentences = sentencePoint.contribute((actor) => {
  const vocabulary = vocabularyFor(actor);
  return (sentence) => sentenceInWords(sentence, vocabulary);
});

export const platformServer: ServerModule = {
  name: 'platform',
  database: platformTables,
  contributes: [
    tenantVocabulary,
    tenantSentences,
    ...ownHealthChecks,
    listTotalsCache,
    ...connectorParts.contributes,
    contradictionsCheck,
  ],
  handlers: [
    ...defaultValueHandlers,
    countValuesHandler,
    moveValueHandler,
    ...featureHandlers,
    ...tenantSettingHandlers,
    ...backgroundJobHandlers,
    ...feedbackHandlers,
    ...updateHandlers,
    ...systemErrorHandlers,
    ...healthHandlers,
    ...connectorParts.handlers,
    ...contradictionHandlers,
    ...monthlyActivityHandlers,
    subscriptionHandler,
    flushCachesHandler,
  ],
  jobs: [
    pushNotifications,
    forgetNotifications,
    forgetPresence,
    forgetErrors,
    lookEveryNight,
    ...connectorParts.jobs,
  ],
  sealed: connectorParts.sealed,
  hub: presenceHub,
  tenantDefaults: referenceDefaults,
  seed: platformSeed,
  demo: platformDemo,
  rules: [giveTenantDefaults],
  unexpected({ error, method, route, actor }, services) {
    const fault = serverFault(error, `${method} ${route}`, actor);
    errorLogOf(services).note(fault);
    telemetryOf(services).failed(fault);
  },
  routes(app, services) {
    // What went wrong just before the end is kept too.
    app.addHook('onClose', () => errorLogOf(services).flush());
    tenantRoutes(app, services);
    countedRoutes(app);
    systemConfigRoutes(app, services);
    crashReportRoutes(app, services);
    pageViewRoutes(app, services);
    productUpdateRoutes(app, services);
    tableSettingRoutes(app, services);
    savedFilterRoutes(app, services);
    referenceRoutes(app, services);
    notificationRoutes(app, services);
  },
};

import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export { platformAddresses } from './addresses.ts';
export { NotificationBell } from './notifications/notification-bell.tsx';
export { NotificationsHost } from './notifications/notifications-host.tsx';
export { WatchSession } from './system-errors/watch-session.tsx';
export { PageViews } from './telemetry/page-views.ts';
export { UnseenUpdates } from './updates/unseen-dot.tsx';

/** Parts of pages that a later module puts together. */
export const BrandImages = lazy(() => import('./settings/brand-images.tsx'));
export const FeaturesPanel = lazy(() => import('./features-panel.tsx'));
export const HealthChecks = lazy(() => import('./health/health-checks.tsx'));
export const TenantSettingsPanel = lazy(() => import('./settings/tenant-settings-panel.tsx'));

export const platformWeb: WebModule = {
  pages: {
    '/hangfire': lazy(() => import('./jobs/job-dashboard.tsx')),
    '/subscription': lazy(() => import('./usage/subscription.tsx')),
    '/view/client-active-count': lazy(() => import('./usage/active-clients.tsx')),
    '/view/connections': lazy(() => import('./connections/connections.tsx')),
    '/view/contradictions': lazy(() => import('./contradictions/contradictions.tsx')),
    '/view/db-migration': lazy(() => import('./health/db-migration.tsx')),
    '/view/monthly-active-accounts': lazy(() => import('./usage/active-accounts.tsx')),
    '/view/monthly-active-accounts/detail/{id}': lazy(
      () => import('./usage/accounts-of-month.tsx'),
    ),
    '/view/notifications': lazy(() => import('./notifications/notifications-page.tsx')),
    '/view/product-update': lazy(() => import('./updates/product-updates.tsx')),
    '/view/send-feedback': lazy(() => import('./feedback/send-feedback.tsx')),
    '/view/monthly-active-accounts/add': lazy(() => import('./usage/add-active-accounts.tsx')),
    '/view/system-config/add': lazy(() => import('./settings/add-system-config.tsx')),
    '/view/system-config/detail/{id}': lazy(() => import('./settings/setting-group-page.tsx')),
    '/view/system-config': lazy(() => import('./settings/system-config.tsx')),
    '/view/system-error': lazy(() => import('./system-errors/system-errors.tsx')),
  },
  screens: {
    edition: async () => (await import('./edition.screens.tsx')).editionScreens,
    feedback: async () => (await import('./feedback/feedback.screens.tsx')).feedbackScreens,
    lookupConfig: async () => (await import('./reference/value-list.screens.tsx')).valueListScreens,
    systemUpdate: async () =>
      (await import('./updates/system-update.screens.tsx')).systemUpdateScreens,
  },
};

import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export { NotificationBell } from './notifications/notification-bell.tsx';
export { NotificationsHost } from './notifications/notifications-host.tsx';

export const platformWeb: WebModule = {
  pages: {
    '/view/notifications': lazy(() => import('./notifications/notifications-page.tsx')),
  },
  screens: {
    tenant: async () => (await import('./tenant.screens.tsx')).tenantScreens,
    edition: async () => (await import('./edition.screens.tsx')).editionScreens,
  },
};

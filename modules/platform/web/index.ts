import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const platformWeb: WebModule = {
  pages: { '/view/system-tools': lazy(() => import('./why-hidden.tsx')) },
  screens: {
    tenant: async () => (await import('./tenant.screens.tsx')).tenantScreens,
    edition: async () => (await import('./edition.screens.tsx')).editionScreens,
  },
};

import type { WebModule } from '#kernel/web';

export const platformWeb: WebModule = {
  screens: {
    tenant: async () => (await import('./tenant.screens.tsx')).tenantScreens,
    edition: async () => (await import('./edition.screens.tsx')).editionScreens,
  },
};

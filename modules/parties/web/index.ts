import type { WebModule } from '#kernel/web';

export const partiesWeb: WebModule = {
  screens: { company: async () => (await import('./company.screens.tsx')).companyScreens },
};

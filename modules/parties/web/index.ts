import type { WebModule } from '#kernel/web';
import { lazy } from 'react';

export const partiesWeb: WebModule = {
  pages: {
    '/view/cm-profile': lazy(() => import('./company/case-manager-profile.tsx')),
  },
  screens: {
    company: async () => (await import('./company/company.screens.tsx')).companyScreens,
    companyGroup: async () =>
      (await import('./company/company-group.screens.tsx')).companyGroupScreens,
    caseManager: async () =>
      (await import('./company/case-manager.screens.tsx')).caseManagerScreens,
  },
};

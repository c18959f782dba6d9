import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { apiKeysPath, listApiKeys } from '../domain/index.ts';

export { identityAddresses } from './addresses.ts';
export { StepUpHost } from './step-up-host.tsx';

export const identityWeb: WebModule = {
  pages: {
    '/view/login-account': lazy(() => import('./my-details.tsx')),
    [apiKeysPath]: lazy(() => import('./api-keys/api-and-webhooks.tsx')),
    '/view/live-links': lazy(() => import('./live-links.tsx')),
    '/view/sign-in-provider': lazy(() => import('./provider/sign-in-provider.tsx')),
    '/view/system-tools': lazy(() => import('./system-tools.tsx')),
    '/view/tenants/add': lazy(() => import('./add-tenant.tsx')),
    '/view/logout': lazy(() => import('./logout.tsx')),
    '/view/roles/add-edit-roles': lazy(() => import('./add-edit-role.tsx')),
  },
  commands: [
    {
      label: 'API and webhooks',
      words: 'key token scope program integration rotate secret developer openapi',
      ability: listApiKeys.ability,
      path: apiKeysPath,
    },
  ],
  screens: {
    tenant: async () => (await import('./tenant.screens.tsx')).tenantScreens,
    user: async () => (await import('./user.screens.tsx')).userScreens,
    role: async () => (await import('./role.screens.tsx')).roleScreens,
  },
};

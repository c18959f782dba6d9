import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { adminStaff, tenantAdmin } from '#platform/domain';
import { apiKeysPath } from './api-keys/api-key-actions.ts';
import { liveLinksPath } from './links/live-links.ts';
import { signInProviderPath } from './provider/provider-actions.ts';

export const identityPages: readonly Page[] = [
  definePage({ row: 'R-007', path: '/view/login-account', title: 'My Details' }),
  definePage({ row: 'R-011', path: '/view/logout', title: 'Logout' }),
  definePage({
    row: 'R-034',
    path: '/view/roles/add-edit-roles',
    title: 'Add or Edit Role',
    roles: tenantAdmin,
  }),
  definePage({ path: apiKeysPath, title: 'API and webhooks', roles: adminStaff }),
  definePage({ path: liveLinksPath, title: 'Live Links', roles: adminStaff }),
  definePage({ path: signInProviderPath, title: 'Sign-in Provider', roles: tenantAdmin }),
  definePage({ row: 'R-055', path: '/signin-oidc', title: 'Signing in', kind: 'anonymous' }),
  definePage({ row: 'R-056', path: '/signout-oidc', title: 'Signed out', kind: 'anonymous' }),
  definePage({ row: 'R-058', path: '/login', title: 'Login', kind: 'anonymous' }),
  definePage({
    row: 'R-060',
    path: '/account/RevertImpersonation',
    title: 'Revert impersonation',
    kind: 'anonymous',
  }),
];

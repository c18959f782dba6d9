import { defineModule } from '#kernel/domain';
import {
  lockUser,
  resendLoginInformation,
  resetPassword,
  resetSecondFactors,
  unlockUser,
} from './account-actions.ts';
import { apiKeyActions } from './api-keys/api-key-actions.ts';
import { explainAccess } from './explain-access.ts';
import { impersonate } from './impersonate.ts';
import { accountLinks } from './links/account-links.ts';
import { listLiveLinks, withdrawLink } from './links/live-links.ts';
import { identityPages } from './pages.ts';
import {
  claimSignInDomain,
  confirmSignInDomain,
  listDomainClaims,
  proveSignInDomain,
  readSignInProvider,
  removeSignInDomain,
  saveSignInProvider,
  switchSignInProvider,
  testSignInProvider,
} from './provider/provider-actions.ts';
import { identityRefusals } from './refusals.ts';
import {
  changePermissions,
  resetGlobalPermissions,
  resetTenantPermissions,
} from './role-permissions.ts';
import { role } from './role.resource.ts';
import { addAdministrator, createTenant, listAdministrators } from './tenants/administrators.ts';
import { userGroup } from './user-group.resource.ts';
import { endUserSession, endUserSessions, readAccountState } from './user-sessions.ts';
import { user } from './user.resource.ts';

export * from './access-rules.ts';
export * from './account-actions.ts';
export * from './account-rights.ts';
export * from './api-keys/api-key-actions.ts';
export * from './api-keys/decide-api-key.ts';
export * from './explain-access.ts';
export * from './role-flags.ts';
export * from './impersonate.ts';
export * from './links/account-links.ts';
export * from './links/live-links.ts';
export * from './pages.ts';
export * from './password.ts';
export * from './provider/decide-entry.ts';
export * from './provider/mail-domain.ts';
export * from './provider/password-beside-provider.ts';
export * from './provider/provider-actions.ts';
export * from './provider/provider-claims.ts';
export * from './provider/provider-roles.ts';
export * from './refusals.ts';
export * from './registration.ts';
export * from './role-permissions.ts';
export * from './role.resource.ts';
export * from './second-factor.ts';
export * from './static-roles.ts';
export * from './tenants/administrators.ts';
export * from './user-group.resource.ts';
export * from './user-sessions.ts';
export * from './user.resource.ts';

export const identity = defineModule({
  name: 'identity',
  resources: [role, user, userGroup],
  actions: [
    resetPassword,
    resetSecondFactors,
    resendLoginInformation,
    lockUser,
    unlockUser,
    impersonate,
    changePermissions,
    resetTenantPermissions,
    resetGlobalPermissions,
    explainAccess,
    readAccountState,
    endUserSessions,
    endUserSession,
    createTenant,
    listAdministrators,
    addAdministrator,
    listLiveLinks,
    withdrawLink,
    ...apiKeyActions,
    readSignInProvider,
    saveSignInProvider,
    testSignInProvider,
    switchSignInProvider,
    claimSignInDomain,
    proveSignInDomain,
    removeSignInDomain,
    listDomainClaims,
    confirmSignInDomain,
  ],
  links: accountLinks,
  pages: identityPages,
  refusals: identityRefusals,
});

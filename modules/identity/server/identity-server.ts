import type { ServerModule } from '#kernel/server';
import { change } from '#kernel/domain';
import { cachePoint, userSettingsPoint } from '#platform/server';
import { user } from '../domain/index.ts';
import { identityDemo } from '../demo/index.ts';
import { identitySeed } from '../seed/index.ts';
import { explainHandler } from './access/explain.handler.ts';
import { forgetActor, forgetActors } from './actor/actor-cache.ts';
import { loadUser } from './actor/load-actor.ts';
import { apiKeyHandlers } from './api-keys/api-key.handlers.ts';
import { identityCleanUp } from './clean-up.job.ts';
import { sealedFactorSecrets } from './factors/totp.ts';
import { liveLinkHandlers } from './links/live-links.handlers.ts';
import { userOfLink } from './links/password-link.ts';
import { sealedSigningKeys } from './oidc/signing-keys.ts';
import { sealedPayloads } from './oidc/store.ts';
import { mountProvider } from './oidc/mount.ts';
import { openProvider } from './oidc/provider.ts';
import { userinfoRoutes } from './oidc/userinfo.ts';
import { domainHandlers } from './provider/domain.handlers.ts';
import { providerHandlers } from './provider/provider.handlers.ts';
import { sealedProviderSecrets } from './provider/provider-row.ts';
import { sealedIdTokens } from './provider/provider-sign-ins.ts';
import { factorRoutes } from './profile/factor-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './profile/session-routes.ts';
import { stepUpRoutes } from './profile/step-up-routes.ts';
import { permissionHandlers } from './roles/permissions.handlers.ts';
import { accountRoutes } from './sign-in/account-routes.ts';
import { roleDefaults } from './tenants/role-defaults.ts';
import { tenantHandlers } from './tenants/tenants.handlers.ts';
import { accountHandlers } from './users/account.handlers.ts';
import { accountIsNotAbove } from './users/account-rule.ts';
import { accountStateHandlers } from './users/account-state.handlers.ts';
import { accountUsage } from './users/account-usage.ts';
import { impersonateHandler } from './users/impersonate.handler.ts';
import { welcomeNewUser } from './users/welcome-new-user.ts';
import { identityTables } from './tables.ts';

export const identityServer: ServerModule = {
  name: 'identity',
  database: identityTables,
  contributes: [
    userSettingsPoint.contribute((userId, settings) => change(user, userId, { settings })),
    ...accountUsage,
    userOfLink,
    cachePoint.contribute({ name: 'Rights of signed-in users', forget: forgetActors }),
  ],
  sealed: [
    sealedSigningKeys,
    sealedPayloads,
    sealedFactorSecrets,
    sealedProviderSecrets,
    sealedIdTokens,
  ],
  handlers: [
    ...accountHandlers,
    ...accountStateHandlers,
    impersonateHandler,
    ...permissionHandlers,
    explainHandler,
    ...tenantHandlers,
    ...liveLinkHandlers,
    ...apiKeyHandlers,
    ...providerHandlers,
    ...domainHandlers,
  ],
  rules: [accountIsNotAbove, welcomeNewUser],
  hub: {
    // The hub shows what the rights of the account show, whatever a key is cut to.
    admits: (actor) => actor.apiKey === undefined,
    rightsChanged: (services, { userId }) =>
      userId === null ? forgetActors(services) : forgetActor(services, userId),
  },
  tenantDefaults: roleDefaults,
  seed: identitySeed,
  demo: identityDemo,
  jobs: [identityCleanUp],
  tasks: { starter: loadUser },
  async routes(app, services) {
    const provider = await openProvider(services);
    userinfoRoutes(app, services);
    await mountProvider(app, provider, services.config.publicUrl);
    await accountRoutes(app, services, provider);
    profileRoutes(app, services);
    factorRoutes(app, services);
    stepUpRoutes(app, services);
    sessionRoutes(app, services);
  },
};

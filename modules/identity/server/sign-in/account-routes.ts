import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Services } from '#kernel/server';
import { accountPages } from './account-pages.ts';
import { forgotRoutes } from './forgot-routes.ts';
import { impersonationRoutes } from './impersonation-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { logoutRoutes } from './logout-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { providerRoutes } from '../provider/provider-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { setUpFactorRoutes } from './set-up-factor-routes.ts';
import { setPasswordRoutes } from './set-password-routes.ts';

export async function accountRoutes(
  app: FastifyInstance,
  services: Services,
  provider: Provider,
): Promise<void> {
  await app.register(async (scope) => {
    const pages = accountPages(scope, services, provider);
    loginRoutes(pages);
    secondFactorRoutes(pages);
    setUpFactorRoutes(pages);
    passkeyRoutes(pages);
    providerRoutes(pages);
    logoutRoutes(pages);
    forgotRoutes(pages);
    setPasswordRoutes(pages);
    impersonationRoutes(pages);
  });
}

import Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '#kernel/server';
import { endSessionSignIns } from '../sign-in/end-session-sign-ins.ts';
import { apiScope, oidcScopes } from './client.ts';
import { configuration } from './configuration.ts';
import { signingKeys } from './signing-keys.ts';
import { openStore } from './store.ts';

export async function openProvider(services: Services): Promise<Provider> {
  const { publicUrl } = services.config;
  const store = openStore(services);
  const provider = new Provider(
    publicUrl,
    configuration(services, store, await signingKeys(services)),
  );
  provider.proxy = publicUrl.startsWith('https:');
  // A grant with a refresh token outlives the session, as far as the provider is concerned.
  provider.use(async (ctx, next) => {
    await next();
    const { session, route } = (ctx as KoaContextWithOIDC).oidc ?? {};
    const isOver =
      route === 'end_session_confirm' && (session as { destroyed?: boolean })?.destroyed;
    if (session && isOver) await endSessionSignIns(services, session.uid);
  });
  // The scope of the API belongs to its resource, and the provider announces only its own scopes.
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx as { body?: { scopes_supported?: string[] } };
    const isDiscovery = (ctx as KoaContextWithOIDC).oidc?.route === 'discovery';
    if (isDiscovery && body) ctx.body = { ...body, scopes_supported: [...oidcScopes, apiScope] };
  });
  provider.on('server_error', (_ctx, error) => {
    services.log.error({ err: error }, 'OpenID Connect failed');
  });
  return provider;
}

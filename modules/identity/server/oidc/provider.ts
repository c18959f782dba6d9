import Provider from 'oidc-provider';
import type { Services } from '#kernel/server';
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
  provider.on('server_error', (_ctx, error) => {
    services.log.error({ err: error }, 'OpenID Connect failed');
  });
  return provider;
}

import { buildEndSessionUrl } from 'openid-client';
import type { Services } from '#kernel/server';
import { openIssuer } from './openid-library.ts';
import { openProviderOf } from './provider-row.ts';
import { leaveProvider } from './provider-sign-ins.ts';

/** Where a person who signs out here can sign out at the provider too; null where there is no such place. */
export async function addressToLeaveProvider(
  services: Services,
  sessionUid: string,
): Promise<{ readonly label: string; readonly address: string } | null> {
  const left = await leaveProvider(services, sessionUid);
  const row = left && (await openProviderOf(services, left.tenantId));
  if (!row?.hasEndSession || row.issuer !== left?.issuer) return null;
  const config = await openIssuer(services, row).catch(() => null);
  if (!config?.serverMetadata().end_session_endpoint) return null;
  const address = buildEndSessionUrl(config, {
    id_token_hint: left.idToken,
    post_logout_redirect_uri: `${services.config.publicUrl}/signout-oidc`,
  });
  return { label: row.label, address: address.href };
}

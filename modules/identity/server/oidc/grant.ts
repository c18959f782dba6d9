import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '#kernel/server';
import type { SignInAccount } from './account.ts';
import { apiScope, audienceOf, clientId, oidcScopes } from './client.ts';
import type { Store } from './store.ts';

/** Signed in once more with the same browser: proven once more. */
const isLiveText = `update sign_ins set proved_at = greatest(proved_at, coalesce((select p.proved_at from provider_sign_ins p
      where p.session_uid = sign_ins.session_uid), $2))
  where id = $1 and ended_at is null returning id`;

const startText = `insert into sign_ins
    (tenant_id, id, user_id, session_uid, impersonator_id, impersonator_tenant_id, started_at, proved_at)
  values ($1, $2, $3, $4,
    (select impersonator_id from impersonations where session_uid = $4 and ended_at is null),
    (select impersonator_tenant_id from impersonations where session_uid = $4 and ended_at is null), $5,
    coalesce((select proved_at from provider_sign_ins where session_uid = $4), $6))`;

/** The client is our own: nobody is asked for consent. One grant is one sign-in of one browser. */
export async function loadGrant(
  store: Store,
  services: Services,
  ctx: KoaContextWithOIDC,
): Promise<Grant> {
  const { config, now } = services;
  const { session, provider } = ctx.oidc;
  const provedAt = provedAtOf(services, ctx);
  const account = ctx.oidc.account as SignInAccount;
  const known = session?.grantIdFor(clientId);
  const existing = known ? await liveGrant(store, ctx, known, provedAt) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId });
  grant.addOIDCScope(oidcScopes.join(' '));
  grant.addResourceScope(audienceOf(config.publicUrl), apiScope);
  const id = await grant.save();
  await store.run([
    {
      text: startText,
      values: [account.tenantId, id, account.accountId, session?.uid, now(), provedAt],
    },
  ]);
  return grant;
}

/** As long ago as the person came in; who only returned to the own account has proven nothing. */
function provedAtOf({ now }: Services, { oidc: { session } }: KoaContextWithOIDC): Date | null {
  const { loginTs, amr } = session ?? {};
  if (loginTs === undefined || amr?.includes('revert')) return null;
  return new Date(now().getTime() - Math.max(0, Date.now() - loginTs * 1000));
}

async function liveGrant(
  store: Store,
  ctx: KoaContextWithOIDC,
  id: string,
  provedAt: Date | null,
): Promise<Grant | undefined> {
  const [live] = await store.run([{ text: isLiveText, values: [id, provedAt] }]);
  return live?.rows.length ? await ctx.oidc.provider.Grant.find(id) : undefined;
}

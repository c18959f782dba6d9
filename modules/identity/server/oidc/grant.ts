import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '#kernel/server';
import type { SignInAccount } from './account.ts';
import { apiScope, audienceOf, clientId, oidcScopes } from './client.ts';
import type { Store } from './store.ts';

const isLiveText = 'select 1 from sign_ins where id = $1 and ended_at is null';

const startText = `insert into sign_ins
    (tenant_id, id, user_id, session_uid, impersonator_id, impersonator_tenant_id, started_at)
  values ($1, $2, $3, $4,
    (select impersonator_id from impersonations where session_uid = $4 and ended_at is null),
    (select impersonator_tenant_id from impersonations where session_uid = $4 and ended_at is null), $5)`;

/** The client is our own: nobody is asked for consent. One grant is one sign-in of one browser. */
export async function loadGrant(
  store: Store,
  { config, now }: Services,
  ctx: KoaContextWithOIDC,
): Promise<Grant> {
  const { session, provider } = ctx.oidc;
  const account = ctx.oidc.account as SignInAccount;
  const known = session?.grantIdFor(clientId);
  const existing = known ? await liveGrant(store, ctx, known) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId });
  grant.addOIDCScope(oidcScopes.join(' '));
  grant.addResourceScope(audienceOf(config.publicUrl), apiScope);
  const id = await grant.save();
  await store.run([
    { text: startText, values: [account.tenantId, id, account.accountId, session?.uid, now()] },
  ]);
  return grant;
}

async function liveGrant(
  store: Store,
  ctx: KoaContextWithOIDC,
  id: string,
): Promise<Grant | undefined> {
  const [live] = await store.run([{ text: isLiveText, values: [id] }]);
  return live?.rows.length ? await ctx.oidc.provider.Grant.find(id) : undefined;
}

import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '#kernel/server';
import { errorPage } from '../pages/error-page.ts';
import { pageHeaders } from '../pages/layout.ts';
import { confirmLogoutPage, signedOutPage } from '../pages/logout-page.ts';
import { hostCookie, secureCookie } from '../sign-in/cookie-names.ts';
import { findAccount } from './account.ts';
import type { SignInAccount } from './account.ts';
import { adapterOver } from './adapter.ts';
import { apiScope, audienceOf, clientId, lifetimes, oidcScopes } from './client.ts';
import { loadGrant } from './grant.ts';
import { signInPolicy } from './policy.ts';
import type { Store } from './store.ts';

const epoch = (): number => Math.floor(Date.now() / 1000);

/** Idle time starts again with each use; the absolute end does not move. */
const untilIdle = (since: number | undefined): number =>
  Math.max(1, Math.min(lifetimes.idle, (since ?? epoch()) + lifetimes.absolute - epoch()));

function show(ctx: KoaContextWithOIDC, page: (nonce: string) => string): void {
  const { nonce, headers } = pageHeaders();
  ctx.set(headers);
  ctx.type = 'html';
  ctx.body = page(nonce);
}

/** contract.md "Addresses", stack.md "Identity", D12. */
export function configuration(services: Services, store: Store, keys: JWK[]): Configuration {
  const { publicUrl } = services.config;
  const resource = audienceOf(publicUrl);
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    adapter: adapterOver(store, () => services.now()),
    jwks: { keys },
    cookies: {
      names: {
        session: hostCookie(publicUrl, 'caseway.session'),
        interaction: secureCookie(publicUrl, 'caseway.signin'),
        resume: secureCookie(publicUrl, 'caseway.resume'),
      },
      keys: [services.secrets.derive('cookies').toString('base64url')],
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', secure: cookie.secure },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/signin-oidc`],
        post_logout_redirect_uris: [`${publicUrl}/signout-oidc`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: oidcScopes,
    claims: {
      openid: ['sub', 'tenant_id'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email'],
      phone: ['phone_number'],
      roles: ['role'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      end_session: '/connect/endsession',
      userinfo: '/connect/userinfo',
      jwks: '/connect/jwks',
      revocation: '/connect/revocation',
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: true },
      revocation: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, (nonce) => confirmLogoutPage(nonce, form)),
        postLogoutSuccessSource: (ctx) => show(ctx, (nonce) => signedOutPage(nonce)),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: resource,
          accessTokenTTL: lifetimes.accessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'HS256', key: services.secrets.derive('access-token') } },
        }),
      },
    },
    findAccount: (ctx, sub, token) =>
      findAccount(store, ctx, sub, (token as { grantId?: string } | undefined)?.grantId),
    loadExistingGrant: (ctx) => loadGrant(store, services, ctx),
    extraTokenClaims: (ctx, token) => {
      const account = ctx.oidc.account as SignInAccount | undefined;
      return {
        tid: account?.tenantId,
        sid: (token as { grantId?: string }).grantId,
        ...(account?.impersonatorId && { impersonator: account.impersonatorId }),
      };
    },
    interactions: { url: () => '/account/login', policy: signInPolicy() },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    renderError: (ctx, out) => show(ctx, (nonce) => errorPage(nonce, out)),
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.interaction,
      Grant: lifetimes.absolute,
      Session: (_ctx, session) => untilIdle(session.loginTs),
      RefreshToken: (_ctx, token) => untilIdle(token.iiat),
    },
  };
}

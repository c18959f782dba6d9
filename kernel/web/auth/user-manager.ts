import type { UserManager } from 'oidc-client-ts';
import { clientId } from './stored-user.ts';

let manager: Promise<UserManager> | null = null;

/** B-129. Only who comes or goes needs the library: a signed-in page does without its weight. */
export function users(): Promise<UserManager> {
  manager ??= create().catch((error: unknown) => {
    manager = null;
    throw error;
  });
  return manager;
}

async function create(): Promise<UserManager> {
  const { UserManager: Manager, WebStorageStateStore } = await import('oidc-client-ts');
  return new Manager({
    authority: location.origin,
    client_id: clientId,
    redirect_uri: `${location.origin}/signin-oidc`,
    post_logout_redirect_uri: `${location.origin}/signout-oidc`,
    response_type: 'code',
    scope: 'openid profile email phone roles offline_access caseway',
    userStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  });
}

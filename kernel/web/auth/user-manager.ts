import { UserManager, WebStorageStateStore } from 'oidc-client-ts';

let manager: UserManager | null = null;

/** B-129. Renewal is ours: it is done under a lock that all windows share (D12). */
export function users(): UserManager {
  manager ??= new UserManager({
    authority: location.origin,
    client_id: 'caseway-web',
    redirect_uri: `${location.origin}/signin-oidc`,
    post_logout_redirect_uri: `${location.origin}/signout-oidc`,
    response_type: 'code',
    scope: 'openid profile email phone roles offline_access caseway',
    userStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  });
  return manager;
}

export const userKey = () => `oidc.user:${location.origin}:caseway-web`;

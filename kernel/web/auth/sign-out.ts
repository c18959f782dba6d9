import { withQuery } from '../api/api.ts';
import { endTabs } from '../tabs/open-tab.ts';
import { forgetAccount } from './stored-accounts.ts';
import { forgetUser, storedUser } from './stored-user.ts';

/** B-072. The account also leaves the list of those to switch to (B-071). */
export async function signOut(): Promise<void> {
  const user = storedUser();
  if (user) forgetAccount(user.profile.sub);
  forgetUser();
  endTabs();
  sessionStorage.clear();
  location.assign(withQuery('/account/logout', { returnUrl: `${location.origin}/signout-oidc` }));
}

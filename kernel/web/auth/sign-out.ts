import { withQuery } from '../api/api.ts';
import { endTabs } from '../tabs/open-tab.ts';
import { forgetAccounts } from './stored-accounts.ts';
import { forgetUser } from './stored-user.ts';

/** B-072. The server ends every account of this browser, so none is left to switch to. */
export async function signOut(): Promise<void> {
  forgetAccounts();
  forgetUser();
  endTabs();
  sessionStorage.clear();
  location.assign(withQuery('/account/logout', { returnUrl: `${location.origin}/signout-oidc` }));
}

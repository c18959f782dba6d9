import { withQuery } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';
import { endTabs } from '../tabs/open-tab.ts';
import { forgetAccounts } from './stored-accounts.ts';
import { forgetUser } from './stored-user.ts';

/** B-072. The server ends every account of this browser, so none is left to switch to. */
export async function signOut(): Promise<void> {
  forgetAccounts();
  forgetUser();
  endTabs();
  sessionStorage.clear();
  const { signOut: path } = addresses();
  location.assign(withQuery(path, { returnUrl: `${location.origin}/signout-oidc` }));
}

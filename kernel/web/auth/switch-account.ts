import { endTabs, mayLeaveTabs } from '../tabs/open-tab.ts';
import { signInAsAnother } from './sign-in.ts';
import { isExpired } from './stored-accounts.ts';
import type { StoredAccount } from './stored-accounts.ts';
import { keepUser } from './stored-user.ts';

/** B-074, B-391: the app starts again as the other user; an expired account asks to sign in. */
export async function switchAccount(account: StoredAccount): Promise<void> {
  if (!(await mayLeaveTabs())) return;
  if (isExpired(account)) return signInAsAnother(account.userName);
  keepUser(account.oidcUser);
  endTabs();
  sessionStorage.clear();
  location.assign('/');
}

import { addresses } from '../api/kernel-addresses.ts';
import { layTabsAside, tabsForReturn } from '../tabs/tabs-laid-aside.ts';

/**
 * B-073: what the impersonator had open must not leak into the other person's session. Only the
 * addresses of their tabs stay in this window, for the return, and only they themselves read them.
 */
export function forgetEverythingWhenImpersonating(search: string): void {
  const impersonatorId = new URLSearchParams(search).get('impersonatorUserId');
  if (!impersonatorId) return;
  const tabs = tabsForReturn(sessionStorage, impersonatorId);
  localStorage.clear();
  sessionStorage.clear();
  layTabsAside(sessionStorage, tabs);
}

/** Where to return after the sign-in: with the parameter it would be forgotten again, for ever. */
export function pathWithoutImpersonator({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('impersonatorUserId');
  return query.size ? `${pathname}?${query}` : pathname;
}

export const revertImpersonation = (): void => location.assign(addresses().endImpersonation);

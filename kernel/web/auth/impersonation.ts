import { addresses } from '../api/kernel-addresses.ts';

/** B-073: what the impersonator had open must not leak into the other person's session. */
export function forgetEverythingWhenImpersonating(search: string): void {
  if (!new URLSearchParams(search).get('impersonatorUserId')) return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Where to return after the sign-in: with the parameter it would be forgotten again, for ever. */
export function pathWithoutImpersonator({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('impersonatorUserId');
  return query.size ? `${pathname}?${query}` : pathname;
}

export const revertImpersonation = (): void => location.assign(addresses().endImpersonation);

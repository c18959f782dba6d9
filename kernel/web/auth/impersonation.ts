/** B-073: what the impersonator had open must not leak into the other person's session. */
export function forgetEverythingWhenImpersonating(search: string): void {
  if (!new URLSearchParams(search).get('impersonatorUserId')) return;
  localStorage.clear();
  sessionStorage.clear();
}

export const revertImpersonation = (): void => location.assign('/account/RevertImpersonation');

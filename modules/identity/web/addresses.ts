import type { KernelAddresses } from '#kernel/web';

/** Routes of this module that the kernel's screens call. */
export const identityAddresses = {
  profile: '/app/profile/current',
  token: '/connect/token',
  signOut: '/account/logout',
  endImpersonation: '/account/RevertImpersonation',
} as const satisfies Partial<KernelAddresses>;
export const factorsAddress = '/app/profile/second-factors';

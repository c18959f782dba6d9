import { defineLink } from '#kernel/domain';
import { user } from '../user.resource.ts';

/** decisions.md, "Access": a link, and never a password. */
export const passwordLink = defineLink({
  name: 'password',
  label: 'Set a password',
  for: user,
  expires: { minutes: 60 },
  uses: 'once',
  page: '/account/set-password?token={token}',
  heldBy: 'the user, at the address of the account',
  endsWith: 'a new password, or another address of the account',
});

/** Long enough to follow the link, too short to pass it on. */
export const impersonationLink = defineLink({
  name: 'impersonation',
  label: 'Sign in as another user',
  for: user,
  expires: { minutes: 1 },
  uses: 'once',
  page: '/account/impersonate?token={token}',
  heldBy: 'the administrator who asked for it',
  forOwnBrowser: true,
});

export const accountLinks = [passwordLink, impersonationLink] as const;

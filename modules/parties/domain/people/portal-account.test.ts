import { accept, refuse } from '#kernel/domain';
import { expect, test } from 'vitest';
import { decidePortalAccount, decidePortalOffer } from './portal-account.ts';

test('[G-066] portal access needs an active client with an address', () => {
  const given = { email: 'noor@haddad.test', isActive: true };

  expect(decidePortalOffer(given)).toEqual(accept());
  expect(decidePortalOffer({ ...given, email: null })).toEqual(refuse('emailNeeded'));
  expect(decidePortalOffer({ ...given, isActive: false })).toEqual(refuse('clientInactive'));
});

test('[G-066] the account is kept with the client', () => {
  expect(decidePortalAccount('c', 'u')).toMatchObject({
    writes: [{ resource: 'client', ids: ['c'], values: { userId: 'u' } }],
  });
});

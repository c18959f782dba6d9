import { describe, expect, test } from 'vitest';
import { accept, refuse } from '#kernel/domain';
import { aContractor } from '../../testing/a-contractor.ts';
import {
  decideAccountOffer,
  decideContractorAccount,
  decideContractorDetail,
} from './contractor-account.ts';
import { decideStaffAccount } from './staff-account.ts';

describe('the account of a contractor', () => {
  test('needs an address, and somebody who is with us', () => {
    expect(decideAccountOffer(aContractor())).toEqual(accept());
    expect(decideAccountOffer(aContractor({ email: null }))).toEqual(refuse('emailNeeded'));
    expect(decideAccountOffer(aContractor({ isActive: false }))).toEqual(
      refuse('contractorInactive'),
    );
  });

  test('[G-013] is told together with the tick', () => {
    expect(decideContractorAccount('c', 'u')).toMatchObject({
      writes: [{ resource: 'contractor', values: { userId: 'u', offerAccount: true } }],
    });
  });

  test('[S-016] lets its owner keep phone and address', () => {
    expect(decideContractorDetail('c', { phone: '0255501236' })).toMatchObject({
      writes: [{ ids: ['c'], values: { phone: '0255501236' } }],
    });
  });
});

test('[G-015] the account of a member of staff gets their roles and joins their groups', () => {
  const groups = [{ id: 'g', memberIds: ['other'] }];

  expect(decideStaffAccount({ id: 's', roleIds: ['r'] }, 'u', groups)).toMatchObject({
    writes: [
      { resource: 'staff', ids: ['s'], values: { userId: 'u' } },
      { resource: 'user', ids: ['u'], values: { roleIds: ['r'] } },
      { resource: 'userGroup', ids: ['g'], values: { memberIds: ['other', 'u'] } },
    ],
  });
});

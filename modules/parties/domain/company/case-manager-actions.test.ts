import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideAccountGiven, decideOwnDetails } from './case-manager-actions.ts';

const input = { firstName: 'Roberta', lastName: 'Reid', position: 'Team Leader' };

test('[C-183] case managers and their accounts are called the same', () => {
  expect(decideOwnDetails({ caseManagerId: 'm', userId: 'u' }, input)).toMatchObject({
    writes: [
      { resource: 'caseManager', ids: ['m'], values: input },
      { resource: 'user', ids: ['u'], values: { firstName: 'Roberta', lastName: 'Reid' } },
    ],
  });
});

test('an account that belongs to no case manager changes nothing', () => {
  expect(decideOwnDetails({ caseManagerId: null, userId: 'u' }, input)).toEqual(
    refuse('noCaseManagerRecord'),
  );
});

test('[G-011] the account is told together with the tick', () => {
  expect(decideAccountGiven('m', 'u')).toMatchObject({
    writes: [{ ids: ['m'], values: { userId: 'u', offerAccount: true } }],
  });
});

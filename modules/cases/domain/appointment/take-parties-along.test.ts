import { refuse } from '#kernel/domain';
import { expect, test } from 'vitest';
import { decidePartiesOfAppointment, isSameParties } from './take-parties-along.ts';

const parties = { clientId: 'k-1', companyId: 'y-1', bookingCmId: 'm-1' };

test.each(['booked', 'confirmed'])(
  'a time that is %s is not given to another claimant',
  (status) => {
    const other = { ...parties, clientId: 'k-2' };

    expect(decidePartiesOfAppointment(parties, other, { id: 'a-1', status })).toEqual(
      refuse('claimantIsInvited'),
    );
  },
);

test('what has happened is put right with its case', () => {
  const other = { ...parties, clientId: 'k-2' };

  expect(
    decidePartiesOfAppointment(parties, other, { id: 'a-1', status: 'attended' }),
  ).toMatchObject({ kind: 'accepted', writes: [{ ids: ['a-1'], values: { clientId: 'k-2' } }] });
});

test('the customer of the case is the customer of its appointment', () => {
  const other = { ...parties, companyId: 'y-2', bookingCmId: null };

  expect(isSameParties(parties, { ...parties })).toBe(true);
  expect(isSameParties(parties, other)).toBe(false);
  expect(
    decidePartiesOfAppointment(parties, other, { id: 'a-1', status: 'confirmed' }),
  ).toMatchObject({
    kind: 'accepted',
    writes: [{ ids: ['a-1'], values: { companyId: 'y-2', caseManagerId: null } }],
  });
});

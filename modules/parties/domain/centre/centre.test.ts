import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aCentre } from '../../testing/a-centre.ts';
import { decideAdding, decideRemoving } from './centre-members.ts';
import { decideReceiveBooking } from './receive-booking.ts';

test('[C-185] [C-188] what a centre has is added once and removed once', () => {
  const centre = aCentre({ specialistIds: ['a'] });

  expect(decideAdding(centre, 'specialistIds', 'b')).toMatchObject({
    writes: [{ resource: 'centre', ids: [centre.id], values: { specialistIds: ['a', 'b'] } }],
  });
  expect(decideAdding(centre, 'specialistIds', 'a')).toEqual(refuse('centreHasItAlready'));
  expect(decideRemoving(centre, 'specialistIds', 'a')).toMatchObject({
    writes: [{ values: { specialistIds: [] } }],
  });
  expect(decideRemoving(centre, 'serviceTypeIds', 'a')).toEqual(refuse('notFound'));
});

test('[C-189] an inactive centre is not opened for bookings', () => {
  const closed = aCentre({ isActive: false });
  const turned = (isOn: boolean) => ({ writes: [{ values: { receiveBooking: isOn } }] });

  expect(decideReceiveBooking(closed, { receiveBooking: true })).toEqual(refuse('centreInactive'));
  expect(decideReceiveBooking(closed, { receiveBooking: false })).toMatchObject(turned(false));
  expect(decideReceiveBooking(aCentre({ receiveBooking: false }), {})).toMatchObject(turned(true));
});

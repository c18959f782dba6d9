import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { aCentre } from '../../testing/a-centre.ts';
import { decideAdding, decideRemoving } from './centre-members.ts';
import { decideReceiveBooking } from './receive-booking.ts';

test('[C-185] [C-188] what a centre has is added once and removed once', () => {
  const centre = aCentre({ specialistIds: ['a'] });

  expect(decideAdding(centre, 'specialistIds', 'b')).toMatchObject({
    changes: { specialistIds: ['a', 'b'] },
  });
  expect(decideAdding(centre, 'specialistIds', 'a')).toEqual(refuse('centreHasItAlready'));
  expect(decideRemoving(centre, 'specialistIds', 'a')).toMatchObject({
    changes: { specialistIds: [] },
  });
  expect(decideRemoving(centre, 'serviceTypeIds', 'a')).toEqual(refuse('notFound'));
});

test('[C-189] an inactive centre is not opened for bookings', () => {
  expect(decideReceiveBooking(aCentre({ isActive: false }), true)).toEqual(
    refuse('centreInactive'),
  );
  expect(decideReceiveBooking(aCentre({ isActive: false }), false)).toMatchObject({
    changes: { receiveBooking: false },
  });
});

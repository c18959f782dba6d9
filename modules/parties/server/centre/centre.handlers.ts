import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  addCentreServiceType,
  addCentreSpecialist,
  centreBookingHistory,
  decideAdding,
  decideReceiveBooking,
  decideRemoving,
  isDuplicateEmail,
  receiveBooking,
  removeCentreServiceType,
  removeCentreSpecialist,
} from '../../domain/index.ts';
import { bookingHistory } from '../people/booking-history.ts';

const takenText = `select exists (select from centres where tenant_id = $1 and not is_deleted
  and lower(email) = lower($2) and id is distinct from $3::uuid) as taken`;

export const centreHandlers: readonly Handler[] = [
  handle(addCentreServiceType, ({ record, input, commit }) =>
    commit(decideAdding(record, 'serviceTypeIds', input.serviceTypeId)),
  ),
  handle(removeCentreServiceType, ({ record, params, commit }) =>
    commit(decideRemoving(record, 'serviceTypeIds', params['itemId'] ?? '')),
  ),
  handle(addCentreSpecialist, ({ record, input, commit }) =>
    commit(decideAdding(record, 'specialistIds', input.specialistId)),
  ),
  handle(removeCentreSpecialist, ({ record, params, commit }) =>
    commit(decideRemoving(record, 'specialistIds', params['itemId'] ?? '')),
  ),
  handle(receiveBooking, ({ record, input, commit }) =>
    commit(decideReceiveBooking(record, input)),
  ),
  handle(isDuplicateEmail, async ({ input, actor, tx }) => {
    const [row] = await tx.query<{ taken: boolean }>(takenText, [
      actor.tenantId,
      input.email,
      input.id ?? null,
    ]);
    return row?.taken ?? false;
  }),
  handle(centreBookingHistory, bookingHistory('centre')),
];

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
import type { CentreMembers } from '../../domain/index.ts';
import { asList, bookingsOf } from '../people/booking-history.ts';

const members = (record: unknown) => record as CentreMembers;

const takenText = `select exists (select from centres where tenant_id = $1 and not is_deleted
  and lower(email) = lower($2) and id is distinct from $3::uuid) as taken`;

export const centreHandlers: readonly Handler[] = [
  handle(addCentreServiceType, ({ record, input, commit }) =>
    commit(record, decideAdding(members(record), 'serviceTypeIds', String(input.serviceTypeId))),
  ),
  handle(removeCentreServiceType, ({ record, params, commit }) =>
    commit(record, decideRemoving(members(record), 'serviceTypeIds', params['itemId'] ?? '')),
  ),
  handle(addCentreSpecialist, ({ record, input, commit }) =>
    commit(record, decideAdding(members(record), 'specialistIds', String(input.specialistId))),
  ),
  handle(removeCentreSpecialist, ({ record, params, commit }) =>
    commit(record, decideRemoving(members(record), 'specialistIds', params['itemId'] ?? '')),
  ),
  handle(receiveBooking, ({ record, input, commit }) =>
    commit(
      record,
      decideReceiveBooking(
        record as unknown as Parameters<typeof decideReceiveBooking>[0],
        input.receiveBooking ?? record['receiveBooking'] !== true,
      ),
    ),
  ),
  handle(isDuplicateEmail, async ({ input, actor, tx }) => {
    const [row] = await tx.query<{ taken: boolean }>(takenText, [
      actor.tenantId,
      input.email,
      input.id ?? null,
    ]);
    return row?.taken ?? false;
  }),
  handle(centreBookingHistory, async ({ tx, actor, record }) =>
    asList(await bookingsOf(tx, { tenantId: actor.tenantId, party: 'centre', id: record.id })),
  ),
];

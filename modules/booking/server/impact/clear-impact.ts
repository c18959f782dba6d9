import { clearRaised } from '#correspondence/server';
import { on } from '#kernel/server';
import type { RuleCall } from '#kernel/server';
import {
  actionKey,
  appointmentCancelled,
  appointmentMoved,
  endsWhenTakenBack,
} from '../../domain/index.ts';
import type { BookingChange } from '../../domain/index.ts';
import { findAffected } from './find-affected.ts';

/** Once an appointment has another slot or is off, nobody needs to look after it any more. */
export const clearImpactActions = [
  on(appointmentMoved, 'booking.clearImpactOfMoved', async ({ payload }, tx, services) => {
    await clearRaised(tx, services, actionKey(payload.appointmentId));
  }),
  on(appointmentCancelled, 'booking.clearImpactOfCancelled', async ({ payload }, tx, services) => {
    await clearRaised(tx, services, actionKey(payload.appointmentId));
  }),
];

type Undisturbed = { readonly id: string; readonly hasContract: boolean };

/** Those of the appointments that nothing stands in the way of any more. */
const undisturbedText = `select a.id, not b.contract_ended as "hasContract" from appointments a
  join appointment_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
  left join party_centre_rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id
  cross join lateral (select (a.date_from at time zone a.time_zone)::date as day) d
  cross join lateral party_bookability(s.specialist_id, s.centre_id, a.company_id, d.day) b
  where a.tenant_id = current_tenant() and a.id = any($1::uuid[])
    and not s.is_on_hold and (s.room_id is null or r.is_active)
    and cardinality(array_remove(b.reasons, 'contractEnded')) = 0
    and cardinality(holiday_reason(s.centre_id, d.day)) = 0`;

/** Leave, a holiday or a closed door that is taken back: whoever was to be offered another slot stays. */
export async function clearTakenBack(
  { tx, services }: RuleCall,
  changes: readonly BookingChange[],
): Promise<void> {
  for (const change of changes) {
    const reached = await findAffected(tx, null, change, services.now());
    const ids = reached.map(({ id }) => id);
    const free = ids.length ? await tx.query<Undisturbed>(undisturbedText, [ids]) : [];
    for (const { id, hasContract } of free) {
      const isMeant = (note: string | null) => endsWhenTakenBack(note, hasContract);
      await clearRaised(tx, services, actionKey(id), isMeant);
    }
  }
}

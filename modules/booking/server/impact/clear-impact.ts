import { clearRaised } from '#correspondence/server';
import { on } from '#kernel/server';
import { actionKey, appointmentCancelled, appointmentMoved } from '../../domain/index.ts';

/** Once an appointment has another slot or is off, nobody needs to look after it any more. */
export const clearImpactActions = [
  on(appointmentMoved, 'booking.clearImpactOfMoved', async ({ payload }, tx, services) => {
    await clearRaised(tx, services, actionKey(payload.appointmentId));
  }),
  on(appointmentCancelled, 'booking.clearImpactOfCancelled', async ({ payload }, tx, services) => {
    await clearRaised(tx, services, actionKey(payload.appointmentId));
  }),
];

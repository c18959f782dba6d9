import type { HubPart } from '#kernel/server';
import { can } from '#kernel/domain';
import { slotsRoom } from './tell-slots.ts';

/** Asked for again by the open screen; without it the membership lapses. */
export const watchSeconds = 60;

export const slotsHub: HubPart = {
  events: {
    async WatchSlots(call) {
      if (can(call.actor, 'appointmentSession.list')) {
        call.join(slotsRoom(call.actor.tenantId), watchSeconds);
      }
    },
  },
};

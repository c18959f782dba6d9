import type { HubPart } from '#kernel/server';
import { can } from '#kernel/domain';
import { holdSlot } from '../../domain/index.ts';
import { slotsRoomOf } from './publish-slot-change.ts';

/** Asked for again by the open screen; without it the membership lapses. */
export const watchSeconds = 60;

export const slotsHub: HubPart = {
  events: {
    async WatchSlots(call) {
      const sees = ['appointmentSession.list', holdSlot.ability];
      if (sees.some((ability) => can(call.actor, ability))) {
        call.join(slotsRoomOf(call.actor), watchSeconds);
      }
    },
  },
};

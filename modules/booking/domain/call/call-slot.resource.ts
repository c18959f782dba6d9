import { defineResource, lookup, number, text } from '#kernel/domain';
import { call } from './call.resource.ts';

/**
 * A slot that is kept for a call. The hold itself stands on the slot; this row remembers the slot
 * after the hold has run out, so that the officer can ask for it again.
 */
export const callSlot = defineResource({
  name: 'callSlot',
  segment: 'call-slots',
  label: ['Kept Slot', 'Kept Slots'],
  title: '{slotId}',
  parent: { field: 'callId', as: 'slots', order: 'place' },

  fields: {
    callId: lookup('Call', call.name, { required: true }),
    /** Slots are cut anew when their session changes, so this is no reference. */
    slotId: text('Slot', { required: true, max: 36 }),
    place: number('Place', { readOnly: true }),
  },

  verbs: {},
  list: { columns: ['slotId'], sort: 'place' },
  detail: { Slot: ['slotId'] },
});

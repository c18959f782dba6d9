import { dateTime, number } from '#kernel/domain';
import { office } from '#platform/domain';
import { offHold, reason, remark } from '../engine/common-moves.ts';
import { coOpen } from './co-steps.ts';

/** G-026. Those without `who` follow from the poll, in its transaction. */
export const coMoves = {
  offerTimes: {
    label: 'Offer times',
    can: 'offer times',
    sends: ['ConferenceTimesOffered'],
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 3 } },
    step: { from: ['created', 'requested'], to: 'requested' },
    ...offHold,
  },
  confirmTime: {
    label: 'Confirm a time',
    sends: ['ConferenceConfirmed'],
    next: { step: 'ATTENDANCE', dueIn: { businessDays: 0, from: 'appointmentDate' } },
    step: { from: ['requested'], to: 'confirmed' },
    ...offHold,
  },
  findAnotherTime: {
    label: 'Find another time',
    can: 'find another time',
    who: office,
    asks: reason,
    sends: ['ConferenceCancelled'],
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: { from: ['confirmed'], to: 'requested' },
    ...offHold,
  },
  recordHeld: {
    label: 'Held',
    can: 'record that it was held',
    who: office,
    asks: {
      heldFrom: dateTime('Started', { required: true, zone: 'appointmentZone' }),
      heldTo: dateTime('Ended', { required: true, zone: 'appointmentZone' }),
      preparationMinutes: number('Preparation in minutes', { min: 0, max: 2400 }),
      ...remark,
    },
    charges: 'service',
    step: { from: ['confirmed'], to: 'held' },
    ...offHold,
  },
  cancelNoFee: {
    label: 'Cancel (no fee)',
    can: 'cancel it without a fee',
    who: office,
    asks: reason,
    sends: ['ConferenceCancelled'],
    step: { from: coOpen, to: 'cancelledNoFee' },
    ...offHold,
  },
  cancelChargeable: {
    label: 'Cancel (chargeable)',
    can: 'cancel it with a fee',
    who: office,
    asks: reason,
    sends: ['ConferenceCancelled'],
    charges: 'lateCancellation',
    step: { from: ['requested', 'confirmed'], to: 'cancelledChargeable' },
    ...offHold,
  },
} as const;

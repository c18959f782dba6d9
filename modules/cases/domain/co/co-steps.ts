import type { Tones } from '#kernel/domain';

/** G-026, in its order. Invoiced and paid are billing, an axis of its own. */
export const coSteps = {
  created: 'Created',
  requested: 'Requested',
  confirmed: 'Confirmed',
  held: 'Held',
  cancelledNoFee: 'Cancelled (No Fee)',
  cancelledChargeable: 'Cancelled (Chargeable)',
} as const;

export type CoStep = keyof typeof coSteps;

export const coTones: Tones<typeof coSteps> = {
  requested: 'warning',
  confirmed: 'info',
  held: 'success',
  cancelledNoFee: 'neutral',
  cancelledChargeable: 'neutral',
};

export const coClosed = [
  'held',
  'cancelledNoFee',
  'cancelledChargeable',
] as const satisfies readonly CoStep[];

export const coOpen = ['created', 'requested', 'confirmed'] as const satisfies readonly CoStep[];

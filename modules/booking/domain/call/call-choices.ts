import type { Tones } from '#kernel/domain';

export const callStatuses = {
  open: 'Open',
  offered: 'Offered by link',
  answered: 'Answered',
  closed: 'Closed',
} as const;

export type CallStatus = keyof typeof callStatuses;

export const callTones: Tones<typeof callStatuses> = {
  open: 'info',
  offered: 'warning',
  answered: 'success',
  closed: 'neutral',
};

/** How long the slots of an offer are held for the lawyer. */
export const offerHours = { '1': '1 hour', '4': '4 hours', '24': '24 hours' } as const;

export type OfferHours = keyof typeof offerHours;
export const usualOfferHours: OfferHours = '4';

/** Two or three are what one can choose from on the telephone; more starves the other callers. */
export const keptAtMost = 3;

import type { Tones } from '#kernel/domain';

export const tpdDefinitions = {
  anyOccupation: 'Any occupation suited by education, training or experience',
  ownOccupation: 'Own occupation',
  dailyLiving: 'Activities of daily living',
  homeDuties: 'Home duties',
} as const;

/** Months off work before a claim can be lodged, as the policy says. */
export const waitingPeriods = { '3': '3 months', '6': '6 months' } as const;

export const statementKinds = {
  medicalAttendant: 'Medical attendant',
  employer: 'Employer',
} as const;

export const tpdOutcomes = {
  waiting: 'Waiting for the fund',
  accepted: 'Accepted',
  partlyAccepted: 'Accepted in part',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

export const outcomeTones: Tones<typeof tpdOutcomes> = {
  waiting: 'info',
  accepted: 'success',
  partlyAccepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

import type { Tones } from '#kernel/domain';

/** What is asked for. E-102: it decides as what the report is sent, and whether it is charged. */
export const requestKinds = {
  chargeable: 'Further report',
  withFee: 'With an agreed fee',
  clarification: 'Clarification (no fee)',
  amendment: 'Amendment (no fee)',
} as const;

export type RequestKind = keyof typeof requestKinds;

export const requestKindTones: Tones<typeof requestKinds> = {
  withFee: 'info',
  clarification: 'warning',
  amendment: 'warning',
};

export const isFree = (kind: unknown): boolean => kind === 'clarification' || kind === 'amendment';

/** Of the specialist who is asked: whether they take it, and whether they may. */
export const specialistAnswers = {
  waiting: 'Waiting for the answer',
  accepted: 'Accepted',
  declined: 'Declined',
  conflict: 'Conflict of interest',
} as const;

export type SpecialistAnswer = keyof typeof specialistAnswers;

export const answerTones: Tones<typeof specialistAnswers> = {
  waiting: 'warning',
  accepted: 'success',
  declined: 'danger',
  conflict: 'danger',
};

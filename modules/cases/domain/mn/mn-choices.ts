import type { Tones } from '#kernel/domain';

/** How far a specialist has come whom the practice asked. */
export const opinionStatuses = {
  asked: 'Asked',
  available: 'Available',
  declined: 'Declined',
  poAsked: 'Opinion requested',
  answered: 'Opinion given',
  withdrawn: 'Withdrawn',
} as const;

export type OpinionStatus = keyof typeof opinionStatuses;

export const opinionTones: Tones<typeof opinionStatuses> = {
  asked: 'warning',
  available: 'info',
  declined: 'neutral',
  poAsked: 'warning',
  answered: 'success',
  withdrawn: 'neutral',
};

export const opinionAnswers = {
  supports: 'Supports the claim',
  doesNotSupport: 'Does not support the claim',
  needsMore: 'Needs more material',
} as const;

export type OpinionAnswer = keyof typeof opinionAnswers;

export const opinionAnswerTones: Tones<typeof opinionAnswers> = {
  supports: 'success',
  doesNotSupport: 'danger',
  needsMore: 'warning',
};

export const linkKinds = { teleconference: 'Teleconference', report: 'Report' } as const;

export type LinkKind = keyof typeof linkKinds;

export const closeReasons = {
  notSupported: 'The opinions do not support the claim',
  noSpecialist: 'No specialist is available',
  withdrawn: 'The customer withdrew the request',
  settled: 'The matter settled',
  elsewhere: 'The customer went elsewhere',
  other: 'Other',
} as const;

import type { Tones } from '#kernel/domain';

export const conferenceKinds = {
  teleconference: 'Teleconference',
  court: 'Court attendance',
  conclave: 'Conclave',
} as const;

export type ConferenceKind = keyof typeof conferenceKinds;

/** G-123: on whose account the conference is held. */
export const conferenceVariants = {
  FR_TELECONFERENCE: 'File review',
  MN_TELECONFERENCE: 'Medical negligence',
  CO_TELECONFERENCE: 'Conclave or court',
} as const;

export const participantRoles = {
  specialist: 'Specialist',
  lawyer: 'Lawyer',
  caseManager: 'Case manager',
  other: 'Other',
} as const;

export type ParticipantRole = keyof typeof participantRoles;

export const pollAnswers = { yes: 'Yes', ifNeedBe: 'If need be', no: 'No' } as const;

export type PollAnswer = keyof typeof pollAnswers;

export const pollTones: Tones<typeof pollAnswers> = {
  yes: 'success',
  ifNeedBe: 'warning',
  no: 'danger',
};

export const isPollAnswer = (given: unknown): given is PollAnswer =>
  typeof given === 'string' && given in pollAnswers;

import type { RecruitmentStatus } from './specialist-choices.ts';

/** B-178, E-051. */
export const activeRecruitmentStatuses: readonly RecruitmentStatus[] = ['ONBOARDING', 'ONBOARDED'];

export const isActiveSpecialist = (specialist: {
  recruitmentStatus: RecruitmentStatus;
  specialistStatus: 'ACTIVE' | 'INACTIVE';
}): boolean =>
  specialist.specialistStatus === 'ACTIVE' &&
  activeRecruitmentStatuses.includes(specialist.recruitmentStatus);

/** M-092, B-219. Null: the list may be searched. */
export const recruitmentStatusProblem = (chosen: readonly string[]): string | null =>
  chosen.length ? null : 'Must select at least one recruitment status';

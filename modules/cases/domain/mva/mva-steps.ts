import type { Tones } from '#kernel/domain';

/** G-024, in its order. On Hold is an axis of its own. */
export const mvaSteps = {
  caseCreated: 'Claim Created',
  claimLodged: 'Claim Lodged',
  liabilityDecision: 'Liability Decision',
  treatment: 'Treatment',
  medicalEvidence: 'Medical Evidence',
  demandSent: 'Demand Sent',
  negotiation: 'Negotiation',
  settled: 'Settled',
  terminated: 'Terminated',
  closed: 'Closed',
} as const;

export type MvaStep = keyof typeof mvaSteps;

export const mvaTones: Tones<typeof mvaSteps> = {
  claimLodged: 'info',
  liabilityDecision: 'info',
  treatment: 'info',
  medicalEvidence: 'info',
  demandSent: 'warning',
  negotiation: 'warning',
  settled: 'success',
  terminated: 'danger',
  closed: 'neutral',
};

/** A settled claim is not done: the money is still to be paid out. */
export const mvaClosed = ['terminated', 'closed'] as const satisfies readonly MvaStep[];

export const mvaOpen = (Object.keys(mvaSteps) as MvaStep[]).filter(
  (step) => !mvaClosed.some((closed) => closed === step),
);

import type { Tones } from '#kernel/domain';

/** B-198, E-103, in its order. On Hold and billing are axes of their own. */
export const mrSteps = {
  caseCreated: 'Case Created',
  requestReceived: 'Request Received',
  requestSent: 'Request Sent to Provider',
  filesSent: 'Files Sent to CMs',
  cancelledNoFee: 'Cancelled (no fee)',
  cancelledChargeable: 'Cancelled (chargeable)',
} as const;

export type MrStep = keyof typeof mrSteps;

export const mrTones: Tones<typeof mrSteps> = {
  requestReceived: 'warning',
  requestSent: 'info',
  filesSent: 'success',
  cancelledNoFee: 'neutral',
  cancelledChargeable: 'neutral',
};

export const mrCancelled = [
  'cancelledNoFee',
  'cancelledChargeable',
] as const satisfies readonly MrStep[];

export const mrClosed = ['filesSent', ...mrCancelled] as const satisfies readonly MrStep[];

export const mrOpen = ['caseCreated', 'requestReceived', 'requestSent'] as const;

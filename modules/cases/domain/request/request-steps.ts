import type { Tones } from '#kernel/domain';

/** B-197, E-102, G-022: what a report on papers goes through before it is sent. */
export const requestSteps = {
  caseCreated: 'Case Created',
  requestReceived: 'Request Received',
  requestSent: 'Request Sent to Specialist',
  dictationReceived: 'Dictation Received',
  draftSent: 'Draft Sent',
  reportReceived: 'Report Received',
} as const;

export type RequestStep = keyof typeof requestSteps;

export const requestOpen = Object.keys(requestSteps) as RequestStep[];

export const requestTones: Tones<typeof requestSteps> = {
  requestReceived: 'warning',
  requestSent: 'info',
  dictationReceived: 'info',
  draftSent: 'info',
  reportReceived: 'info',
};

export const cancelledRequest = {
  cancelledNoFee: 'Cancelled (No Fee)',
  cancelledChargeable: 'Cancelled (Chargeable)',
} as const;

export const cancelledRequestSteps = ['cancelledNoFee', 'cancelledChargeable'] as const;

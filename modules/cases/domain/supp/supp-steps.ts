import type { Tones } from '#kernel/domain';
import {
  cancelledRequest,
  cancelledRequestSteps,
  requestSteps,
  requestTones,
} from '../request/request-steps.ts';

/** B-197, E-102: in their order. */
export const suppSteps = {
  ...requestSteps,
  reportSent: 'Report Sent to CMs (Chargeable)',
  reportSentClarification: 'Report Sent to CMs (Clarification)',
  reportSentAmendment: 'Report Sent to CMs (Amendment)',
  reportSentWithFee: 'Report Sent to CMs (With Fee)',
  ...cancelledRequest,
} as const;

export type SuppStep = keyof typeof suppSteps;

export const suppSent = [
  'reportSent',
  'reportSentClarification',
  'reportSentAmendment',
  'reportSentWithFee',
] as const satisfies readonly SuppStep[];

export const suppTones: Tones<typeof suppSteps> = {
  ...requestTones,
  reportSent: 'success',
  reportSentClarification: 'success',
  reportSentAmendment: 'success',
  reportSentWithFee: 'success',
  cancelledNoFee: 'neutral',
  cancelledChargeable: 'neutral',
};

export const suppClosed = [...suppSent, ...cancelledRequestSteps] as const;

import type { Tones } from '#kernel/domain';
import {
  cancelledRequest,
  cancelledRequestSteps,
  requestSteps,
  requestTones,
} from '../request/request-steps.ts';

/** G-022: the list of a supplementary report, with one way to send. */
export const frSteps = {
  ...requestSteps,
  reportSent: 'Report Sent to CMs',
  ...cancelledRequest,
} as const;

export type FrStep = keyof typeof frSteps;

export const frTones: Tones<typeof frSteps> = {
  ...requestTones,
  reportSent: 'success',
  cancelledNoFee: 'neutral',
  cancelledChargeable: 'neutral',
};

export const frClosed = ['reportSent', ...cancelledRequestSteps] as const;

import type { Tones } from '#kernel/domain';
import { imeClosed, imeSteps, imeTones } from '../ime/ime-steps.ts';

const { caseCreated, ...assessmentSteps } = imeSteps;

/** An assessment that begins with a quotation (G-023). */
export const otSteps = {
  caseCreated,
  quotationRequested: 'Quotation Requested',
  quotationSent: 'Quotation Sent',
  ...assessmentSteps,
} as const;

export type OtStep = keyof typeof otSteps;

export const otTones: Tones<typeof otSteps> = {
  ...imeTones,
  quotationRequested: 'warning',
  quotationSent: 'info',
};

export const otClosed = imeClosed;

export const otOpen = (Object.keys(otSteps) as OtStep[]).filter(
  (step) => !otClosed.some((closed) => closed === step),
);

import type { Tones } from '#kernel/domain';

/** E-099, B-196: in their order. E-101 follows: what happens after the report was sent. */
export const imeSteps = {
  caseCreated: 'Case Created',
  appointmentRequested: 'Appointment Requested',
  appointmentConfirmed: 'Appointment Confirmed',
  paperworkSent: 'Paperwork Sent to Specialist',
  fileReview: 'File Review',
  attendedChargeable: 'Appointment Attended (Chargeable)',
  attendedNoFee: 'Attended (No Fee)',
  notAttended: 'Not Attended',
  dictationReceived: 'Dictation Received',
  draftSent: 'Report Draft Sent to Specialist',
  reportReceived: 'Report Received from Specialist',
  collectReport: 'Collect Report from Specialist',
  furtherReview: 'Further Material Review',
  postAdmin: 'Post Assessment Admin',
  qualityAssurance: 'Quality Assurance',
  reportFinalisation: 'Report Finalisation',
  reportSent: 'Report Sent to CMs (Chargeable)',
  cancelledNoFee: 'Cancelled (No Fee)',
  cancelledChargeable: 'Cancelled (Chargeable)',
  cancelledPaySpecialist: 'Cancelled (No Fee-Pay Specialist)',
  clarificationNoFee: 'Clarification (No Fee)',
  amendmentNoFee: 'Amendment (No Fee)',
} as const;

export type ImeStep = keyof typeof imeSteps;

export const imeTones: Tones<typeof imeSteps> = {
  appointmentRequested: 'warning',
  appointmentConfirmed: 'info',
  paperworkSent: 'info',
  fileReview: 'info',
  attendedChargeable: 'success',
  attendedNoFee: 'success',
  notAttended: 'danger',
  dictationReceived: 'info',
  draftSent: 'info',
  reportReceived: 'info',
  collectReport: 'warning',
  furtherReview: 'warning',
  postAdmin: 'info',
  qualityAssurance: 'info',
  reportFinalisation: 'info',
  reportSent: 'success',
  cancelledNoFee: 'neutral',
  cancelledChargeable: 'neutral',
  cancelledPaySpecialist: 'neutral',
  clarificationNoFee: 'warning',
  amendmentNoFee: 'warning',
};

export const cancelledSteps = [
  'cancelledNoFee',
  'cancelledChargeable',
  'cancelledPaySpecialist',
] as const satisfies readonly ImeStep[];

/** The work is done; only billing goes on. */
export const imeClosed = ['reportSent', ...cancelledSteps] as const satisfies readonly ImeStep[];

import { startParticipant } from './intake.ts';
import { ndisAppointment } from './ndis-appointment.resource.ts';
import { ndisAppointmentWorkflow } from './ndis-appointment.workflow.ts';
import { ndisBudget } from './ndis-budget.resource.ts';
import { ndisChemicalRestraint } from './ndis-chemical-restraint.resource.ts';
import { ndisClaimActions } from './ndis-claim-actions.ts';
import { ndisClaim } from './ndis-claim.resource.ts';
import { ndisClinicalNote } from './ndis-clinical-note.resource.ts';
import { ndisClinicalNoteWorkflow } from './ndis-clinical-note.workflow.ts';
import { ndisImplementingProvider } from './ndis-implementing-provider.resource.ts';
import { ndisKeyContact } from './ndis-key-contact.resource.ts';
import { ndisPaymentRequest } from './ndis-payment-request.resource.ts';
import { ndisPriceLimit } from './ndis-price-limit.resource.ts';
import { ndisServiceAgreement } from './ndis-service-agreement.resource.ts';
import { ndis } from './ndis.resource.ts';
import { ndisWorkflow } from './ndis.workflow.ts';
import { agreementActions } from './service-agreement-actions.ts';
import { readTimeBudget } from './time-budget.ts';

export * from './claims-of-appointment.ts';
export * from './decide-claims.ts';
export * from './due-restraint-warning.ts';
export * from './end-of-claim.ts';
export * from './intake.ts';
export * from './ndis-appointment-choices.ts';
export * from './ndis-appointment.resource.ts';
export * from './ndis-appointment.workflow.ts';
export * from './ndis-budget.resource.ts';
export * from './ndis-chemical-restraint.resource.ts';
export * from './ndis-choices.ts';
export * from './ndis-claim-actions.ts';
export * from './ndis-claim-choices.ts';
export * from './ndis-claim.resource.ts';
export * from './ndis-clinical-note.resource.ts';
export * from './ndis-clinical-note.workflow.ts';
export * from './ndis-implementing-provider.resource.ts';
export * from './ndis-key-contact.resource.ts';
export * from './ndis-number.ts';
export * from './ndis-payment-request.resource.ts';
export * from './ndis-price-limit.resource.ts';
export * from './ndis-service-agreement.resource.ts';
export * from './ndis-steps.ts';
export * from './ndis-type.ts';
export * from './ndis.resource.ts';
export * from './ndis.workflow.ts';
export * from './payment-request-file.ts';
export * from './price-limit.ts';
export * from './restraint-authority.ts';
export * from './service-agreement-actions.ts';
export * from './short-notice.ts';
export * from './time-budget.ts';
export * from './travel-cap.ts';
export * from './who-acts.ts';

/** Whoever is pointed at comes before who points. */
export const ndisResources = [
  ndis,
  ndisPriceLimit,
  ndisBudget,
  ndisKeyContact,
  ndisImplementingProvider,
  ndisChemicalRestraint,
  ndisServiceAgreement,
  ndisClinicalNote,
  ndisAppointment,
  ndisPaymentRequest,
  ndisClaim,
] as const;

export const ndisActions = [
  startParticipant,
  ...agreementActions,
  ...ndisClaimActions,
  readTimeBudget,
] as const;

export const ndisWorkflows = [
  ndisWorkflow,
  ndisClinicalNoteWorkflow,
  ndisAppointmentWorkflow,
] as const;

import { readOnboarding } from './advance-onboarding.ts';
import { generateAgreement, sendForSignature, syncAgreement, viewAgreement } from './agreement.ts';
import { changeFees } from './change-fees.ts';
import { changeReportTypes } from './change-report-types.ts';
import { bookWithoutContract, checkContract } from './check-contract.ts';
import { addMyLeave, readMyProfile, removeMyLeave, updateMyDetail } from './my-detail.ts';
import { sendSpecialistNotification } from './send-notification.ts';
import { specialistBookingHistory } from './specialist-bookings.ts';
import { specialistContract } from './specialist-contract.resource.ts';
import { specialistContractWorkflow } from './specialist-contract.workflow.ts';
import { specialistFee } from './specialist-fee.resource.ts';
import { specialistLeave } from './specialist-leave.resource.ts';
import { specialistReportType } from './specialist-report-type.resource.ts';
import { specialist } from './specialist.resource.ts';
import { specialistWorkflow } from './specialist.workflow.ts';

export * from './active-specialists.ts';
export * from './advance-onboarding.ts';
export * from './agreement-document.ts';
export * from './agreement-print.ts';
export * from './agreement.ts';
export * from './specialist-choices.ts';
export * from './change-fees.ts';
export * from './change-report-types.ts';
export * from './check-contract.ts';
export * from './contract-in-force.ts';
export * from './exclude.ts';
export * from './fee-arrangement.ts';
export * from './fee-table.ts';
export * from './has-contract.ts';
export * from './my-detail.ts';
export * from './onboarding.ts';
export * from './refusals.ts';
export * from './send-notification.ts';
export * from './sign-contract.ts';
export * from './specialist-bookings.ts';
export * from './specialist-contract.resource.ts';
export * from './specialist-contract.workflow.ts';
export * from './specialist-fee.resource.ts';
export * from './specialist-leave.resource.ts';
export * from './specialist-report-type.resource.ts';
export * from './specialist.resource.ts';
export * from './specialist.workflow.ts';

export const specialistResources = [
  specialist,
  specialistContract,
  specialistFee,
  specialistReportType,
  specialistLeave,
];

export const specialistActions = [
  checkContract,
  readOnboarding,
  sendSpecialistNotification,
  changeFees,
  changeReportTypes,
  generateAgreement,
  sendForSignature,
  syncAgreement,
  viewAgreement,
  updateMyDetail,
  readMyProfile,
  addMyLeave,
  removeMyLeave,
  specialistBookingHistory,
];

export const specialistAbilities = [bookWithoutContract];

export const specialistWorkflows = [specialistWorkflow, specialistContractWorkflow];

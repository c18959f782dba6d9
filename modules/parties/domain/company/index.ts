import { applyHighRisk } from './apply-high-risk.ts';
import * as managerSteps from './case-manager-actions.ts';
import { caseManager } from './case-manager.resource.ts';
import * as companySteps from './company-actions.ts';
import { companyBookingAgent } from './booking-agent.resource.ts';
import { companyBusinessUnit } from './business-unit.resource.ts';
import { companyDefaultPic } from './default-pic.resource.ts';
import { companyExcludedSpecialist } from './excluded-specialist.resource.ts';
import { companyFavouriteSpecialist } from './favourite-specialist.resource.ts';
import { addGroupCompany, removeGroupCompany } from './company-group-members.ts';
import { companyGroup } from './company-group.resource.ts';
import { companyPmsConfig } from './pms-config.resource.ts';
import { company } from './company.resource.ts';
import { liftHighRisk } from './lift-high-risk.ts';
import { readPmsConfig, savePmsConfig } from './save-pms-config.ts';
import { setBookingAgents } from './set-booking-agents.ts';
import { caseManagerWorkflow } from './case-manager.workflow.ts';

export * from './apply-high-risk.ts';
export * from './booking-agent.resource.ts';
export * from './business-unit.resource.ts';
export * from './case-manager-actions.ts';
export * from './case-manager-choices.ts';
export * from './case-manager.resource.ts';
export * from './case-manager.workflow.ts';
export * from './company-actions.ts';
export * from './company-choices.ts';
export * from './company-group-members.ts';
export * from './company-group.resource.ts';
export * from './company.resource.ts';
export * from './default-pic.resource.ts';
export * from './excluded-specialist.resource.ts';
export * from './favourite-specialist.resource.ts';
export * from './high-risk.ts';
export * from './lift-high-risk.ts';
export * from './pms-config.resource.ts';
export * from './provider-report.ts';
export * from './refusals.ts';
export * from './save-pms-config.ts';
export * from './set-booking-agents.ts';

/** Companies, what belongs to them, and the people in them. */
export const companyResources = [
  company,
  companyBusinessUnit,
  caseManager,
  companyFavouriteSpecialist,
  companyExcludedSpecialist,
  companyDefaultPic,
  companyBookingAgent,
  companyPmsConfig,
  companyGroup,
] as const;

export const companyActions = [
  applyHighRisk,
  liftHighRisk,
  companySteps.isDuplicateCompanyName,
  companySteps.readOwnCompany,
  companySteps.companyBookingHistory,
  companySteps.companyServiceHistory,
  setBookingAgents,
  readPmsConfig,
  savePmsConfig,
  companySteps.notifyProviderReport,
  managerSteps.caseManagerBookingHistory,
  managerSteps.resendAccountOffer,
  managerSteps.updateEmailUserName,
  managerSteps.changeOwnCaseManager,
  addGroupCompany,
  removeGroupCompany,
] as const;

export const companyWorkflows = [caseManagerWorkflow] as const;

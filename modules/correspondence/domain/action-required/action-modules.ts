import { resourceOfModule } from '#kernel/domain';

/** D-050, doc 2 section 3: the kinds of record that something can be asked about. */
const ofTheSpec = {
  STAFF: 'Staff',
  SPECIALIST: 'Specialist',
  COMPANY: 'Company',
  CENTRE: 'Centre',
  CASE_MANAGER: 'Case manager',
  CLIENT: 'Client',
  CONTRACTOR: 'Contractor',
  IME: 'IME',
  OT: 'OT',
  MT: 'Mass tort',
  SUPP: 'Supplementary report',
  FR: 'File review',
  MR: 'Medical records',
  MN: 'Medical negligence',
  MRI: 'MRI',
  NDIS: 'NDIS',
  NDIS_APPOINTMENT: 'NDIS appointment',
  INSURANCE_CLAIM: 'Insurance claim',
  CORRESPONDENCE: 'Correspondence',
  MVA: 'MVA',
  TPD: 'TPD',
  OT_QUOTATION: 'OT quotation',
  TASK_CHECKLIST: 'Task checklist',
  APPOINTMENT_SESSION: 'Appointment session',
  PROVIDER_REMITTANCE: 'Provider remittance',
  TIME_TRACKING: 'Time tracking',
  REPORT_CORRECTION: 'Report correction',
  FR_TELECONFERENCE: 'File review teleconference',
  MN_TELECONFERENCE: 'Medical negligence teleconference',
  CO_TELECONFERENCE: 'Teleconference',
} as const;

/** Records of ours that the list of the spec does not name. */
const ours = {
  APPOINTMENT: 'Appointment',
  APPROVAL_REQUEST: 'Approval request',
  CO: 'Conclave/Court Teleconference',
  FUNDING_AGREEMENT: 'Facility agreement',
  INQUIRY: 'Inquiry',
  INVOICE: 'Invoice',
  LOAN_FUNDING: 'Loan funding',
  REPAYMENT_INVOICE: 'Repayment invoice',
  SERVICE_PROVIDER: 'Service provider',
  TREATMENT_PROVIDER: 'Treatment provider',
} as const;

export const actionModules = { ...ofTheSpec, ...ours } as const;

export type ActionModule = keyof typeof actionModules;

/** How the people of the tenant call the kind of record. */
export function actionModuleText(module: string | null): string {
  if (!module) return '';
  const own = Object.hasOwn(actionModules, module) ? actionModules[module as ActionModule] : module;
  return resourceOfModule(module)?.label[0] ?? own;
}

export const attachmentGroups = {
  report: 'Reports',
  paperwork: 'Paperwork',
  financial: 'Invoices and payments',
  booking: 'Booking',
  ndis: 'NDIS',
  claim: 'Insurance and funding',
  provider: 'Specialist papers',
  legal: 'Legal',
} as const;

type Group = keyof typeof attachmentGroups;

/** E-068, doc 2 section 3, in its order: key, name, group. */
export const builtInAttachmentTypes: readonly (readonly [string, string, Group])[] = [
  ['COMPLETED_REPORT', 'Completed report', 'report'],
  ['DRAFT_REPORT', 'Draft report', 'report'],
  ['DICTATION_REPORT', 'Dictation report', 'report'],
  ['CONSENT_FORM', 'Consent form', 'paperwork'],
  ['PAPERWORK_MERGED', 'Paperwork (merged)', 'paperwork'],
  ['PAPERWORK_OTHER', 'Paperwork (other)', 'paperwork'],
  ['PAPERWORK_ORIGIN_CASE', 'Paperwork (origin-case)', 'paperwork'],
  ['CLIENT_INVOICE', 'Client invoice', 'financial'],
  ['SPECIALIST_INVOICE', 'Specialist invoice', 'financial'],
  ['PAYMENT_RECEIVED', 'Payment received', 'financial'],
  ['APPOINTMENT_CONFIRMATION', 'Appointment confirmation', 'booking'],
  ['NDIS_REFERRAL', 'NDIS referral', 'ndis'],
  ['NDIS_SESSION_NOTE', 'NDIS session note', 'ndis'],
  ['NDIS_SERVICE_AGREEMENT', 'NDIS service agreement', 'ndis'],
  ['NDIS_QUOTE', 'NDIS quote', 'ndis'],
  ['INSURANCE_CLAIM', 'Insurance claim document', 'claim'],
  ['FUNDING_TRANSACTION', 'Funding transaction document', 'claim'],
  ['DISBURSEMENT', 'Disbursement document', 'claim'],
  ['RISK_ANALYSIS', 'Risk analysis', 'claim'],
  ['SPECIALIST_ACCREDITATION', 'Specialist accreditation', 'provider'],
  ['PROOF_OF_INSURANCE', 'Proof of insurance', 'provider'],
  ['PRECEDENT_AUTHORITY', 'Precedent authority', 'legal'],
  ['COST_AGREEMENT', 'Cost agreement', 'legal'],
  ['TPD_CLAIM_FORM', 'TPD claim form', 'claim'],
  ['TPD_FILE_REFERENCE', 'TPD file reference', 'claim'],
];

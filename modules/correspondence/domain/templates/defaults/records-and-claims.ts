import { documents, linesTable, linkLine, mails, regards } from './template-default.ts';

const toManager = 'Dear {{ caseManager.firstName | default: "colleague" }},';

export const recordTemplates = mails('records', [
  [
    'MedicalRecordRequest',
    'Request for medical records',
    'medicalRecord',
    'Request for records of {{ client.fullName }}, born {{ client.dateOfBirth }}',
    'Dear colleague,',
    'Please find the signed authority attached. We ask for {{ record.requestType }} within {{ record.days }} days.',
    ...regards,
  ],
  [
    'MedicalRecordReminder',
    'Reminder to the provider',
    'medicalRecord',
    'Reminder: records of {{ client.fullName }}',
    'Dear colleague,',
    'Our request of {{ record.requestedOn }} has not been answered yet. Please send the records or tell us when we can expect them.',
    ...regards,
  ],
  [
    'MedicalRecordFiles',
    'Records sent to the case manager',
    'medicalRecord',
    'Records of {{ client.fullName }}',
    toManager,
    'The records are ready:',
    linkLine,
    ...regards,
  ],
]);

export const recordDocuments = documents('records', [
  [
    'MedicalRecordConfirmationLetter',
    'Confirmation letter',
    'medicalRecord',
    'Records of {{ client.fullName }}',
    toManager,
    'We confirm that we have asked {{ record.providerName }} for {{ record.requestType }} of {{ client.fullName }}.',
    ...regards,
  ],
  [
    'LetterOfAuthority',
    'Letter of authority',
    'medicalRecord',
    'Authority to release records',
    '<h2>Authority to release medical records</h2>',
    'I, {{ client.fullName }}, born {{ client.dateOfBirth }}, authorise {{ record.providerName }} to give my medical records to {{ tenant.name }}.',
    'Signed: ______________________________',
    'Date: ______________________________',
  ],
  [
    'MedicalRequestLetter',
    'Request letter to the provider',
    'medicalRecord',
    'Request for records of {{ client.fullName }}',
    '{{ record.providerName }}<br>{{ record.providerAddress }}',
    'Dear colleague,',
    'We ask for {{ record.requestType }} of {{ client.fullName }}, born {{ client.dateOfBirth }}, within {{ record.days }} days. The signed authority is attached.',
    ...regards,
  ],
]);

export const mvaTemplates = mails('mva', [
  [
    'MvaProviderRequest',
    'Request to the treating provider',
    'mva',
    'Claim {{ mva.claimNo }}: {{ client.fullName }}',
    'Dear {{ mva.providerName }},',
    'You treat {{ client.fullName }} after the accident of {{ mva.accidentDate }}. Please send us your notes and accounts.',
    ...regards,
  ],
  [
    'MvaTreatmentPlan',
    'Treatment plan to the insurer',
    'mva',
    'Treatment plan for {{ client.fullName }}, claim {{ mva.claimNo }}',
    'Dear {{ mva.insurerName }},',
    'We ask you to approve this treatment: {{ mva.treatmentPlan }}.',
    ...regards,
  ],
  [
    'MvaInsurerOffer',
    'Offer of the insurer to the claimant',
    'mva',
    'Offer in your claim {{ mva.claimNo }}',
    'Dear {{ client.firstName }},',
    '{{ mva.insurerName }} offers {{ mva.offerAmount }} to settle your claim. Please call us before you answer.',
    ...regards,
  ],
]);

const items = { date: 'Day', description: 'Description', amount: 'Amount' };

export const mvaDocuments = documents('mva', [
  [
    'MvaFinalDisbursement',
    'Final disbursement',
    'mva',
    'Final disbursement {{ mva.claimNo }}',
    '<h2>Final disbursement</h2>',
    'Claim {{ mva.claimNo }}, {{ client.fullName }}',
    linesTable('mva.items', items),
    'Total: {{ mva.amount }}',
  ],
  [
    'MvaDemandLetter',
    'Demand letter',
    'mva',
    'Demand: claim {{ mva.claimNo }}',
    'Dear {{ mva.insurerName }},',
    'On behalf of {{ client.fullName }} we demand {{ mva.amount }} for the accident of {{ mva.accidentDate }}, payable by {{ mva.dueDate }}.',
    linesTable('mva.items', items),
    ...regards,
  ],
  [
    'MvaTerminationLetter',
    'Termination letter',
    'mva',
    'End of our work on claim {{ mva.claimNo }}',
    'Dear {{ client.firstName }},',
    'We end our work on your claim with this letter. Your papers are kept for you at our office.',
    ...regards,
  ],
  [
    'MvaLog',
    'Log',
    'mva',
    'Log of claim {{ mva.claimNo }}',
    '<h2>{{ client.fullName }}, claim {{ mva.claimNo }}</h2>',
    linesTable('mva.items', items),
  ],
  [
    'MvaLetterOfAuthority',
    'Letter of authority',
    'mva',
    'Authority in claim {{ mva.claimNo }}',
    'I, {{ client.fullName }}, born {{ client.dateOfBirth }}, authorise {{ tenant.name }} to act for me in claim {{ mva.claimNo }} with {{ mva.insurerName }}.',
    'Signed: ______________________________',
    'Date: ______________________________',
  ],
]);

export const ndisDocuments = documents('ndis', [
  [
    'NdisServiceAgreement',
    'Service agreement',
    'ndis',
    'NDIS service agreement: {{ participant.fullName }}',
    '<h2>Service agreement</h2>',
    'Between {{ tenant.name }} and {{ participant.fullName }}, NDIS number {{ participant.ndisNumber }}.',
    'The agreement holds from {{ participant.planFrom }} to {{ participant.planTo }}.',
    'Supports: {{ participant.supports }}',
    'A cancellation with less than {{ participant.noticeDays }} clear days of notice is charged in full.',
    '{{ participant.terms }}',
    'Signed: ______________________________',
  ],
  [
    'NdisParticipantReferralForm',
    'Participant referral form',
    'ndis',
    'Referral: {{ participant.fullName }}',
    '<h2>Participant referral</h2>',
    'Participant: {{ participant.fullName }}, NDIS number {{ participant.ndisNumber }}',
    'Plan: {{ participant.planFrom }} to {{ participant.planTo }}',
    'Supports asked for: {{ participant.supports }}',
  ],
]);

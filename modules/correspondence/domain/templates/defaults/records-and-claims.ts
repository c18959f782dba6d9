import { documents, linesTable, linkLine, mails, onlyIf, regards } from './template-default.ts';

const toManager = 'Dear {{ caseManager.firstName | default: "colleague" }},';

export const recordTemplates = mails('records', [
  [
    'MedicalRecordRequest',
    'Request for medical records',
    'medicalRecord',
    'Request for records of {{ client.fullName }}, born {{ client.dateOfBirth }}',
    'Dear colleague,',
    'We ask for {{ record.requestType }} within {{ record.days }} days.',
    onlyIf('record.authorityOn', 'Please find the signed authority attached.'),
    'You can upload the files here, without an account:',
    linkLine,
    ...regards,
  ],
  [
    'MedicalRecordReminder',
    'Reminder to the provider',
    'medicalRecord',
    'Reminder: records of {{ client.fullName }}',
    'Dear colleague,',
    'Our request of {{ record.requestedOn }} has not been answered yet. Please send the records or tell us when we can expect them.',
    'You can upload the files here, without an account:',
    linkLine,
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
    'We ask for {{ record.requestType }} of {{ client.fullName }}, born {{ client.dateOfBirth }}, within {{ record.days }} days.',
    onlyIf('record.authorityOn', 'The signed authority is attached.'),
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
  [
    'MvaLimitationReminder',
    'Limitation date comes near',
    'mva',
    'Claim {{ case.caseNo }}: the limitation date is {{ mva.limitationDate }}',
    'The claim of {{ client.fullName }} after the accident of {{ mva.accidentDate }} runs out on {{ mva.limitationDate }}: {{ mva.months }} months are left at most.',
    'The date is guidance. A practitioner must confirm it.',
    linkLine,
  ],
]);

export const tpdTemplates = mails('tpd', [
  [
    'TpdStatementChase',
    'Reminder of a statement',
    'tpd',
    'Statement for {{ client.fullName }}',
    'Dear {{ statement.fromName }},',
    'On {{ statement.requestedOn }} we asked you for a statement about {{ client.fullName }}. We need it by {{ statement.dueOn }}. Please send it, or tell us when we can expect it.',
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
    'Net to client: {{ mva.amount }}',
  ],
  [
    'MvaDemandLetter',
    'Demand letter',
    'mva',
    'Demand: claim {{ mva.claimNo }}',
    'Dear {{ mva.insurerName }},',
    'On behalf of {{ client.fullName }} we demand {{ mva.amount }} for the accident of {{ mva.accidentDate }}, payable by {{ mva.dueDate }}.',
    linesTable('mva.items', items),
    '{{ mva.words }}',
    ...regards,
  ],
  [
    'MvaTerminationLetter',
    'Termination letter',
    'mva',
    'End of our work on claim {{ mva.claimNo }}',
    'Dear {{ client.firstName }},',
    'We end our work on your claim as of {{ mva.terminatedOn }}. {{ mva.reason }}',
    'The limitation date of your claim is {{ mva.limitationDate }}. Please see another lawyer well before that day. Your papers are kept for you at our office.',
    ...regards,
  ],
  [
    'MvaLog',
    'Letter of guarantee (LOG)',
    'mva',
    'Letter of guarantee: {{ client.fullName }}',
    'Dear {{ mva.providerName }},',
    'In claim {{ mva.claimNo }} we guarantee the payment of this treatment of {{ client.fullName }}: {{ mva.treatmentPlan }}.',
    'Please send your accounts to us and not to the patient.',
    ...regards,
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

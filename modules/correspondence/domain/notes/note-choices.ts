/** E-073, G-097: two lists in one, what belongs to a case and what belongs to a relationship. */
export const communicationTypes = {
  phone: 'Phone',
  sms: 'SMS',
  email: 'Email',
  operatorEmail: 'Operator email',
  privateNote: 'Private note',
  unsuccessfulPhoneCall: 'Unsuccessful phone call',
  unsuccessfulFax: 'Unsuccessful fax',
  relationshipMeeting: 'Relationship meeting',
  relationshipCall: 'Relationship call',
  relationshipEmail: 'Relationship email',
  relationshipMessage: 'Relationship message',
  generalActivity: 'General activity',
} as const;

export type CommunicationType = keyof typeof communicationTypes;

/** E-074. */
export const deliveryMethods = {
  courier: 'Courier',
  expressPost: 'Express Post',
  inHouse: 'In House',
  standardPost: 'Standard Post',
  fax: 'Fax',
} as const;

/** E-075. */
export const attendancePartyTypes = {
  caseManager: 'Case manager',
  specialist: 'Specialist',
  client: 'Client',
  contractor: 'Contractor',
  staff: 'Staff',
  lender: 'Lender',
  borrower: 'Borrower',
  other: 'Other',
} as const;

/** E-124, G-009. */
export const noteVisibilities = { everyone: 'Everyone', staff: 'Staff', group: 'Group' } as const;

export type NoteVisibility = keyof typeof noteVisibilities;

/** What a letter of instruction says, and what each is called. */
export const instructionFields = {
  claimantName: 'Name of the claimant',
  dateOfBirth: 'Date of birth',
  dateOfInjury: 'Date of injury',
  claimNumber: 'Claim number',
  reference: 'Reference of the sender',
  sender: 'Who instructs: firm, insurer or company',
  contactName: 'Name of the contact person',
  contactEmail: 'Email of the contact person',
  contactPhone: 'Phone of the contact person',
  matterType: 'Type of matter',
  specialty: 'Specialty that is asked for',
  injuries: 'Injuries',
  appointment: 'Day, time and place of the appointment',
  dueDate: 'Day by which the report is due',
  questions: 'Questions to the specialist',
} as const;

export type Instruction = Partial<Record<keyof typeof instructionFields, string>>;

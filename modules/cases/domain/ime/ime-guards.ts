/** What the guards look at: the record as it is, with what the move is asked. */
export type AssessmentFacts = {
  readonly appointmentId: string | null;
  readonly specialistId: string | null;
  readonly prepaymentStatus: string | null;
  readonly prepaymentNote: string | null;
};

export const assessmentGuards = {
  hasAppointment: ({ appointmentId }: AssessmentFacts) =>
    appointmentId ? null : 'caseWithoutAppointment',
  hasSpecialist: ({ specialistId }: AssessmentFacts) =>
    specialistId ? null : 'caseWithoutSpecialist',
  /** G-130: until it is paid, or admin staff said in a note why it goes on without. */
  isPrepaid: ({ prepaymentStatus, prepaymentNote }: AssessmentFacts) =>
    prepaymentStatus === 'required' && !prepaymentNote ? 'prepaymentMissing' : null,
} as const;

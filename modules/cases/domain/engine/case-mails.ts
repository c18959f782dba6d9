/** To whom each template of a move goes. Templates that are not here are written by others. */
export const caseMails = {
  AppointmentRequested: 'bookingCm',
  AttendanceConfirmed: 'bookingCm',
  NonAttendance: 'bookingCm',
  DictationReceived: 'specialist',
  ReportDraftToSpecialist: 'specialist',
  PaperworkSentToSpecialist: 'specialist',
  ReportCorrection: 'specialist',
  ConflictQuestion: 'specialist',
  SupplementaryRequest: 'specialist',
  FileReviewRequest: 'specialist',
  RequestReceived: 'bookingCm',
  RequestCancelled: 'bookingCm',
  MedicalRecordFiles: 'everyCm',
  MvaClaimLodged: 'client',
  MvaLiabilityDecided: 'client',
  MvaDemandSent: 'client',
  MvaSettled: 'client',
  MvaTerminated: 'client',
  TpdAgreementSigned: 'client',
  TpdMedicalStatementRequest: 'named',
  TpdEmployerStatementRequest: 'named',
  TpdSubmitted: 'client',
  TpdOutcome: 'client',
  MassTortIntake: 'client',
  MassTortQualified: 'client',
  MassTortNotQualified: 'client',
  MassTortSettled: 'client',
} as const satisfies Readonly<Record<string, MailReader>>;

/** Shown among what follows from a move, and written by the handler that sends the files. */
const writtenWithFiles: readonly string[] = ['PaperworkSentToSpecialist', 'MedicalRecordFiles'];

export const isWrittenByEngine = (template: string): boolean =>
  !writtenWithFiles.includes(template);

export type CaseRecipient = 'bookingCm' | 'specialist' | 'client';

/**
 * `everyCm`: the booking CM and the other CMs, a mail each. `named`: people whom only this type of
 * case knows, as a doctor who writes a statement.
 */
export type MailReader = CaseRecipient | 'everyCm' | 'named';

export const recipientOfMail = (template: string): MailReader | null =>
  (caseMails as Readonly<Record<string, MailReader>>)[template] ?? null;

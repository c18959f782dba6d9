import type { PrintRoute } from '#documents/domain';

const record = (name: string, word: string, more: Partial<PrintRoute> = {}): PrintRoute => ({
  page: `/view/clinical-notes/${name}`,
  call: `GET /app/clinical-records/{id}/${word}`,
  needs: 'id',
  ...more,
});

const typed = (page: string, base: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([type, word]): PrintRoute => ({
    page,
    type,
    call: `GET /app/${base}/{id}/${word}`,
    needs: 'id',
  }));

const templateOfPrint: Readonly<Record<string, string>> = {
  checklist: 'AssessmentCheckList',
  consentForm: 'ConsentForm',
  appointmentConfirmationCM: 'AppointmentConfirmationLetterCM',
  appointmentConfirmationSpecialist: 'AppointmentConfirmationLetterSpecialist',
  appointmentLetterClaimant: 'AppointmentLetterClaimant',
};

const medicalRecords: readonly PrintRoute[] = [
  record('print-letter-of-confirmation', 'ConfirmationLetter'),
  record('print-loa-template', 'LOATemplate'),
  // B-264, K-081.
  record('print-medical-request', 'MedicalRequest', { printsAfterMilliseconds: 500 }),
];

const assessments = typed('/view/ime-assessment/template', 'assessments', {
  checklist: 'AssessmentCheckList',
  consentForm: 'ConsentForm',
  appointmentConfirmationCM: 'AppointmentConfirmationCM',
  appointmentConfirmationSpecialist: 'AppointmentConfirmationSpecialist',
  appointmentLetterClaimant: 'AppointmentLetterClaimant',
});

/** C-074 to C-078: the template that each printed document of an assessment is written from. */
export const assessmentPrints: readonly {
  readonly route: PrintRoute;
  readonly template: string;
}[] = assessments.map((route) => ({ route, template: templateOfPrint[route.type ?? ''] ?? '' }));

/** */
export const mvaPrints = typed('/view/mva/template', 'mva-claim', {
  finalDisbursement: 'PrintFinalDisbursement',
  demandLetter: 'PrintDemandLetter',
  terminationLetter: 'PrintTerminationLetter',
  logTemplate: 'PrintLog',
  loaTemplate: 'PrintLoa',
}).map((route) => ({
  ...route,
  sends: { insurerItemId: 'insurerItemId', treatmentPlanId: 'treatmentPlanId' },
}));

/** B-403: these two are PDFs from the start. */
const ndis = typed('/view/ndis/template', 'ndis', {
  serviceAgreement: 'ViewServiceAgreement',
  participantReferalForm: 'ViewParticipantReferalForm',
}).map((route) => ({ ...route, answers: 'pdf' as const }));

/** Documents whose records come with later issues. */
export const printsToCome: readonly PrintRoute[] = [
  ...medicalRecords,
  ...typed('/view/supplementary/print', 'supplementary', {
    printServiceRequest: 'PrintServiceRequest',
  }),
  ...ndis,
];

/** Doc 3 sections 2.1 and 7.5. */
export const casePrintRoutes: readonly PrintRoute[] = [
  ...assessments,
  ...mvaPrints,
  ...printsToCome,
];

import { DaysheetButtons } from '#booking/web';
import type { ComponentType } from 'react';
import type { DocumentControls } from './html-document.tsx';

export type PrintDocument = {
  /** `{id}` is taken from the address; so are the words of `kinds`. */
  readonly call: string;
  readonly method?: 'GET' | 'POST';
  /** Without an id the page cannot be shown; filter pages need any parameter at all. */
  readonly needs: 'id' | 'filters';
  /** Parameters of the address that are sent on, with the name that the server knows. */
  readonly query?: Readonly<Record<string, string>>;
  /** Values of `type` and the last word of the call that each stands for. */
  readonly kinds?: Readonly<Record<string, string>>;
  readonly title?: (params: URLSearchParams) => string;
  readonly printsAfterMilliseconds?: number;
  /** Floating buttons of its own; they get the parameters of the call, and how to print it. */
  readonly buttons?: ComponentType<PrintButtons>;
};

export type PrintButtons = DocumentControls & { query: Readonly<Record<string, unknown>> };

const byId = (call: string, more: Partial<PrintDocument> = {}): PrintDocument => ({
  call,
  needs: 'id',
  ...more,
});
const byFilters = (call: string, more: Partial<PrintDocument> = {}): PrintDocument => ({
  call,
  needs: 'filters',
  ...more,
});
const numbered = { query: { id: 'id', invoiceNo: 'invoiceNo' } } as const;

/** Doc 3 sections 2.1 and 7.5, R-265 to R-284: which call answers which page. */
export const printDocuments: Readonly<Record<string, PrintDocument>> = {
  '/view/clinical-notes/print-letter-of-confirmation': byId(
    '/app/clinical-records/{id}/ConfirmationLetter',
  ),
  '/view/clinical-notes/print-loa-template': byId('/app/clinical-records/{id}/LOATemplate'),
  '/view/clinical-notes/print-medical-request': byId('/app/clinical-records/{id}/MedicalRequest', {
    // B-264, K-081.
    printsAfterMilliseconds: 500,
  }),
  '/view/invoices/print-invoice': byId('/app/payments/PrintInvoice', {
    ...numbered,
    // B-265, M-116. An address without the number must not show the placeholder of the page's title.
    title: (params) => params.get('invoiceNo')?.trim() || 'Invoice',
  }),
  '/view/invoices/outstanding-statement-print': byFilters(
    '/app/payments/OutStandingStatementPrint',
  ),
  '/view/daysheet-print': byFilters('/app/appointment-sessions/daySheetPrint', {
    method: 'POST',
    query: { dId: 'specialistId', cId: 'centreId', fDate: 'fromDate', tDate: 'toDate' },
    buttons: DaysheetButtons,
  }),
  '/view/disbursement-print': byId('/app/disbursement-funding/DaySheetPrint', numbered),
  '/view/repaymentinvoice-print': byId('/app/repayment-invoices/InvoicePrint', numbered),
  '/view/repaymentinvoice-summary-print': byFilters('/app/repayment-invoices/InvoiceSummaryPrint'),
  '/view/outstanding-statement-print': byFilters(
    '/app/disbursement-funding/OutStandingStatementPrint',
  ),
  '/view/repaymentinvoice/outstanding-statement-print': byFilters(
    '/app/repayment-invoices/OutStandingStatementPrint',
  ),
  '/view/disbursement-funding/accrued-interest-statement-print': byFilters(
    '/app/disbursement-funding/AccruedInterestStatementPrint',
  ),
  '/view/ime-assessment/template': byId('/app/assessments/{id}/{kind}', {
    kinds: {
      checklist: 'AssessmentCheckList',
      consentForm: 'ConsentForm',
      appointmentConfirmationCM: 'AppointmentConfirmationCM',
      appointmentConfirmationSpecialist: 'AppointmentConfirmationSpecialist',
    },
  }),
  '/view/supplementary/print': byId('/app/supplementary/{id}/{kind}', {
    kinds: { printServiceRequest: 'PrintServiceRequest' },
  }),
  '/view/agreement-advance/print': byId('/app/funding-agreements/{kind}', {
    query: { id: 'id' },
    kinds: {
      printAdvanceRequest: 'PrintAdvanceRequest',
      printAdvancePayment: 'PrintAdvancePayment',
    },
  }),
  '/view/specialist-remittance/print': byFilters(
    '/app/specialist-remittance/PrintSpecialistWithPayment',
    {
      // B-267.
      title: (params) =>
        params.get('showProviderPayment') === 'true'
          ? 'Remittance Payment'
          : 'Remittance Scheduled Payment',
    },
  ),
  '/view/mva/template': byId('/app/mva-claim/{id}/{kind}', {
    query: { insurerItemId: 'insurerItemId', treatmentPlanId: 'treatmentPlanId' },
    kinds: {
      finalDisbursement: 'PrintFinalDisbursement',
      demandLetter: 'PrintDemandLetter',
      terminationLetter: 'PrintTerminationLetter',
      logTemplate: 'PrintLog',
      loaTemplate: 'PrintLoa',
    },
  }),
  '/view/ndis/template': byId('/app/ndis/{id}/{kind}', {
    kinds: {
      serviceAgreement: 'ViewServiceAgreement',
      participantReferalForm: 'ViewParticipantReferalForm',
    },
  }),
  '/view/specialist/template': byId('/app/specialists/{id}/{kind}', {
    query: { contractId: 'contractId' },
    kinds: { specialistAgreement: 'ViewSpecialistAgreement' },
  }),
};

/** C-335 to C-352: the parameters that name the record, the first of them without fail. */
export const previewModules = {
  assessment: { module: 'IME', ids: ['assessmentId'] },
  otquotation: { module: 'OT_QUOTATION', ids: ['otQuotationId'] },
  supplementary: { module: 'SUPP', ids: ['supplementaryId'] },
  medneg: { module: 'MN', ids: ['medNegId'] },
  mva: {
    module: 'MVA',
    ids: [
      'mvaClaimId',
      'mvaMedicalProviderId',
      'mvaMedicalTreatmentPlanId',
      'mvaInsurerOfferId',
      'insurerItemId',
    ],
  },
  medicalrecord: { module: 'MR', ids: ['medicalRecordId'] },
  repaymentInvoice: { module: 'REPAYMENT_INVOICE', ids: ['repaymentInvoiceId'] },
  disbursementFunding: { module: 'LOAN_FUNDING', ids: ['disbursementFundingId'] },
  specialist: { module: 'SPECIALIST', ids: ['specialistId'] },
} as const;

export type PreviewModule = keyof typeof previewModules;

/** E-096, in its order; "and others" leaves the list open, so ours follow. */
export const lookupCategories = {
  centreServiceType: 'Centre service type',
  campaignChannel: 'Campaign channel',
  specialty: 'Specialty',
  subSpecialty: 'Sub-specialty',
  qualification: 'Qualification',
  accreditation: 'Accreditation',
  matterType: 'Matter type',
  typeOfClaim: 'Type of claim',
  typeOfReport: 'Type of report',
  subTypeOfReport: 'Sub-type of report',
  qaStatus: 'QA status',
  greetingTitle: 'Greeting title',
  jobTitle: 'Job title',
  languages: 'Languages',
  bodyPart: 'Body part',
  sourceOfReferral: 'Source of referral',
  schemeType: 'Scheme type',
  saleType: 'Sale type',
  supportCategory: 'Support category',
  iCareCapacity: 'iCare report list: capacity',
  iCareDiagnosis: 'iCare report list: diagnosis',
  iCareLiability: 'iCare report list: liability',
  iCareTreatment: 'iCare report list: treatment',
  iCareWpi: 'iCare report list: WPI',
  iCarePsychologicalWpi: 'iCare report list: psychological WPI',
  iCareImc: 'iCare report list: IMC',
  caseNote: 'Case note',
  personType: 'Person type',
  practiceType: 'Practice type',
  productName: 'Product name',
  cancellationReason: 'Cancellation reason',
  activityType: 'Activity type',
} as const;

export type LookupCategory = keyof typeof lookupCategories;

/** Lists whose values belong under a value of another list. */
export const parentCategory: Readonly<Partial<Record<LookupCategory, LookupCategory>>> = {
  subSpecialty: 'specialty',
  subTypeOfReport: 'typeOfReport',
};

/** The features as an administrator looks for them. */
export const featureGroups: readonly { title: string; features: readonly string[] }[] = [
  {
    title: 'Cases',
    features: [
      'Assessment',
      'OT',
      'FileReview',
      'Supplementary',
      'MedicalRecord',
      'MedNeg',
      'COTELE',
      'MassTorts',
      'NDIS',
      'MVA',
      'TPD',
      'LMQ',
      'ICareClaim',
      'InsuranceClaim',
    ],
  },
  {
    title: 'Work',
    features: [
      'TimeTracking',
      'QaStatus',
      'ServiceBudget',
      'ImpairmentChecker',
      'DictationRecording',
      'MatterTypeFiltering',
      'AdHocTemplate',
      'BookingAgent',
      'InquiryCentre',
    ],
  },
  {
    title: 'Funding and payment',
    features: [
      'Disbursement',
      'DisbursementFunding',
      'FundingTransaction',
      'TransactionInvoice',
      'PayingSpecialist',
      'SpecialistAgreementTemplate',
    ],
  },
  {
    title: 'Connections',
    features: ['LegalPracticeAPI', 'CompanyPMSConfig', 'EMLIntegration', 'PowerBIReport'],
  },
  {
    title: 'Organisation',
    features: [
      'Subscription',
      'RealtimeNotification',
      'MarketingCampaign',
      'TreatmentProvider',
      'MagExtraResources',
    ],
  },
];

/** Switches without an effect yet, by name: whoever could turn or buy them is told so. */
export const featuresWithoutEffect: readonly string[] = [];

const spelt: Readonly<Record<string, string>> = {
  OT: 'Occupational therapy',
  COTELE: 'Conclave and court teleconferences',
  MedNeg: 'Medical negligence',
  MVA: 'Motor vehicle accidents (MVA)',
  TPD: 'Total and permanent disability (TPD)',
  NDIS: 'NDIS',
  LMQ: 'LMQ',
  ICareClaim: 'iCare claims',
  QaStatus: 'QA status',
  CompanyPMSConfig: 'Practice systems of companies',
  LegalPracticeAPI: 'Legal practice API',
  EMLIntegration: 'EML integration',
  PowerBIReport: 'Analytics reports',
  MagExtraResources: 'Extra resources',
};

/** `MarketingCampaign` reads "Marketing campaign". */
export const featureWords = (name: string): string => {
  if (Object.hasOwn(spelt, name)) return spelt[name] ?? name;
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
